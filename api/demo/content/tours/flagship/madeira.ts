import { picture } from '../../pictures.ts';
import { day, type Flagship, shots, terms } from './model.ts';

const BED = 'Quinta in Santana';

export const MADEIRA: Flagship = {
  iso: 'PT',
  region: 'Madeira',
  firm: 'Ilha Verde',
  style: 'base',
  name: 'Madeira levadas and the ridge from Pico do Areeiro to Ruivo',
  slug: 'madeira-levadas-and-the-ridge',
  summary: 'Five days with a botanist: water channels through laurel forest, a ridge of tunnels and stairs, the dry eastern cape, and one bed at the quinta.',
  description: [
    '<p>Madeira has two thousand kilometres of levada, narrow channels that bring the rain of the north to the vines of the south. A path runs beside each of them, level for hours, and that is how we get into the forest without climbing.</p>',
    '<p>The other Madeira is vertical. Between Pico do Areeiro and Pico Ruivo a path of stairs, ledges and five tunnels follows the crest of the island, with cloud on one side and sun on the other. We walk it at dawn, before the first bus arrives.</p>',
    '<p>Rui Carvalho is a botanist who became a guide. He knows which of the old laurels were here before the first caravels, where the firecrest nests, and which levada keeper will open a sluice so that you can hear it sing.</p>',
    '<p>The walks are moderate. Some ledges are narrow, all of them have a cable, and anyone who dislikes heights gets a second path for that stretch.</p>',
  ].join(''),
  difficulty: 2,
  comfort: 'improved',
  accommodation: ['hotel'],
  land: 'coast',
  groupMin: 3,
  groupMax: 9,
  minAge: 10,
  maxAge: 75,
  months: [1, 12],
  price: 56_000,
  maxAltitude: 1862,
  distance: 57,
  ascent: 2390,
  startPlace: 'Funchal, Portugal',
  endPlace: 'Funchal, Portugal',
  ratingCounts: [0, 0, 2, 4, 71],
  badges: [],
  collections: ['first-big-trek'],
  details: {
    included: ['Botanist guide, English- and Portuguese-speaking', 'Four nights at the quinta with breakfast', 'Three suppers and all picnics', 'Minibus to the trailheads', 'Lamps for the tunnels'],
    not_included: ['Flights to Funchal', 'One supper in Santana, about €18', 'Insurance with rescue', 'Single room (+€120)'],
    stays: [{ name: 'Quinta do Til, Santana', text: '4 nights · double rooms with bath, garden of fruit trees, fireplace, sea on clear days', nights: 4, image: picture({ seed: 'mad_s1', biome: 'forest', mood: 'golden', form: 'valley' }) }],
  },
  variants: [
    { kind: 'standard', name: 'Standard: double or twin room', description: 'With bath, garden side.', priceDelta: 0 },
    { kind: 'single', name: 'Single room', description: 'A double room used by one.', priceDelta: 12_000 },
    { kind: 'private', name: 'Private week', description: 'Rui and the minibus for your own party, from two people.', priceDelta: 24_000 },
  ],
  programme: [
    day({ way: 'Funchal v50; Monte v550; Santana v420', title: 'Funchal, the Monte gardens and the drive north', km: 6, up: 240, hours: 2.5, profile: [550, 600, 640, 600, 560], sleep: BED, meals: 'Lunch, dinner', text: 'We meet at ten at the harbour mole, ride up to Monte by cable car and walk a first, level levada with coffee at the end.\nOver the pass the air turns green. Supper at the quinta is espetada on laurel sticks.' }),
    day({ way: 'Santana v420; Queimadas f880; Caldeirão Verde w890; Santana v420', title: 'Levada to the green cauldron', km: 13, up: 160, hours: 5, profile: [880, 885, 890, 890, 895, 890, 885, 880], sleep: BED, text: 'From the thatched house of Queimadas along a wall of ferns, through four tunnels, to a waterfall of a hundred metres in a chamber of moss.\nRui counts liverworts on the way and you will find, to your own surprise, that you do too.', image: picture({ seed: 'madeira_5', biome: 'jungle', mood: 'mist', form: 'falls' }) }),
    day({ way: 'Santana v420; Pico do Areeiro s1818; Pico Ruivo s1862; Achada do Teixeira r1592', title: 'Areeiro to Ruivo at dawn', km: 11, up: 1080, hours: 6, profile: [1818, 1700, 1580, 1640, 1730, 1862, 1720, 1592], sleep: BED, text: 'We leave at five with a breakfast bag and see the sun come out of the Atlantic. Stairs, ledges, tunnels, and Zino’s petrels home from the sea.\nFrom Ruivo, the roof of the island, it is an easy hour to the car and a long afternoon in the hammock.', image: picture({ seed: 'madeira_6', biome: 'alpine', mood: 'golden', form: 'clouds' }) }),
    day({ way: 'Santana v420; Fanal f1150; Twenty-Five Springs w990; Santana v420', title: 'Old laurels of Fanal and the Risco springs', km: 14, up: 480, hours: 5.5, profile: [1150, 1180, 1120, 1060, 990, 1040, 1060], sleep: BED, text: 'In Fanal the trees are five hundred years old and look as if they had been drawn by somebody nervous. Fog is welcome here.\nIn the afternoon down to the Twenty-Five Springs, against the stream of visitors, who have left by then.' }),
    day({ way: 'Santana v420; Ponta de São Lourenço k100; Funchal v50', title: 'The dry cape', km: 8, up: 430, hours: 3.5, profile: [90, 140, 60, 110, 160, 100, 90], sleep: '', meals: 'Breakfast, lunch', text: 'The eastern point is another island: ochre, bare, waves on both sides. A swim from the landing stage, grilled limpets at the end of the path.\nThe airport is fifteen minutes away, Funchal thirty; we drop you where you need to be by four.' }),
  ],
  images: shots('t4', 'coast', 18, ['Ponta de São Lourenço', 'Caldeirão Verde', 'Pico Ruivo', 'Fanal'], [
    ['coast', 'madeira_4', 'noon', 'cliffs'],
    ['jungle', 'madeira_5', 'mist', 'falls'],
    ['alpine', 'madeira_6', 'golden', 'clouds'],
  ]),
  departures: terms({ prepayment: 15, fullPaymentDays: 21, seats: 9, free: [5, 9, 3, 7, 9, 0], discount: (departure) => (departure.start.slice(5, 7) === '11' ? { kind: 'seasonal', percent: 10, season_from: `${departure.start.slice(0, 4)}-11-01`, season_to: `${departure.start.slice(0, 4)}-11-30` } : null) }),
};
