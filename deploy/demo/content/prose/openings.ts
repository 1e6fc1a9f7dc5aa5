import type { Style } from '../tours/styles.ts';

/** First sentences of a description, by kind of trip. */
export const OPENINGS: Readonly<Record<Style, readonly string[]>> = {
  trek: [
    'This is a walk with a beginning and an end: we leave {from} with packed bags and come into {to} {daysWords} days later.',
    'We have walked {trail} in every month of the season and settled on this line, because it puts the hard day where your legs are ready for it.',
    'There is a road from {from} to {to}, and there is the way people went before it; we take the second.',
    'If you want to see how {theRegion} fits together, you have to cross it, and the crossing by {high} is the one we would choose for a friend.',
    'Some treks collect sights. This one keeps a line, from {from} over {high} to {to}, and lets the sights come to it.',
  ],
  huts: [
    'You carry a day pack and a sheet sleeping bag, and each afternoon somebody has already lit the stove.',
    'The huts between {from} and {to} were built a day’s walk apart by people who also liked supper at six.',
    'A bunk, a window and a hot meal every night make {theRegion} open to anyone who can walk all day and sleep in company.',
    'We book the huts in January, so that in season you only need to bring an appetite.',
  ],
  base: [
    'You unpack once. Every morning we close the door of the house in {to} and choose the walk that suits the sky.',
    'A fixed bed makes for bold days: whoever is tired stays in {to}, the rest go up.',
    'Living in {to} for {daysWords} days means that by the third evening the baker knows your order.',
    'The best paths of {theRegion} start behind the last house of {to}, so there is no driving before breakfast.',
  ],
  summit: [
    '{high} is not a technical mountain, but it is a real one, and most of the work is done in the days before.',
    'We give {high} two possible summit days, because the mountain has its own diary.',
    'Anyone who walks well uphill can stand on {high}; the trick is to arrive at its foot rested, fed and used to the air.',
    'At {alt} m the wind decides, and our plan is built so that it may decide twice.',
  ],
  villages: [
    'Between {from} and {to} nobody hurries, and the path goes through yards, past wells and under washing lines.',
    'We sleep in houses whose owners {leaderFirst} has known for years, and the route to {to} is drawn from kitchen to kitchen.',
    'This is walking as a way of visiting: a few hours each day, then shoes off and a place at a table, the last of them in {to}.',
    'The villages of {theRegion} are close enough to walk between and far enough apart to disagree about soup.',
  ],
  horse: [
    'Horses here are working animals with opinions, calm on steep ground and quick on the flat.',
    'You need no riding certificate: on the first morning we match riders to horses in {from} and nobody trots before lunch.',
    'A horse sees over the willows, fords what a walker must wade and is glad of the evening as much as you.',
    'We ride the way herders do, at a walk, with long halts and the reins in one hand.',
  ],
  camel: [
    'The camels carry water, flour and your bag; you carry a scarf and your curiosity.',
    'A caravan moves at four kilometres an hour and has never found a reason to go faster.',
    'Walk until you are warm, ride until you are stiff, then walk again: that is the whole method.',
    'On the second day the quiet stops being strange, and from then on the desert does the talking.',
  ],
  ski: [
    'We look at the snow first and at the map second, and the plan for each day is made at supper the evening before.',
    'The slopes above {to} face every way, so there is nearly always one in good condition.',
    'Expect 900 to 1,300 m of skinning a day, one long run down and a second one if nobody objects.',
    'You should be at home off the piste; kick turns and transceivers we practise again together.',
  ],
  snowshoe: [
    'In winter {theRegion} belongs to hares, a few farmers and us.',
    'Snowshoes need no lesson: after a hundred steps your hips have understood.',
    'The routes keep to forest and gentle shoulders, away from slopes that slide.',
    'Short daylight makes good evenings: we are out from nine to three, then in front of the fire.',
  ],
  sail: [
    'The boat is the hut that comes along: you go ashore with a day pack and find your bunk in the next bay.',
    'We sail in the mornings or in the evenings, whenever the wind is kind, and walk in between.',
    'Nobody needs to know a sheet from a halyard, though by the third day most people do.',
    'From the sea {theRegion} explains itself: you see the path before you walk it.',
  ],
  cruise: [
    '{ship} is small enough to lie in harbours that large ships only photograph.',
    'Breakfast under way, ashore by nine, boots off at four: that is the rhythm aboard {ship}.',
    'The dinghies put us on beaches without a pier, and two guides split the group by pace.',
    'There is no dress code, no casino and no queue; there is a library, a barometer and a good cook.',
  ],
  kayak: [
    'Double kayaks are steady, carry everything and forgive beginners.',
    'We paddle four to five hours a day, always near the shore, and stop for whatever swims by.',
    'From the seat of a kayak {via} is taller, quieter and wetter than from any path.',
    'The tides set our timetable, the guide reads it, and you learn to do the same.',
  ],
  raft: [
    'The river does half of the carrying, and the paths above it do the rest.',
    'We raft grades two and three with a safety kayak alongside, and walk around what looks bigger.',
    'Dry bags are packed once, in {from}; from there on it is sand between the toes and stars overhead.',
  ],
  cycle: [
    'Quiet surfaces, honest hills and a van with the luggage and a spare wheel.',
    'The roads of {theRegion} have more goats than cars, and we have ridden them often enough to know the dogs.',
    'Fifty kilometres a day leave time for coffee, a swim and an argument about the map.',
    'E-bikes can be had for every stage; nobody will call them cheating after the climb to {high}.',
  ],
  scramble: [
    'If you like to use your hands but do not call yourself a climber, this week is made for you.',
    'One guide to three guests, helmets on, and a rope when it is useful rather than when it is late.',
    'We begin on a ridge that you could walk in the rain and finish on one that you will tell people about.',
  ],
  volcano: [
    'The ground here is younger than some of our guests, and in places still warm.',
    'We walk where the observatory says that we may, and change the plan when it changes its mind.',
    'Ash underfoot takes two steps for one going up and gives them back on the way down.',
    'A crater rim is a good place to think about time, and also a good place to eat a sandwich.',
  ],
  photo: [
    'We get up early, rest at noon and go out again when the light leans, because that is what pictures need.',
    '{leader} has photographed {theRegion} for twenty winters and knows which bend to wait at.',
    'No talk about cameras at table; plenty about where to stand.',
    'The group is six, so that six tripods fit on one good stone.',
  ],
  family: [
    'Children walk further when there is something at the end, so every path here ends at water, animals or cake.',
    'The days are three hours of walking and the rest is building dams.',
    'Our guides are parents, carry plasters and know which stick makes the better sword.',
    'No buggies, no timetable before nine, and a rainy-day plan that children prefer to the sunny one.',
  ],
  food: [
    'Walk in the morning, cook at noon, walk off the result: the order is old and sound.',
    'We know the people who make what you eat, and we walk from one to the next.',
    'You learn three dishes that you will cook at home, and one that you will not manage.',
    'Between two tables the path must be long enough; we have measured it in courses.',
  ],
  wildlife: [
    'Nothing is promised, nothing is fed, and our list of sightings on this walk is nevertheless long.',
    'Most animals are seen in the first two hours of light, so breakfast comes after.',
    'A local tracker goes ahead, and the group learns to stop when one hand goes up.',
    'Eight people at most: more feet than that and the forest closes its shutters.',
  ],
  stars: [
    'Dates follow the new moon, not the weekend.',
    'At {via} the Milky Way throws a shadow, and the nearest street lamp is an hour’s drive away.',
    'Two telescopes, one astronomer, hot soup at midnight, and gentle walks once you have slept.',
  ],
  slow: [
    'Nothing around {to} is steep on purpose, and what is we leave to others.',
    'Two hours of practice, two hours of path, and an afternoon that belongs to you.',
    'This is for people who have done enough crossing things off.',
    'The teacher adapts to stiff hips, old knees and complete beginners, which is most of us.',
  ],
  botany: [
    'We cover three kilometres in a good hour of looking, and forty species.',
    '{leader} wrote half of the local flora and is glad to be asked about the other half.',
    'A hand lens is lent to everybody, and the names come in Latin, in English and in the language of the aunt who makes tea from them.',
  ],
  geology: [
    'Stones are slow stories, and {leader} reads them aloud.',
    'You learn to tell where the ice stood, where the sea ended and why the path bends.',
    'No hammer, no jargon without a translation, and a lot of sitting on the evidence.',
  ],
  sketch: [
    'You bring a pencil; paper, ink and patience are provided.',
    'Half an hour of drawing shows more of a mountain than a day of walking past it.',
    'No talent needed: {leader} begins with the line between sky and everything else.',
  ],
  dayWalk: [
    'One day, one guide, {group} people at most, and a path to {high} that is not in the guidebook’s top five.',
    'We meet in {base} after breakfast and are back before the shops close.',
    'Short on time? This is the walk we would give you if you had one day in {theRegion}.',
  ],
  dayTaste: [
    'Come hungry. Between stops we walk just enough to make room.',
    'Cooks open their doors because {leader} was at school with them.',
    'You will eat {dish} at its source, and learn who makes it best and who thinks he does.',
  ],
  daySunrise: [
    'We set out in the dark so that you can see where you have been when the light comes.',
    'The alarm is early and nobody has ever regretted it by seven.',
    'Lamps off for the last ten minutes: the sky is bright enough, and it is better that way.',
  ],
};
