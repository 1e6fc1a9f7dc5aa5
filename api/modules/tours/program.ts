import type { TourDay } from '@cairn/shared-contracts/api/tours.schema';
import type { Services } from '../../platform/services.ts';
import { cleanHtml } from './clean-html.ts';

/** the tour day by day */
export async function readProgram({ db, media }: Services, tourId: number): Promise<TourDay[]> {
  const rows = await db.selectFrom('tour_days').selectAll().where('tour_id', '=', tourId).orderBy('day').execute();
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    title: row.title,
    text: cleanHtml(row.body),
    distance_km: row.distance_km,
    ascent_m: row.ascent_m,
    hours: row.hours,
    profile: row.profile,
    sleep: row.sleep,
    meals: row.meals,
    images: row.images.map(media),
  }));
}
