import type { SitemapAnswer, SitemapKind, SitemapPart } from '@cairn/shared-contracts/api/seo.schema';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/** tours that have a page to find: those without departures to come answer 410 */
const liveTours = (today: string) => sql`
  SELECT t.id, t.slug, t.content_language, t.organizer_id, t.country_id, t.region_id,
    greatest(t.published_on, (SELECT r.created_at::date FROM reviews r
      WHERE r.tour_id = t.id AND r.status = 'published' ORDER BY r.created_at DESC LIMIT 1)) AS changed_on
  FROM tours t
  WHERE t.status = 'published' AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${today}::date)`;

/** the pages of a kind as (id, path, changed_on) and, of texts in one language, languages; a page without any tour is none for search engines */
function pagesOf(kind: SitemapKind, today: string): RawBuilder<unknown> {
  switch (kind) {
    case 'tours':
      return sql`SELECT id, '/' || slug AS path, changed_on, ARRAY[content_language] AS languages FROM (${liveTours(today)}) live`;
    case 'places':
      return sql`WITH live AS MATERIALIZED (${liveTours(today)}), member AS (
          SELECT country_id AS place_id, changed_on FROM live
          UNION ALL SELECT region_id, changed_on FROM live
          UNION ALL SELECT tp.place_id, live.changed_on FROM tour_places tp JOIN live ON live.id = tp.tour_id
        )
        SELECT p.id, '/' || p.slug AS path, max(m.changed_on) AS changed_on
        FROM places p JOIN member m ON m.place_id = p.id GROUP BY p.id`;
    case 'climate':
      return sql`SELECT p.id, '/' || p.slug || '/climate-and-weather' AS path, max(live.changed_on) AS changed_on
        FROM places p JOIN place_climate c ON c.place_id = p.id
        JOIN (${liveTours(today)}) live ON p.id IN (live.country_id, live.region_id) GROUP BY p.id`;
    case 'organizers':
      return sql`SELECT o.id, '/tour-provider/' || o.id AS path, max(live.changed_on) AS changed_on, o.name,
          ARRAY[o.content_language] AS languages
        FROM (${liveTours(today)}) live JOIN organizers o ON o.id = live.organizer_id GROUP BY o.id`;
    case 'topics':
      return sql`SELECT min(id) AS id, max(published_on) AS changed_on, '/blog/' || topic AS path
        FROM blog_posts WHERE NOT is_draft AND published_on <= ${today}::date GROUP BY topic`;
    case 'posts':
      return sql`SELECT id, '/blog/' || min(slug) AS path, max(published_on) AS changed_on, array_agg(locale) AS languages
        FROM blog_posts WHERE NOT is_draft AND published_on <= ${today}::date GROUP BY id`;
    case 'help':
      // addresses are their only names: a number that stays is made of them
      return sql`SELECT ('x' || left(md5(slug), 7))::bit(28)::int AS id, '/help-center/' || slug AS path,
          max(published_on) AS changed_on, array_agg(locale) AS languages
        FROM help_articles WHERE NOT is_draft AND published_on <= ${today}::date GROUP BY slug`;
    case 'legal':
      // the version in force; those before it are found from there
      return sql`SELECT DISTINCT ON (kind) ('x' || left(md5(kind), 7))::bit(28)::int AS id, '/' || kind AS path,
          published_on AS changed_on, array_agg(locale) OVER (PARTITION BY kind, version) AS languages
        FROM legal_pages WHERE NOT is_draft AND published_on <= ${today}::date
        ORDER BY kind, published_on DESC, version DESC`;
  }
}

async function partsOfKind({ db, clock }: Services, kind: SitemapKind, perPart: number): Promise<SitemapPart[]> {
  const { rows } = await sql<Omit<SitemapPart, 'kind'>>`
    SELECT min(id) - 1 AS after, count(*)::int AS count, max(changed_on) AS changed_on
    FROM (SELECT id, changed_on, row_number() OVER (ORDER BY id) - 1 AS place FROM (${pagesOf(kind, clock.today())}) pages) numbered
    GROUP BY place / ${sql.lit(perPart)} ORDER BY 1`.execute(db);
  return rows.map((row) => ({ kind, ...row }));
}

/** The parts of a sitemap, none with more than `perPart` pages. */
export async function sitemapParts(
  services: Services,
  kinds: readonly SitemapKind[],
  perPart: number,
): Promise<SitemapAnswer> {
  const parts = await Promise.all(kinds.map((kind) => partsOfKind(services, kind, perPart)));
  return { parts: parts.flat(), pages: [], next: null };
}

/** A run of pages behind `after`, in the order of their numbers: a page that goes meanwhile moves no other. */
export async function sitemapPages(
  { db, clock }: Services,
  kind: SitemapKind,
  after: number,
  limit: number,
): Promise<SitemapAnswer> {
  const { rows } = await sql<{ id: number; path: string; changed_on: string; name?: string; languages?: string[] }>`
    SELECT * FROM (${pagesOf(kind, clock.today())}) pages
    WHERE id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { parts: [], pages: rows.map(({ id: _id, ...page }) => page), next: last?.id ?? null };
}
