/** Sentences of reviews. {high}, {to}, {via}, {longTo} are places of the tour; {leaderFirst} its leader; {dish} its food. */
export const PRAISE_OPENERS: readonly string[] = [
  'We came for {high} and stayed in love with the evenings.',
  'Everything that was promised happened, and a few good things that were not.',
  'My third trip of this kind and the one I compare others with now.',
  'Booked late, expected little, came home with four hundred pictures and a recipe.',
  'I was the slowest of the group and never once felt it.',
  'A birthday present to myself, and I have chosen well.',
  'We were five strangers in {base} and had a chat group by {to}.',
  'Well planned without feeling planned.',
  'The description says it honestly: the {longStage} is long. It is also the best one.',
  'My father (67) and I (34) both found it right, which says a lot.',
  'I have worked as a guide myself and have nothing to complain about.',
  'Best week of the year, and it rained twice.',
  'I wanted quiet and got it, with good company on top.',
  'We have walked in a dozen countries, and {theRegion} goes straight into the top three.',
  'First time in the mountains for me, hardly the last.',
  'It felt like visiting friends who happen to own the landscape.',
  'From the first message to the last handshake: friendly, quick, precise.',
  'I nearly cancelled because of the forecast. Glad I did not.',
  'Came with two teenagers who put their phones away by themselves.',
  'A small group, a calm guide, a big country.',
  'I had worried about the height, needlessly.',
  'What a line through {theRegion}, and what a way to do it.',
];

export const PRAISE_ROUTE: readonly string[] = [
  'The morning on {high} will stay with me for a long time.',
  '{via} alone was worth the journey.',
  'On the way to {longTo} we had hail, sun and a rainbow within one hour.',
  'The path past {via} was empty; we met one man and his dog.',
  'I liked that the hard day comes late, when everyone is in step.',
  'At {high} the clouds opened for exactly ten minutes, and {leaderFirst} had told us to wait.',
  'The descent to {to} is long for the knees, so take poles.',
  'We sat at {via} for an hour and nobody asked when we would go on.',
  'Good paths, good signs of thought in the order of the days.',
  'The {longStage} is honest work, and the soup afterwards even better.',
  'Between {from} and {to} there is not one boring kilometre.',
  'Seeing {high} at first light from the tent was the moment of the trip.',
  'I had not known that a landscape can change so much in {daysWords} days.',
  'We saw {animal} on the second day, quite close.',
  'The {dish} alone was worth coming for.',
  'We laughed a lot and learned more than in any museum.',
  'Small detours made it: a key to a locked door, a tree full of fruit, a view behind a shed.',
  'Nothing was rushed, and still there was more in it than I had hoped.',
  'I would never have found these corners of {theRegion} by myself.',
  'The right mix of walking, listening and sitting down.',
];

export const PRAISE_PEOPLE: readonly string[] = [
  '{leaderFirst} reads weather, people and maps equally well.',
  'Our guide carried a spare of everything, including patience.',
  '{leaderFirst} knew every house, every spring and every dog by name.',
  'The pace was set so quietly that I only noticed when nobody was out of breath.',
  'The crew sang on the last evening, and so did we.',
  '{leaderFirst} explained things when asked and was silent when it mattered.',
  'When my boot fell apart it was glued before breakfast.',
  'They turned us round below {high} because of the wind, and it was the right call.',
  'You notice that {firm} works with the same families every season.',
  '{leaderFirst} answered all my questions beforehand, even the silly ones.',
];

export const PRAISE_COMFORT: readonly string[] = [
  'And the food: {dish}, again and again, and I would eat it tomorrow.',
  'I still dream of the {dish2}.',
  'Beds were simple, clean and warm, which is all one needs.',
  'Breakfast was early and generous.',
  'There was hot water on more evenings than I had expected.',
  'Vegetarian food was no problem at all.',
  'We ate better than at home, which my wife does not want to read here.',
  'Tents were new, mats thick, nights short only because of the stars.',
  'The host in {to} would not let us go without a bag of walnuts.',
  'Small thing, big effect: tea was waiting every single afternoon.',
];

export const PRAISE_CLOSERS: readonly string[] = [
  'Would go again, and probably will.',
  'Go in {bestMonth} if you can.',
  'Thank you, {leaderFirst}, and greetings to everyone in {to}.',
  'Take a warmer hat than you think.',
  'Worth every cent.',
  'Already looking at the other dates.',
  'I have told half the office.',
  'Bring earplugs and an appetite.',
  'Ten out of ten for the pace.',
  'A trip to grow a little taller on.',
  'See you next season.',
  '',
  '',
];

export const GRUMBLES: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = {
  4: [
    'One night was colder than the list suggests, so bring the thicker bag.',
    'The transfer on the first day was long and a bit bumpy.',
    'One star less because we shared a bathroom with another group in {to}.',
    'Lunch packets repeat themselves by the fourth day.',
    'I would have liked an hour more at {via}.',
    'The signal is worse than described, which I only mind because of work.',
    'The group was full, and on the narrow bits one notices.',
    'Information about equipment came rather late.',
  ],
  3: [
    'The walk itself is lovely, but the lodging in {to} was noisy and the shower cold.',
    'Two of our days were changed because of the weather and the replacement was a drive.',
    'The {longStage} took us two hours longer than announced, and not everybody was up to it.',
    'Our guide was kind but spoke too little English to explain much.',
    'I had understood that luggage would be carried every day. It was not.',
    'Nice people, average food, and {high} in fog for which nobody can be blamed.',
    'We were promised a small group and were the maximum.',
  ],
  2: [
    'The tents had seen better years and one of them leaked on us.',
    'We started three hours late on the first day and never caught up, so {via} was dropped.',
    'The level is understated: half of the group suffered on the way to {longTo}.',
    'Communication before the trip was slow and partly contradictory.',
  ],
  1: [
    'Our departure was moved by a day with little notice, and my flight could not be.',
    'The guide left the slower walkers behind on the descent, which must not happen.',
    'What we got was a different route from the one on this page, without {high}.',
  ],
};

export const REPLIES_GLAD: readonly string[] = [
  'Thank you, {first}. {to} sends greetings back.',
  'It was good to walk with you, {first}. The kettle stays warm.',
  'Thank you for these words, {first}, I have read them out in the kitchen.',
  'You were good company, {first}. Come in {bestMonth} next time, the light is different.',
  'Thank you, {first}. The walnuts are on their way to everybody who asks for them.',
  'We were lucky with {high}, and with you. All the best, {leaderFirst}',
  'A pleasure, {first}. I still laugh about the second evening.',
  'Thanks a lot, {first}. Your tip about the poles is now in our list.',
];

export const REPLIES_MILD: readonly string[] = [
  'Thank you, {first}. You are right, and from this season on it is done differently.',
  'Fair point, {first}. It is on our list for the winter, near the top.',
  'Thank you for being frank, {first}. I have talked to everyone concerned.',
  'Noted, {first}, and not for the first time. We are changing it now.',
  'Thank you, {first}. Praise is nice, this is useful.',
  'Good to know, {first}. I walked it again last week with your lines in my pocket.',
];

export const REPLIES_SORRY: readonly string[] = [
  'I am sorry, {first}. This is not how it should have been, and I have written to you about a refund.',
  'Thank you for telling us, {first}. I should have noticed it myself and have seen to it since.',
  'You are right, {first}, and I apologise. The description now says so plainly.',
  'I regret this, {first}. We have changed how we plan these dates and how we inform guests.',
  'That was our mistake, {first}. I hope you will let me put it right in person one day.',
];
