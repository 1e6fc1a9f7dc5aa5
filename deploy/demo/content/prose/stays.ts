/** What a tour page says about a bed, by its kind. {bed} is the country's word, {place} where it stands. */
export const STAY_TEXTS = {
  village: [
    'Twin rooms, shared bath, supper with the family',
    'Two to a room, hot shower, breakfast on the veranda',
    'Simple rooms under the roof, home cooking, wood stove',
    'Rooms for two or three, one bathroom a floor, garden',
    'Private rooms, running hot water, terrace with the view',
  ],
  hut: [
    'Bunk room, drying room, supper at half past six',
    'Rooms for four to eight, cold-water wash, hot soup at any hour',
    'Dormitory with blankets, tap outside, the best bench of the valley',
    'Bunks for our group alone whenever we get them, shared tables',
  ],
  tent: [
    'Two-person tents, dining tent, wash water morning and evening',
    'Dome tents with thick mats, a cook, a lantern and a view',
    'Roomy tents, kitchen crew, the nearest light is a star',
    'Tents on level ground near water, tea brought to the door',
  ],
  water: [
    'Twin cabins, two shower rooms, meals in the saloon or on deck',
    'Cabins with a window, private bath, library and bar',
    'Compact cabins, wide deck, swimming from the ladder',
  ],
} as const;
