import { picture } from '../../pictures.ts';
import { day, type Flagship, shots, terms } from './model.ts';

const BOAT = 'Berth on the Havella';

export const LYNGEN: Flagship = {
  iso: 'NO',
  region: 'Troms',
  firm: 'North of Lyngen',
  style: 'sail',
  name: 'Lyngen Alps by ski and sail, with a skipper who knows the weather',
  slug: 'lyngen-alps-by-ski-and-sail',
  summary: 'Seven days aboard a 19-metre ketch in the fjords north of Tromsø: skins on at the tide line, one summit a day, supper under deck.',
  description: [
    '<p>The boat is the hut that comes along. Each evening we look at the snow, the wind and the chart together, and in the night or over breakfast the Havella moves to the fjord that suits the morning.</p>',
    '<p>The dinghy puts you ashore beside the seaweed. You climb 900 to 1,300 m on skins, stand on a summit with the open sea on one side and the Lyngen Alps on the other, and ski back to the beach, where the stove has been lit.</p>',
    '<p>Lena Hofstad is both skipper and ski guide, with a second guide aboard, so there is one guide to three skiers. She turns round early and guests thank her for it. Avalanche training takes up the first afternoon, with a coffee break.</p>',
    '<p>You should ski off-piste in any snow with confidence and be fit for four hours of climbing. Sailing skills are not needed; by the third day you will have some.</p>',
  ].join(''),
  difficulty: 3,
  comfort: 'medium',
  accommodation: ['not-set'],
  land: 'arctic',
  groupMin: 4,
  groupMax: 6,
  minAge: 18,
  maxAge: 68,
  months: [3, 5],
  price: 214_000,
  maxAltitude: 1488,
  distance: 58,
  ascent: 5650,
  startPlace: 'Tromsø, Norway',
  endPlace: 'Tromsø, Norway',
  ratingCounts: [0, 0, 0, 1, 60],
  badges: [],
  collections: ['snow-and-skis', 'cruise-and-walk'],
  details: {
    included: ['Skipper and two certified ski guides', 'Berth in a twin cabin, seven days aboard', 'All meals, coffee and cake at any hour', 'Avalanche set: transceiver, shovel and probe', 'Glacier rope and harness where needed', 'Harbour fees and fuel'],
    not_included: ['Flights to Tromsø', 'Touring skis, skins and boots (rent in Tromsø, €240)', 'Beer and wine aboard, by tally', 'Insurance with helicopter rescue'],
    stays: [{ name: 'Ketch Havella, built 1978', text: '6 nights · three twin cabins, two heads, one hot shower, saloon with stove, sauna tent for the beach', nights: 6, image: picture({ seed: 'lyn_s1', biome: 'arctic', mood: 'blue', form: 'fjord' }) }],
  },
  variants: [
    { kind: 'standard', name: 'Standard: shared twin cabin', description: 'Bunk beds; you share with your companion or with somebody of the same sex.', priceDelta: 0 },
    { kind: 'private', name: 'Whole boat', description: 'The Havella for your own party of four to six.', priceDelta: 38_000 },
  ],
  programme: [
    day({ way: 'Tromsø v10; Lyngseidet v15', title: 'Tromsø harbour and a first beacon search', km: 2, up: 120, hours: 2, profile: [5, 60, 110, 60, 5], sleep: `${BOAT}, in the harbour of Lyngseidet`, meals: 'Lunch, dinner', text: 'We meet at noon on pier B, find a hook for every jacket and cast off. Under way there is fish soup, and on a snowy slope above Ullsfjord an afternoon of transceivers, probes and digging.\nAt supper Lena draws the week on the chart in pencil, lightly, because it will be rubbed out.' }),
    day({ way: 'Lyngseidet v15; Rødbergtind s1132; Koppangen k5', title: 'Rødbergtind, 1,132 m', km: 11, up: 1120, hours: 6, profile: [10, 280, 560, 860, 1132, 600, 10], sleep: `${BOAT}, off Koppangen`, text: 'A kind mountain to begin with: birch forest, broad shoulders, a summit with both arms of the fjord. The descent faces north-east and keeps its powder.\nThe boat has come round to meet us, and so has a pod of porpoises, most years.', image: picture({ seed: 'lyngen_2', biome: 'arctic', mood: 'morning', form: 'ridge' }) }),
    day({ way: 'Koppangen k5; Storgalten s1219; Uløya k10', title: 'Storgalten, 1,219 m', km: 12, up: 1210, hours: 6, profile: [5, 300, 640, 930, 1219, 700, 5], sleep: `${BOAT}, at the quay of Havnnes`, text: 'From the top you see the Arctic Ocean without anything in between. We ski the west side to the shore, a run of twelve hundred metres that ends on pebbles.\nHavnnes is a trading post with white houses and one shop that opens if you ring.' }),
    day({ way: 'Uløya k10; Store Kjostind s1488; Skjervøy v15', title: 'Store Kjostind from sea to summit, 1,488 m', km: 10, up: 1480, hours: 8, profile: [5, 380, 760, 1120, 1488, 820, 5], sleep: `${BOAT}, in Skjervøy`, text: 'The big day, if the snow agrees. The last hundred metres are on foot with axe and crampons for those who want them; the shoulder below is high enough to be proud of.\nSkjervøy has a bakery, a sauna and a football team that plays in the snow.', image: picture({ seed: 'lyngen_3', biome: 'arctic', mood: 'noon', form: 'ridge' }) }),
    day({ way: 'Skjervøy v15; Kågen s1228; Arnøya k10', title: 'Kågen or a quiet day', km: 9, up: 780, hours: 5, profile: [10, 250, 520, 780, 400, 10], sleep: `${BOAT}, under Arnøya`, text: 'Legs decide. One guide climbs the bowl above the bay, the other goes fishing with whoever stays, and both parties claim the better day.\nSupper is what was caught; cod takes the line in the time it takes the kettle to boil.' }),
    day({ way: 'Arnøya k10; Årviktinden s1106; Lyngseidet v15', title: 'Arnøya and the long sail south', km: 9, up: 940, hours: 5, profile: [5, 240, 520, 940, 500, 5], sleep: `${BOAT}, at anchor in Ullsfjord`, text: 'An early climb on the outermost island, then all sails up. With a northerly the Havella does nine knots and nobody wants to be below.\nThe last supper has two desserts.' }),
    day({ way: 'Lyngseidet v15; Tromsø v10', title: 'Into Tromsø', km: 5, up: 0, hours: 2, profile: [5, 5, 5], sleep: '', meals: 'Breakfast', text: 'Along the sound between snowy islands, bacon and eggs in the cockpit, ropes ashore at eleven.\nThe afternoon flights can be reached without running; the museum of the polar ship Fram’s sister is next to the pier for those who stay.' }),
  ],
  images: shots('t3', 'arctic', 16, ['Lyngen', 'Uløya', 'Kågen', 'Skjervøy'], [
    ['arctic', 'lyngen_1', 'noon', 'fjord'],
    ['arctic', 'lyngen_2', 'morning', 'ridge'],
    ['arctic', 'lyngen_3', 'noon', 'ridge'],
    ['arctic', 'lyngen_5', 'dusk', 'fjord'],
  ]),
  departures: terms({ prepayment: 20, fullPaymentDays: 45, seats: 6, free: [4, 1, 6, 3] }),
};
