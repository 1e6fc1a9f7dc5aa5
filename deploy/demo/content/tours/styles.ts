import type { Biome } from '../../art/materials.ts';
import type { Region, Stop, Way } from '../world/model.ts';

/** How the stages of a trip hang together. */
export type Shape = 'line' | 'centre' | 'day';

export const STYLES = [
  'trek',
  'huts',
  'base',
  'summit',
  'villages',
  'horse',
  'camel',
  'ski',
  'snowshoe',
  'sail',
  'cruise',
  'kayak',
  'raft',
  'cycle',
  'scramble',
  'volcano',
  'photo',
  'family',
  'food',
  'wildlife',
  'stars',
  'slow',
  'botany',
  'geology',
  'sketch',
  'dayWalk',
  'dayTaste',
  'daySunrise',
] as const;
export type Style = (typeof STYLES)[number];

export interface StyleRules {
  readonly shape: Shape;
  readonly days: readonly [fewest: number, most: number];
  /** Slug of the activity, see rest-kinds.ts. */
  readonly restKind: string;
  readonly fits: (region: Region) => boolean;
  /** Led by its author: a specialist, not a firm's guide. */
  readonly author?: true;
  readonly cruise?: true;
  /** One sleeps on, or travels by, a boat: days begin and end at the shore. */
  readonly byBoat?: 'berth' | 'paddle';
  readonly excursion?: true;
  /** Added to the difficulty that the route itself has. */
  readonly effort?: number;
  readonly priceFactor?: number;
  /** Where it is done, when not in the region's own landscape. */
  readonly land?: Biome;
}

const always = () => true;
/** Places that a boat can lie at: the lowest ones of the region. */
export const isLanding = (region: Region, stop: Stop) =>
  stop.altitude <= Math.min(...region.stops.map(({ altitude }) => altitude)) + LANDING_RISE;
const LANDING_RISE = 170;
const afloat = (name: Way, landings: number) => (region: Region) =>
  region.ways.includes(name) && region.stops.filter((stop) => isLanding(region, stop)).length >= landings;
const way = (name: Way) => (region: Region) => region.ways.includes(name);
const count = (region: Region, ...kinds: readonly string[]) =>
  region.stops.filter(({ kind }) => kinds.includes(kind)).length;

export const STYLE_RULES: Readonly<Record<Style, StyleRules>> = {
  trek: { shape: 'line', days: [4, 12], restKind: 'trekking', fits: always },
  huts: { shape: 'line', days: [4, 9], restKind: 'hut-to-hut', fits: (region) => count(region, 'hut') >= 4 },
  base: { shape: 'centre', days: [4, 7], restKind: 'day-hikes', fits: always },
  summit: {
    shape: 'centre',
    days: [3, 8],
    restKind: 'summits',
    fits: (region) => count(region, 'summit') >= 1,
    effort: 1,
  },
  villages: { shape: 'line', days: [4, 9], restKind: 'village-walks', fits: (region) => count(region, 'village') >= 4 },
  horse: { shape: 'line', days: [4, 8], restKind: 'horse-riding', fits: way('horse'), priceFactor: 1.25 },
  camel: {
    shape: 'line',
    days: [4, 7],
    restKind: 'camel-caravans',
    fits: way('camel'),
    land: 'desert',
    priceFactor: 1.15,
  },
  ski: {
    shape: 'centre',
    days: [5, 8],
    restKind: 'ski-touring',
    fits: way('ski'),
    effort: 1,
    land: 'arctic',
    priceFactor: 1.5,
  },
  snowshoe: {
    shape: 'centre',
    days: [3, 7],
    restKind: 'snowshoeing',
    fits: way('snowshoe'),
    land: 'arctic',
    priceFactor: 1.2,
  },
  sail: {
    shape: 'line',
    days: [6, 9],
    restKind: 'sail-and-walk',
    fits: afloat('sail', 4),
    land: 'coast',
    byBoat: 'berth',
    priceFactor: 1.6,
  },
  cruise: {
    shape: 'line',
    days: [6, 11],
    restKind: 'cruises',
    fits: afloat('cruise', 4),
    cruise: true,
    land: 'coast',
    byBoat: 'berth',
    priceFactor: 1.9,
  },
  kayak: {
    shape: 'line',
    days: [3, 7],
    restKind: 'kayaking',
    byBoat: 'paddle',
    fits: afloat('kayak', 3),
    priceFactor: 1.2,
  },
  raft: { shape: 'line', days: [3, 6], restKind: 'rafting', fits: way('raft'), priceFactor: 1.25 },
  cycle: { shape: 'line', days: [5, 9], restKind: 'cycling', fits: way('cycle'), priceFactor: 1.1 },
  scramble: {
    shape: 'centre',
    days: [4, 7],
    restKind: 'scrambling',
    fits: way('scramble'),
    effort: 1,
    priceFactor: 1.3,
  },
  volcano: {
    shape: 'line',
    days: [4, 9],
    restKind: 'volcanoes',
    fits: (region) => region.land === 'volcanic' || region.ways.includes('volcano'),
  },
  photo: { shape: 'centre', days: [5, 9], restKind: 'photography', fits: always, author: true, priceFactor: 1.35 },
  family: { shape: 'centre', days: [4, 7], restKind: 'family', fits: always, effort: -1 },
  food: {
    shape: 'line',
    days: [4, 7],
    restKind: 'food-and-wine',
    fits: (region) => count(region, 'village') >= 3,
    effort: -1,
    priceFactor: 1.3,
  },
  wildlife: { shape: 'centre', days: [4, 8], restKind: 'wildlife', fits: always, priceFactor: 1.25 },
  stars: {
    shape: 'centre',
    days: [3, 5],
    restKind: 'stargazing',
    fits: (region) => region.land !== 'jungle',
    land: 'night',
  },
  slow: { shape: 'centre', days: [5, 8], restKind: 'slow-walking', fits: always, effort: -1, priceFactor: 1.2 },
  botany: {
    shape: 'centre',
    days: [5, 8],
    restKind: 'botany',
    fits: (region) => region.land !== 'arctic',
    author: true,
    priceFactor: 1.2,
  },
  geology: { shape: 'line', days: [5, 8], restKind: 'geology', fits: always, author: true, priceFactor: 1.2 },
  sketch: {
    shape: 'centre',
    days: [4, 7],
    restKind: 'sketching',
    fits: always,
    author: true,
    effort: -1,
    priceFactor: 1.2,
  },
  dayWalk: { shape: 'day', days: [1, 1], restKind: 'day-hikes', fits: always, excursion: true },
  dayTaste: { shape: 'day', days: [1, 1], restKind: 'food-and-wine', fits: always, excursion: true, effort: -1 },
  daySunrise: { shape: 'day', days: [1, 1], restKind: 'photography', fits: always, excursion: true },
};
