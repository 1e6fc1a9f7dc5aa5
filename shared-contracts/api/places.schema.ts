import * as z from 'zod/mini';

/** a city for an autocomplete, or one that a tour starts or ends in */
export const cities = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      region: z.nullable(z.object({ name: z.string() })),
      country: z.nullable(z.object({ name: z.string() })),
    }),
  ),
});
export type Cities = z.infer<typeof cities>;

/** countries for forms */
export const countries = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      iso_code: z.string(),
      iso3: z.string(),
      name: z.string(),
      phone_code: z.string(),
      is_primary: z.boolean(),
    }),
  ),
});
