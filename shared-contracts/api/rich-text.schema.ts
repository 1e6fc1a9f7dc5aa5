import * as z from 'zod/mini';
import { mediaItem, routePoint } from './common.schema.ts';

/** The editors' text as typed blocks: words are HTML that the api has cleaned, all else says what it shows. */
export const richBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    /** where the table of contents leads, once on the page */
    id: z.string(),
    text: z.string(),
  }),
  z.object({ type: z.literal('prose'), html: z.string() }),
  z.object({ type: z.literal('quote'), html: z.string() }),
  z.object({
    type: z.literal('gallery'),
    pictures: z.array(z.object({ ...mediaItem.shape, caption: z.optional(z.string()) })),
  }),
  /** cards of these tours */
  z.object({ type: z.literal('tours'), ids: z.array(z.number()) }),
  /** the route of a tour */
  z.object({
    type: z.literal('map'),
    tour: z.object({
      slug: z.string(),
      name: z.string(),
      content_language: z.optional(z.string()),
      start_place: z.string(),
      end_place: z.string(),
      route: z.array(routePoint),
    }),
  }),
  /** the year's weather of a place, by its slug */
  z.object({ type: z.literal('climate'), place: z.string() }),
]);
export type RichBlock = z.infer<typeof richBlock>;
