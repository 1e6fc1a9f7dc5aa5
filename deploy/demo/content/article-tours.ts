import type { Biome } from '../art/materials.ts';
import type { Style } from './tours/styles.ts';

/** What an article must know of a tour to link to it. */
export interface ArticleSubject {
  readonly id: number;
  readonly style: Style;
  readonly land: Biome;
  readonly days: number;
  readonly maxAltitude: number;
}

/** Tours that go with an article, by its slug: shown after those that its text names. */
export const FITTING_TOURS: Readonly<Record<string, (tour: ArticleSubject) => boolean>> = {
  'how-to-pack-9-kg-for-six-days': ({ style, days }) => style === 'trek' && days >= 5,
  'boots-a-conversation': ({ style }) => style === 'trek' || style === 'scramble',
  'what-to-wear-in-the-desert': ({ land, style }) => land === 'desert' && style !== 'dayTaste',
  'photographs-without-a-heavy-bag': ({ style }) => style === 'photo' || style === 'daySunrise',
  'rain-gear-that-works': ({ land }) => land === 'forest' || land === 'arctic',
  'poles-yes-or-no': ({ style, maxAltitude }) => (style === 'trek' || style === 'huts') && maxAltitude > 2000,
  'sleeping-bags-without-numbers': ({ style, maxAltitude }) => maxAltitude > 3200 && style === 'trek',
  'a-week-with-the-atlas-muleteers': ({ land, style }) => land === 'desert' && style !== 'dayTaste',
  'cooks-who-walk': ({ style }) => style === 'trek' || style === 'horse',
  'the-warden-at-2369-metres': ({ style, land }) => style === 'huts' || (land === 'alpine' && style === 'trek'),
  'a-shepherd-counts-to-four-hundred': ({ style, land }) =>
    (style === 'horse' || style === 'villages') && land !== 'desert',
  'the-skippers-list': ({ style }) => style === 'sail' || style === 'cruise',
  'learning-indigo-in-ta-phin': ({ style, land }) => style === 'villages' || (style === 'food' && land === 'jungle'),
  'what-a-4000-m-pass-asks-of-a-beginner': ({ maxAltitude, style }) => maxAltitude > 3800 && style === 'trek',
  'camping-below-volcanoes': ({ style, land }) => style === 'volcano' || land === 'volcanic',
  'choosing-your-first-trek': ({ days, style }) =>
    days >= 4 && days <= 6 && (style === 'huts' || style === 'base' || style === 'trek'),
  'levadas-a-short-guide': ({ land, style }) => land === 'coast' && (style === 'base' || style === 'trek'),
  'walking-the-ha-giang-loop': ({ land, style }) => land === 'jungle' && (style === 'villages' || style === 'trek'),
  'hut-to-hut-for-the-first-time': ({ style }) => style === 'huts',
  'four-coasts-for-slow-walkers': ({ land, style }) => land === 'coast' && style !== 'cruise',
  'reading-clouds-before-lunch': ({ maxAltitude, style }) => maxAltitude > 2500 && style === 'trek',
  'how-to-turn-round': ({ style }) => style === 'ski' || style === 'summit' || style === 'scramble',
  'crossing-rivers-on-foot': ({ land, style }) => (land === 'volcanic' || land === 'steppe') && style === 'trek',
  'blisters-and-other-small-enemies': ({ days, style }) => days >= 5 && (style === 'trek' || style === 'huts'),
  'altitude-without-drama': ({ maxAltitude }) => maxAltitude > 4500,
  'insurance-and-rescue': ({ maxAltitude, days }) => maxAltitude > 3000 && days > 4,
  'lyngen-in-april': ({ style }) => style === 'ski' || style === 'snowshoe',
  'larches-in-late-september': ({ land }) => land === 'forest' || land === 'alpine',
  'the-month-of-roses': ({ land, style }) => land === 'desert' && (style === 'food' || style === 'villages'),
  'monsoon-is-not-a-closed-door': ({ land, maxAltitude }) =>
    (land === 'steppe' || land === 'desert') && maxAltitude > 3000,
  'winter-without-skis': ({ style }) => style === 'snowshoe' || style === 'ski',
  'stairs-are-enough': ({ days, style }) => days >= 4 && days <= 8 && style === 'trek',
  'downhill-is-the-hard-part': ({ style, maxAltitude }) =>
    maxAltitude > 2200 && (style === 'trek' || style === 'huts' || style === 'summit'),
  'breathing-walking-pace': ({ maxAltitude, days }) => maxAltitude > 3500 && days > 5,
  'training-with-children': ({ style }) => style === 'family',
  'walking-after-sixty': ({ style }) => style === 'slow' || style === 'base' || style === 'botany',
  'one-rucksack-one-weekend': ({ days, style }) => days >= 2 && days <= 4 && style !== 'dayTaste',
};
