import type { Accommodation, Comfort, Difficulty } from '@cairn/shared-contracts/domain/enumerations';
import type { Random } from '@cairn/shared-contracts/testing/random';
import type { Night } from './beds.ts';
import type { RatingCounts } from './reviews.ts';
import type { RouteFacts } from './slots.ts';
import { STYLE_RULES, type Style } from './styles.ts';

/** From the longest day, the whole climb, the height and what the kind of trip adds. */
export function difficultyOf({ longest, maxAltitude, ascent }: RouteFacts, style: Style): Difficulty {
  const { effort = 0, excursion } = STYLE_RULES[style];
  let points = longest.ascent / 900 + longest.hours / 9 + ascent / 16_000 + effort * 0.7;
  if (maxAltitude > 3500) points += 0.4;
  if (maxAltitude > 4800) points += 0.8;
  if (excursion) points -= 0.6;
  return points < 1.55 ? 1 : points < 2.75 ? 2 : points < 3.85 ? 3 : 4;
}

/** Regions that one reaches, or crosses, in a sleeping car. */
const BY_TRAIN: ReadonlySet<string> = new Set(['Baikal', 'Abisko', 'Hill Country', 'Copper Canyon', 'Sa Pa']);

export function accommodationOf(
  random: Random,
  nights: readonly Night[],
  comfort: Comfort,
  region: string,
): Accommodation[] {
  if (nights.length === 0) return ['not-set'];
  const isFine = comfort === 'premium' || comfort === 'improved';
  const kinds = new Set(nights.map(({ kind }) => (kind === 'guest-house' && isFine ? 'hotel' : kind)));
  if (kinds.has('guest-house') && random.chance(0.06)) kinds.add('flat');
  if (kinds.has('cabin') && random.chance(0.12)) kinds.add('tourist-base');
  if (BY_TRAIN.has(region)) kinds.add('train');
  return [...kinds];
}

/** Good and often judged comes first; a little chance keeps equal tours from standing in the order of their making. */
export function scoreOf(counts: RatingCounts, random: Random): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const stars = counts.reduce((sum, n, i) => sum + n * (i + 1), 0);
  return Math.round(((stars + 4.2 * 6) / (total + 6)) * 1000 + random() * 100);
}
