import * as z from 'zod/mini';
import { contentLanguage, mediaItem, placeRef } from './common.schema.ts';
import { organizerBrief } from './tours.schema.ts';

/** What everybody may know of an organizer: the person first. */
export const publicOrganizer = z.object({
  ...organizerBrief.shape,
  cover: z.nullable(mediaItem),
  country: placeRef,
  city: z.string(),
  /** their own words, one or two sentences */
  quote: z.string(),
  about: z.string(),
  content_language: contentLanguage,
  /** year */
  since: z.number(),
  reply_hours: z.number(),
  languages: z.array(z.string()),
  flags: z.array(z.string()),
  sale_model: z.number(),
  legal_type: z.number(),
  /** 1 to 5, null without reviews */
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  tours_count: z.number(),
});
export type PublicOrganizer = z.infer<typeof publicOrganizer>;
