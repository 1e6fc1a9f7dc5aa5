import type { Post } from './model.ts';

export const ROUTE_POSTS: readonly Post[] = [
  {
    slug: 'what-a-4000-m-pass-asks-of-a-beginner',
    title: 'What a 4,000 m pass asks of a beginner',
    lead: 'Less than you fear on the legs, more than you expect at night. Three guides on how they prepare people for their first high camp.',
    topic: 'Routes',
    author: 'Lena Hofstad',
    cover: ['alpine', 'blog_lead_4', 'dusk', 'clouds'],
    tours: { ids: [1, 2], fits: ({ maxAltitude, style }) => maxAltitude > 3800 && style === 'trek' },
    text: `
Less than you fear on the legs, more than you expect at night. A pass day is long but slow; it is the two nights before it that decide how you feel at the top. I have asked three guides from three ranges what they look at when somebody books a first high trek, and none of them began with fitness.
Most people who turn back do it below 3,500 metres, and rarely because of their legs. They slept badly, ate little and started fast. All three can be fixed without training.
## Sleep low, arrive slow
Ask your organizer where night one and night two are. If the difference between them is more than 500 m, look for a variant with an extra camp. On the Terskey Alatau traverse the first camp is at 2,520 m and the second at 2,600 for exactly this reason, although a strong group could walk on.
Aigerim Sadykova, who leads it, puts it like this: “The body is a slow reader. If you give it one page a night it understands everything. If you give it the whole book it closes it.” The old rule of climbing high and sleeping low is the same thought in other words. A walk above camp in the afternoon, an hour up and half an hour down, does more for your night than a pill.
If you arrive by aeroplane at 3,000 m or above, as in Leh or La Paz, the first two days belong to tea, streets and nothing else. Organizers who put a pass on day three there are not brave but careless.
## Eat before you are asked
Height takes away appetite on the very days when you burn most. Youssef Amrani carries dried figs in every pocket and hands them out without comment. “I do not ask whether you are hungry. I ask whether your hand is empty.”
- Drink before you are thirsty: three litres on the day, half of it before noon
- Eat breakfast even when you do not want it
- Keep something salty and something sweet where you can reach it without taking off the pack
- Leave alcohol for the valley, however cold the evening
## Walk at the pace of a story
On the climb itself there is one measure that works for everyone: you should be able to tell a story in whole sentences. When you begin to leave out words, slow down; when you stop talking, stop walking. Nobody has ever arrived at a pass too late because of talking.
Take small steps, smaller than feels natural, and do not pause where the path is steep but where it is flat. Ten short rests cost less than three long ones, since muscles stay warm and nobody has to start anew. Poles help on scree, and they help shy people too: they give the hands something to do.
## What a headache means
A light headache in the evening is common and usually goes with water and sleep. A headache that gets worse, with nausea or clumsy feet, is the body’s way of closing the book. Then there is only one treatment, and that is down. Good guides decide this early and do not put it to the vote. Ask beforehand how one gets down from each camp; on a well-planned route there is always an answer, and often it has four legs.
## And the legs?
They should know what 800 metres of climbing feel like. If you live in a flat place, stairs will do: forty minutes twice a week for eight weeks, with a pack. More important is that your boots have been on them.
The top itself will be windy, short and a little confusing. People hug, take the wrong picture and forget to look. So look first. You have earned exactly ten minutes, and they will be the part you remember.
`,
  },
  {
    slug: 'camping-below-volcanoes',
    title: 'Camping below volcanoes',
    lead: 'What the ground tells you at dusk, and why the best site is seldom the flattest one.',
    topic: 'Routes',
    author: 'Olga Kirilenko',
    cover: ['volcanic', 'b6', 'golden', 'plain'],
    tours: { fits: ({ style, land }) => style === 'volcano' || land === 'volcanic' },
    text: `
People ask whether I am afraid to sleep below a volcano. I tell them that I have been more afraid of a neighbour’s dog. A volcano gives notice, keeps to its own slopes and has been mapped by patient people with seismographs. What it does not do is make camping easy. In Kamchatka, on Etna, below Rinjani, the same questions come up every evening, and the ground answers most of them if you arrive before dark.
## Read the wind first
The plume over the crater is a flag. It shows which way the air moves up there, and with it which side of the mountain gets ash and gas. Camp to windward, or at least not in the line. Gas is heavier than air and collects in hollows, so the snug little bowl that would be perfect in the Alps is the one place where I never put a tent. If the grass in a dip is yellow while everything around it is green, the question is settled.
The smell of sulphur is no danger sign in itself; one smells it long before it could harm. It becomes one when it no longer bothers you. Then walk uphill and sideways.
## Look for what has rolled
Stones on a meadow came from somewhere. If they have lichen on all sides, they have been there for a century and you may lean on them. If one side is bare, or if there is a groove in the turf behind, choose another meadow. After rain the gullies carry ash like wet cement. A dry streambed of fine grey sand looks like a made bed and is the way the mountain takes out its rubbish.
- Stay fifty metres away from any channel, and above it
- Prefer a low ridge to a flat, a spur to a bowl
- Put the kitchen to leeward: ash gets into everything, and into soup first
- Anchor tents with bags of ash or snow; pegs do not hold in pumice
## Water is the rare thing
Porous ground drinks everything. On the plateau below Gorely we walk past green valleys without a drop in them and fill up at the last snow patch at two in the afternoon, because by six it has frozen shut. Let meltwater stand for an hour so that the ash sinks, pour off the upper half, then filter. Tea made from it tastes of matches and nobody has minded yet.
Hot springs are for feet and, after a talk with the guide, for the rest of you. Test with a thermometer or an egg: if the egg cooks, you would too.
## At dusk
The hour after sunset is when the mountain shows itself. Over an open vent the steam has a red belly; over a closed one it turns blue. I let everyone look for twenty minutes without a lamp, and then I tell them what the observatory said that morning. We have the number on the first page of the notebook, and we call whenever there is a signal.
If the colour of the code changes, we change the plan. In fourteen seasons I have moved camp twice in the night. Both times it was because of a bear.
## Why do it at all
Because nothing else makes time so visible. In the morning you walk over a flow from 1975 with nothing on it, then over one from 1740 with birches, and at lunch you sit on one from the age of mammoths with your back against a poplar. It is the same stone. It has only had longer to think about it. Children understand this at once; engineers need a day.
And because of the light. Ash in the air makes the longest sunsets on earth, and you have a front seat, on your side of the wind.
`,
  },
  {
    slug: 'choosing-your-first-trek',
    title: 'How to choose your first trek without regret',
    lead: 'Seven questions to answer before you look at a single picture.',
    topic: 'Routes',
    author: 'Maja Kovač',
    cover: ['forest', 'choose_1', 'morning', 'valley'],
    tours: {
      ids: [4, 8],
      fits: ({ days, style }) => days >= 4 && days <= 6 && (style === 'huts' || style === 'base' || style === 'trek'),
    },
    text: `
The most common mistake is to begin with a picture. Somebody sees a turquoise lake, books the tour that belongs to it, and finds on the second day that the lake is at the end of eleven hundred metres of stairs. There is nothing wrong with the lake. There was something wrong with the order of the questions. Here they are in the order in which I ask them.
## 1. How do you like to sleep?
Not how you could sleep, but how you like to. In a tent you are alone with the sky and with your neighbour’s snoring at half a metre. In a hut there is company, soup and a queue for the tap. From a guesthouse you come back each day to your own door. All three are fine. One of them is you. If you do not know, take a walk from a fixed house first: an unpacked suitcase forgives a lot.
## 2. What is your longest day so far?
Think of the last time you were out for six hours, with breaks. How was the day after? If the honest answer is “never” or “awful”, look for tours whose longest stage is five hours, and read what the page says about metres of ascent rather than kilometres. Three hundred metres up an hour is a good pace for most people. A day with nine hundred metres is therefore three hours of uphill and no tragedy; a day with sixteen hundred is another sport.
## 3. Who carries?
A day pack of six kilos lets you look around. A rucksack of fourteen lets you look at your boots. On most guided treks a mule, a van or a cable car takes the rest, and it is worth its price. Carrying everything yourself is a pleasure that one should choose, not one that should happen.
## 4. What frightens you a little?
Narrow ledges, deep water, dogs, strangers at breakfast. Everybody has something. Write to the organizer and name it. The answer tells you a great deal, both about the route and about the person who will lead you along it. “There is one airy place on day three, it takes four minutes and I hold your pack” is what you want to hear.
## 5. How high?
Up to 2,500 metres nobody needs to think about altitude. Between that and 3,500 one sleeps a little worse. Above it, time is part of the equipment. For a first trek the lower half of the world is quite large enough.
## 6. When can you really go?
June in the Alps means snow on the passes, July in Morocco means forty degrees. A trek that fits your holiday badly will be worse than a less famous one that fits. Each tour page names its season; believe the month that the guide would choose.
## 7. With whom?
Groups of ten have a middle in which one can hide. Groups of four do not. If you travel alone, a group of six to eight is the kindest. If you come with a friend who walks faster, talk about it before you book, not on the first climb.
## And then the picture
Now look at pictures as long as you like, among the tours that are left. There will be six or seven, and all of them will be right. Choose the one whose food sounds best. That is not a joke. You will eat three times a day, and you will see the lake once.
One more thing: leave a day free at the end. Not for the mountain, which will be fine without you, but for yourself. The best hour of a first trek comes on the morning after, when you wake up with nothing to climb and find that you would rather like to.
`,
  },
  {
    slug: 'levadas-a-short-guide',
    title: 'Levadas: how to walk along a river that somebody built',
    lead: 'Two thousand kilometres of water channels make Madeira the most level steep island in the world.',
    topic: 'Routes',
    author: 'Rui Carvalho',
    cover: ['coast', 'levada_2', 'golden', 'cliffs'],
    tours: { ids: [4], fits: ({ land, style }) => land === 'coast' && (style === 'base' || style === 'trek') },
    text: `
When the first settlers came to Madeira they found forest on the north side, which drips all year, and sun on the south side, which bears sugar and wine. Nature had put the water in the wrong place. So they began to carry it across, in channels no wider than a doorstep, cut into cliffs by men who hung from ropes in baskets. They have not stopped for five hundred years. That is what a levada is: an argument with geography, won slowly.
## Why they are good to walk
A channel must fall, but only just, or the water would tear it apart. Two or three metres in a kilometre is usual. The keeper’s path beside it is therefore practically flat, and it goes where no road would ever go, through laurel forest, behind waterfalls, along walls of fern. You can spend a day in wild mountains without climbing more than a staircase.
You should, however, be at peace with edges. Some paths are a metre wide, some are the width of the wall itself. Everywhere on the walks that we offer there is a cable on the open side. If you know that such places spoil your day, tell the guide; every valley has a second levada that runs further from the drop.
## The keeper
Each channel has a levadeiro. He clears leaves and stones, and he opens and shuts the small gates that give every field its turn. Turns are counted in hours and inherited like houses. My uncle had water from a quarter past two to ten to four each ninth night, and he got up for it all his life. If you meet a man with a hoe on the wall, step aside to the mountain side, say bom dia, and do not touch the gates. People have stopped speaking to one another for less.
## What you see on the way
- Til and vinhático, laurels older than any church on the island
- Firecrests the size of a walnut, best heard at junctions of two streams
- Liverworts on the inner wall, which are my own weakness
- Trout in the channel, who got in as children and cannot turn round
- Clouds from above, then from inside, then from below, all before lunch
## Tunnels
Where a ridge was in the way they went through it. Some tunnels are twenty metres long, one on the way to Caldeirão do Inferno takes a quarter of an hour. You need a lamp on your head, not a telephone in your hand, because one hand belongs to the wall. The ceiling was cut for men of one metre sixty. Whoever is taller learns humility at the first rib of rock.
## When to go
There is no closed season. In winter the falls are full and the days short; in April the lily-of-the-valley trees flower; August is the driest month and the fullest. Start early in any case. The first bus reaches the famous trailheads at half past nine, and at seven you have the forest to yourself with the light coming in sideways.
After heavy rain stay away for a day. Stones loosen, and a small landslip that would be nothing on a broad path is a full stop on a narrow one. The forest service publishes closures every morning and means them.
## One small thing to do
Drop a leaf into the channel when you start. Walk at an easy pace and it will keep you company, sometimes ahead, sometimes stuck behind a twig until the next one frees it. After two hours you will be talking to it. Everybody does, and the levada has heard it all before.
`,
  },
  {
    slug: 'walking-the-ha-giang-loop',
    title: 'The Hà Giang loop without an engine',
    lead: 'The old trading paths run one valley away from the road. It takes seven days, and you are asked in at every one.',
    topic: 'Routes',
    author: 'Lý Thị Mai',
    cover: ['jungle', 'loop_3', 'golden', 'terraces'],
    tours: { ids: [5], fits: ({ land, style }) => land === 'jungle' && (style === 'villages' || style === 'trek') },
    text: `
I grew up beside the loop. When I was small there were perhaps ten motorbikes a day, and we ran out to see each of them. Now there are hundreds, in convoys with music, and nobody runs out any more. The riders see the plateau as one sees a film from the back of the cinema. They are happy, I think. But they ride past my mother’s house in one minute, and on foot you need an hour, because you are asked in.
## What was there before the road
The road over Mã Pí Lèng was opened in 1965. Before that, salt, opium, cloth and brides went along stone paths from market to market. A market was held every sixth day in each place, and families walked through the night to be there at dawn. The paths are still good. They are as wide as a loaded horse, laid with flat stones where it is steep, and they take the short line that legs prefer, not the long one that engines need.
For our walk we have joined seven of these old stages. You come close to the road twice a day, hear it for ten minutes and lose it again behind the next cone of limestone.
## The days
From the pass at Quản Bạ down to Lùng Tám, where hemp becomes cloth. Over a low saddle to Du Già with its waterfall. Then two days through what we call stone country, where maize is planted in handfuls of earth that somebody carried up. On the fifth day there is the market at Mèo Vạc, and after it the stairs up to Mã Pí Lèng and the long way down to the river, which is green as a grasshopper. The sixth goes to Lũng Cú and the flag; the seventh home.
- The longest stage has seventeen kilometres and about nine hundred metres up
- Nights are in seven houses of four peoples: Tày, Dao, Hmong and Lô Lô
- A jeep carries the bags and knows the short cut if somebody’s knee wishes one
## At the table
You will be given the good stool and the piece with the most fat. Take both. If you do not eat meat, say so before the chicken is caught, not after. Corn wine is poured into a cup that goes round; turn it upside down over your palm when you have had enough, and nobody is hurt. At the second house you will know the first three toasts, at the fourth you will sing something, because everyone has.
Bring pictures of your family on paper. A telephone is looked at and given back. Paper is kept, and when I pass in winter I am asked how the lady with the two dogs is.
## Markets
Do not come to the market at ten. At ten it is for visitors. Come at six, in the fog, when buffalo are being judged by the set of their shoulders and girls are buying ribbon while pretending to buy soap. Ask before you photograph faces; animals do not mind. Buy something that is used: a knife from the smith, thread, honey. The embroidered bags that hang at the entrance come from a factory, and so do those at the exit.
## When to walk
October, when buckwheat flowers pink on every ledge. March, for plum and pear blossom, with cold evenings. From May to August the paths are streams, and I stay at home and sew. In December there may be frost on the pass, and the sun is so low that the stones cast shadows like people.
You will be slower than you planned. That is not a fault of the path. It is how a guest travels here, and I have not found a better way.
`,
  },
  {
    slug: 'hut-to-hut-for-the-first-time',
    title: 'Hut to hut for the first time',
    lead: 'Slippers, half board, one tap: the unwritten rules of mountain huts from the Stubai to the Tatra.',
    topic: 'Routes',
    author: 'Katharina Moser',
    cover: ['alpine', 'huts_5', 'noon', 'hut'],
    tours: { fits: ({ style }) => style === 'huts' },
    text: `
A mountain hut is not a hotel with worse beds. It is a ship that stays where it is. There is a captain, there are watches, water is counted, and in a storm everyone lends a hand. If you understand that, the rest explains itself. Since nobody tells you, here is the rest.
## Arriving
Arrive before five. Supper is cooked for those who are expected, and from six o’clock wardens begin to look at the slope with binoculars. Boots stay in the boot room, poles and crampons too; take a pair of hut slippers or bring light shoes. Then go and say good evening at the counter, before the shower, before the beer. The warden will look you up in the book, name your room and tell you when supper is. In Austria it is half past six, in Switzerland six sharp, in Italy later and longer.
If you cannot come, call. An empty reserved bed means that somebody else was sent down, and it may mean that people go out to look for you.
## Beds
Dormitories have four to twenty places. You need a sheet sleeping bag, by rule and by kindness to whoever washes the blankets on a mountain without a stream. Put what you need for the night on the bed before supper, because at ten the light goes out and a headlamp in a dormitory is an act of war. Pack in the evening. Plastic bags are the loudest thing ever invented, and they are opened at five in the morning by people who could have used cotton.
- Earplugs, two pairs, one to give away
- A small towel and soap; hot water, if there is any, costs a coin
- Cash: many huts have no line for cards when there is fog
- Your alpine club card, which saves you the price of supper over three nights
## Food
Half board is the right choice nearly everywhere. You get soup, a main dish, something sweet, and breakfast with bread that came up by cable, helicopter or back. Vegetarians should say so when booking. Bring your own fruit. It is good manners to carry down your rubbish and bad manners to ask for a dustbin.
Order the local thing once: Kaiserschmarrn, polenta, žlikrofi, bryndza dumplings. Portions assume that you have done eleven hundred metres. One pan of Kaiserschmarrn is for two people whatever you think.
## The hut book
Write down where you come from and where you go next. It looks like a visitors’ album and it is a life line. When somebody is missed it is the first thing that the rescue service asks for. Write legibly, and write where you really go, not where you would have gone in better weather.
## Evenings
There are no screens, and in the best huts there is no signal. People play cards, study the map for the fourth time and speak with strangers, which is the real reason for going. Ask the warden about tomorrow. He has seen the weather come over that ridge for thirty summers, and if he says “rather early” then set your alarm for five.
Tables are shared. In the Dolomites I once sat beside a surgeon, a shepherd and a girl of nine who beat us all at briscola; in the Tatra beside a porter who had carried up our beer, eighty kilos of it, that afternoon. None of them would have had a reason to talk to me in the valley.
## Leaving
Fold the blankets so that the word for feet is at the feet. Pay in the evening. Sweep your corner if you brought half the path in. And on the way out tap the door frame, as old guides do. I have never found out why. I have never left it out.
`,
  },
  {
    slug: 'four-coasts-for-slow-walkers',
    title: 'Four coasts for people who like to stop',
    lead: 'Alentejo, Lycia, Connemara, Tasmania: sea on one side and time on the other.',
    topic: 'Routes',
    author: 'Inês Duarte',
    cover: ['coast', 'slowcoast_4', 'dusk', 'bay'],
    tours: { fits: ({ land, style }) => land === 'coast' && style !== 'cruise' },
    text: `
Coast paths are for people who like to stop. There is no summit to reach before the clouds come, no pass that closes. The sea is always there, on the same side, doing something. You cannot miss it, so you may as well sit down. I have walked this way for twenty years, mostly in company and mostly slower than the signposts say. These four I would walk again tomorrow.
## Alentejo: storks on the rocks
The Fishermen’s Trail was never made. It was worn, by men with rods and buckets, and it still goes where the bites are. The ground is sand, which doubles every distance and halves every hurry. White storks nest on stacks in the surf, the only ones in the world that do, and from above you look straight into the family.
Walk from north to south, so that the wind pushes. Fifteen kilometres are a full day. In Almograve there is a café whose owner counts walkers with chalk, and the record stands at forty. Go in March for flowers or in October for warm water. In August the dunes are an oven.
## Lycia: tombs and oranges
In southern Turkey the mountain falls into the sea so steeply that the path has to make up its mind every few minutes. It goes through pine, past a sarcophagus, through somebody’s goats, past another sarcophagus. On the second day you stop photographing them. On the third you have lunch on one.
The finest stretch is from Kabak to Gey, high on a shelf with nothing beneath your left boot but blue. Villages give you a bed and a breakfast with eleven small plates. In spring oranges and snow are in the same picture. The red and white marks were painted by one person with a donkey, and here and there you notice that the donkey chose.
- Start by seven and rest from twelve to three
- Carry two litres: cisterns are marked on the map but not all are clean
- Learn to say kolay gelsin, may it come easy, to anyone who is working
## Connemara: weather as company
Nobody goes to the west of Ireland for a tan. You go because the light changes so often that you see forty landscapes a day without moving. The path around Killary goes along the only fjord of the country past mussel rafts and famine walls. The strand to Omey is a road that exists twice a day for four hours; stand in the middle, and listen to it come back.
Boots must be waterproof, and so must your mood. In the evening there is a pub, and in the pub there is a fiddle, and somebody will ask where you walked and then tell you a better way.
## Tasmania: the organ at the end
The last stage to Cape Pillar is made of planks, so that no boot touches the ground, and after two hours on them in the heath you come out upon columns of rock three hundred metres tall. There are benches with stories written on them, one of which is about a shipwreck and one about a lunch. Wombats come out at five. Go in February; bring a hat, a fleece, a rain jacket and sun cream, and expect to wear all of them before noon.
## How to be slow
It is harder than it sounds. We are used to arriving. Three things help: leave the watch in the pack, swim whenever it is possible even if it is cold, and let somebody else decide where lunch is. By the third day you notice that you no longer look ahead for the next headland. You look at the one you are on, and the sea looks at you.
`,
  },
];
