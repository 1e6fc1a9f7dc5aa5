/** About the way itself; trips along a line. */
export const LINE_SENTENCES: readonly string[] = [
  'From {from} the way climbs by {via} and reaches its high point at {high}, {alt} m.',
  'In all it is {km} km with {up} m of climbing, spread so that only one day is truly long.',
  'The {longStage} is the long one, about {longHours} hours on foot with {longUp} m up; the morning after it starts late.',
  '{high} comes on day {highDay}, after the body has had time to make friends with the height.',
  'Between {from} and {to} you cross {high}, follow water for an afternoon and meet more animals than people.',
  'Most days are {usualHours} hours of walking with a long halt; the {longStage} asks for more.',
  'You pass {via} early, when it is quiet, and {high} at the hour when one wants to linger.',
  'The profile looks wild on paper, {up} m up in sum, but the climbs come one a day and always with rest after them.',
  'After {high} the country changes: other trees, another dialect, other bread.',
  'Luggage travels ahead to {to} and wherever else a vehicle or an animal can go; you carry what a day needs.',
  'We leave the usual route at {via} and rejoin it only when everyone else is having lunch.',
  'Expect paths of every kind: forest floor, stones laid by shepherds, a little scree below {high}.',
  'The last stage into {to} is short on purpose, so that the table can be long.',
  'Wherever two ways lead on, as at {via}, we take the one with the view and keep the other for bad weather.',
];

/** About the way itself; trips from one house. */
export const CENTRE_SENTENCES: readonly string[] = [
  'From the door in {to} the walks fan out to {high}, {via} and {water}.',
  'The days add up to {km} km and {up} m of climbing, but you may leave out any of them.',
  'The biggest day goes to {high}, {alt} m, and comes when legs have remembered what they are for.',
  'We choose the order by the weather, so {high} gets the clearest morning of the stay.',
  'A typical day out of {to} is {usualHours} hours with lunch in the rucksack and something sweet in the guide’s.',
  'Because you return to {to} each evening, wet socks are never a problem.',
  'The path to {via} is the gentle one; it is also where most people want to go twice.',
  'If the cloud sits on {high}, we turn to {water}, which looks its best in any weather.',
  'You get to know the valleys around {to} properly, upper end, lower end and the shortcuts between {via} and {water}.',
  'Each walk begins at the door in {to} or with a short ride on the local bus; {high} is the furthest, an hour away.',
];

/** About the way of a trip by boat. */
export const BOAT_SENTENCES: readonly string[] = [
  'From {from} the course runs by {via} to {to}, with a landing every day.',
  'Ashore there is always a short walk and a long one; the long ones add up to {km} km.',
  'The highest we climb is {high}, {alt} m, with the boat a white dot below.',
  'The captain decides about the order of the bays, the wind about the rest.',
  '{via} is visited early, before the day boats, {to} late, after them.',
  'If it is rough off {via} we lie in shelter and walk longer; nobody has yet complained.',
  'Distances between {from} and {to} are short, so there is more lying at anchor than under way.',
  'The last landing is {to}, from where one gets home easily.',
  'Swimming from the ladder is part of the timetable, twice a day when it is warm.',
];

/** About the way of an excursion. */
export const DAY_SENTENCES: readonly string[] = [
  'It is {longKm} km to {high} and back with {longUp} m of climbing, about {longHours} hours with all the stops.',
  'The turning point is {high}; whoever has had enough before can wait at the last spring.',
  'From {base} we go out by one path and come home by another.',
  'Lunch is carried by the guide and eaten where the view is, usually at {high}.',
  'The first hour is shade, the second is stone, the third is worth both.',
];

export const TASTE_SENTENCES: readonly string[] = [
  'The round is {longKm} km long and takes {longHours} hours, most of them at tables.',
  'There is a list of stops in {base}, but the ovens decide the order.',
  'You get the recipe for {dish} on paper, with the quantities that are really used.',
  'Everything, {dish} too, can be made without meat if you tell {leaderFirst} the day before.',
  'In {base} nobody sells you anything; people simply like to be asked.',
  'The last glass is drunk standing, as is usual in {base}.',
];

/** About the ground, by landscape; {region} may be named. */
export const GROUND: Readonly<Record<string, readonly string[]>> = {
  alpine: [
    'Above {via} the world is reduced to grass, stone, water and sky, and one needs surprisingly little else.',
    'Streams on the way to {longTo} are crossed on stones in the morning and on whatever is left of them in the afternoon.',
    'Below {high} snow patches stay in the shade well into summer and make for short, cheerful detours.',
    'The meadows around {via} are loud with crickets until the first frost, then with nothing at all.',
    'Moraines make for ankle work near {high}, but the views come free with every step.',
    'You walk from the hay smell of {from} into thin, clean air, and back again in time for soup.',
    'Light on {high} changes by the quarter of an hour, and nobody minds waiting for the next one.',
    'Marmots whistle ahead, bells answer below, and {longTo} comes slowly nearer.',
    'The rock of {theRegion} holds the sun of the afternoon until supper.',
    'Paths here were made by cows, improved by shepherds and left alone by everyone else.',
  ],
  desert: [
    'Sand is easier than it looks once you walk in the print of the person ahead.',
    'Shade is planned: a rock wall, an acacia, the lee of a dune, and tea in each of them.',
    'Around {via} the colours go from grey to copper to violet between getting up and breakfast.',
    'Nights in {theRegion} are cold and so clear that you sleep with your hat on and your eyes open.',
    'Footprints tell who passed {via} in the night, and the guide reads them like a newspaper.',
    'Dry riverbeds are the roads here, and they lead where people need to go.',
  ],
  volcanic: [
    'Pumice crunches, basalt rings and ash swallows the sound of your own feet.',
    'Life comes back to lava in a fixed order, lichen, fern, broom, and you walk through the chapters.',
    'Steam from a crack in the path is normal, and a good place to warm your hands.',
    'From the rim you see how the whole land hangs together, flow by flow.',
    'Black slopes, green hollows: around {high} the contrast is such that photographs look painted.',
  ],
  coast: [
    'The sea is on one side all the way to {longTo} and never looks the same twice.',
    'Near {via} the cliff path goes up and down like breathing, nowhere far, everywhere often.',
    'A swim is possible on most days, at {water} for instance, and compulsory on none.',
    'At {high} the wind keeps the path open and the hats in the rucksack.',
    'In the coves of {theRegion} the water is clear enough to count stones at five metres.',
    'Lighthouses, chapels and fishermen’s sheds mark the way to {to} better than any paint.',
  ],
  forest: [
    'On the way to {high} it is cool at noon, and the forest floor gives with every step.',
    'Before {longTo} the forest opens without warning, on a bog, a lake, a clearing with hay in it.',
    'Mushrooms, berries and deer paths are all easier to find with somebody who grew up here.',
    'Under the trees of {theRegion} rain is a sound long before it is wet, which leaves time to find the hood.',
    'Old boundary stones and charcoal rings near {via} show how many people lived from these woods.',
    'Light comes down in columns, and everyone lowers their voice without being asked.',
  ],
  arctic: [
    'Distances deceive in this air: the ridge that looks like an hour takes three.',
    'Light lasts long enough for two walks and a sleep between them.',
    'Snow squeaks, ice booms and in between it is as quiet as a held breath.',
    'Reindeer moss, dwarf birch and rock: the ground is soft, springy and dry in the right places.',
    'Weather is not an event here but a neighbour, and we plan with it in mind.',
  ],
  steppe: [
    'The horizon is so wide that you see tomorrow’s weather walk towards you.',
    'Grass is never just grass: wormwood, thyme and wild onion give away which slope you are on.',
    'Tracks fork, meet and fork again, and all of them arrive.',
    'Herds move across the slope like the shadow of a cloud.',
    'A dog announces each camp long before you see its smoke.',
  ],
  jungle: [
    'Mornings are for walking, afternoons for rivers, and the two hours after noon for hammocks.',
    'Near {via} everything grows on something else, and a stop of one minute shows twenty kinds of it.',
    'Mud is part of the deal after rain; so is the smell that comes with it.',
    'Terraces and forest alternate, and the path keeps to dykes as narrow as a plank.',
    'Insects set the sound level, birds the melody.',
  ],
  night: [
    'After dusk the land goes out like a lamp and the sky comes on.',
    'Walking without a torch is easier than people think: the path is the paler line.',
    'Temperatures fall quickly, so down jackets and a flask are part of the equipment.',
  ],
};

export const TABLE_SENTENCES: readonly string[] = [
  'On the table there is {table}.',
  'Expect {table}, and second helpings without asking.',
  'Meals are what the valley eats: {table}.',
  'The cook shops on the way, so it will be {table}, in whatever order the day suggests.',
  'You will know {theRegion} by its taste first: {table}.',
  'Vegetarians eat well here too; for everyone there is {table}.',
  'Lunch is a picnic on a good stone, supper is hot, and somewhere in between comes {dish}.',
  'Ask for {dish}; people will be pleased, and then they will show you {dish2}.',
  'By the end of the trip you will have an opinion on {dish}, as everyone here has.',
];

export const BED_SENTENCES: readonly string[] = [
  'Nights are in {beds}, chosen because we like the people who run them.',
  'You sleep in {beds}; sheets are clean and the welcome is not rehearsed.',
  'We stay in {beds}, all within walking distance of the trail.',
  'Lodging is simple and warm: {beds}.',
  'Beds are booked for the whole season: {beds}, nothing more than a few steps off the route.',
  'Where you sleep matters as much as where you walk, so we picked {beds} one by one.',
];

export const BERTH_SENTENCES: readonly string[] = [
  'You sleep in {beds}; the sound of the water is included.',
  'Nights are spent in {beds}, in bays rather than in harbours whenever the wind allows.',
  'There are {beds}, a dry place for boots and somebody who makes coffee before six.',
  'Home for {nights} nights are {beds}.',
];

export const EFFORT_SENTENCES: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = {
  1: [
    'Anyone who walks in the park on Sundays can come along to {high}.',
    'No day asks for more than {longUp} m of easy climbing, and there is always a shorter way home.',
    'It suits first-timers, mixed ages and people who like to stop often, of whom {theRegion} sees many.',
    'Ordinary fitness is enough; curiosity about {theRegion} helps more.',
    'From {minAge} years upwards everybody has managed {high} so far.',
    'You need shoes with a sole, a jacket and the wish to see {via}.',
    'If {longHours} hours out of doors sound like a good day, you are fit enough.',
    'The gentlest of our trips: {longKm} km on the longest day, with cake in it.',
    'Grandparents have come along to {high}, and have waited for their grandchildren.',
    'Whoever can climb to a third floor and still talk can do this.',
  ],
  2: [
    'You should be happy to walk {usualHours} hours with a light pack, and {longHours} once.',
    'If you climb a hill at home without thinking about it for days, {high} is for you.',
    'A regular walk at weekends in the two months before {bestMonth} is preparation enough.',
    'Paths are good throughout, but the {longUp} m on the way to {longTo} are real.',
    'Those who enjoy a brisk Sunday walk will enjoy this, and sleep well in {to}.',
    'Count on {longUp} m up on the biggest day; the others ask for half of it.',
    'Knees should be on good terms with downhill paths, especially after {high}.',
    'Nobody needs to be an athlete for {theRegion}, only to be used to walking on two days running.',
    'The {longStage} takes about {longHours} hours; if that makes you smile, come.',
    'A middling effort, then: more than a stroll, far less than a feat.',
    'With a day pack of six kilos and a pair of good boots {high} is a pleasure.',
    'Stairs twice a week for a month get you ready for {longTo}.',
  ],
  3: [
    'You need sound knees, broken-in boots and the habit of days as long as the one to {longTo}.',
    'Two or three walks of a thousand metres up before the trip make the difference between getting to {high} and enjoying it.',
    'The ground below {high} is rough in places and the altitude is felt, so pace matters more than strength.',
    'This is for people who have done a trek of several days before and liked the fourth day best; {theRegion} repays them.',
    'On the {longStage} you walk for {longHours} hours with {longUp} m of climbing, and the next day you walk again.',
    'We ask everyone who books {high} what they walked last summer, and we read the answers.',
    'Stamina counts here: {up} m of climbing in all, and no lift in sight.',
    'If you have stood on a pass in the wind and wanted to go on, {theRegion} will suit you.',
    'There are places around {high} where a hand on the rock is welcome, none where it must be a climber’s hand.',
  ],
  4: [
    'This is a serious undertaking, and we talk with each guest before we confirm {high}.',
    'You should have experience of height or of several days in wild country before you try {high}.',
    'Cold, height and long days come together in {theRegion}; the reward is in proportion.',
    'We turn round when {leaderFirst} says so, and {leaderFirst} says so early.',
    'At {alt} m nobody is strong, only more or less patient; bring patience.',
    'The day to {longTo} is a whole one, dark to dusk, and asks for a clear head until the end.',
  ],
};

export const SEASON_SENTENCES: readonly string[] = [
  'In {theRegion} the season runs from {firstMonth} to {lastMonth}, and {bestMonth} has the steadiest weather.',
  'We go between {firstMonth} and {lastMonth}, when the way to {high} is open and the days are long enough.',
  'In {firstMonth} you have the paths around {to} to yourself, in {bestMonth} the best light, in {lastMonth} the best prices.',
  'Dates lie between {firstMonth} and {lastMonth}; in {bestMonth} {base} is at its liveliest.',
  'Of the months from {firstMonth} to {lastMonth} our guides would choose {bestMonth}.',
];

export const WILD_SENTENCES: readonly string[] = [
  'Look out for {wild}.',
  'With luck and a quiet group you meet {wild}.',
  'Bring binoculars: this is the home of {wild}.',
  'The list of what we saw last season begins with {wild}.',
  'You share the path with {wild}.',
  'Guides here know where to look for {wild}.',
];

export const ACCESS_SENTENCES: readonly string[] = [
  'How to reach {base}: {access}.',
  'We meet in {base}. Getting there: {access}.',
  'The meeting point is {base}; to get there, {access}, and timetables come with the confirmation.',
  'Travel to {base} is easy to plan: {access}.',
];

export const LEADER_SENTENCES: readonly string[] = [
  '{leaderFirst} and the team of {firm} lead every departure themselves.',
  'Your guide comes from near {base}, speaks {languages} and has been to {high} dozens of times.',
  'At {firm} we keep groups to {group}, because beyond that people begin to walk in each other’s conversations.',
  'With {group} guests at most {leaderFirst} has time for questions, and you for silence.',
  '{firm} is a small outfit: the person who answers your message is the person who meets you.',
  '“Ask me anything on the way, except how far it is,” says {leaderFirst}.',
  'Everything here was first walked by {leaderFirst} alone, then with friends, then with the first guests.',
];
