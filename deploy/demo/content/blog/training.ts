import type { Post } from './model.ts';

export const TRAINING_POSTS: readonly Post[] = [
  {
    slug: 'stairs-are-enough',
    title: 'Stairs are enough',
    lead: 'An eight-week plan for city legs, without a gym and without a mountain.',
    topic: 'Training',
    author: 'Tom Hartley',
    cover: ['coast', 'b5', 'noon', 'cliffs'],
    tours: { ids: [4], fits: ({ days, style }) => days >= 4 && days <= 8 && style === 'trek' },
    text: `
Every winter people write to ask how they should train for a trek if the nearest hill is a multi-storey car park. I always write back: does it have stairs? Then it is all you need. A mountain is a long staircase with bad steps and a good view. Leave out the view, and you can practise it on any weekday between office and supper. This plan has taken a great many guests through walks of five to seven hours with eight hundred or a thousand metres of climbing a day. None of them was an athlete, and several told me at length how much they hate sport.
## What you are training
Three things: a heart that goes on at a moderate pace for hours, thighs that can lower your weight downhill again and again, and feet that know their boots. Strength plays a small part. Speed plays none. All of it grows in the days in between, so rest is in the plan and should be kept as strictly as the rest.
The right effort is the one at which you can still speak in sentences. If you can sing, go faster. If you can only say single words, slow down.
## Weeks one and two
Twice a week twenty minutes of stairs, up and down, at a talking pace, in ordinary shoes. Once a week an hour’s walk, brisk, on whatever there is. In addition every day: no lift. That is all. It should feel too easy.
## Weeks three and four
Twice a week thirty minutes of stairs, now with a rucksack of four kilos; bottles of water are good because you can pour them out at the top and spare your knees. Once a week two hours of walking in the boots that you are going to wear. After each session do this on the lowest step: stand on one leg, lower the other heel slowly to the floor, counting to four, and come up again. Ten times on each side. It is for going downhill, and your knees will thank you in the language of knees, which is silence.
## Weeks five and six
Twice forty minutes with six kilos. Once a week three hours with a pack, if possible with hills, otherwise add the stairs of a tower, a stadium or a station in the middle. In week six walk on two days running, Saturday and Sunday. The second day is the real training: you learn what your legs are like when they have not been asked.
- Boots and the socks belonging to them from week three
- Rucksack with what will really be in it from week five
- One day without anything after every long walk
- Pain in a joint that is still there next morning: three days off
## Week seven
The big one. Twice forty-five minutes with eight kilos, and at the weekend two long walks, four hours and five. Eat on them as you will on the trek, early and often, and notice what you like when you are tired. Most people find out that it is not the bar that they have bought twenty of.
## Week eight
Half of everything. Two gentle sessions, one walk of an hour and a half. Cut your toenails. Sleep. You cannot gain anything in the last week, you can only arrive tired.
## If you miss a week
Go on where you are; do not try to catch up. If you miss three, leave out weeks three and five. If you start only four weeks before, do weeks one, three, five and eight, and choose the easier variant of day two.
## And after that
A lady of sixty-four, from Rotterdam, where there is nothing, did this on the emergency stairs of an insurance company. On the third day of the trek, on a long climb, she walked beside me and talked about her grandchildren. Half-way up she stopped. “It is the eleventh floor,” she said, “and there is no photocopier.” Then she went on.
`,
  },
  {
    slug: 'downhill-is-the-hard-part',
    title: 'Downhill is the hard part',
    lead: 'Why knees complain, how to step, and four exercises for the kitchen.',
    topic: 'Training',
    author: 'Florian Egger',
    cover: ['alpine', 'down_3', 'noon', 'valley'],
    tours: {
      fits: ({ style, maxAltitude }) =>
        maxAltitude > 2200 && (style === 'trek' || style === 'huts' || style === 'summit'),
    },
    text: `
Up is sweat, down is pain, says a proverb in Kals, and it has been embroidered on at least one cushion. Guests are afraid of the climb. They have trained for it, they ask about it, they arrive at the top and are proud. Then come fourteen hundred metres of descent, and in the evening they go down the stairs of the hut backwards. It need not be so. Going down is a skill, and like most skills it is largely a matter of not doing certain things.
## What happens
When you go uphill the thigh shortens under load. When you go downhill it is stretched under load: it is a brake. Muscles find this far harder, and if they are not used to it they get tiny tears, which is what you feel two days later. When the brake gets tired, the force goes into the knee. So most knee pain is in truth tired thighs.
The good news is that the brake can be trained quickly. One single long descent protects you for several weeks. That is why the first big downhill of a tour hurts and the second one does not. If you can, do that first one at home.
## How to step
Short steps. Half as long as feel natural, twice as many. Put the foot down flat with the knee slightly bent, never with a stiff leg, and let the weight follow over it. Hips stay above the feet. Beginners lean back because it looks steep, and then the heel slides. Lean forward a little, as if you were going to greet someone shorter.
Look three steps ahead, not at your toes. Eyes plan, feet follow. On scree let the stones carry you: heel in, weight on it, small slides. On wet roots put the foot across, not along. On steps made for giants, turn sideways.
And be quiet. I mean this literally: whoever can be heard is hitting the ground. Walk so that the person in front does not notice you. It is the best instruction I know.
- Tighten laces at the ankle before you start going down
- Poles five to ten centimetres longer, planted ahead
- Drink at the top, as tired brains stumble
- Ten minutes’ rest after every four hundred metres, before it hurts
## Four exercises for the kitchen
First, the slow chair: sit down on a chair in four seconds, stand up in one. Fifteen times, twice a day. Second, the step down: stand on a stair on one leg, lower the other heel to touch the next stair, come up. Ten on each side. Third, the wall: back against it, thighs level, until it burns, and then as long as it takes to say the alphabet. Fourth, balance: brush your teeth on one leg, in the morning left, in the evening right. With eyes closed if you are bored.
Six weeks are sufficient. My mother does the first one while potatoes are boiling. She is seventy-eight and overtakes.
## In the evening
Put your legs up for ten minutes. Cold water helps, to the knee, in a stream, for as long as one can stand it. Walk about a bit before you go to sleep. Stretching is pleasant and makes no difference. Eat something with egg or cheese within an hour.
On the next morning the first steps will be stiff. Everyone’s are. It goes away after a quarter of an hour, and if it does not, tell the guide: there is nearly always a cable car, a bus or a farmer for a part of the way, and nobody has to be brave on holiday.
## In the end
Uphill one thinks about oneself. Downhill one finally sees where one is. When I was a boy the old guides used to say that the summit belongs to the climb, and the valley to the descent. I thought they were only slow. They were eighty, and they were quiet.
`,
  },
  {
    slug: 'breathing-walking-pace',
    title: 'The pace at which you can walk all day',
    lead: 'Most people start too fast. How to find your own speed and keep it in a group.',
    topic: 'Training',
    author: 'Pasang Sherpa',
    cover: ['alpine', 'pace_7', 'morning', 'valley'],
    tours: { fits: ({ maxAltitude, days }) => maxAltitude > 3500 && days > 5 },
    text: `
In Solukhumbu we have a word for guests in their first hour. It means popcorn. They are warm, they jump, they are all over the path. I let them. After forty minutes it gets quiet, somebody takes off a jacket, somebody asks how far it is, and then I go to the front and begin to walk. What I do then looks like nothing. Over the years some guests have asked me to explain it, and so I shall try.
## One breath
Begin with breath, not with feet. Stand still and breathe through your nose. Now walk so that this does not change. On the flat you may take four steps to a breath in and four to a breath out. As it gets steeper, three and three. Steeper, two and two. At five thousand metres, one and one, and sometimes one step, one whole breath. You never stop, you only shift gear. When you have to open your mouth, you are a gear too high.
Legs like it, because they get what they need before they ask. People who walk in bursts, fast and stop, fast and stop, cover the same ground in the same time and are tired out by noon. An engine that is always being started uses much fuel.
## The rest step
On long steep slopes we do something that looks like laziness. With each step the back leg is straightened and locked for half a second, so that the bone carries and the muscle sleeps. Then the other one. It is a tiny pause, you hardly see it, but over ten thousand steps it is an hour of rest. Try it on a staircase. You feel silly for five minutes, then you begin to feel a rhythm, and then you can go on for ever.
- Talk in sentences, or hum: it is the best instrument
- Never speed up to overtake; the path gets wider
- Take the jacket off before the climb, not in it
- Eat a little each hour, whether you want to or not
## In a group
Groups walk at the speed of shame. The fast are ashamed to be slow and the slow to be slow. A guide can change it by a simple thing: the slowest walks second, directly behind him. Not last. At the back one must run all the time to close gaps, as a snake’s tail does, and never gets a rest, because when the slow one arrives the others are just getting up. From the second place he sets the pace for everybody, and no one is waiting.
If you are strong, walk at the end. Take pictures. Help somebody with a zip. Walk with your breath and find out how slowly you can do it. For many it is the hardest exercise of the trip.
If you come with a partner, do not walk directly behind each other. One always hears the other’s breathing, and it ends in advice.
## How to practise
Choose a hill or a staircase that takes fifteen minutes. Walk it with your mouth closed. Time does not matter. The next time, again. After some weeks you are at the top sooner without having tried to be. If you live where it is flat, walk into the wind or with a heavy bag. Once a week walk for two hours at this pace without looking at a watch or a telephone, and when you come home you should feel better than before. If not, it was too fast.
## Slowly, slowly
Bistari, bistari, we say; pole, pole, they say on Kilimanjaro; piano, in the Dolomites. Every mountain people on earth has the word and says it twice. I have been above eight thousand metres a few times, with people who were much stronger than I. They used to ask why I was never out of breath. I was. I only did not start until I had it back.
`,
  },
  {
    slug: 'training-with-children',
    title: 'How to get children to walk: don’t',
    lead: 'Get them to arrive somewhere. Notes from fifteen summers with other people’s families.',
    topic: 'Training',
    author: 'Milica Knežević',
    cover: ['steppe', 'kids_8', 'morning', 'trail'],
    tours: { ids: [8], fits: ({ style }) => style === 'family' },
    text: `
A father from Vienna once asked me how many kilometres a boy of seven could manage. I said: none. Children do not walk kilometres. They go to the stream, then to the dead tree, then to the place where the lizard was, and in the evening it turns out that this was eleven kilometres. If you tell them at breakfast that it will be eleven, they have sore feet before they have put on their shoes. Everything that I have learned about walking with children comes down to this. Here are the details.
## Goals you can touch
A view is not a goal. Adults stand on a pass with shining eyes; a child sees air. Water is a goal, so are animals, caves, snow in June, a hut with pancakes, a cable on which one may hold on. Plan the day from one such thing to the next, with no more than three quarters of an hour in between. The last one must be the best.
## Somebody to follow
Children walk twice as far with other children. If you have only one, take a friend along: it is not more work but half. If that is not possible, give the child a task which is real. Carrying the map and deciding at every junction. Counting the marks. Leading the donkey. On our family weeks there is always a donkey. He is called Professor, he carries nothing that could not be carried otherwise, and he is the whole secret.
## Time
Take the time that the sign says, double it, and start early. There must be an hour for the dam. The dam is not a delay, it is the purpose of the trip, and everyone should be wet at the end of it. Lunch is eaten at half past eleven, because it is needed at half past eleven. Something sweet on every pass. Something warm in the afternoon.
- Up to five: carried or at their own pace, one hour, one stream
- Six to eight: three hours of walking, two hundred metres up
- Nine to twelve: four to five hours, five hundred metres, more than you if there is a friend
- From thirteen: what they like, provided that they may walk ahead
## What they carry
From six on each has a rucksack, and it contains: a jacket, a bottle, a snack which may be eaten at any time without asking, and one useless object that must not be commented upon. It should weigh no more than a tenth of the child. The useless object is often a stone by the end of the day. Thank them for carrying it.
Shoes matter more than with adults, since children do not say when something rubs. They just sit down. Look at their feet at every stop. Buy boots in the size of now, second-hand, because the last child has only worn them for a summer.
## The crisis
It comes at two o’clock, fifteen minutes before the hut. Do not argue, and do not say that it is not far; they know that sentence. Sit down. Drink, eat, take off the shoes. Then tell a story and stop it at the most exciting point. “I shall go on telling at the big stone.” I have got whole groups over passes with one wolf, a princess and a broken radio.
If it really is too much, turn round, cheerfully. A child who was allowed to turn back comes again next year. One who was dragged to the top will be dragged for ever.
## Bad weather
Children have no bad weather, they only have wet sleeves. Rain trousers, rubber boots in the bag, and then go out into it on purpose. Snails come out. Streams get loud. In the evening, by the stove, with cocoa, ask each one what the best thing was today. Nobody has ever said the view. The most frequent answer, in fifteen summers, in six languages, is: when Papa fell in.
`,
  },
  {
    slug: 'walking-after-sixty',
    title: 'Walking after sixty',
    lead: 'Slower hearts, wiser heads: what changes, what does not, and which tours to look for.',
    topic: 'Training',
    author: 'Elena Piras',
    cover: ['coast', 'sixty_4', 'golden', 'bay'],
    tours: { fits: ({ style }) => style === 'slow' || style === 'base' || style === 'botany' },
    text: `
A third of my guests are over sixty, and I would not swap them for anyone. They are on time. They have proper boots. They know that it can rain and that one can sit down. Nevertheless many of them write to me in a tone as if they had to apologise. Are we not too old? Shall we hold up the others? So this is the letter that I send back, a bit longer.
## What changes
The heart’s highest speed goes down by about one beat a year, and there is nothing to be done about it. You will not be fast on steep slopes any more. But walking hardly ever needs the highest speed; it needs a low one for a long time, and that can be trained until ninety. Muscles get smaller if they are not used, and larger if they are, at any age: in studies people of eighty-five have doubled their strength in three months. Balance gets worse quietly, because one stops using it. Tendons need longer to wake up. The body notices thirst later, and heat as well.
What does not change is the joy, and the eye for things. If anything, it gets better.
## What helps
Walk every day, and if it is only for half an hour. Twice a week something for the legs: stairs, slow squats holding on to the sink, standing on one foot until the kettle boils. Once a week a longer walk with a light pack, on uneven ground. Asphalt teaches nothing. Poles, yes, and properly adjusted.
See your doctor before a long trip, not to ask for permission but in order to know your numbers. Tablets for blood pressure have their own opinion about heat and height; talk about it. Take a list with you of what you take.
- Start earlier in the day, and rest at noon
- First hour slowly: tendons
- Drink by the clock, a cup every half hour
- Last hour with poles, since it is then that one stumbles
- Enough sleep is half of the training
## What to look for in a tour
Look at the metres of ascent per day rather than at the kilometres. Four to six hundred are a pleasure for most. Look for tours with a fixed house: you can take a day off without anyone having to wait. Look at the descent, which counts double. Ask how large the group is and whether there are two guides; then it can divide. And read the reviews, because people say in them how old they are.
Good beds are no luxury. If you sleep well, you walk well, and there is nothing heroic about a bunk. On the other hand do not think that tents are over. My oldest guest in a tent was eighty-one and complained only that the others went to bed so early.
## The others
You will not hold them up. In a mixed group young people race off for two hours and then have blisters. At four in the afternoon everyone is together again. I have seen it hundreds of times. What older walkers bring to a group cannot be put into the luggage of anyone else: they have seen things go wrong and turn out well, and they have stopped wanting to be admired. Twenty-five-year-olds sit down next to them in the evening and tell them what they have told nobody.
## A last word
At the end of a week in the Supramonte a gentleman of seventy-four gave me his walking book. He had written down every walk since 1961, with date, place and one word. “Rain.” “Anna.” “Lost.” “Anna.” “Cherries.” I turned to the last page. For our longest day, with six hundred metres, heat and a scramble with ropes, it said: “Ordinary.” I asked him whether it had not been special. “It was,” he said. “That is what I mean.”
`,
  },
  {
    slug: 'one-rucksack-one-weekend',
    title: 'One rucksack, one weekend: a rehearsal',
    lead: 'Two days near home, with everything you would take on the big trip. You will find three mistakes.',
    topic: 'Training',
    author: 'Ana Jurić',
    cover: ['forest', 'rehearse_5', 'morning', 'lake'],
    tours: { fits: ({ days, style }) => days >= 2 && days <= 4 && style !== 'dayTaste' },
    text: `
Actors do not meet for the first time on the evening of the première. Walkers do it all the time. New boots, new stove, new rucksack, new partner, and off to Kamchatka for two weeks. On the second day it turns out that the hip belt presses, that the stove needs another cartridge and that the partner sings in the morning. All of this could have been found out for the price of a train ticket. I ask everyone who books a longer tour with us to rehearse: one weekend, two days, one night, near home, with everything.
## The rules
Take exactly what you are going to take on the trip. Not nearly: exactly. Weigh the bag before you set out. Walk for four to five hours on the first day, sleep outside or in a simple hut, walk for three to four on the second. No going to the shop in between. If the weather is bad, all the better. It is an exercise, and nobody has to enjoy it, although most do.
## Choosing the place
An hour from home, so that you do not make an expedition of it. There should be a hill or two, a place where one may camp, and a station at both ends. In Croatia I send people from Karlovac over the Klek; in your country there will be something similar with a café at the end. Lakes are good since they show you how cold a night by the water is. Cities are surrounded by long-distance paths that nobody walks, because they are near cities.
## What to look out for
Have a notebook in your trouser pocket and write down each little annoyance at the moment it happens. In the evening it will be forgotten.
- What did I look for more than once? It is in the wrong place
- What did I not touch at all? It stays at home, except first-aid things
- Where does it press after two hours? Adjust, tape, change
- What did I want to eat, and what did I have with me?
- When did I get cold, and where on the body?
- How long does it take from waking up to walking off? Halve it
## The night
It is the most instructive part. Put the tent up in the dark once, on purpose. Cook with gloves on. Find the headlamp without a headlamp. If you wake up at three because you are cold, do not suffer, experiment: cap, socks, jacket over the bag, something to eat. Write down what helped. At four in the morning one knows more about sleeping mats than after ten tests in magazines.
Whoever snores should learn it now.
## The second morning
It shows whether you have got a rhythm. Everything is damp, nothing wants to go back into the bag, and your partner has no coffee yet. Here friendships are decided. Agree on who does what and then stick to it for the whole trip: one packs the tent, the other boils water, and nobody speaks before the second cup. Such treaties are worth more than any membrane.
## Back home
Empty the rucksack onto the floor and make three heaps. Used often. Used once. Not used. The third one goes back into the cupboard. For the second ask yourself honestly whether that once was important. Weigh again. Most people come home with two kilos less and one thing more that they had forgotten: string, nearly always.
Dry everything. Repair what is torn. Put the notebook away with the passport.
## Three mistakes
In all these years nobody has come back with fewer than three. Mine last spring were: boots half a size too small for thick socks, no spoon, and a tent pole from the other tent. I ate porridge with a tent peg and slept under a sort of sail. It was a fine weekend. A fortnight later, in the rain, on Velebit, I took out the spoon and looked at it with love.
`,
  },
];
