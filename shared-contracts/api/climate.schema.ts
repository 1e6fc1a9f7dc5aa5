import * as z from 'zod/mini';
import { placeRef } from './common.schema.ts';

/** Averages of one month. Metric: °C, millimetres; pages turn them into the visitor's units. */
export const climateMonth = z.object({
  /** average of the warmest and of the coldest hour of the day, °C */
  high_c: z.number(),
  low_c: z.number(),
  /** in the whole month */
  rain_mm: z.number(),
  /** days with at least a millimetre of it */
  rain_days: z.number(),
  /** hours of sunshine a day */
  sun_hours: z.number(),
  /** of the sea, °C; null where there is none */
  sea_c: z.nullable(z.number()),
});
export type ClimateMonth = z.infer<typeof climateMonth>;

/** The year at a place, as /spa/place-climate tells it */
export const placeClimate = z.object({
  place: z.object({
    ...placeRef.shape,
    kind: z.string(),
    /** from the widest place down, without the place itself */
    parents: z.array(placeRef),
    /** metres above the sea where the numbers hold */
    altitude_m: z.number(),
  }),
  /** January to December */
  months: z.array(climateMonth).check(z.length(12)),
  /** the ones to walk in, 1 to 12 in the order of the calendar; never empty */
  best_months: z.array(z.number()),
});
export type PlaceClimate = z.infer<typeof placeClimate>;
