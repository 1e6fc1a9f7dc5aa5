import * as z from 'zod/mini';

/** edges of a part of the world, degrees */
const geoBox = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

/** a tour on a map, or several that start close together */
export const tourPin = z.object({
  /** of the tour that stands first in the listing */
  id: z.number(),
  count: z.number(),
  /** of a single tour */
  name: z.optional(z.string()),
  /** minor units of the map's currency; the lowest of several */
  price: z.number(),
  /** amidst its tours, degrees */
  lat: z.number(),
  lng: z.number(),
  /** around its tours; missing when all of them start at one place */
  box: z.optional(geoBox),
});
export type TourPin = z.infer<typeof tourPin>;

/** /spa/tours-map: all tours of a listing, thinned out to what a map of this size can show */
export const toursMap = z.object({
  /** tours that match the filter, wherever they start */
  total: z.number(),
  /** of these in the window that was asked for */
  shown: z.number(),
  currency: z.string(),
  /** around all that match; null when none does */
  bounds: z.nullable(geoBox),
  /** at most 300; together they stand for the tours that are shown */
  pins: z.array(tourPin),
});
export type ToursMap = z.infer<typeof toursMap>;
