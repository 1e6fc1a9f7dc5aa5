import * as z from 'zod/mini';
import { calendarDate, contentLanguage, mediaItem } from './common.schema.ts';
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
