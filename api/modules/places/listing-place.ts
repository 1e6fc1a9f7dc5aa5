import type { PlaceRef } from '@cairn/shared-contracts/api/common.schema';
import type { ListingPlace, PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import type { TourSearch } from '../tours/search/tour-search.ts';

/** the listing of everything: no place stands behind this slug */
export const ALL_TOURS_SLUG = 'tours';

/** the places above `p`, widest first */
const parents = sql<PlaceRef[] | null>`(
  WITH RECURSIVE up AS (
    SELECT p.id, coalesce(p.parent_id, nullif(p.country_id, p.id)) AS above, p.name, p.slug, 0 AS level
    UNION ALL
    SELECT a.id, coalesce(a.parent_id, nullif(a.country_id, a.id)), a.name, a.slug, up.level + 1
    FROM places a JOIN up ON a.id = up.above WHERE up.level < 8
  )
  SELECT json_agg(json_build_object('id', id, 'name', name, 'slug', slug) ORDER BY level DESC) FROM up WHERE level > 0)`;

/** the places above one, widest first */
export async function readParents(db: DatabaseHandle, id: number): Promise<PlaceRef[]> {
  const row = await db
    .selectFrom('places as p')
    .select(parents.as('parents'))
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row?.parents ?? [];
}

/** The place that a listing's slug stands for, null when there is none. */
export async function findListingPlace({ db, media }: Services, slug: string): Promise<ListingPlace | null> {
  const row = await db
    .selectFrom('places as p')
    .select([
      'p.id',
      'p.kind',
      'p.name',
      'p.slug',
      'p.heading',
      'p.body',
      'p.body_language',
      'p.picture',
      parents.as('parents'),
    ])
    .where('p.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    slug: row.slug,
    heading: row.heading || row.name,
    text: row.body,
    text_language: row.body_language,
    picture: row.picture ? media(row.picture) : null,
    parents: row.parents ?? [],
  };
}

export interface PlaceRow {
  id: number;
  kind: string;
  name: string;
  slug: string;
  caption: string;
  picture: Parameters<Services['media']>[0] | null;
  count: number;
}

/** places of a kind with the tours that their listing shows: bookable now, excursions apart */
export async function placesWithCounts(
  { db, clock }: Services,
  search: TourSearch,
  kinds: readonly string[],
): Promise<PlaceRow[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('places')
      .select(['id', 'kind', 'name', 'slug', 'caption', 'picture'])
      .where('kind', 'in', [...kinds])
      .orderBy('position')
      .orderBy('name')
      .orderBy('id')
      .execute(),
    search.placeCounts(clock.today()),
  ]);
  return rows.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
}

export const toPlaceCard =
  ({ media }: Services) =>
  ({ picture, ...row }: PlaceRow): PlaceCard => ({ ...row, picture: picture ? media(picture) : null });
