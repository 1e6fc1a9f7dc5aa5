import type { Post } from './model.ts';

export const PEOPLE_POSTS: readonly Post[] = [
  {
    slug: 'a-week-with-the-atlas-muleteers',
    title: 'A week with the Atlas muleteers',
    lead: 'Tea first, kilometres later. What one learns about walking from men who do it for a living.',
    topic: 'People',
    author: 'Camille Rey',
    cover: ['desert', 'mule_4', 'morning', 'mesa'],
    tours: { ids: [2], fits: ({ land, style }) => land === 'desert' && style !== 'dayTaste' },
    text: `
There are four of them: Brahim, Lahcen, a second Brahim who is called the Small although he is the tallest, and Omar, who is seventeen and on his first season. They have seven mules, which have names and are not addressed by them. For a week in May I walked not in front with the guide and the guests but at the back, with the loads. I wanted to see how one gets a dining tent over a pass before the people who are to dine in it.
## Loading
It begins at half past five and takes fifty minutes. A mule carries eighty kilos, half on each side, balanced to the weight of a shoe. Brahim lifts a bag, closes his eyes and says a number. I checked with the scales that I had brought: he was never more than a kilo out. Gas bottles go low, eggs go on top, in straw, on the oldest mule, who has not broken one since 2015. Lahcen ties the last knot with his teeth. Then they sit down and drink tea, as if the mules could wait now, and the mules do.
“The tea is not for us,” says Brahim. “It is for the load. It has to settle.”
## Walking
They start an hour after the guests and arrive an hour before them. Nobody hurries. The pace is short and flat, the knees hardly bend, and they talk without stopping, about prices, football and a cousin in Lyon. On the climb to Tizi n’Oumskiyq I was out of breath and they were discussing whether a certain goalkeeper was past his best.
What I noticed after three days: they never stop where it is steep. Every rest is on the flat, before the slope, and it lasts as long as a cigarette that only one of them smokes. And they never look up to see how far it still is. “It does not come nearer from looking,” says Small Brahim.
- Short steps, also downhill
- Rest before the climb, not in it
- Drink at the spring, carry little
- One person always walks last, and he is not the weakest
## The mules
A mule is not stubborn. It is careful. Where a horse would go because it is told to, a mule puts down its nose, thinks, and sometimes says no. On the fourth day, in the gorge, the leading mule stopped at a ford that we had used the year before. Omar pulled. Lahcen shook his head and went in with a stick: there was a hole, chest-deep, cut out by the winter flood. They went round. Nobody praised the mule, but she got the orange that I had been saving.
They belong to the men, not to a company. A good one costs as much as a used car and works for fifteen years. In November they go home and eat.
## Money
A muleteer earns thirty euros a day here, paid on Fridays, with insurance, which is new. The season has about a hundred days. Brahim has sent two daughters to school in Azilal with it; the elder wants to be a guide, and he is against it because of the winters. Lahcen is building a house, one room a year. Omar is saving for a telephone and says it is for his mother.
Ask your organizer what the people at the back are paid and how much a mule carries. It is a fair question. Those who treat them well like to answer it.
## The last evening
In Bou Tharar the loads come off for the last time. Guests bring envelopes and make short speeches. The men are polite about it. Later, when the guests have gone to bed, somebody turns a canister over and begins to drum on it. The song has about forty verses and is, I am told, about a man who loses his mule and finds it again at a wedding.
I asked Brahim what he thinks of people who walk for pleasure. He considered it for some time. “They are right,” he said. “But they should rest before the climb.”
`,
  },
  {
    slug: 'the-levada-keepers-daughter',
    title: 'The levada keeper’s daughter',
    lead: 'Conceição Freitas has looked after nine kilometres of water since her father’s knees gave out.',
    topic: 'People',
    author: 'Rui Carvalho',
    cover: ['forest', 'keeper_7', 'golden', 'trail'],
    tours: { ids: [4] },
    text: `
At ten to five Conceição Freitas puts on her father’s boots, which are two sizes too large, and her own headlamp. By half past she stands where the levada comes out of the first tunnel and listens. “If it sings, it is clean,” she says. “If it murmurs, there is something in it.” This morning it murmurs. Eighty metres into the dark she finds a branch of til with a collar of leaves, lifts it out with a hook, and the water clears its throat and goes on.
She is forty-four, has a degree in accounting from Lisbon and two teenage sons. Seven years ago her father, keeper of this channel for thirty-eight years, could no longer kneel. The association of farmers put up a notice. Nobody came forward. “I thought that I would do it for one summer,” she says.
## Nine kilometres
Her stretch begins at the spring box below the ridge and ends at the first terraces of Santana. There are three tunnels, eleven gates and one place that the insurance does not like to hear about. She walks it twice a day in winter, when leaves and stones come down, and once in summer, when the water is short and people are not to be trusted.
Turns are still counted by the clock. Each field has its minutes, written in a book from 1951 that she has copied into a spreadsheet. “My father had it all in his head. I trust my head less.” Every nine days the order moves on by six hours, so that nobody always gets the night. When somebody dies, the minutes are inherited; when somebody divorces, they are divided, and then she is called to court.
## Being a woman with a hoe
In the beginning the old men at the gates would greet her politely and then open them again when she had gone. She did not complain. She came back at two in the morning, sat on the wall in the dark and waited. “The third time one of them had brought me a blanket. Since then it has been all right.”
She met me with suspicion too, years ago, when I first came along with twelve people in bright jackets. Walkers step on edges, throw orange peel into the water and photograph the gates with their children sitting on them. We made an agreement: I bring no more than nine, we walk on the wall side, and on the last day we bring out one bag of other people’s rubbish. In return she opens the upper sluice for us for one minute so that guests can hear it sing.
- A keeper is paid by the farmers, about a third of the minimum wage, and has another job
- There are eighty or so left on the island
- The youngest is twenty-six and has put sensors on his gates
## Drought
Last August the flow was the lowest ever measured. The association wanted to cut everybody’s minutes by half. She drew up a table instead: beans and sweet potatoes first, then vines, lawns last. There was shouting. The owner of a hotel with a lawn came to see her with a bottle of old Verdelho. She accepted the wine and left the lawn where it was in the table.
“Water is like time,” she says. “There is always enough for what is important, and somebody always thinks that his is.”
## In the evening
Her father sits on the bench behind the house. From there one hears the end of the channel fall into the tank. He holds up two fingers: two litres a second less than yesterday. She checks with the gauge and he is right. The younger of her sons has begun to come along on Saturdays. He says that it is because of the tunnels. She has bought him boots, in his own size.
`,
  },
  {
    slug: 'cooks-who-walk',
    title: 'Cooks who walk',
    lead: 'Eight people, one stove, no fridge, 3,530 metres. The quiet art of the camp kitchen.',
    topic: 'People',
    author: 'Hannah Weiss',
    cover: ['alpine', 'cooks_1', 'dusk', 'camp'],
    tours: { ids: [1, 8], fits: ({ style }) => style === 'trek' || style === 'horse' },
    text: `
On the third evening of a trek in the Tian Shan we were given a cake. It had three layers, cream, and the name of a lady from Leeds on it in jam. We were at 3,530 metres, eleven kilometres from the nearest road, and it was snowing a little. The cook, Ainura, put it down, said “birthday” and went back into her tent as if she had brought the salt. I have thought about that cake for a year. This summer I came back to find out how it is done.
## What she has
Two gas burners on a steel frame. A pressure cooker, without which nothing gets soft up here because water boils at eighty-eight degrees. Four pots, one wok, a board, three knives, a rolling pin that is also used for tent pegs. A blue tarpaulin for a floor. Everything, with the food for eight guests and five staff for six days, fits on two horses. There is no ice. The fridge is a net bag in the stream, weighed down with a stone.
She has worked for Ala-Too Trekking for eleven seasons. Before that she baked in a school.
## The order of things
Fresh meat is eaten on days one and two, then comes what was salted, then tins, then lentils. Tomatoes travel in the egg box, eggs travel in the flour. Cabbage is the queen: it lasts for a week and can be anything. Herbs are picked on the way, wild onion from 2,500 metres up, thyme from there to the pass. Bread is bought in the last village and is best for three days; after that she fries dough.
Planning is done in winter, with a pencil. For each guest she counts two hundred and fifty grams of dry weight a day, and then adds one tenth, “for the Dutch”.
- Breakfast: porridge, eggs in some form, pancakes on pass days
- Lunch: packed in the evening, so that nobody waits
- Soup at four, without exception: it is the most important meal, and it is mostly salt and warmth
- Supper at seven, three courses, because people who eat slowly sleep well
## Height
At three and a half thousand metres appetite goes. Ainura reads the plates. “If much comes back, tomorrow I make it sour.” Lemon, pickles, tomato: sour wakes up the tongue. Fat is reduced, ginger added. Whoever looks pale at supper finds a bowl of plain rice in front of him without having asked. The guides come to her before they decide about the pass. She knows from the washing-up who is not well.
She tastes with the same spoon and rinses it each time in boiling water. In eleven seasons nobody has been ill from her kitchen. She mentions this once, and knocks on the rolling pin.
## The cake
It is not an oven, as I had thought. She puts three flat stones into the pressure cooker with the valve taken off, the tin on top of them, a cloth around the lid, and a low flame for forty minutes. Layers one after the other. The cream is condensed milk beaten with butter from the shepherds, cold from the stream. The jam is her mother’s. The most difficult part, she says, is not the baking. It is to find out that it is somebody’s birthday, because the English do not tell.
She had seen it on the passport copies for the border permit.
## What I took home
Soup at four. It works at sea level as well. At the hour when the day sags and everyone becomes a little short with everyone else, one puts a bowl in front of each person. I have also learned to fry dough, and to put a net bag in the stream behind our house, to the astonishment of the ducks.
`,
  },
  {
    slug: 'the-warden-at-2369-metres',
    title: 'Thirty summers at 2,369 metres',
    lead: 'A hut warden on soup, silence, satellite weather and the guest who stayed nine days.',
    topic: 'People',
    author: 'Katharina Moser',
    cover: ['alpine', 'warden_2', 'morning', 'hut'],
    tours: { fits: ({ style, land }) => style === 'huts' || (land === 'alpine' && style === 'trek') },
    text: `
Every year on the fifteenth of June Helga and Martin Ranalter lock up their house in the valley and go upstairs. Upstairs is the Innsbrucker Hütte, two and a half hours on foot, with a hundred and thirty beds and one washing machine that came by helicopter in four pieces. They come down at the end of September. It was their thirtieth summer. I sat with them on the bench for an afternoon, as long as the cake lasted.
## How does one become a warden?
Martin: By mistake. I was a carpenter and came up to repair the roof. It rained for eight days. In the evenings I washed dishes because I was bored, and at the end the old warden said, you could do this. I said no. In spring he rang up.
Helga: I was a teacher. I said, one summer. That is what everybody up here has said.
## What does a day look like?
Helga: I get up at a quarter past four and light the stove, because the first ones want coffee at five. At eight they are all gone, then there is an hour that belongs to me. I drink my coffee here and do not speak. Then bread, then soup for eighty, then the beds, the telephone, the soup again. From three o’clock I look over there. You see the path for forty minutes before anyone arrives, and I can tell from how they walk what they need. Some need a beer, some need to be left alone, and some need their boots taken off.
Martin: I do pipes.
## What has changed?
Martin: The glacier. When we came you could see it from the kitchen window, and we had its water until October. Now the spring dries up in August, and we count. Three minutes of shower, then two, then none. Some people understand at once. Some want to speak to the manager.
Helga: The weather forecast. It used to be Martin’s knee. Now there is satellite, and it is better than the knee for three days and worse for three hours.
Martin: And the telephone. In the old days people arrived and had no idea what had happened in the world, and it did them good. We have a network now on the terrace only, near the flag. We tell everyone that it cannot be extended.
- Soup is made from eleven kilos of bones, and there is a second pot without
- The helicopter brings four tonnes in June; fresh things come on Martin’s back on Thursdays
- The last dog was called Föhn; the present one is Bora
## Who was the strangest guest?
Helga: A man from Hanover. He had booked one night and stayed for nine. He walked nowhere. He sat on this bench. On the tenth morning he folded his blanket, thanked us and went down. At Christmas there was a card. He wrote that he had had to decide something, and that it had gone well.
## What should guests know?
Martin: That we can hear the plastic bags.
Helga: That they may be tired. There are people who come in the door and immediately say how many metres they have done. I say, sit down. Nobody up here is keeping a list.
Martin: And that they should ring if they do not come. I have been out with a lamp for people who were in the whirlpool in Neustift.
## Will you do another year?
They look at one another. Down on the moraine a red jacket has come into view, small, then a second. Helga has already got up. “Two,” she says. “The one behind has a blister. I shall put on the water.”
`,
  },
  {
    slug: 'a-shepherd-counts-to-four-hundred',
    title: 'A shepherd counts to four hundred',
    lead: 'Ten days behind a flock in Tusheti, over the Abano pass, with two dogs that do not like strangers.',
    topic: 'People',
    author: 'Nino Idoidze',
    cover: ['steppe', 'flock_5', 'golden', 'trail'],
    tours: { ids: [7], fits: ({ style, land }) => (style === 'horse' || style === 'villages') && land !== 'desert' },
    text: `
Vazha counts his sheep in threes. He stands where the track narrows, with his stick on his shoulder, lips moving, and they flow past him like water through a gate. At the end he says: “Four hundred and eleven.” It takes three minutes. I have tried it with a camera and counted afterwards on the screen, and he was right. One was limping, he added; the left hind foot.
Each May the flocks of Tusheti walk from the winter plains at Shiraki up over the Abano pass into the mountains, and each October back again. It is two hundred kilometres and ten days. Fewer do it every year, because there are lorries. Vazha says that sheep from a lorry have no manners. I went along, as my grandmother did, though she did it without a down jacket.
## Who walks
Four men, two horses, five dogs. The flock belongs to three families. Vazha is fifty-eight, his nephew Levan is twenty-three and studied computers in Tbilisi until the money was gone. Two more men are hired for the road. Women come up later by car, with the children and the cheese cloths. I was a guest, so I was allowed to make tea.
The dogs have cropped ears and spiked collars against wolves. For two days they looked through me. On the third, the old one, Kursha, lay down across my feet at night. From then on nobody could get to me, not even Levan with the soup.
## The road
You share it. Cars of pilgrims and tourists come towards you on one of the most dangerous roads of the Caucasus, and in a bend with four hundred sheep everybody has to be patient. Vazha raises one hand. Drivers switch off their engines. For a few minutes there is only the sound of hooves, and then somebody always gets out to take a picture and falls silent.
- The day begins at four and ends when the flock says so
- Twelve to eighteen kilometres, less when there is good grass
- Lambs born on the way ride in the saddlebags, heads out
- Salt on flat stones in the evening, and a story for the men
On the fourth night there were wolves. One hears nothing. The dogs went out together, without a bark, and came back after twenty minutes, and Kursha had blood on her ear which was not hers.
## What he knows
He knows where the wind will be at noon. He knows each ewe by her face, which he finds as natural as that I know my cousins. He can make fire from wet beech, and cheese in a skin. He cannot swim, has never been in an aeroplane, and asked me seriously whether it is true that in cities people pay to walk on a belt that goes nowhere.
I asked him whether Levan will go on. He looked over to where the boy was sitting with his telephone held up to the sky. “He knows them already,” he said. “He pretends not to.”
## The pass
On the ninth day we went over Abano, 2,826 metres, in sleet. The leaders stopped at the top, noses in the air. Then they smelled the other side. I do not know how to put it otherwise: they began to laugh. Four hundred sheep ran down into Tusheti, bucking like children let out of school, bells and all, and the men ran after them, also Vazha, with his stick in the air.
In Omalo he counted once more. Four hundred and fourteen. Three had been born. “One always arrives with more,” he said, “if one walks.”
`,
  },
  {
    slug: 'the-skippers-list',
    title: 'A skipper’s list',
    lead: 'What one learns about people when eight of them share nineteen metres for a week.',
    topic: 'People',
    author: 'Lena Hofstad',
    cover: ['arctic', 'skipper_8', 'dusk', 'fjord'],
    tours: { ids: [3], fits: ({ style }) => style === 'sail' || style === 'cruise' },
    text: `
My boat is nineteen metres long. Take away engine, tanks, stove and the place where wet things hang, and about forty square metres remain for six guests and two crew. It is the size of a flat that a couple would find a little cramped. People pay to live in it together for a week, strangers mostly, in April, north of the seventieth parallel. In fourteen seasons I have had to put one person ashore early, and that was because of his tooth. I keep a list of what works. It is pinned up inside the chart table, and guests discover it on the third day.
## Everyone gets a hook
The first thing I do is to show each person a hook. It is for the jacket and nobody else’s. Then a cup, with a number. Then a place at the table, for the first evening only. You can see shoulders come down. People will share nearly everything if something is theirs.
## Work
On the second morning I ask whether anybody would like to learn how to make the boat fast. Everybody would. By the fourth there is a queue for the windlass. In the beginning I thought that guests should be served. But whoever is served for a week becomes a critic, and whoever has done the washing-up in a swell tells everyone at home about it. Nobody is obliged. There is a list on the wall, with a pencil hanging beside it.
## Silence
There is a bunk in the bow with a curtain, and on the curtain there is a stitched owl. Whoever sits behind the owl is not there. Nobody says good morning to it. The most talkative woman I ever had aboard spent two hours a day behind the owl, and told me at the end that she had not known that such a thing was allowed.
- Coffee is ready before the anchor is up
- Bad weather is told at supper, not at breakfast
- The sauna tent settles what cannot be settled by talking
- Whoever asks “when do we arrive” gets the next watch
- Cake at three, whatever happens
## The third day
It is always the third day. Until then everybody is on best behaviour. Then somebody has used somebody’s towel, someone’s stories come round for the second time, and the snow is poor. I used to be afraid of it. Now I plan for it: on the third day we make a fire on a beach, and I find that we are short of wood. People go off in all directions, and come back one by one with faces that have been washed by wind. Nobody notices that there was wood in the locker.
## Couples
They come in two kinds. Those who ski together at home and quarrel about speed, and those of whom one skis and the other reads. For the second kind a boat is the best invention since the telescope. She is on the summit, he is on deck with a novel and a rug, they wave. Both are where they want to be, and at four o’clock each has something to tell.
## The last evening
I do not make a speech. I put the chart of the week on the table with our track on it in pencil, and a rubber, and say that anything may be changed. They bend over it. This is where the seal was. This is where we turned round. No, further in. By the second glass there is an island on it that does not exist, with a name. I have kept all the charts. There are whole archipelagos up there by now that nobody else has seen.
`,
  },
  {
    slug: 'learning-indigo-in-ta-phin',
    title: 'Learning indigo in Lùng Tám',
    lead: 'Forty-one steps from a hemp stalk to a skirt. I managed three, and my hands were blue until Tết.',
    topic: 'People',
    author: 'Sophie Marsh',
    cover: ['jungle', 'indigo_6', 'morning', 'karst'],
    tours: { ids: [5], fits: ({ style, land }) => style === 'villages' || (style === 'food' && land === 'jungle') },
    text: `
The first thing Mrs Sùng does is to look at my hands. She turns them over, presses the tips of the fingers, says something, and the other women laugh. “She says that they have never done anything,” translates Mai, her daughter-in-law’s cousin and our guide. “But that they are not too old.” I am forty-six. I write for a living. I have three days before the walk goes on, and I want to learn how the blue gets into the cloth.
## From the stalk
It begins with hemp, sown so densely in April that the stalks have no room to branch. They are cut after seventy days, dried on roofs, turned at night for the dew. Then the bark is peeled off in ribbons. This is done while walking. I had wondered why all women here seem to be pulling at something on the way to the field: they join the ribbons end to end, with a twist between thumb and forefinger, hour after hour, along every path of the valley. A skirt has about four kilometres of thread in it. So has the way to market and back, twice.
My joints come apart. Hers do not. She has been doing it since she was six.
## Spinning, boiling, rolling
Thirty bobbins turn at once on a wheel that is driven with the feet. The thread is boiled with ash from a particular wood, washed, boiled again, four times, until it is the colour of cream. Woven on a loom that is tied to the weaver’s back. And then comes the step that nobody believes: the cloth is laid round a log, a stone slab as large as a door is placed on top, and a woman climbs onto the slab and rocks from side to side, like a child on a seesaw, for an afternoon. That is how it gets its shine. I was allowed to do it. It needs balance and a song. I had only the song.
- Growing and peeling: three months
- Joining, spinning, boiling: two months in between everything else
- Weaving: ten days if no one is ill
- Wax, dye, sewing: as long as the winter lasts
## Blue
Indigo grows behind the pigsty, a modest shrub. Leaves are soaked for four days, lime is beaten in until the froth turns violet, and the mud that settles is the dye. The vat lives. It is given rice wine and ash, covered with a blanket when it is cold, and strangers are not shown it during the first week. Mrs Sùng smells it, tastes it with the tip of her tongue and decides whether it feels like working.
Before dyeing, patterns are drawn on the cloth in beeswax with a tiny copper pen. What is under wax stays white. Snails, ferns, the paths between fields. Every family has its own order of them, a sort of handwriting. Then the cloth goes in and out of the vat, ten minutes in, twenty minutes in the air. It comes up green. You see the blue arrive, from the edges inward, like weather. Thirty dips are a good colour. She has stopped counting; she goes by the sound when it is wrung out.
I did the wax of one snail. It took me an hour and looks like a snail that has been in an accident.
## The price
In the cooperative at the end of the lane a skirt costs the equivalent of two hundred and sixty euros. At the market at Mèo Vạc, printed in a factory across the border, a similar one costs nine. Most girls wear those. Mrs Sùng wears one herself for work. “Why should I get the other dirty,” she says.
But for weddings and for the last journey it must be hemp. The ancestors do not recognise you otherwise.
When we left, she took my hands again. They were blue to the wrist, and it was to stay until after New Year. She nodded. Mai did not need to translate.
`,
  },
];
