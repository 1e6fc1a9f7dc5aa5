import * as z from 'zod/mini';
import { contentLanguage, placeRef } from './common.schema.ts';
import { organizerBrief } from './tours.schema.ts';

/** An organizer as lists show them: the person first. */
export const organizerCard = z.object({
  ...organizerBrief.shape,
  city: z.string(),
  country: placeRef,
  /** their own words, one or two sentences */
  quote: z.string(),
  content_language: contentLanguage,
  /** 1 to 5, null without reviews */
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  tours_count: z.number(),
});
export type OrganizerCard = z.infer<typeof organizerCard>;

/** verified organizers with tours on sale, the best rated first */
export const organizerList = z.object({ items: z.array(organizerCard), total: z.number() });
export type OrganizerList = z.infer<typeof organizerList>;

export const organizerListQuery = z.object({
  limit: z._default(z.coerce.number().check(z.gte(1), z.lte(50)), 20),
  offset: z._default(z.coerce.number().check(z.gte(0)), 0),
});
