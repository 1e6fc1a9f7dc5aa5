import type { Biome } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';
import type { TourFacts } from './tours/model.ts';

export interface Collection {
  readonly slug: string;
  readonly name: string;
  readonly caption: string;
  readonly text: string;
  readonly picture: readonly [biome: Biome, seed: string, mood: Mood, form: string];
  readonly holds: (tour: TourFacts) => boolean;
}

const FIRST_TREK_STYLES: readonly string[] = ['trek', 'huts', 'villages'];
const WINTER_STYLES: readonly string[] = ['ski', 'snowshoe'];
const ANIMAL_STYLES: readonly string[] = ['horse', 'camel'];

/** What the editors put together; a tour may be in several. */
export const COLLECTIONS: readonly Collection[] = [
  {
    slug: 'first-big-trek',
    name: 'First big trek',
    caption: 'No experience needed',
    text: 'Walks of four to eight days that ask for good boots and nothing else: moderate climbs, somebody to carry the heavy bag, and a guide who remembers his own first time.',
    picture: ['forest', 'first_3', 'morning', 'trail'],
    holds: ({ style, difficulty, days, maxAltitude }) =>
      FIRST_TREK_STYLES.includes(style) && difficulty <= 2 && days >= 4 && days <= 8 && maxAltitude < 3200,
  },
  {
    slug: 'under-the-stars',
    name: 'Under the stars',
    caption: 'Camps far from any lamp',
    text: 'Nights in tents, on mats or on warm sand, under skies that have not been seen from a city for a hundred years.',
    picture: ['night', 'stars_7', 'night', 'lake'],
    holds: ({ style, accommodation }) =>
      style === 'stars' || style === 'camel' || (accommodation.length === 1 && accommodation[0] === 'tent'),
  },
  {
    slug: 'volcanoes',
    name: 'Volcanoes',
    caption: 'Craters, ash and warm ground',
    text: 'From sleeping cones to mountains that keep a timetable. All of them are walked with guides who speak to the observatory every morning.',
    picture: ['volcanic', 'volc_2', 'golden', 'plain'],
    holds: ({ style, land }) => style === 'volcano' || land === 'volcanic',
  },
  {
    slug: 'coast-paths',
    name: 'Coast paths',
    caption: 'The sea on one side all day',
    text: 'Cliffs, coves and lighthouses, with a swim on most days and wind on all of them.',
    picture: ['coast', 'coast_7', 'noon', 'bay'],
    holds: ({ land }) => land === 'coast',
  },
  {
    slug: 'above-4000-m',
    name: 'Above 4,000 m',
    caption: 'Thin air, wide views',
    text: 'Passes and summits higher than the Alps, with days set aside for getting used to the height.',
    picture: ['alpine', 'high_2', 'dusk', 'clouds'],
    holds: ({ maxAltitude }) => maxAltitude >= 4000,
  },
  {
    slug: 'weekend-walks',
    name: 'Long weekends',
    caption: 'Two to four days',
    text: 'Short enough for a few days off, long enough to come home different.',
    picture: ['forest', 'weekend_1', 'golden', 'valley'],
    holds: ({ days }) => days >= 2 && days <= 4,
  },
  {
    slug: 'hut-to-hut',
    name: 'Hut to hut',
    caption: 'A bunk every night',
    text: 'Refuges, rifugi, hyttar and hizhas: somebody has already lit the stove.',
    picture: ['alpine', 'julian_4', 'morning', 'hut'],
    holds: ({ style, accommodation }) => style === 'huts' || (accommodation.includes('cabin') && style === 'trek'),
  },
  {
    slug: 'horse-and-camel',
    name: 'Horse and camel',
    caption: 'Slow, high and well carried',
    text: 'Rides with herders and caravans with cameleers, for people who have never sat in a saddle and for people who miss one.',
    picture: ['steppe', 'songkul_6', 'noon', 'yurts'],
    holds: ({ style }) => ANIMAL_STYLES.includes(style),
  },
  {
    slug: 'snow-and-skis',
    name: 'Snow and skis',
    caption: 'Touring skis, snowshoes, warm stoves',
    text: 'Winter from the quiet side. Every guide here is certified, and every plan can be changed the evening before.',
    picture: ['arctic', 'lyngen_1', 'noon', 'fjord'],
    holds: ({ style }) => WINTER_STYLES.includes(style),
  },
  {
    slug: 'with-children',
    name: 'With children',
    caption: 'Short days, streams and donkeys',
    text: 'Trips made for families, with distances in snacks rather than in kilometres.',
    picture: ['steppe', 'kids_4', 'morning', 'trail'],
    holds: ({ style, minAge }) => style === 'family' || minAge <= 8,
  },
  {
    slug: 'cruise-and-walk',
    name: 'Cruise and walk',
    caption: 'Small ships, daily landings',
    text: 'Ships with fewer than a hundred berths that lie where the path begins.',
    picture: ['arctic', 'cruise_2', 'golden', 'bergs'],
    holds: ({ isCruise, style }) => isCruise || style === 'sail',
  },
  {
    slug: 'author-tours',
    name: 'Author tours',
    caption: 'One expert, one idea, six to ten guests',
    text: 'Botanists, photographers, geologists and people who draw: trips that exist because one person knows something by heart.',
    picture: ['jungle', 'author_5', 'morning', 'terraces'],
    holds: ({ isAuthor }) => isAuthor,
  },
  {
    slug: 'food-on-the-way',
    name: 'Food on the way',
    caption: 'Ovens, orchards and long tables',
    text: 'Walk in the morning, cook at noon. The distances are measured in courses.',
    picture: ['coast', 'food_3', 'golden', 'bay'],
    holds: ({ style }) => style === 'food' || style === 'dayTaste' || style === 'villages',
  },
  {
    slug: 'deserts',
    name: 'Deserts',
    caption: 'Sand, stone and silence',
    text: 'Dunes, wadis and canyons, walked in the cool months with tea in every shade.',
    picture: ['desert', 'chigaga_2', 'dusk', 'dunes'],
    holds: ({ land }) => land === 'desert',
  },
  {
    slug: 'one-good-day',
    name: 'One good day',
    caption: 'Excursions with a local guide',
    text: 'Between breakfast and supper, with somebody who knows which bus, which path and which cake.',
    picture: ['forest', 'oneday_8', 'morning', 'trail'],
    holds: ({ days }) => days === 1,
  },
  {
    slug: 'high-comfort',
    name: 'Hard walk, soft bed',
    caption: 'Upscale and premium nights',
    text: 'Long days that end with linen, a bath and somebody else’s cooking.',
    picture: ['alpine', 'comfort_2', 'golden', 'valley'],
    holds: ({ comfort }) => comfort === 'premium' || comfort === 'improved',
  },
];
