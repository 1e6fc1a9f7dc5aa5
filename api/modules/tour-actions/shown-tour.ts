import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A published tour's name and address. One whose dates have passed may still be asked about.
 * @throws ApiError 404 tour_not_found
 */
export async function requireShownTour(
  { db }: Services,
  id: number,
): Promise<{ id: number; name: string; slug: string }> {
  const row = await db
    .selectFrom('tours')
    .select(['id', 'name', 'slug'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) throw notFound('tour_not_found');
  return row;
}
