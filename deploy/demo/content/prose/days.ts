import type { StopKind } from '../world/model.ts';

/** How a day begins and moves, by its role. {from}, {to}, {via}, {goal} are places of that day. */
export const FIRST_DAY: readonly string[] = [
  'We meet at nine in {base}, weigh the bags together and set out without haste.',
  'After coffee and a look at the map in {base} the guide checks boots, then we are off.',
  'Arrivals, handshakes, a short drive, and the first steps by early afternoon.',
  'The group gathers in {base}; whoever forgot a hat can still buy one.',
  'Your guide waits in {base} with the luggage tags and something to eat for the road.',
  'A slow first day, on purpose: bodies arrive later than aeroplanes.',
];

export const LINE_DAY: readonly string[] = [
  'From {from} the path climbs at once, then thinks better of it and follows the slope to {to}.',
  'We leave {from} early and take the morning for the climb, the afternoon for {to}.',
  'The way to {to} is {km} km, most of it on a path as wide as two boots.',
  'Out of {from} by the upper lane, past the last walls, and then nothing but the trail until {to}.',
  'It is about {hours} hours to {to}, with a proper halt half-way.',
  'The first hour out of {from} wakes the legs, the second is the best of the day.',
  'We follow the water upstream from {from}, cross it twice and reach {to} by mid-afternoon.',
  'A shepherd’s path leads from {from} towards {to}; it is not on every map, and it is the better one.',
  'Today links {from} with {to}: {up} m up, a good deal of it before lunch.',
  'Between {from} and {to} the country changes character, and so does the conversation.',
  'The stage looks long on the map, yet the ground is kind, and {to} comes earlier than expected.',
  'Packs on in {from} at eight; by the second halt nobody wears a jacket any more.',
  'The trail drops out of {from}, swings round the spur and settles into an even rise.',
  'You walk with the sun behind you from {from}, which is how this stage should be done.',
];

export const CENTRE_DAY: readonly string[] = [
  'A round from {from} takes us to {goal} and back by another path.',
  'Today’s walk goes out to {goal}: {km} km, {up} m up, and tea at the turning point.',
  'We walk from the door to {goal} and are home in {hours} hours or a little more.',
  'The path to {goal} starts behind the last house and stays interesting to the end.',
  'With light packs we go up to {goal}; whoever likes can turn round at the half-way spring.',
  'An early start, because {goal} is finest before noon.',
  'The day belongs to {goal}, the evening to the terrace in {from}.',
  'First through gardens, then through trees, then into the open: that is the way to {goal}.',
  'We save {goal} for the clearest morning, and hope it is this one.',
  'A short ride on the local bus shortens the dull part; the rest of the way to {goal} we walk.',
];

export const REST_DAY: readonly string[] = [
  'Nothing is on the plan before ten, and little after it.',
  'A day for washing socks, writing cards and a stroll with the guide if you feel like one.',
  'Rest for the legs; the market, the river and a long table fill the hours.',
  'A spare day that we use for bad weather when there is some, and for doing nothing when there is none.',
  'Sleep in, swim if you dare, and meet at five for a lesson in local cooking.',
];

export const LAST_DAY: readonly string[] = [
  'The last stage is short, and we are at the table by two.',
  'Down to {to}, a change of shirt, a long lunch and goodbyes that take longer than planned.',
  'By early afternoon we are in {to}, in time for the evening connection.',
  'One more morning on foot, then showers and the group picture that everybody pretends not to want.',
  'We finish in {to}; the van for {base} leaves at four.',
];

/** What a place is like, by kind; {place} and {alt} are its own. */
export const PLACE_SENTENCES: Readonly<Record<StopKind, readonly string[]>> = {
  village: [
    '{place} has a spring, a bench and somebody who wants to know where you come from.',
    'In {place} we are expected: the lamp is on and the kettle too.',
    'The lanes of {place} are too narrow for cars, which suits everyone who lives there.',
    'Half of {place} is related to the cook, so introductions take a while.',
    'Evening in {place} sounds of goats, a radio and someone splitting wood.',
    '{place} lies in the sun until late, and there is time for a round before supper.',
  ],
  camp: [
    'Camp at {place} ({alt} m) is on level grass, with water a minute away.',
    'At {place} the tents stand in a half-circle so that everyone gets the morning sun.',
    'The kitchen tent at {place} is up before we are, and one smells it first.',
    'At {place} the stove hums by five and the stars are out by nine.',
    '{place} is the kind of camp one would like to stay at for a second night.',
  ],
  hut: [
    'The hut at {place} ({alt} m) has a drying room, a guest book and a warden with a sense of humour.',
    'Boots off at {place}: soup first, then the view.',
    'We have bunks at {place}; the window seat goes to whoever arrives last, by custom.',
    'From the bench at {place} you can point to where you stood at noon.',
    'Lights go out early at {place}, and nobody minds.',
  ],
  pass: [
    '{place} ({alt} m) is a notch with two views, and one always prefers the other side.',
    'On {place} we put on a layer, drink something hot and look back for a long time.',
    'The last hundred metres to {place} are steep, then suddenly there is only wind.',
    'At {place}, {alt} m, a pile of stones waits for yours.',
    'Snow can lie on {place} until the middle of the season; the guide cuts steps where needed.',
  ],
  summit: [
    '{place} is {alt} m high and has room for all of us, one sandwich each.',
    'From the top of {place} we count the days by the valleys behind us.',
    'The way up {place} is a patient zigzag; the way down is when knees speak.',
    'Nobody has to go on {place}: the shoulder below is nearly as good and out of the wind.',
    'On {place} the guide names everything within sight, and then there is silence.',
  ],
  ridge: [
    'Along {place} you walk with a valley in each eye.',
    '{place} is broad enough for company and airy enough for respect.',
    'At {place} we sit down; there is no better place for lunch within a day.',
    'The view from {place} arrives all at once, round one last corner.',
    '{place} catches the first and the last sun of the day.',
  ],
  lake: [
    '{place} lies at {alt} m and is as cold as it looks; two or three always swim.',
    'We reach {place} from above, so that you see its colour before its shore.',
    'At {place} the wind drops towards evening and the mountains come down into the water.',
    'A path runs all the way round {place}, an hour for those who do not stop.',
    '{place} changes its mood with every cloud; we give it an hour to show some of them.',
  ],
  gorge: [
    'In {place} the walls come so close that the sky turns into a river.',
    'The path through {place} is cut into the rock; a cable helps where it narrows.',
    '{place} keeps the cool of the night until noon.',
    'Echoes in {place} come back twice, which children of all ages test.',
    'We walk {place} when the sun stands in it, an hour and no more.',
  ],
  water: [
    'At {place} boots come off and feet go in.',
    'The spray of {place} can be felt before it is seen.',
    '{place} is where the valley comes to bathe, talk and fill its bottles.',
    'We have {place} to ourselves if we come before ten, and so we do.',
    'Nobody walks past {place} without stopping.',
  ],
  monument: [
    'The guide has the key to {place}, and the story that goes with it.',
    '{place} was there before the path, and the path still makes a bow to it.',
    'We take off our hats in {place} and let our eyes get used to the dark.',
    'Stones of {place} have been borrowed for half the village, which nobody denies.',
    'An hour at {place} is too short for the learned and just right for the rest.',
  ],
  coast: [
    'At {place} the path comes down to the sea, and most of us go in.',
    '{place} is quiet once the day boats have left.',
    'We have lunch at {place} with our backs against warm stone.',
    'The light on the water at {place} is best an hour before sunset.',
    'From {place} you see how far you have come along the shore.',
  ],
  desert: [
    'At {place} we spread the blankets in the lee and let the day cool down.',
    'The ground at {place} keeps its warmth until after supper.',
    'From the crest above {place} there is no sign of people except our own track.',
    'In {place} even the guide lowers his voice.',
    'Sunset at {place} takes forty minutes and every colour.',
  ],
  forest: [
    'In {place} the trees are old enough to have names.',
    'The path through {place} is soft, and one hears one’s own breath.',
    'We go slowly in {place}: this is where there is most to see within arm’s reach.',
    '{place} smells of resin at noon and of earth after rain.',
    'A clearing in {place} is our dining room today.',
  ],
};

export const EVENINGS: readonly string[] = [
  'Supper is at seven: {dish}, and tea for as long as anyone wants to talk.',
  'In the evening the guide sketches tomorrow on the back of today’s map.',
  'There is {dish2} tonight, made by somebody’s mother.',
  'After supper we look at the sky, then at the forecast, and believe the sky.',
  'The evening ends with cards, or with an early pillow.',
  'Hot water by the bucket, dry socks, {dish}: nobody complains.',
  'Whoever still has legs walks to the viewpoint before supper.',
  'By nine it is so quiet that you hear the river turn over.',
  'Tonight the cook shows how {dish} is made, and you may try.',
  'A short talk after supper, about bears or about bread, depending on the guide.',
  'The kettle goes round a third time and the stories get taller.',
  'We sit outside until the cold sends us in.',
];

/** Words for days on a boat, in the saddle and so on, put before the sentence about the place. */
export const MODES: Readonly<Record<string, readonly string[]>> = {
  sail: [
    'We hoist sail after breakfast and raise {to} in the early afternoon.',
    'Three hours under way, two on the path: the boat meets us in {to}.',
    'The skipper puts us ashore near {from} and picks us up at {to}.',
    'A beat to windward in the morning, calm water behind the headland, and the anchor down off {to}.',
  ],
  cruise: [
    'While you have breakfast {ship} weighs anchor at {from}; before noon we land at {to}.',
    'The dinghies run to {to} at nine and again at ten for those who read late.',
    'A quiet passage to {to}, with a talk in the lounge and the bridge open to visitors.',
    'Two landings today, the second at {to}, with a long walk and a short one.',
  ],
  horse: [
    'We saddle in {from} while the dew is still on, and ride {hours} hours to {to}.',
    'The horses know the way to {to}, so reins can be long and looks longer.',
    'At a walk, with one good canter for those who ask, to {to}.',
    'A ford, a meadow, a second ford: by the afternoon we unsaddle at {to}.',
  ],
  camel: [
    'The camels are loaded by eight and set the pace to {to}.',
    'We walk two hours, ride one, rest through the heat and reach {to} with long shadows.',
    'From {from} the caravan keeps to firm ground, then turns into the sand towards {to}.',
    'The cameleer chooses the line to {to} by the night’s wind.',
  ],
  ski: [
    'Skins on at {from}; the track to {goal} is set by whoever slept best.',
    'Up through the trees to {goal}, transceivers checked, and one long run home.',
    'If last night’s snow has settled, {goal}; if not, the birch slopes below it.',
    'We leave early for {goal} so as to be down before the sun has softened the lower slopes.',
  ],
  snowshoe: [
    'On snowshoes we make our own track to {goal} and come home in it.',
    'Through forest to {goal}, with a fire and soup in the snow.',
    'It is two hours to {goal}, less with the enthusiasm that fresh snow gives.',
  ],
  kayak: [
    'We launch at {from}, keep to the shore and land at {to} for the night.',
    'About {hours} hours in the boat with two landings; {to} has the better beach.',
    'The tide turns at eleven and takes us most of the way to {to}.',
    'Past the headland the water lies flat, and {to} comes nearer without anyone trying.',
  ],
  raft: [
    'The raft goes in at {from}; three rapids and a long lazy bend later we are at {to}.',
    'Walk in the morning, river in the afternoon: we land at {to} with dry sandwiches.',
    'Paddles in, forward, stop: by noon everyone knows the words, and {to} is an hour off.',
  ],
  cycle: [
    'It is {km} km of gravel and quiet tarmac, give or take a coffee, before {to}.',
    'We roll out of {from} at nine and let the road choose the speed to {to}.',
    'One climb, one descent, and a tailwind if the valley keeps its promise: {to} by three.',
    'Short by bike, so we lock up at {via} and walk an hour before riding on to {to}.',
  ],
};

export const TASTE_DAY: readonly string[] = [
  'We begin at the market of {from}, where the guide shops and you carry.',
  'First stop: an oven that has been warm since four in the morning.',
  'Between the courses there are lanes, a garden and one short hill.',
  'The second kitchen belongs to a grandmother, the third to her rival.',
];

export const DAY_ENDS: readonly string[] = [
  'We are back in {base} by late afternoon, and the guide knows where the coffee is good.',
  'The round ends where it began, with an address for supper in your pocket.',
  'Home before dark; pictures are exchanged on the last bench.',
  'Back in {base} there is time for a swim, a shop or a chair.',
];

export const FIRST_DAY_AFLOAT: readonly string[] = [
  'We go aboard in {from}, stow the bags and cast off before the coffee is cold.',
  'Cabins are given out, life jackets tried on, and {from} grows small behind us.',
  'Embarkation is at noon in {from}; whoever is early may help with the lines.',
];

export const LAST_DAY_AFLOAT: readonly string[] = [
  'Along the quay of {to} one more breakfast, addresses on paper napkins, and the gangway.',
  'We tie up in {to} before noon; taxis wait for those with connections.',
  'A last swim, a last landing, and by two o’clock everyone is ashore in {to}.',
];

/** Huts and camps where one only stops on the way. */
export const VISITED_SENTENCES: readonly string[] = [
  'At {place} ({alt} m) there is soup or shade, according to the season, and a bench for both.',
  'We have lunch at {place} and watch others arrive.',
  '{place} is a good place to turn round, and a better one to sit down first.',
  'The meadow at {place} asks for an hour with the boots off.',
  'From {place} one sees what the next days could be, if one had more of them.',
];
