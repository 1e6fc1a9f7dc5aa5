import type { Post } from './model.ts';

export const SAFETY_POSTS: readonly Post[] = [
  {
    slug: 'reading-clouds-before-lunch',
    title: 'Reading clouds before lunch',
    lead: 'Four shapes that mean turn around, and three that look worse than they are.',
    topic: 'Safety',
    author: 'Giorgi Beridze',
    cover: ['desert', 'b3', 'golden', 'mesa'],
    tours: { ids: [7, 1], fits: ({ maxAltitude, style }) => maxAltitude > 2500 && style === 'trek' },
    text: `
My grandmother never looked at a forecast. She looked at Ushba. If there was a cap on the south summit at eight, hay was brought in before eleven. I have three applications on my telephone now, and they are very good for tomorrow. For the next four hours I still look at Ushba. In the mountains weather is made on the spot, and clouds are its handwriting. You need to be able to read about seven letters.
## Four that mean turn around
The first is the tower. On a fine morning small white heaps appear over the ridges at ten. That is normal. If at eleven one of them is taller than it is wide, and its top looks like cauliflower with sharp edges, it is growing faster than you are walking. When the top goes soft and spreads out like an anvil, you have half an hour or less. Leave ridges and summits before the anvil, not after the first thunder.
The second is the cap: a smooth lens over a summit that stays put while everything else moves. It shows strong wind up there and moist air coming. One cap on the highest mountain is a warning for this evening; caps on all of them are a warning for now.
The third is the lid. High, thin veils come from the west, the sun gets a ring, shadows go pale. It takes six to ten hours. You will still have your lunch dry, but not your supper, and not tomorrow’s pass.
The fourth is the river of fog that comes up the valley against the slope at midday. It does no harm by itself. But in a quarter of an hour you cannot see the next mark, and if you are on pathless ground you ought to know exactly where you are before it arrives.
- Towers before noon: be down by one
- Caps: no ridges
- Ring around the sun: change tomorrow’s plan today
- Valley fog: stop, note the place, go on only along a clear path
## Three that look worse than they are
Red sky in the morning often means only that there is dust in the air. Watch what comes after it. A grey ceiling without texture, on a cool day, can hang there until evening and not lose a drop; it is excellent walking weather. And the single black cloud with a curtain of rain under it, moving sideways over the next valley, is a shower that belongs to somebody else.
## When it has caught you
If you count less than thirty seconds between lightning and thunder, it is near. Leave the ridge, the lone tree, the wire fence, the metal cross. Go down into a hollow that is not a streambed, sit on your rucksack with your feet together and keep a few metres from each other. It is uncomfortable and it feels silly, and it lasts twenty minutes. Caves are good only if they are deep. Put the poles down somewhere else.
If you are in forest, stay in it, away from the tallest trees. If you are at the pass and the other side is shorter, take the other side. Nobody is safer because of having turned back on principle.
## The real rule
Storms in mountains are an afternoon business. Whoever starts at six, is on top by eleven and down at two has met very few of them. So the best instrument for predicting the weather is an alarm clock. I know that you are on holiday. You may sleep on the grass at three, with the thunder on the far side of the valley, where you can enjoy it.
`,
  },
  {
    slug: 'how-to-turn-round',
    title: 'How to turn round',
    lead: 'The decision is easy. Saying it aloud is hard. Some sentences that help.',
    topic: 'Safety',
    author: 'Lena Hofstad',
    cover: ['arctic', 'turn_5', 'mist', 'ridge'],
    tours: { ids: [3], fits: ({ style }) => style === 'ski' || style === 'summit' || style === 'scramble' },
    text: `
I am known for turning round early. It is not a very heroic thing to be known for, but it has filled my boat for years with people who would like to come home. Guests sometimes ask what I see that makes me stop. Mostly I see what they see. The difference is that I have practised saying it.
## Why it is hard
Nobody walks into danger with eyes open. We are led there by four quiet friends. The first is the plan: it has been on the wall since January. The second is the price, of the flight, of the guide. The third is the others, who all look so confident; each of them is thinking the same about you. The fourth is the last hundred metres, which are always said to be easy.
Researchers have names for all this. I find it simpler to remember that the mountain does not know what day it is. It has no idea that you must go home on Sunday.
## Decide in the warm
Good decisions are made at the table. Before we leave the boat we agree on three things and write them on the chart: a time at which we turn wherever we are, a sign that changes the plan, such as fresh cracks in the snow or wind from the north-west, and a person who may say stop without giving reasons. The last is the most important. Usually it is the least experienced one. If somebody who knows nothing has a bad feeling, it is because something in the group has changed.
When the moment comes, nothing has to be discussed. It is two o’clock. We said two. We turn.
## Sentences that help
Most people know when it is time and do not know how to say it. Learn one of these by heart.
- “I am no longer having a good day.”
- “What would have to be different for us to turn round now?”
- “If we read about this tomorrow, what would we think of them?”
- “I would like to be the one who spoils it.”
The third is the strongest. It takes you out of the slope and puts you behind a newspaper. I have heard grown men go quiet at it.
## How to do it
Say it once, clearly, and then say the next step: “We go down to the two birches and have tea.” People need to be given something to do. Do not apologise at length, and do not begin to defend the decision against arguments that no one has made. Let the disappointed one be disappointed. He will carry it as far as the tea.
Go back in the same order in which you came, with the same care. More accidents happen on the way down than up, and more after a retreat than after a summit, because the tension is gone. I walk last then, and count.
## What you get for it
There is a particular light on a day that one has given up. Nothing has to be achieved any longer. Last April we turned two hundred metres below Store Kjostind. The wind had made a slab of the upper slope, you could hear it. We were quite cross. On the way down, in the birches, we found willow grouse, eleven of them, sitting in the snow like loaves, and watched them for an hour with cold bottoms. On the summit we should have had four minutes.
I have never met anyone who years later regretted having turned round. I have met some who could not be asked.
`,
  },
  {
    slug: 'crossing-rivers-on-foot',
    title: 'Crossing rivers on foot',
    lead: 'Early, wide, facing upstream, boots on. And the five minutes in which to say no.',
    topic: 'Safety',
    author: 'Sigrún Jónsdóttir',
    cover: ['volcanic', 'river_2', 'morning', 'plain'],
    tours: { fits: ({ land, style }) => (land === 'volcanic' || land === 'steppe') && style === 'trek' },
    text: `
In Iceland bridges are an opinion. The river under them was somewhere else ten years ago and will be somewhere else again. So we wade, two or three times on an ordinary day, and I have come to think that a ford is the most honest place on a trek. It takes three minutes. You get cold feet, you hold on to one another, and everyone is friends on the far side. It is also, with lightning and driving, the thing that I take most seriously.
## Choose the hour
A river that comes from a glacier has a tide. It is lowest at six in the morning and highest in the late afternoon, and on a warm day the difference may be knee to hip. Camp on the near side and cross before breakfast, rather than the other way round. Rain works faster: after a night of it wait, go round or go elsewhere.
## Choose the place
Narrow looks tempting and is deep. Go where the river is widest, best where it splits into several arms, since each takes a share of the water. Look for small even waves, which mean gravel. Smooth dark water is deep. White water means boulders. On bends the current has dug out the outer side. Look also at what is below: if you fell here, where would you end up? Gravel bank, good. Rapids, fence, fallen tree, another place.
Throw a stone. If it goes plop and you hear it rolling along the bottom, the current is moving stones, and it would move you. If you throw a stick and cannot keep up with it at a walk, stay.
- Up to the knee: one by one with poles
- Up to mid-thigh: together, in a line or a ring
- Above that: no
## Get ready
Boots or sandals, never barefoot: a bruised toe in the middle of a river is the beginning of a long story. Take off trousers, they drag like sails. Open the belt and the chest strap of the pack, so that you can get out of it. Telephone and down jacket go into the dry bag, at the top. Then eat something. Cold hands are hungry hands.
## Cross
Face upstream, lean into the current, poles in front of you as a third leg. Move one thing at a time: pole, foot, foot. Shuffle, do not step. Do not look at the water near you, it makes you giddy, look at the far bank and a bit upstream. Go slightly down with the current rather than against it.
In a group we stand in a row, the strongest upstream, arms through the straps of the neighbour’s pack, and walk across side by side with the current along the row. It looks like a country dance. Light people stand in the middle. Somebody calls the steps, because everyone forgets how to walk.
## If you fall
On your back, feet downstream, pack off, arms as rudders, and work towards the bank. Do not try to stand up in fast water above the knee, feet can get caught. Your friends run down the bank, they do not jump in.
## After it
Dry feet, rub them, socks on, move. It takes a quarter of an hour until toes return. This is when chocolate is handed round and somebody says that it was not so bad.
And if it was? Then it should have been a no. One has five minutes on the bank in which to say so, and I watch faces more than water in those minutes. In all my years nobody has been cross at a detour of two hours by the evening. By then they call it the valley nobody else has seen.
`,
  },
  {
    slug: 'blisters-and-other-small-enemies',
    title: 'Blisters, and other small enemies',
    lead: 'Ninety per cent of what ends a walk early is smaller than a coin. A nurse’s pocket guide.',
    topic: 'Safety',
    author: 'Marta Gąsienica',
    cover: ['forest', 'blister_4', 'morning', 'trail'],
    tours: { fits: ({ days, style }) => days >= 5 && (style === 'trek' || style === 'huts') },
    text: `
Before I became a guide I was a nurse on a ward, and I thought that mountains would be about broken legs. In twelve years I have splinted two. I have treated blisters on something like nine hundred feet. What ends a walk is hardly ever large. It is a heel, a stomach, a scalp, and it began two hours earlier, when it would have been easy.
## The hot place
A blister announces itself. First there is a spot that is a little warm. Everybody notices it, and everybody thinks: at the next stop. Stop now. It takes four minutes. Take off the shoe, let the skin dry, and put tape over the place, wide and without folds, round corners, a hand’s breadth in every direction. Not a plaster, tape. Then look for the reason: a crease in the sock, a lace too loose, a grain of sand. If you take away the reason, the spot is forgotten by evening.
## The blister
If it is there already and small, leave it closed. Cut a ring of felt or foam so that the pressure goes around it, and tape over that. If it is large and tight, it will open by itself at the worst moment, so open it cleanly: wash, disinfect, prick at the lower edge in two places with a needle from its wrapper, press out gently, leave the roof on. Dry dressing, tape. In the evening take everything off and let air get to it. The gel plasters from the chemist’s are fine, but once they are on they must stay on for days; people tear them off with the skin.
- Tape, wide, the kind for sport: one whole roll
- Felt or foam, needle in wrapper, disinfectant
- Thin liner socks for those who always get them
- Foot powder or a little wool fat in the morning
## Stomachs
On every longer trip one in five has a bad day. It is hardly ever the food that looked dangerous and nearly always hands. Wash them, or use gel, before you eat, also when you are only sharing nuts: better, tip nuts into other people’s palms. If it has happened, drink: a litre of water, half a teaspoon of salt, six of sugar, in small sips. Rice, bananas, black tea. Blood, fever or two days of it, and we go to see a doctor. What stops everything at once is for buses, not for tents.
## Sun and wind
The sun at three thousand metres is a third stronger, on snow nearly double. Forgotten places: ears, the parting of your hair, under the nose, backs of the knees. Lips need their own stick. If your eyes hurt at night as if there were sand in them, you have been snow-blind; cold cloths, darkness, a day indoors, and better glasses next time.
## Ticks, nettles, dogs
Long trousers in high grass, and look at each other in the evening like monkeys, with humour. Take out a tick straight, with tweezers, without oil. Note the day. A ring that grows around the bite in the weeks after belongs to a doctor. With dogs, stop, look to the side, pick up a stone or act as if: in half of the world that is a word they know.
## The head
The last small enemy is impatience. It makes people skip the stop, the sip, the sun cream. I have a rule for groups: the one who says “just a moment” is thanked. Aloud. After a day of this, everybody looks after his heel. I could have saved myself years on the ward with that sentence.
`,
  },
  {
    slug: 'what-a-good-guide-does',
    title: 'Nine things a good guide does before you notice',
    lead: 'How to tell, from a first e-mail and a first hour, that you are in good hands.',
    topic: 'Safety',
    author: 'Youssef Amrani',
    cover: ['desert', 'guide_9', 'morning', 'dunes'],
    tours: { ids: [2, 6, 1] },
    text: `
When I was fourteen my father let me lead the camels for the first time. In the evening I asked how I had been. He said: “Nobody spoke about you.” It took me years to see that this was praise. Good guiding is mostly invisible. But guests who choose from a screen need something to go by, so I have tried to write down what can be seen if one knows where to look.
## Before you book
First, a good guide asks. Not only whether you are fit, everybody says yes, but what you did last summer and how you felt after it. If the reply to your message contains a question mark, it is a good sign.
Second, he says what is difficult. Each route has an unpleasant hour. If the description has none, somebody has left it out.
Third, he can name the second plan. “And if it rains?” should get an answer with place names in it.
## On the first morning
Fourth, she looks at your feet before she looks at your face. Boots tell more than passports. She also lifts your rucksack as if to help you with it, and now knows what it weighs.
Fifth, she walks slowly. The first hour of a good guide is so slow that the strong ones look at each other. It is not for the weak. It is so that she can see all of you, one after another, without turning round.
- Who stops talking first
- Who drinks, and who carries water for show
- Who walks close behind whom, and who needs to be alone
- Whose laces are done up twice
## On the way
Sixth, he counts. At every gate, after each wood, before and after a river. You will not hear it. Youngest first is how I do it.
Seventh, he eats with you and sleeps near you. I distrust a guide who has his own table. If the mattress is thin, he should know it with his own back.
Eighth, he knows people. In each village somebody calls out a name, and it is not the name of the company. This is your insurance. When something goes wrong in the mountains, help does not come from an office; it comes from a cousin with a mule.
Ninth, he says “I do not know”. About the age of a wall, about tomorrow’s wind. Whoever knows everything has stopped looking.
## What it is not
It is not strength. My best muleteer is sixty-one and weighs as much as a goat. It is not languages either, though they help; I have seen a Dutch lady and my aunt talk for two hours about daughters without one word in common. It is not jokes. And it is not the number of summits on the wall. A guide who needs to tell you how often he has nearly died has told you something.
## Your part
A guide can only work with what he is told. The knee that was operated on, the tablets, the fear of heights, the quarrel with your brother who is in the same group: say it in the first hour, quietly. It stays there. Tell him too if it is too fast, too hot, too much. Nobody becomes smaller by it. In our language the word for guest and the word for trust have the same root, and it works in both directions.
On the last evening you may not remember what your guide did. You will remember that there was always tea, that you were never lost, and that the old man from Lyon sang. That is how it should be. Nobody should speak about us.
`,
  },
  {
    slug: 'altitude-without-drama',
    title: 'Altitude without drama',
    lead: 'What happens in the body above 2,500 m, what is normal, and when to go down.',
    topic: 'Safety',
    author: 'Nirmala Gurung',
    cover: ['alpine', 'altitude_3', 'blue', 'valley'],
    tours: { fits: ({ maxAltitude }) => maxAltitude > 4500 },
    text: `
Every afternoon at three there is a talk about altitude at the clinic in Manang. I have listened to it more than a hundred times, in four languages, and I still send all my guests to it, because it is the only lecture I know that makes people both calmer and more careful. Here is what I have kept of it.
## What happens
At 3,500 metres each breath has a third less oxygen in it than at the sea; at 5,400, on Thorong La, half. The body knows what to do. It breathes more, the heart beats faster, and over days it makes more of what carries oxygen in the blood. All of this takes time. It cannot be trained in a gym and has nothing to do with how strong you are. Young fit men fall ill more often than old ladies, because they walk faster.
## What is normal
You will be out of breath on stairs. You wake up in the night, two or three times, and go out to see the stars. Your breathing may stop for a few seconds in sleep and start again with a sigh; it is strange to hear from the next bed and it is harmless. You have little appetite, dreams in bright colours, and a finger is swollen in the morning. None of it is an illness.
- Above 3,000 m sleep no more than 300 to 500 m higher than the night before
- Every third night stay at the same height
- Walk higher in the afternoon, come down to sleep
- Drink so much that the colour is pale, eat even a little, often
## What is not
A headache together with one of these: no appetite at all, nausea, dizziness, unusual tiredness. This is mountain sickness in its mild form. It means: stay here. Do not go higher until it has gone, which usually takes a day. Tablets against headache are fine; if it goes away with them and water, walk on tomorrow. If it gets worse, go down. Three hundred metres are often enough.
There are two dangerous forms, and everyone should know their signs, since the person concerned does not notice. In the brain: walking like a drunk person, confusion, not wanting to be disturbed. Ask him to walk ten steps heel to toe along a line. In the lungs: breathless at rest, a wet cough, blue lips, much slower than the day before. Both mean going down at once, in the night, on a back or on a horse, with oxygen if there is any. Waiting for morning is the mistake.
## Medicine
Acetazolamide helps the body to do faster what it would do anyway. It is useful for people who were ill before at moderate height, or who must fly in to a high place. Ask your doctor, try it at home for a day, expect tingling fingers. It does not hide anything. Other tablets, for emergencies, are the guide’s business. Garlic soup is good because it is soup.
## What ruins it
Schedules. When somebody becomes ill with us, it is nearly always on a trip where a day had been left out to catch a flight. On our route there are two nights in Manang, with a walk to the Ice Lake between them, and nobody may buy them away. Groups that share one speed are the second thing: it is better to come in as four pairs over two hours. The third is pride. Say that your head hurts. It is not a confession.
## And the other side
On the pass, if you have taken your time, you will feel clear and light, with very blue edges to everything. Some people cry there and cannot explain it. It may be the oxygen. I do not think so.
`,
  },
  {
    slug: 'insurance-and-rescue',
    title: 'Insurance and rescue: what to check before you leave',
    lead: 'A helicopter costs as much as a car. Six lines in the small print, and a card for your pocket.',
    topic: 'Safety',
    author: 'Regula Ammann',
    cover: ['alpine', 'rescue_6', 'noon', 'clouds'],
    tours: { fits: ({ maxAltitude, days }) => maxAltitude > 3000 && days > 4 },
    text: `
I spent nine years taking calls for a mountain rescue service before I began to lead walks. Most of what I tell groups on the first evening has nothing to do with ropes. It is about paper. Twice a season somebody lay in a good hospital with a simple fracture and wept, not because of the leg but because of the invoice. It is avoidable. It takes an hour at the kitchen table.
## Who pays for what
There are three different things that people call insurance. Travel cancellation pays if you cannot start. Medical insurance pays doctors and hospitals abroad. Rescue insurance pays for finding you and bringing you to that doctor. You may have the first with your credit card, the second through your health fund, and the third not at all. In Switzerland, Austria and Italy a helicopter is sent first and charged afterwards. In Nepal somebody must guarantee payment before it takes off. In Norway and Iceland it is free. In Kyrgyzstan there is one, and it waits for the army.
## Six lines to look for
- Up to what altitude? Many policies end at 3,000 or 4,500 metres, in a subordinate clause
- Is search included, or only rescue when your position is known?
- What is the limit? For Europe thirty thousand euros is sensible, overseas a hundred thousand
- Is bringing you home covered, with a nurse if need be?
- Is walking with a rope, on snow, on horseback or in a kayak “dangerous sport”?
- Is there one telephone number for day and night, and does somebody answer? Call it once
Membership of an alpine club often solves rescue and search in one stroke, worldwide, for the price of a good supper. Read where it ends. For expeditions and heights above six thousand you need a special policy.
## The card in your pocket
Write it by hand, put it into the lid of your rucksack, and tell your neighbour where it is.
Name, date of birth, blood group if you know it. Illnesses, medicines with doses, allergies. Insurance, policy number, the telephone number that you have tried. Someone at home who speaks a language that is useful. The name and number of the organizer. On a telephone with a code this is of use to nobody; set up the emergency screen as well, that can be read without unlocking.
## If something happens
Breathe, and look at your watch. Make the place safe: rockfall, cold, road. Then the injured person, then the call. In Europe it is 112, in many other places it is not, so ask on the first evening. Say where you are, as exactly as you can, what has happened, how many people, who is calling, what the weather is like, and then do not hang up until you are told to. If there is no signal, two go and one stays; write down the position for them.
The sign in the Alps is six signals a minute, then a minute’s pause. For a helicopter: stand with your back to the wind, both arms raised like the letter Y for yes. Tie everything down. Do not run towards it.
## What the organizer does
Those who sell on this site have liability insurance and show it. It pays when they have made a mistake. It does not pay for your twisted ankle, which is nobody’s mistake but the stone’s. Ask how rescue is arranged on the route, who carries the satellite device, and where the nearest hospital is. A good organizer answers in four lines without looking it up.
And then put the papers away and enjoy yourself. Of the guests I have led in fourteen years, three have needed the card. All three had it.
`,
  },
];
