import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type FoundTour = { kind: 'here'; id: number } | { kind: 'moved'; id: number; slug: string };

/** the number that a tour's slug ends in */
const trailingId = (slug: string): number | undefined => {
  const digits = /-(\d{1,9})$/.exec(slug)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * The published tour behind a slug, or where it lives now when only the number at the end is right.
 * @throws ApiError 404 tour_not_found
 */
export async function findTour({ db }: Services, slug: string): Promise<FoundTour> {
  const id = trailingId(slug);
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .where((eb) => (id === undefined ? eb('slug', '=', slug) : eb.or([eb('slug', '=', slug), eb('id', '=', id)])))
    .execute();
  const exact = rows.find((row) => row.slug === slug);
  if (exact) return { kind: 'here', id: exact.id };
  const moved = rows[0];
  if (moved) return { kind: 'moved', ...moved };
  throw notFound('tour_not_found');
}

/**
 * The published tour with this number.
 * @throws ApiError 404 tour_not_found
 */
export async function requireTour({ db }: Services, id: number): Promise<{ id: number; slug: string }> {
  const row = await db
    .selectFrom('tours')
    .select(['id', 'slug'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) throw notFound('tour_not_found');
  return row;
}

/** specification §8: the page of a tour whose departures are all past */
export const tourIsGone = () => new ApiError(410, 'tour_is_gone');
