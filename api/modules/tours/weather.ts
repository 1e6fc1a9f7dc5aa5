import type { TourWeather } from '@cairn/shared-contracts/api/tour-actions.schema';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

interface Year {
  name: string;
  slug: string;
  altitude_m: number;
  high_c: number[];
  low_c: number[];
  rain_days: number[];
}

/** The year at the place that a tour starts from, else in its region, else in its country; the nearest of them that is known. */
export async function readWeather({ db }: Services, tourId: number): Promise<TourWeather> {
  const { rows } = await sql<Year>`
    SELECT p.name, p.slug, c.altitude_m, c.high_c, c.low_c, c.rain_days
    FROM tours t
    JOIN tour_places tp ON tp.tour_id = t.id
    JOIN places p ON p.id = tp.place_id
    JOIN place_climate c ON c.place_id = p.id
    WHERE t.id = ${tourId}
      AND (p.id IN (t.region_id, t.country_id) OR plain(p.name) = plain(split_part(t.start_place, ',', 1)))
    ORDER BY p.id = t.country_id, p.id = t.region_id, p.id
    LIMIT 1`.execute(db);
  const [year] = rows;
  if (!year) return { place: null, altitude_m: 0, months: [] };
  const { name, slug, altitude_m, high_c, low_c, rain_days } = year;
  const months = high_c.map((high, index) => ({
    month: index + 1,
    high: Math.round(high),
    low: Math.round(low_c[index] ?? high),
    rain_days: rain_days[index] ?? 0,
  }));
  return { place: { name, slug }, altitude_m, months };
}
