/** Lists of a tour page, by what the trip needs. */
export const INCLUDED = {
  always: ['Local guide, {speaking}', 'Park fees and permits'],
  line: ['Luggage carried from night to night', 'Transfers from {base} and back'],
  centre: ['All nights in {to}', 'Local transfers to the trailheads'],
  tent: ['Tents, mats and kitchen', 'Cook and camp crew', 'All meals on the trail'],
  roof: ['Beds in {bedsShort}', 'Breakfast and supper every day'],
  cruise: ['Cabin on {ship}', 'Full board with coffee and tea', 'Landings by dinghy and two guides ashore'],
  sail: ['Berth on the boat and the skipper', 'All meals aboard', 'Harbour fees and fuel'],
  horse: ['A horse for each rider and horsemen', 'Helmets in all sizes'],
  camel: ['Camels and cameleers', 'Blankets and desert camp'],
  ski: ['Avalanche set: transceiver, shovel and probe', 'Certified mountain guide, one to six'],
  kayak: ['Kayak, paddle, spraydeck and buoyancy aid', 'Dry bags'],
  raft: ['Raft, helmet, wetsuit and safety kayak'],
  cycle: ['Support van with tools', 'Gravel bike in your size'],
  scramble: ['Helmet, harness and rope', 'One guide to three guests'],
  day: ['Guide from {base}', 'Lunch on the way', 'Transfers within {base}'],
  taste: ['All tastings and recipes', 'A drink with the last course'],
} as const;

export const NOT_INCLUDED = {
  always: ['Travel to {base}', 'Insurance with rescue and evacuation'],
  tour: ['Drinks other than tea and water', 'Tips, which are welcome and never expected'],
  bag: ['Sleeping bag, for rent on request'],
  single: ['Single room or single tent, see variants'],
  lunch: ['Lunches, about {lunchPrice} a day'],
  bike: ['E-bike, for rent on request'],
  visa: ['Visa, where you need one'],
} as const;

export const BRING = {
  always: [
    'Boots that you have walked in before',
    'Rain jacket and a warm layer',
    'Water bottle, 1.5 litres',
    'Hat and sun cream',
  ],
  tour: ['Rucksack of 25 to 30 litres', 'Headlamp with fresh batteries', 'Personal medicine and blister plasters'],
  high: ['Gloves and a woollen cap', 'Lip balm and sunglasses of category 3'],
  tent: ['Sleeping bag, comfort to {bagDegrees} °C', 'Down jacket for the evenings'],
  hut: ['Sheet sleeping bag', 'Earplugs', 'Light shoes for indoors'],
  desert: ['Long scarf against sun and sand', 'Light long sleeves'],
  water: ['Swimwear and a quick-drying towel', 'Sandals that stay on'],
  snow: ['Gaiters', 'Second pair of gloves'],
  saddle: ['Long trousers without an inner seam', 'Shoes with a small heel'],
  forest: ['Long trousers against ticks and thorns', 'Insect repellent'],
  poles: ['Walking poles'],
  camera: ['Tripod and spare batteries'],
  pencil: ['A sketchbook that you like to hold'],
} as const;

export const FAQ: readonly (readonly [question: string, answer: string])[] = [
  [
    'How hard is the longest day?',
    'It is the {longStage}: {longKm} km with {longUp} m of climbing, about {longHours} hours with breaks. The guide walks at the pace of the last person.',
  ],
  [
    'What happens in bad weather?',
    'We change the order of days or take the lower path. A day is called off only when it would be unsafe, and then there is always something indoors worth the time.',
  ],
  [
    'Can I join alone?',
    'Yes, about half of our guests do. You share with somebody of the same sex or take the single supplement.',
  ],
  [
    'Will the altitude be a problem?',
    'The highest point is {high} at {alt} m. We gain height slowly, drink a lot and turn round early if somebody feels unwell.',
  ],
  [
    'Is there a phone signal?',
    'In {base} yes, on the way now and then. The guide carries a device that works everywhere.',
  ],
  [
    'Can you cater for vegetarians and allergies?',
    'Vegetarian food is no trouble. Tell us about allergies with the booking, so that the cook can shop for you.',
  ],
  ['How large is the group?', 'Never more than {groupMax}. We run the trip from {groupMin} guests.'],
  ['How do I get to {base}?', 'Usually like this: {access}. We send timetables and can book the transfer for you.'],
  [
    'May I bring my child?',
    'From {minAge} years, if the child likes to walk. Write to us first, we know which stretches may be long for short legs.',
  ],
  ['Where can I leave a suitcase?', 'In {base}, in a locked room, free of charge.'],
  ['Can I charge a phone or a camera?', 'At most places in the evening. Bring a power bank for the nights outside.'],
  [
    'Do I need a visa or permit?',
    'Permits for the route are arranged by us. Whether you need a visa depends on your passport; we tell you where to look.',
  ],
  ['What about showers?', 'Hot on most evenings, a bucket of hot water on the others, and a river for the brave.'],
  [
    'Can I rent equipment?',
    'Sleeping bags, poles and rain jackets, yes. Boots you should bring, and walk in, yourself.',
  ],
  [
    'When does a departure become certain?',
    'From {groupMin} booked places. Dates marked as guaranteed run whatever happens.',
  ],
  ['Is the water safe to drink?', 'We boil or filter it on the way, so there is no need to buy bottles.'],
  ['How fit should I be?', '{fitness}'],
  [
    'Which month is best?',
    'Our guides would choose {bestMonth}. From {firstMonth} to {lastMonth} the route is in good condition.',
  ],
  ['What is the food like?', 'Expect {table}. Nobody has gone home thinner.'],
  [
    'Can the trip be private?',
    'Yes, choose the private variant or ask us; from four people on the price hardly differs.',
  ],
];
