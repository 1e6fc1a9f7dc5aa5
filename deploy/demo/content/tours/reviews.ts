import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Biome } from '../../art/materials.ts';
import { addDays, monthOf } from '../calendar.ts';
import { picture } from '../pictures.ts';
import { fill, type Slots } from '../prose/fill.ts';
import { createHand, type Hand } from '../prose/hand.ts';
import { TRAVELLERS } from '../prose/people.ts';
import {
  GRUMBLES,
  PRAISE_CLOSERS,
  PRAISE_COMFORT,
  PRAISE_OPENERS,
  PRAISE_PEOPLE,
  PRAISE_ROUTE,
  REPLIES_GLAD,
  REPLIES_MILD,
  REPLIES_SORRY,
} from '../prose/reviews.ts';
import { fitting, type TripKind } from './fitting.ts';
import type { WrittenReview } from './flagship/model.ts';
import type { DemoReview } from './model.ts';

export type Rating = DemoReview['rating'];
export type RatingCounts = readonly [number, number, number, number, number];

export interface ReviewPlan {
  readonly random: Random;
  readonly slots: Slots;
  readonly counts: RatingCounts;
  readonly season: readonly number[];
  readonly land: Biome;
  readonly seed: string;
  readonly kind: TripKind;
  readonly publishedOn: string;
  readonly today: string;
}

const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];

/** How many reviews of each level, Terrible first, that a tour of the given quality (0 to 1) collects. */
export function drawCounts(random: Random, total: number, quality: number): RatingCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let i = 0; i < total; i++) {
    const draw = random();
    const best = 0.62 + 0.34 * quality;
    if (draw < best) counts[4]++;
    else if (draw < best + (1 - best) * 0.68) counts[3]++;
    else if (draw < best + (1 - best) * 0.9) counts[2]++;
    else if (draw < best + (1 - best) * 0.97) counts[1]++;
    else counts[0]++;
  }
  return counts;
}

export function reviewsOf(plan: ReviewPlan): DemoReview[] {
  const { random, counts } = plan;
  const hand = createHand(random);
  const ratings = RATINGS.flatMap((rating, i) => Array.from({ length: counts[i] ?? 0 }, () => rating));
  shuffle(random, ratings);
  const dates = travelDates(plan, ratings.length);
  return ratings.map((rating, i) => reviewOf(plan, hand, rating, elementAt(dates, i)));
}

/** Those that were written by hand, with days on which they may have been. */
export function datedReviews(plan: ReviewPlan, written: readonly WrittenReview[], language: string): DemoReview[] {
  const { random, today } = plan;
  const dates = travelDates(plan, written.length);
  return written.map(({ author, from, rating, text, reply = null }, i) => {
    const traveledOn = elementAt(dates, i);
    const createdOn = addDays(traveledOn, random.int(2, 12));
    const repliedOn = addDays(createdOn, random.int(0, 3));
    return {
      ...{ author, authorFrom: from, rating, body: text, language, traveledOn, images: [], reply },
      createdAt: `${createdOn}T${clock(random)}Z`,
      repliedAt: reply && `${repliedOn < today ? repliedOn : createdOn}T${clock(random)}Z`,
    };
  });
}

function shuffle<T>(random: Random, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const held = elementAt(list, i);
    list[i] = elementAt(list, j);
    list[j] = held;
  }
}

/** Newest first, in season, after the tour was published and before today. */
function travelDates({ random, season, publishedOn, today }: ReviewPlan, count: number): string[] {
  const span = Math.max(30, Math.round((Date.parse(today) - Date.parse(publishedOn)) / 86_400_000) - 20);
  const dates = Array.from({ length: count }, () => {
    let date = addDays(today, -20 - random.int(0, span));
    for (let i = 0; i < 8 && !season.includes(monthOf(date)); i++) date = addDays(today, -20 - random.int(0, span));
    return date;
  });
  return dates.sort().reverse();
}

function reviewOf(
  { random, slots, land, seed, kind, today }: ReviewPlan,
  hand: Hand,
  rating: Rating,
  traveledOn: string,
): DemoReview {
  const people = random.pick(TRAVELLERS);
  const first = random.pick(people.first);
  const say = (list: readonly string[]) => fill(hand.deal(fitting(list, kind)), slots);
  const written = addDays(traveledOn, random.int(2, 18));
  const createdOn = written < today ? written : addDays(today, -1);
  const answered = random.chance(rating === 5 ? 0.4 : rating === 4 ? 0.6 : 0.9);
  const repliedOn = addDays(createdOn, random.int(0, 4));
  const replies =
    rating === 5
      ? REPLIES_GLAD
      : rating === 4
        ? REPLIES_MILD
        : rating === 3 && random.chance(0.5)
          ? REPLIES_MILD
          : REPLIES_SORRY;
  return {
    author: `${first} ${random.pick(people.last)}`,
    authorFrom: random.pick(people.cities),
    rating,
    body: bodyOf(random, rating, say),
    language: 'en',
    traveledOn,
    createdAt: `${createdOn}T${clock(random)}Z`,
    images:
      rating > 3 && random.chance(0.06)
        ? [picture({ seed: `${seed}.r${random.int(0, 9999)}`, biome: land, mood: 'noon' })]
        : [],
    reply: answered && repliedOn < today ? fill(hand.deal(fitting(replies, kind)), { ...slots, first }) : null,
    repliedAt: answered && repliedOn < today ? `${repliedOn}T${clock(random)}Z` : null,
  };
}

const two = (n: number) => String(n).padStart(2, '0');
const clock = (random: Random) => `${two(random.int(6, 21))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;

function bodyOf(random: Random, rating: Rating, say: (list: readonly string[]) => string): string {
  const middle = () => say(random.pick([PRAISE_ROUTE, PRAISE_PEOPLE, PRAISE_COMFORT]));
  const parts: string[] = [];
  switch (rating) {
    case 5:
      parts.push(say(PRAISE_OPENERS), say(PRAISE_ROUTE));
      if (random.chance(0.75)) parts.push(say(PRAISE_PEOPLE));
      if (random.chance(0.5)) parts.push(say(PRAISE_COMFORT));
      parts.push(say(PRAISE_CLOSERS));
      break;
    case 4:
      parts.push(random.chance(0.6) ? say(PRAISE_OPENERS) : middle(), say(GRUMBLES[4]), middle());
      break;
    case 3:
      parts.push(say(GRUMBLES[3]), middle());
      break;
    default:
      parts.push(say(GRUMBLES[rating]));
      if (random.chance(0.5)) parts.push(say(PRAISE_ROUTE));
  }
  return [...new Set(parts)].filter(Boolean).join(' ');
}
