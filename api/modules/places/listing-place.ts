import type { PlaceRef } from '@cairn/shared-contracts/api/common.schema';
import type { ListingPlace, PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';

/** the listing of everything: no place stands behind this slug */
export const ALL_TOURS_SLUG = 'tours';

/** the places above one, widest first */
async function readParents(db: DatabaseHandle, id: number): Promise<PlaceRef[]> {
  const { rows } = await sql<PlaceRef>`
    WITH RECURSIVE up AS (
      SELECT id, coalesce(parent_id, nullif(country_id, id)) AS above, name, slug, 0 AS level FROM places WHERE id = ${id}
      UNION ALL
      SELECT p.id, coalesce(p.parent_id, nullif(p.country_id, p.id)), p.name, p.slug, up.level + 1
      FROM places p JOIN up ON p.id = up.above WHERE up.level < 8
    )
    SELECT id, name, slug FROM up WHERE level > 0 ORDER BY level DESC`.execute(db);
  return rows;
}

/** The place that a listing's slug stands for, null when there is none. */
export async function findListingPlace({ db, media }: Services, slug: string): Promise<ListingPlace | null> {
  const row = await db.selectFrom('places').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) return null;
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    slug: row.slug,
    heading: row.heading || row.name,
    text: row.body,
    picture: row.picture ? media(row.picture) : null,
    parents: await readParents(db, row.id),
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
export async function placesWithCounts({ db, clock }: Services, kinds: readonly string[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    WITH live AS MATERIALIZED (
      SELECT t.id, t.country_id, t.region_id FROM tours t
      WHERE t.status = 'published' AND t.type = ${TOUR_TYPE.tour}
        AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${clock.today()}::date)
    ), member AS (
      SELECT id AS tour_id, country_id AS place_id FROM live
      UNION SELECT id, region_id FROM live WHERE region_id IS NOT NULL
      UNION SELECT tp.tour_id, tp.place_id FROM tour_places tp JOIN live ON live.id = tp.tour_id
    ), counts AS (SELECT place_id, count(*)::int AS count FROM member GROUP BY place_id)
    SELECT p.id, p.kind, p.name, p.slug, p.caption, p.picture, coalesce(c.count, 0) AS count
    FROM places p LEFT JOIN counts c ON c.place_id = p.id
    WHERE p.kind = ANY(${[...kinds]}) ORDER BY p.position, p.name, p.id`.execute(db);
  return rows;
}

export const toPlaceCard =
  ({ media }: Services) =>
  ({ picture, ...row }: PlaceRow): PlaceCard => ({ ...row, picture: picture ? media(picture) : null });
