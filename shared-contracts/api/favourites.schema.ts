import * as z from 'zod/mini';
import { contentLanguage } from './common.schema.ts';

/** past: no departure to come · unpublished: the organizer or the marketplace took the tour back */
export const UNAVAILABLE_REASONS = ['past', 'unpublished'] as const;

/** A tour that somebody saved and nobody can book any more: its name is all that is left to show. */
export const unavailableTour = z.object({
  id: z.number(),
  name: z.string(),
  content_language: contentLanguage,
  reason: z.enum(UNAVAILABLE_REASONS),
});
export type UnavailableTour = z.infer<typeof unavailableTour>;

export const unavailableTours = z.object({ items: z.array(unavailableTour) });
