import { picture } from '../../pictures.ts';
import { day, type Flagship, shots, terms } from './model.ts';

export const MGOUN: Flagship = {
  iso: 'MA',
  region: 'High Atlas',
  firm: 'Dadès Caravan',
  style: 'trek',
  name: 'M’Goun massif and the Valley of Roses with a Berber mule team',
  slug: 'mgoun-massif-and-the-valley-of-roses',
  summary: 'Five days from the orchards of Aït Bougmez over the shoulder of M’Goun and down a warm river to the Valley of Roses, with mules and their owners.',
  description: [
    '<p>The Happy Valley is the name that Aït Bougmez gave itself, and after one evening on a roof among drying walnuts you will not argue. From there we cross the highest massif of the central Atlas and follow the M’Goun river down to where roses are grown for their water.</p>',
    '<p>Mules carry the tents, the kitchen and whoever is tired. On the third day the gorge of Achaabou is so narrow that the river is the path: shoes stay on, trousers are rolled up, and the water is as warm as a hand.</p>',
    '<p>The ascent of M’Goun itself (4,068 m) is offered on day two for those who wake at three and feel like it. The others walk to the Tarkeddit springs and meet them with tea.</p>',
    '<p>Youssef’s family has led caravans for three generations. In May we time the last day so that you see the pickers come down with roses in their aprons; in September the same valley smells of apples.</p>',
  ].join(''),
  difficulty: 2,
  comfort: 'base_plus',
  accommodation: ['guest-house', 'tent'],
  land: 'desert',
  groupMin: 4,
  groupMax: 12,
  minAge: 12,
  maxAge: 70,
  months: [4, 10],
  price: 42_000,
  maxAltitude: 3400,
  distance: 71,
  ascent: 2860,
  startPlace: 'Aït Bougmez, Morocco',
  endPlace: 'Kelaa M’Gouna, Morocco',
  ratingCounts: [0, 0, 2, 10, 191],
  badges: ['Editors’ choice'],
  collections: ['first-big-trek'],
  details: {
    included: ['Mountain guide, English- and French-speaking', 'Mules and muleteers, 30 kg for two guests', 'Tents, mattresses and kitchen', 'All meals from dinner on day 1', 'Gîte in Aït Bougmez', 'Transfer from Kelaa M’Gouna to Ouarzazate'],
    not_included: ['Travel to Aït Bougmez (shared taxi from Marrakesh €25)', 'Sleeping bag (rent €15)', 'Insurance with rescue', 'Hammam on the last day (€6)'],
    stays: [
      { name: 'Gîte in Aït Bougmez', text: '1 night · rooms for two to four, hot shower, roof terrace', nights: 1, image: picture({ seed: 'mg_s1', biome: 'desert', mood: 'golden', form: 'mesa' }) },
      { name: 'Camps on the M’Goun river', text: '3 nights · 2-person tents, mess tent with carpets, mint tea at any hour', nights: 3, image: picture({ seed: 'mg_s2', biome: 'night', mood: 'night', form: 'meadow' }) },
    ],
  },
  variants: [
    { kind: 'standard', name: 'Standard: shared 2-person tent', description: 'You share with your companion or with somebody of the same sex.', priceDelta: 0 },
    { kind: 'single', name: 'Single tent', description: 'A tent to yourself; in the gîte everyone shares.', priceDelta: 4_500 },
    { kind: 'private', name: 'Private departure', description: 'Only your own party with guide and mules, from two people.', priceDelta: 16_000 },
  ],
  programme: [
    day({
      way: 'Aït Bougmez v1850; Azib Ikkis c2260', title: 'Aït Bougmez to the pastures of Ikkis', km: 13, up: 640, hours: 5, profile: [1850, 1890, 1950, 2060, 2180, 2260], sleep: 'Tents at Azib Ikkis, 2,260 m', meals: 'Lunch, dinner',
      text: 'Mules are loaded in the courtyard at eight, which is a performance in itself. We walk up the valley between walnut trees and threshing floors, past the round granary of Sidi Moussa, and into the Arous gorge.\nCamp is beside summer sheepfolds. Shepherds’ children come to inspect us and win at cards.',
    }),
    day({
      way: 'Azib Ikkis c2260; Tizi n’Oumskiyq p2910; Tarkeddit h2900', title: 'Over Tizi n’Oumskiyq to Tarkeddit', km: 14, up: 980, hours: 7, profile: [2260, 2480, 2700, 2910, 2860, 2890, 2900], sleep: 'Tents at the Tarkeddit springs, 2,900 m',
      text: 'A staircase of limestone with junipers older than the mosques, then a plateau where the wind has room. M’Goun fills the whole southern side.\nThose who want the summit go to bed at seven. The springs of Tarkeddit are cold enough to make teeth ring.',
      image: picture({ seed: 'mgoun_4', biome: 'alpine', mood: 'dusk', form: 'ridge' }),
    }),
    day({
      way: 'Tarkeddit h2900; Aghouri p3400; Oulilimt c2600', title: 'Aghouri pass and the Oulilimt valley', km: 15, up: 520, hours: 7, profile: [2900, 3100, 3400, 3120, 2840, 2600], sleep: 'Tents at Oulilimt, 2,600 m',
      text: 'Over the pass the colours change from grey to rust. Nomads of the Aït Atta water their goats here in summer, and we share tea and news.\nThe summit party, if there is one, comes down by the long ridge and meets us at the camp for an early couscous.',
    }),
    day({
      way: 'Oulilimt c2600; El Mrabitine v1650; Achaabou Gorge g1600; Tighremt n’Aït Ahmed v1700', title: 'Through the gorge of Achaabou', km: 17, up: 260, hours: 7, profile: [2600, 2250, 1900, 1650, 1610, 1600, 1700], sleep: 'Tents in an orchard at Tighremt, 1,700 m',
      text: 'The river becomes the road. For two hours we wade between walls three hundred metres tall, knee-deep at most, while the muleteers sing to hear the echo.\nBelow the gorge kasbahs stand at every bend, the colour of the cliff they are made from.',
      image: picture({ seed: 'mgoun_5', biome: 'desert', mood: 'noon', form: 'mesa' }),
    }),
    day({
      way: 'Tighremt n’Aït Ahmed v1700; Bou Tharar v1550; Kelaa M’Gouna v1450', title: 'Valley of Roses', km: 12, up: 460, hours: 5, profile: [1700, 1780, 1690, 1600, 1550, 1480], sleep: '', meals: 'Breakfast, lunch',
      text: 'Along hedges of damask roses, two metres high and planted to keep goats out of the barley. In May you see the harvest weighed before the sun is on it.\nLunch in Bou Tharar with Youssef’s aunt, then by minibus to Kelaa, where the distillery lets you smell the difference between first water and second.',
    }),
  ],
  images: shots('t2', 'desert', 18, ['M’Goun', 'Achaabou', 'Tarkeddit', 'Bou Tharar'], [
    ['desert', 'mgoun_3', 'golden', 'mesa'],
    ['alpine', 'mgoun_4', 'dusk', 'ridge'],
    ['desert', 'mgoun_5', 'noon', 'mesa'],
  ]),
  departures: terms({ prepayment: 15, fullPaymentDays: 21, seats: 12, free: [2, 7, 12, 5, 0, 9] }),
};
