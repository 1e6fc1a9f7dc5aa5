import type { Post } from './model.ts';

export const SEASON_POSTS: readonly Post[] = [
  {
    slug: 'lyngen-in-april',
    title: 'Lyngen in April',
    lead: 'Twenty hours of light and soft snow: why the end of winter is the best of it.',
    topic: 'Seasons',
    author: 'Lena Hofstad',
    cover: ['arctic', 'b4', 'noon', 'fjord'],
    tours: { ids: [3], fits: ({ style }) => style === 'ski' || style === 'snowshoe' },
    text: `
When people think of skiing in the Arctic they think of darkness. In January they are right. The sun stays away from Tromsø until the twenty-first, and when it first looks over the ridge schoolchildren get a bun and the afternoon off. But winter up here has two halves, and the second has everything that the first has not. By the middle of April there are eighteen hours of daylight, by the end of it twenty-one. The snow is still down to the sea. The fjords are blue. It is minus two at night and plus five at noon. I would not swap it for any month in the Alps.
## The snow
In March there is powder on all sides and cold wind. In April the sun begins to work. South slopes freeze in the night and soften from eleven o’clock: that is corn, or firn, the kindest snow there is, on which everyone skis better than they can. North slopes keep their powder, often into May. So you have two winters on the same mountain, and the art consists in being on the right side at the right time. We begin late. There is no reason to get up at five if it does not get dark.
Avalanches do not disappear, they change their habits. What matters now is the warmth of the afternoon. By two we like to be off steep sunny slopes, and then we go across to the shady side, or into the sauna.
## The light
Nobody is prepared for the light. From eight in the evening to midnight the sun goes along the horizon as if it were looking for something. Everything is pink, then apricot, then a colour for which my grandmother had a word in Kven that means the inside of a shell. You sit on deck in a down jacket with a cup in your hand and do not want to go to bed. Bring an eye mask. Bring a second one for when you have lost it.
- First ten days of April: more powder, more wind, northern lights still possible
- Middle of April: the best mixture, and the fullest boats
- Last week of April and first of May: corn snow, warm rocks, ski in the evening at nine
## The sea
Approaching by boat is not just a pretty idea. Roads in Lyngen end where farms end, and most of the best slopes are beyond them. From the water you see the whole mountain, top to bottom, with its cracks and shadows, before you put a ski on it. You also step ashore at zero metres and feel every one of the twelve hundred. And when you come down, in the last turns, you ski towards your own kitchen.
In April cod come in to spawn. Whoever stays on board has supper by noon.
## How fit
A normal day is between nine hundred and thirteen hundred metres up, at three hundred and fifty an hour, which is a pace for talking. You should be able to ski off-piste in all kinds of snow without style and without fear. If you are not sure, come in the last week of April: corn is forgiving, and so am I.
## What is different from what you think
It is not very cold. It is not dark. There are hardly any polar bears; the nearest lives on Svalbard, and he is not interested. Coffee is free everywhere. The shop in Lyngseidet has eleven kinds of brown cheese. And at the end of the week there are always two or three who stand at the airport with goggles’ eyes, burnt noses and sand in their hair from a beach on which they lay, in the sun, on the thirtieth of April, at half past nine in the evening.
`,
  },
  {
    slug: 'larches-in-late-september',
    title: 'Ten days of gold: larches in late September',
    lead: 'From Triglav to the Rockies, where to be when the only conifer that undresses does so.',
    topic: 'Seasons',
    author: 'Maja Kovač',
    cover: ['forest', 'larch_3', 'golden', 'valley'],
    tours: { fits: ({ land }) => land === 'forest' || land === 'alpine' },
    text: `
The larch is the only conifer that takes the winter off. In spring it puts out needles so soft that one strokes them like a dog. All summer it stands among the spruces and nobody notices. Then, in the second half of September, within a few days, it turns the colour of the inside of an egg, and the whole upper edge of the forest lights up as if someone had left a lamp on. It lasts for ten days or so. After the first real frost you walk on the gold instead of under it.
## How it works
A tree that keeps its needles through the winter must protect them from drying out while its roots are in frozen ground. The larch solves it by throwing them off. Before that it takes back what is green and useful, and leaves what is yellow and was there all the time. Cold clear nights make the colour, wind ends it. Dry summers make it earlier and paler. It begins at the top, where the nights are coldest, and comes down the slope by about a hundred metres every three days. If you are too late above, go lower.
## Where
In the Julian Alps the finest larches stand around the Triglav Lakes, between 1,600 and 1,900 metres, single old trees on white limestone. Huts close at the end of September, so there is one weekend on which everything comes together: colour, open kitchens, ibex in rut below Prehodavci. Usually it is the last.
In the Engadine and Valais they stand in whole forests, and the colour comes two weeks later, about the tenth of October, with snow on the peaks above. The railway has window seats on the left.
In the Canadian Rockies it is another species, smaller and wilder, which grows only near the tree line. Larch Valley above Moraine Lake is so well known that people queue for the bus; but there are larches on every pass of that range, and on the Rockwall you have them for three days without a queue. Go between the eighteenth and the twenty-eighth.
In the Altai it is Siberian larch, and there is simply no end to it. From the Karatyurek pass in the first week of September I have seen nothing but gold to the border of Mongolia.
- Julian Alps: 20 to 30 September
- Dolomites: 5 to 20 October, around Croda da Lago and Cinque Torri
- Valais and Engadine: 5 to 20 October
- Rockies: 18 to 28 September
- Altai: 1 to 15 September
## How to walk it
Not fast. The sun is low, and what counts is backlight: arrange the day so that you walk towards it. In the morning the colour is cold, at four in the afternoon it burns. Frost at night means that the path is hard until ten and soft afterwards. Take gloves, a flask and something to sit on. Days are short; be down by six. Huts that are open have time, and the warden will sit with you, which in August he cannot.
Mushrooms are over, blueberry leaves are red, and dry grass squeaks. Most birds have left. The one you hear is the nutcracker, who is hiding the seeds of the stone pine and will forget a fifth of them. That is how forests move uphill.
## And then
One morning there is a wind from the north. You stand under a tree that has been gold for a week, and it lets go of everything at once, without a sound, straight down, as if it had been told to. It takes perhaps a minute. There is gold in your collar and in your tea. You do not move. Then it stands there, black and thin, and is a tree like any other, and already has next year’s buds.
`,
  },
  {
    slug: 'the-month-of-roses',
    title: 'The month of roses in the M’Goun valley',
    lead: 'For three weeks in May everyone gets up at four, and the whole valley smells like a wedding.',
    topic: 'Seasons',
    author: 'Youssef Amrani',
    cover: ['desert', 'roses_5', 'morning', 'mesa'],
    tours: { ids: [2], fits: ({ land, style }) => land === 'desert' && (style === 'food' || style === 'villages') },
    text: `
They say that pilgrims on the way back from Damascus lost a cutting from their saddlebags. That is how the rose came to us, a thousand years ago or three hundred, depending on who pours the tea. It is not a beautiful bush. It grows in hedges between barley fields, two metres tall, thorny and grey with dust, and was planted to keep the goats out. For eleven months nobody looks at it. Then, in the last days of April, it opens.
## Four in the morning
A Damask rose has its oil at night. When the sun gets to it, the scent goes up into the air, where it makes everyone happy and nobody rich. So the picking begins at four and is over at eight. Women do it, with one hand, with a sound like someone tearing paper very quietly. The apron is tied into a pouch. A good picker has ten kilos before breakfast, which are four thousand blossoms. In those weeks school starts at nine.
At the corner of each village there is a man with scales. He pays in cash, and the price of the day is shouted from roof to roof. By nine o’clock lorries with sacks drive down to Kelaa, and when one has passed, the road smells until the next comes.
## Four tonnes
To make one litre of oil you need four tonnes of petals. Most of it goes to France and comes back in bottles as small as a thumb. What stays here is the water. In every yard a copper still is lit, an old one from the grandmother, shaped like an onion: petals below, cold cloths on top, a thin thread of drops into a green glass. The first water is for guests and for the eyes. The second goes into cakes. The third is sprinkled on coffins and football players.
You may try. Rub a drop between your hands and wait. First it smells of soap, then of honey, then of pepper, and in the end of something that everybody recognises and cannot name.
- Picking: 28 April to about 20 May, earlier in the lower villages
- The festival at Kelaa: second weekend of May, loud, with a queen
- Quietest: the villages above Bou Tharar, a day’s walk from the road
- Price of a garland from children: ten dirhams, and wear it
## Walking in May
It is the best month for another reason. Snow lies on M’Goun, so the river is full, and in the gorge you wade to the knee in water that was ice the day before. Barley is green, walnut trees are coming out, the heat has not yet arrived. Storks stand in the poplars. We time the trip so that the last two days are among the hedges, and on the last morning those who like get up with my aunt.
Guests pick for half an hour, fill a hat and have scratches up to the elbow. Nobody laughs. My aunt empties the hat into her apron and says the same to everyone: that God will count them too.
## The other months
In June hedges are clipped. In September there are apples, in October walnuts, and the river is so low that children build dams. In January there is snow on the roofs, and one sits at the brazier and peels almonds. All of that is good. But if a guest asks me when he should come and I want him to become a friend of this valley, I say: in May, and early to bed.
In the evening, when everything has been sold and the petals that fell beside the scales lie in the dust, old men walk by and put one behind the ear. They do it without smiling. It is for the wife, they say. It must have been picked up by chance.
`,
  },
  {
    slug: 'monsoon-is-not-a-closed-door',
    title: 'The monsoon is not a closed door',
    lead: 'Where to walk in July and August when half of Asia is under water, and where the rain is the point.',
    topic: 'Seasons',
    author: 'Tsering Dolma',
    cover: ['steppe', 'monsoon_1', 'noon', 'river'],
    tours: { fits: ({ land, maxAltitude }) => (land === 'steppe' || land === 'desert') && maxAltitude > 3000 },
    text: `
Each spring the same letters arrive. We have holidays only in July, they say, and everybody tells us that it rains. Everybody is right, if one looks at a map of cities. From June to September the monsoon comes up from the sea, fills the rivers of India and Nepal, and hangs in the valleys like washing. But mountains are taller than weather. Behind the first great range the clouds have nothing left, and there lies a second Asia, dry and bright, whose summer is exactly then.
## Behind the wall
Ladakh gets less rain in a year than London in a month. From Leh you see the monsoon as a white bank over the passes to the south, on which the sun is shining. July and August are the months when roads are open, barley is green and every monastery holds its dances. The Markha valley has water to the ankle, not to the waist. It is the same in Mustang and Dolpo, north of Annapurna, where Nepal looks like Tibet; and in Hunza, where apricots are spread out on the roofs.
Then there is the centre of the continent. The Tian Shan, the Pamir and the Altai take their rain from the other side and in small portions. July is their flower month. At Song-Kul the grass is up to the stirrup and families have been on the pastures for four weeks; by the twentieth of September they will be gone.
- Ladakh and Zanskar: June to mid-September
- Upper Mustang, Dolpo: June to September
- Kyrgyz and Kazakh Tian Shan, Pamir: late June to mid-September
- Mongolian Altai: July and August
- East Java, Lombok, Flores: the dry season, May to October
## When the rain is the point
There are also places to which one should go because of it. The Western Ghats in August are a single waterfall. Every rock has moss, every moss a frog, and in certain years whole mountainsides turn violet with a flower that waits for twelve years. You walk in sandals, short stages in the morning, and in the afternoon sit on a verandah with tea that was leaf last week. The leeches are real. They cross the path like question marks; salt, long socks, and a guide who sings to them.
In the Valley of Flowers in Garhwal it drizzles for eight weeks on five hundred kinds of blossom. In Bhutan the blue poppy stands in the fog at four thousand metres and can only be seen by those who do not mind being wet. I would not send everyone. But I have seen a botanist of seventy kneel down in the mud there and take off his hat.
## What to watch
Roads are the weak point, not paths. After heavy rain slopes come down on them, and journeys that should take six hours take two days. Plan a spare day at each end and fly where you can. Choose routes that begin where the road is on the dry side. Flights into the mountains run early in the morning or not at all.
Mornings are better than afternoons everywhere. Rivers that come from glaciers rise after noon, in the dry countries as well, because it is summer up there too. Your guide will know at which hour a certain ford is a ford.
## A last argument
In October, when everything is said to be perfect, four hundred people a day cross Thorong La. In July, on the passes of Ladakh, there are perhaps ten. A woman comes out of a parachute tent with a flask. She has time. She asks where you come from, and why everyone always comes at once.
`,
  },
  {
    slug: 'winter-without-skis',
    title: 'Winter without skis',
    lead: 'Snowshoes, frozen lakes and a stove at four: six walks for the months when most people wait for spring.',
    topic: 'Seasons',
    author: 'Regula Ammann',
    cover: ['arctic', 'winter_9', 'morning', 'ridge'],
    tours: { fits: ({ style }) => style === 'snowshoe' || style === 'ski' },
    text: `
I grew up in a village in which everyone could ski except my father. He was the postman. In winter he went from farm to farm on snowshoes that he had made himself from hazel and cow gut, and he always came home in a better mood than the ski instructors. “They go up in order to come down,” he said. “I go in order to be there.” It has taken me half a life to understand that he was talking about a way of travelling.
## Why on foot
Skis want slopes, and slopes of a certain steepness slide. Snowshoes are content with woods, shoulders and valley floors, with everything that is flatter than thirty degrees, and that is precisely where it is safest and quietest. They need no technique. You strap them on, walk like a cowboy for a hundred steps, and your hips have got it. What you need is a feeling for the length of the day: two hours in the morning and two in the afternoon are plenty, and at four you want to be where the stove is.
## Six places
The Engadine between Christmas and the end of February is cold, dry and very blue. Lakes are frozen, trains run every hour, and one can walk from village to village for a week while a sledge takes the luggage.
In Abisko, under the clearest sky of Scandinavia, you go out at noon in a light like the inside of a pearl, and out again at ten in the evening for the other light. January to March.
In Svaneti the road is ploughed as far as Mestia and nobody comes. Guesthouses heat one room, and that is where everyone is. Towers wear caps. February, with time to spare at both ends.
The Bieszczady in south-eastern Poland have round hills, wolves’ tracks and huts where soup is sold through a hatch. Good for a first time, since nothing is steep.
On Lake Baikal in March you do not walk through snow at all but over glass, a metre thick and so clear that you see the stones below. Crampons on light boots, a sledge behind you, and in the night a sound like whales.
And in Hokkaido the snow is so light that you sink in to the thigh even with the largest shoes; it does not matter, because a hot spring is waiting in the wood.
- Late December to early March is the time for nearly all of them
- Two hours there, two hours back, stove at four
- Never alone on frozen lakes, and never after a thaw
## What one wears
Less than you think while walking, more than you think while standing. A thin layer, a fleece, a windproof jacket; and in the rucksack the thick down jacket, which comes out at every stop before you are cold. Two pairs of gloves. Gaiters. A thermos is not a luxury: half a litre of hot raspberry juice turns the mood of a whole group. Sunglasses, since there are two suns.
## What one hears
This is the real reason. Snow takes away everything that hums. After an hour you notice that it is not silent but that the sounds are single: a branch that lets go of its load, a tit, your own breath, the creak of leather. My father used to stop in the middle of the forest, take off his cap and stand there. As a child I thought that he was praying. I asked him once. “No,” he said. “I am delivering.”
`,
  },
  {
    slug: 'why-september-belongs-to-herders',
    title: 'Why September belongs to the herders',
    lead: 'Clear air, empty passes, full tables: the weeks in which the summer pastures come down.',
    topic: 'Seasons',
    author: 'Aigerim Sadykova',
    cover: ['steppe', 'september_2', 'golden', 'yurts'],
    tours: { ids: [8, 1, 7] },
    text: `
In the last week of August something happens to the air. One morning the far shore of Issyk-Kul, which has been a blue idea all summer, has gullies, villages, single trees. The horses have thicker coats. On the jailoo smoke goes straight up. My mother looks out and says: “It has turned.” From then on there are about four weeks, sometimes five, and if I could keep only one part of the year I would keep these.
## What is different
It hardly rains. The storms that build up on July afternoons need warm valleys, and the valleys have cooled. Days are between fifteen and twenty degrees, nights below zero, and water in the bucket has a skin. Rivers that come from the glaciers are half as high, so fords that need a horse in July can be crossed on stones. There are no flies. There are hardly any people, because schools have begun everywhere.
Snow may fall on the passes, a hand’s breadth, gone by noon. Above 3,800 metres it stays a little longer. We take gaiters and start an hour later.
## Coming down
Herders read the grass. When it turns from green to straw the families begin to pack, one valley after another, and for two weeks all paths lead down. You meet them on every stage: first the horses, then cows with their calves, sheep in a brown cloud, last a lorry with a yurt folded up on it and a grandmother on top with a samovar in her arms. You step aside and are given an apple. Or you are asked to hold a lamb.
On the evening before they leave they cook what must not be carried. If you come by chance to a jailoo on that day, and with us the chance is quite good, there is a feast. Five fingers, as we call it, because that is what you eat it with; kymyz which has become strong; a boy who sings a part of Manas and forgets the middle.
- 25 August to 10 September: warm days, families still on the pastures
- 10 to 25 September: the descent, frost, gold birches
- Until about 5 October: walnut harvest at Arslanbob, melons on the plain
## Other Septembers
It is not only here. In Tusheti in Georgia the flocks go over the Abano pass in the first half of October, and a month earlier every house makes cheese for the winter. In the Alps cows are decorated with flowers and mirrors if no animal has died in the summer, and come down through the villages on a Saturday with bells as large as buckets. In the Rif figs are drying on all roofs. In Svaneti potatoes are dug, and the neighbours come to help in turns, with the jug in the middle of the field.
Everywhere it is the same mood, if I may say so: tired, proud, a little sad and very hospitable. The work is done. The winter is not here yet. There is time for a guest.
## What to bring
A warm sleeping bag, good to minus ten. A down jacket and a cap, sun cream all the same. Dates that bend: passes can close for a day. And something for the children who go back to school on the first of September with a white ribbon and have to be fetched again on the fifth, because somebody must ride the young horse down.
## The empty place
I like to go up once more, alone, when all of them have gone. Where the yurts stood there are round yellow patches in the grass, in groups of three or four, like the feet of an enormous animal that has walked off. Crows walk about in them. It is so quiet that you hear the lake. On the first of June they will put the door frames into the same spot, to a hand’s breadth, and someone will say that the grass is good this year.
`,
  },
];
