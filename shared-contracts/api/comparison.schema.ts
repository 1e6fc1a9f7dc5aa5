import * as z from 'zod/mini';
import { calendarDate, contentLanguage, instant, mediaItem, rule, tidied, tidiedLine, uuid } from './common.schema.ts';
import { unavailableTour } from './favourites.schema.ts';

/** how many tours stand side by side at most */
export const COMPARED_MAX = 4;

/** A departure to come, as far as it is compared. */
export const comparedDate = z.object({
  id: z.number(),
  start: calendarDate,
  end: calendarDate,
  /** seats that the party could have; 0 when nobody can book */
  free_seats: z.number(),
  seats: z.number(),
  /** for the whole party in the tour's usual variant, minor units of the visitor's currency */
  total: z.number(),
});
export type ComparedDate = z.infer<typeof comparedDate>;

/** What of a tour stands in a comparison. Lengths are metres and kilometres. */
export const comparedTour = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** of the name and of the lists */
  content_language: contentLanguage,
  image: z.nullable(mediaItem),
  days: z.number(),
  difficulty: z.number(),
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  /** average by aspect of the trip (domain/review-parts.ts), in the order people are asked; those that were judged */
  aspects: z.optional(z.array(z.object({ name: z.string(), rating: z.number() }))),
  distance_km: z.number(),
  ascent_m: z.number(),
  /** the day with the most metres up; null without a programme */
  hardest: z.nullable(z.object({ day: z.number(), ascent_m: z.number(), distance_km: z.number(), hours: z.number() })),
  nights: z.number(),
  accommodation: z.array(z.string()),
  comfort: z.string(),
  group_min: z.number(),
  group_max: z.number(),
  min_age: z.number(),
  languages: z.array(z.string()),
  included: z.array(z.string()),
  not_included: z.array(z.string()),
  cancellation: z.array(z.object({ when: z.string(), what: z.string() })),
  /** of the terms */
  cancellation_language: contentLanguage,
  /** ISO 4217, of the totals */
  currency: z.string(),
  /** by start; the next ones */
  dates: z.array(comparedDate),
});
export type ComparedTour = z.infer<typeof comparedTour>;

export const comparison = z.object({
  /** in the order of the question */
  tours: z.array(comparedTour),
  /** over, or taken back */
  gone: z.array(unavailableTour),
});
export type Comparison = z.infer<typeof comparison>;

/** how many people vote on one comparison at most */
export const VOTERS_MAX = 20;
export const VOTER_NAME_MAX = 40;
export const VOTE_COMMENT_MAX = 300;
const TOUR_ID = rule('tourId');
const tourId = z.number(TOUR_ID).check(z.int(TOUR_ID), z.minimum(1, TOUR_ID), z.maximum(2_147_483_647, TOUR_ID));

/** `key` is a random UUID that the browser keeps to itself: it proves later whose comparison or vote it is */
export const shareBody = z.object({
  key: uuid,
  tour_ids: z.array(tourId).check(z.minLength(2), z.maxLength(COMPARED_MAX)),
});
export const shared = z.object({ id: uuid });

export const voteBody = z.object({
  id: uuid,
  key: uuid,
  name: z.string().check(tidiedLine(), z.minLength(1), z.maxLength(VOTER_NAME_MAX)),
  /** those of the comparison that they would go on; none is an answer, too */
  tour_ids: z.array(tourId).check(z.maxLength(COMPARED_MAX)),
  comment: z.string().check(tidied(), z.maxLength(VOTE_COMMENT_MAX)),
});

/** whose it is takes a vote away; without one, whoever made the comparison takes all of it away */
export const withdrawBody = z.object({ id: uuid, key: uuid, vote: z.optional(z.number()) });

export const vote = z.object({ id: z.number(), name: z.string(), tour_ids: z.array(z.number()), comment: z.string() });
export type Vote = z.infer<typeof vote>;
export const votes = z.object({
  /** by time */
  items: z.array(vote),
  expires_at: instant,
});
