import * as z from 'zod/mini';
import { contentLanguage, routePoint } from './common.schema.ts';

/** /spa/map-places: towns of a part of the world, those that matter most first */
export const mapPlaces = z.object({
  items: z.array(z.object({ name: z.string(), slug: z.string(), lat: z.number(), lng: z.number() })),
});
export type MapPlaces = z.infer<typeof mapPlaces>;

/** /spa/tour-route: what a card on the map draws */
export const tourRoute = z.object({
  id: z.number(),
  content_language: contentLanguage,
  route: z.array(routePoint),
});
export type TourRoute = z.infer<typeof tourRoute>;
