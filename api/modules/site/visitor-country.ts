import type { Services } from '../../platform/services.ts';

/** The country of an address, as forms know it; null when nobody knows. */
export async function visitorCountry({ db, geo }: Pick<Services, 'db' | 'geo'>, ip: string) {
  const iso2 = geo.countryOf(ip);
  if (!iso2) return null;
  const country = await db
    .selectFrom('countries as c')
    .innerJoin('places as p', 'p.id', 'c.place_id')
    .select(['p.id', 'c.iso2 as iso_code', 'p.name'])
    .where('c.iso2', '=', iso2)
    .executeTakeFirst();
  return country ?? null;
}
