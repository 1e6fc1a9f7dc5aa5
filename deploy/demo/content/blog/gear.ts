import type { Post } from './model.ts';

export const GEAR_POSTS: readonly Post[] = [
  {
    slug: 'how-to-pack-9-kg-for-six-days',
    title: 'How to pack 9 kg for six days',
    lead: 'A list we weighed, item by item, on the kitchen scales in Karakol.',
    topic: 'Gear',
    author: 'Aigerim Sadykova',
    cover: ['forest', 'b1', 'morning', 'trail'],
    tours: { ids: [1], fits: ({ style, days }) => style === 'trek' && days >= 5 },
    text: `
On the morning of every trek we weigh the bags. Not to scold anybody: the horses have a limit of sixty kilos each, and it is easier to take out a second pair of jeans in the courtyard than on a pass. In nine seasons the scales have shown everything from four kilos to twenty-three. The owner of the four was cold. The owner of the twenty-three had brought a cast-iron pan. What people need for six days in the mountains between two and four thousand metres weighs nine kilos, and this is how.
## The three heavy ones
A rucksack of forty litres: 1.4 kg. A sleeping bag good to minus five: 1.1 kg. Boots are on your feet and do not count, though they should weigh no more than a kilo and a half together. If you save anywhere, save here, because nobody ever lightened a bag by cutting the handle off a toothbrush.
## What you wear
Two of everything that touches skin, one of everything that does not.
- Two shirts of thin wool: 0.3 kg
- Two pairs of underwear and three of socks, one of them only for sleeping: 0.35 kg
- Trousers to walk in, on you; light ones for camp: 0.3 kg
- Fleece: 0.35 kg
- Down jacket in its own bag: 0.4 kg
- Rain jacket and rain trousers: 0.6 kg
- Hat with a brim, woollen cap, gloves, neck tube: 0.25 kg
That is 2.5 kg, and with it you can stand in the wind at six in the morning and walk in the sun at noon. Cotton is not on the list. It takes the whole day to dry, and at four thousand metres it has no such day.
## What keeps you well
Water bottle of a litre, empty: 0.15 kg. A second one for the pass. Tablets or a small filter: 0.1 kg. Sun cream and lip balm: 0.15 kg. Sunglasses that are dark at the sides. A plaster kit with what you would use: blister plasters, tape, something for pain, something for the stomach, your own medicine in double: 0.3 kg. Toilet paper in a bag, and a second bag for afterwards, which you carry out.
## What keeps you happy
Headlamp with fresh batteries: 0.1 kg. A power bank and one cable: 0.25 kg. Soap the size of a biscuit, toothbrush, a towel that is really a large handkerchief: 0.2 kg. Sandals for fords and camp: 0.5 kg. Sit mat, which is the best sixty grams in the world. A book, if it is thin. Cards.
## Food and the rest
On a guided trek the cook carries supper. You carry lunch and what you nibble: 0.7 kg in the morning, nothing in the afternoon. Two litres of water on dry days: two kilos, and they get lighter in the right way. Poles do not count, they are in your hands. Everything together: between 8.7 and 9.2 kg on the days that I have weighed, water included.
## What we took out
The third pair of trousers. The large shampoo. The second book. A tripod that was not used. Full-size towels, six in one group. A drone, with my thanks. Hair dryers, twice. And from nearly every bag the fear of being dirty, which weighs about a kilo and a half. By the third day everyone smells of smoke, horse and sun, and nobody can tell who it is.
Leave what you do not need in a bag with us in Karakol. It will be there when you come back, and you will look at it as at the luggage of a stranger.
`,
  },
  {
    slug: 'boots-a-conversation',
    title: 'Boots: a conversation with a man who resoles them',
    lead: 'Why the half size matters, what kills a pair, and when trail shoes are the better choice.',
    topic: 'Gear',
    author: 'Florian Egger',
    cover: ['alpine', 'boots_7', 'noon', 'ridge'],
    tours: { fits: ({ style }) => style === 'trek' || style === 'scramble' },
    text: `
In the valley below our hut there is a workshop with four hundred pairs of boots in it. Alois has resoled them for thirty-six years, and he says that he can tell from a boot who wore it: the banker who walks on his heels, the girl who is afraid of stones and grips them with her toes. I went to him with a thermos and a list of questions.
## How should a boot fit?
“Like a handshake,” says Alois. “You must feel that somebody is there.” The heel must not lift when you climb, and the toes must not touch when you go down. Try boots in the afternoon, when feet are larger, with the socks that you will wear. Push your foot forward until the toes meet the front: behind the heel there should be room for one finger. Then lace up and walk down stairs, or down the ramp that good shops have. If the toes knock, take half a size more. Nobody has ever lost a toenail because of half a size too much.
Left and right feet differ in most people. Fit the larger one; fill the other with a thin insole.
## High or low?
For years the answer was high, always. Now half of our guests wear low trail shoes, and we do not send them home. On good paths, with a light pack and healthy ankles, they are more comfortable, dry faster and tire you less. A boot does two things that a shoe cannot. It protects the bone from knocks in scree, and it keeps an edge on snow and steep grass. If the tour page says scree, snow or more than ten kilos, wear boots.
- Paths and forest, day pack: trail shoes
- Several days with stones and a heavier pack: mid-height boots
- Snowfields, scrambles, long scree: stiff boots, and ask whether crampons must fit
## What kills a boot?
“The stove,” says Alois without thinking. Wet leather beside a hot stove shrinks and the glue lets go. Stuff boots with newspaper, change it after an hour, and put them where you yourself would like to sit. The second killer is the cellar. The foam in the sole ages by itself, worn or not; after seven or eight years it turns to crumbs, and it does this on the second day of your holiday. Bend an old pair hard before you leave home. If you hear a crack, it has spoken.
The third killer is love. Too much wax closes the leather, then it cannot breathe, then people say that the boot is bad. Brush, wash with water, wax thinly when it no longer darkens in the rain.
## New boots before a trip
Modern boots need less breaking in than those of our fathers, but the foot needs it. Wear them for an hour at home, then to the baker’s, then for half a day with stones in it. Two weeks are enough, two days are not. If there is a sore place after half a day there will be a wound after three. Bring them back while the soles are clean.
## Socks and laces
Wool, without a seam over the toes, and never two pairs unless you have tried it. For the way up tie the laces loosely at the ankle; for the way down tight there, so that the foot does not slide. It takes one minute at the top, and it is the minute that most people save.
## Is it worth having them resoled?
If the upper is leather and sound, yes, twice or three times. It costs a third of a new pair. Alois sets mine on the bench, turns them in the light and says that I brake with my left foot. I have always thought that I do not brake at all.
`,
  },
  {
    slug: 'what-to-wear-in-the-desert',
    title: 'Four metres of cotton: what to wear in the desert',
    lead: 'Cover up, tie loosely, shake out your shoes. Clothes for days of thirty degrees and nights of three.',
    topic: 'Gear',
    author: 'Youssef Amrani',
    cover: ['desert', 'wear_6', 'golden', 'dunes'],
    tours: { ids: [6, 2], fits: ({ land, style }) => land === 'desert' && style !== 'dayTaste' },
    text: `
Guests arrive in shorts. They have read that the desert is hot. By the second day they ask where one can buy such a shirt as mine, long to the knee and loose, and by the third they look like cousins. Heat is only one of the things that the desert does. It also burns, dries, blows and freezes, all within a day, and the right clothes answer every one of them with the same piece of cloth.
## Cover the skin
The sun takes water out of you as it does out of a melon. Skin that is covered loses less, and stays cooler than skin that is bare, as soon as there is air between you and the cloth. So: long sleeves, long trousers, wide, of thin cotton or linen. This is the one place where cotton is better than anything from a laboratory. It holds your sweat for a moment and cools you with it. Colours hardly matter. The Tuareg wear indigo, we wear blue and white, and camels wear nothing and complain.
## The scarf
A tagelmust, a chèche, a shesh: each valley has its word. Ours is four metres long. It is a hat, a filter against dust, a pillow, a rope, a sling for a sprained arm and in the evening a shawl. You lay the middle on your forehead, cross the ends behind your head and wind until there is no more. The last turn goes over nose and mouth and can be pulled down for tea. I tie it for you on the first evening. On the second you try. On the third a cameleer takes it off again without a word and does it properly.
## On the feet
Sand is soft, and between the dunes there are stones and thorns as long as a finger. Light closed shoes with a firm sole are best, one number larger than usual, since feet swell. Gaiters of thin cloth keep out the sand. In the dunes themselves take off everything and walk barefoot in the morning and evening; at noon the same sand would cook an egg. Put on sandals in camp, and shake out your shoes before you slip into them. In thirty years I have found one scorpion that way. I was glad that it was I.
- Two long shirts, two pairs of light trousers
- Scarf of four metres, which you can buy in M’Hamid for the price of lunch
- Sunglasses that close at the sides, and a cord
- Down jacket and woollen cap for the night
- Sleeping bag to zero degrees from December to February
## The night
When the sun goes, the ground gives back its warmth to the sky, because there is no cloud to hold it. In January there is ice on the bucket at M’Hamid. You need the same things as in the mountains: wool, down, a cap. Put tomorrow’s clothes into the bottom of your sleeping bag, then you get up like a human being.
## Wind
Twice or three times a winter the sand comes. You see it an hour before as a brown line. We turn the camels, unload, sit in the lee with the scarf over everything and wait. Whoever wears contact lenses should take them out and put on glasses. A bandanna over the camera, the telephone in a bag, the bag in the bag. It lasts as long as it lasts. Afterwards the air is so clear that you see the mountains a hundred kilometres away, and there is a crunch in the bread for two days.
## What to leave at home
Perfume, for the sake of the bees at the well. Leather boots. White trousers. The blue towel from the hotel. And the watch, if you can. The camels know when it is time, and they tell you at length.
`,
  },
  {
    slug: 'photographs-without-a-heavy-bag',
    title: 'Better pictures with a lighter bag',
    lead: 'One lens, one hour, one idea. A photographer’s advice after twenty winters in the north.',
    topic: 'Gear',
    author: 'Ingrid Solvang',
    cover: ['arctic', 'photo_2', 'blue', 'fjord'],
    tours: { fits: ({ style }) => style === 'photo' || style === 'daySunrise' },
    text: `
In my first winter as a guide I carried eleven kilos of camera. I have the pictures still. They are sharp, and they are all taken from the road, because I was too tired to go anywhere else. Since then I have left something at home each year, and each year the pictures have become better. This is not modesty about equipment. It is arithmetic: a picture that you walk to is worth three that you zoom to.
## One lens
Take one, and leave it on. For landscapes with people in them I use a fixed 35 mm; others like 28 or 50. After two days you see in that frame without lifting the camera, and you begin to move your feet instead of your wrist. If your camera is a telephone, you have this already: use the main lens and ignore the other two. A zoom is not a sin, but it lets you decide late, and late is when the light has gone.
## One hour
There are about forty good minutes after sunrise and forty before sunset. In the north in winter they run together into an afternoon, which is why painters moved to Lofoten. In between, put the camera away and walk. Light from above makes mountains flat and people tired. If you can choose only one end of the day, take the morning: no wind, no company, mist in the valleys, and everything good afterwards is a gift.
- Be in place half an hour before the time in the table
- Turn round once: the opposite side of the sky is often the better one
- Stay for twenty minutes after the colours have gone, since they come back
## One idea
Before you lift the camera say in half a sentence what the picture is about. “How small the tent is.” “The line of the ridge.” “His hands.” If you cannot, look on. If you can, take away everything in the frame that says something else, by stepping left, kneeling, waiting until the red jacket has passed. Most pictures fail because they are about three things.
People make a landscape larger, not smaller. Put somebody into the lower third, walking out of the light, and let them be. Backs are fine. Whoever poses on a rock with arms spread looks like everyone else who has.
## The cold
Batteries die at minus ten. Keep two spare ones next to your body and swap them round. Let the camera go cold and stay cold: the damage is done when you bring it into a warm hut and the air condenses inside. Put it into a closed bag before you go in and leave it there for an hour. Wipe snow off, do not breathe on the lens.
Tripods are useful for northern lights and stars, for the rest a rucksack on a stone will do. If you take one, take it for the whole group and share it.
## Manners
Ask people. Not with the camera already raised, but with empty hands and a greeting. If the answer is no, you have had a conversation, which is also why you came. Children only with their parents. Never sell what was given. With animals the rule is simple: if it looks at you, you are too near.
## At home
Wait a week before you look at the pictures. Then throw away nine in ten. Print three, on paper, and hang them where you drink your coffee. After a month one of them will still be interesting. That is the one you took because you had only one lens, were cold, and stayed.
`,
  },
  {
    slug: 'rain-gear-that-works',
    title: 'Dry enough: an honest look at rain gear',
    lead: 'There is no jacket that keeps you dry for eight hours. There are habits that keep you comfortable.',
    topic: 'Gear',
    author: 'Fiona MacRae',
    cover: ['forest', 'rain_3', 'mist', 'lake'],
    tours: { fits: ({ land }) => land === 'forest' || land === 'arctic' },
    text: `
I live in Fort William, where it rains on two hundred and forty days a year, and I have owned every kind of waterproof that is sold. Some cost as much as a small car. None of them has kept me dry from breakfast to supper on a real day in the hills. Once you accept that, everything becomes easier. The aim is not to be dry. The aim is to be warm, and dry enough, and still fond of each other in the evening.
## How you get wet
There are three ways: from outside, from inside and from below. From outside, rain finds the neck, the cuffs and the zip. From inside, you make half a litre of sweat an hour on a climb, and no membrane on earth lets it all out when the air is wet as well. From below, grass soaks your trousers and the trousers feed your socks. A good jacket is an answer to the first only.
## The jacket
Look for a hood that turns with your head and has a stiff brim. Look for long sleeves, a hem that covers your seat, pockets that you can reach above the hip belt, and zips under the arms: they do more for the breathing than any label. Weight is a fair measure of strength. Three hundred grams are for showers, five hundred for Scotland.
Wash it. People are afraid to, and dirt is what kills the fabric. Twice a season with the proper soap, then half an hour in the dryer at low heat so that the coating wakes up. When drops no longer roll off, spray it. A ten-year-old jacket that is looked after is drier than a new one that smells of campfire.
## Under it
Wool or a thin synthetic, no more than you need. Start the climb a little cold. If you are comfortable at the car park you will be boiled at the first gate. When rain and effort come together, I often take off a layer rather than put one on, and let the jacket be damp inside: damp and warm is a perfectly good state. The dry sweater stays in its bag until we stop.
- Dry bag inside the pack, not a cover outside it: covers fly
- Two pairs of gloves, because the first will be wet by eleven
- A cap with a brim under the hood keeps the rain off spectacles
- Gaiters for long grass, even in summer
- An umbrella, if there is no wind. You will be laughed at for five minutes and envied for five hours
## Feet
In a day of bog your feet will be wet in any boot. Change into dry socks at lunch only if you can change back, otherwise you will have two wet pairs. Rub feet with a little wool fat in the morning. It is old-fashioned and it works. In the evening dry them, air them, look at them. One sees blisters coming if one looks.
## The group
Rain makes people silent and then cross, in that order, in about ninety minutes. So stop before that. Find a wall or a wood, put up the group shelter, which is a bag for eight people and weighs half a kilo, hand round tea and something with sugar in it. It takes ten minutes. You go on with another group.
## And the good of it
Rivers are loud, colours deep, there is nobody else about. Moss lights up as if from inside. Then towards four the cloud lifts by a hand’s breadth, the sun comes in underneath, and everything that has been dripping since morning begins to shine. You do not get that in dry weather. You get it for having been there.
`,
  },
  {
    slug: 'poles-yes-or-no',
    title: 'Walking poles: when they help and when they do not',
    lead: 'A quarter of the load off your knees downhill, and a third hand in a river. Also a way to trip.',
    topic: 'Gear',
    author: 'Camille Rey',
    cover: ['alpine', 'poles_8', 'golden', 'valley'],
    tours: { fits: ({ style, maxAltitude }) => (style === 'trek' || style === 'huts') && maxAltitude > 2000 },
    text: `
Twenty years ago poles were for old people. Today you see whole groups bristling like hedgehogs on a forest road. Both are exaggerations. Poles are a tool, like a rope or a map: excellent for certain things, a nuisance for others. I lead around Mont Blanc from June to September, and this is what I tell guests on the first evening.
## What they do well
Going down, they take weight off your knees, up to a quarter of it when you plant them in front of you and lean. On a day with fourteen hundred metres of descent that is a whole elephant, if you add up the steps. Going up, they let the arms help, and they keep your back straight so that you breathe better. In rivers a pole is a third leg. On snow it is a brake and a feeler. Across your shoulders it is a rack for wet socks.
They also set a rhythm. Shy or tired walkers find it soothing, and I have seen people who were close to giving up go on for two hours because of the click.
## What they do badly
On rock where you need your hands they are in the way; strap them to the pack before the first step up, not after it. On narrow ledges they catch. On a flat track they make your arms tired for nothing. And whoever walks with poles always, every day, loses some of the balance that comes from not having them. I make everyone put them away for an hour each morning. There is some grumbling, then the ankles wake up.
## How long
Stand on level ground and hold the pole upright: your forearm should be horizontal. For long climbs shorten by five centimetres, for long descents add five to ten. Folding poles of one length are light and fine if you seldom adjust. Those with two clamps are heavier and last for ever.
The strap is not for hanging on the wrist. Put your hand through from below and bring it down so that strap and grip lie together in your palm; then you can push without clutching. On scree and in rivers take your hand out of the strap, because if the pole gets stuck you do not want to be its other end.
## How to walk with them
Uphill: plant beside your boot, not in front, and push behind you. Short steps. Downhill: plant ahead, arms soft, body over the feet. If you lean back, the poles cannot help you, and the stones will.
- Rubber tips on tarmac, on old stone paths and through villages at six in the morning
- Baskets on, even in summer: without them poles vanish into bogs
- Never lift a pole to point at something when somebody stands behind you
- In a queue on a narrow path keep the points down and close
## Must they be expensive?
No. Aluminium bends and can be bent back. Carbon is lighter and breaks at once and without warning. For guests I buy the second cheapest with metal clamps, and they come back after ten summers with stories. What matters is that they do not slip. Put your weight on them in the shop until the shop assistant looks worried.
## When they are lost
Everybody leaves a pole somewhere once in a season, leaning on a hut, under a bench, behind a boulder with a fine view. Write your number on it. Mine came home from Courmayeur by post one winter, with a bar of chocolate and a note: “She was very brave.” I still use her. She is five centimetres shorter than her sister and has a better character.
`,
  },
  {
    slug: 'sleeping-bags-without-numbers',
    title: 'Warm all night: sleeping bags without the numbers',
    lead: 'Comfort ratings were made by a copper doll. You are not one. Here is what to do instead.',
    topic: 'Gear',
    author: 'Tsering Dolma',
    cover: ['night', 'bag_1', 'night', 'meadow'],
    tours: { fits: ({ style, maxAltitude }) => maxAltitude > 3200 && style === 'trek' },
    text: `
In my village we slept under yak-wool blankets so heavy that one could not turn round without waking a sister. I was never cold. The first sleeping bag I had weighed less than one of those blankets, cost as much as the yak, and I froze in it. It took me some years to understand why. Since then I have lent bags to hundreds of guests at four and five thousand metres, and I have stopped looking at the label first.
## What the label says
The numbers come from a laboratory, where a warm copper doll lies in a cold room. “Comfort” is the temperature at which a standard woman sleeps well. “Limit” is that at which a standard man, curled up, is not quite shivering. “Extreme” means that you will probably be alive in the morning. Only the first number is for you. And the doll had supper, was not tired, and had no height to contend with. Take the comfort number, add five degrees, and you are nearer the truth.
## What makes you warm
A bag does not warm. It keeps what you bring. So bring something: eat before you sleep, something with fat; go to the toilet, since a full bladder is a radiator for the wrong purpose; do twenty sit-ups inside the bag if your feet are cold. A bottle of hot water between the thighs is better than two jackets. Put on dry socks that have not walked that day. Wear a cap. If you wear everything you own, the down is pressed flat and you are colder, so lay the jacket over the bag instead.
## What makes you cold
The ground, above all. Most people who complain about a bag have a bad mat. What insulates is the number called R on the mat; for frozen ground it should be five. Two thin mats add up. A rope, a rucksack and spare clothes under the feet help as well.
- Damp down: turn the bag inside out over the tent each morning for half an hour
- Breathing into the bag: keep nose and mouth outside, use a scarf
- A bag that is too large: fill the empty foot with tomorrow’s clothes
- A tent shut tight: frost falls from the roof on your face at five
## Down or synthetic
Down is light, packs small and lasts twenty years if it stays dry. Synthetic filling is heavier, forgives rain and costs half. In Ladakh, where it is dry, down. On a raft or in a jungle, synthetic. Ask where the down comes from; there are labels for that which mean something.
## Renting
For one trek it is sensible to rent. Look at the zip, shake the bag and hold it up against the light: there should be no empty chambers. Smell it. Bring your own sheet of silk or cotton; it adds two or three degrees and some dignity. Tell the organizer if you are always cold, or tall. There is no shame in asking for a second blanket. There is some in not asking and telling everyone about it at breakfast.
## At home
Do not keep a bag in its small sack. Hang it in the wardrobe or put it into a large pillowcase, so that the feathers remember what they are for. Wash it rarely, with soap for down, and dry it with two tennis balls until there are no lumps, which takes half a day. Then get in, in the living room, in summer, and feel how unbearably hot it is. That is how it should be. Remember it at four thousand metres, and smile.
`,
  },
];
