import type { OrganizerHub } from '@cairn/shared-contracts/api/organizer.schema';
import type { OrganizerSort } from '@cairn/shared-contracts/domain/organizer-checks';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import type { Predicate } from '../tours/search/sql/names.ts';
import { foundBy } from './found-by.ts';
import { languageNames } from './language-names.ts';
import { organizerRows, toPublic } from './organizers.ts';

export interface HubQuery {
  page: number;
  limit: number;
  /** 0: all */
  country_id: number;
  /** '' for any */
  language: string;
  phrase: string;
  sort: OrganizerSort;
}

/** members of the club: on the site, with tours */
const members = (services: Services) =>
  organizerRows(services).where('o.tours_count', '>', 0).where('o.is_published', '=', true);

const ORDER = {
  // few reviews prove little: each rating counts as if 20 average ones stood beside it
  rating: sql`o.is_verified DESC,
    (coalesce(o.rating, 0) * o.reviews_count + 4.5 * 20) / (o.reviews_count + 20) DESC, o.reviews_count DESC, o.id`,
  since: sql`o.since, o.reviews_count DESC, o.id`,
  tours: sql`o.tours_count DESC, o.rating DESC NULLS LAST, o.id`,
} as const satisfies Record<OrganizerSort, unknown>;

function asked(services: Services, { country_id, language }: HubQuery, isNamed: Predicate) {
  return members(services)
    .$if(country_id > 0, (query) => query.where('o.country_id', '=', country_id))
    .$if(language !== '', (query) => query.where(sql<boolean>`${language} = ANY(o.languages)`))
    .where(isNamed);
}

async function readCountries(services: Services): Promise<OrganizerHub['countries']> {
  const rows = await members(services)
    .clearSelect()
    .select((eb) => ['c.id', 'c.name', 'c.slug', 'c.picture', eb.fn.countAll<number>().as('count')])
    .groupBy('c.id')
    .orderBy('count', 'desc')
    .orderBy('c.name')
    .execute();
  return rows.map(({ picture, ...row }) => ({ ...row, picture: picture ? services.media(picture) : null }));
}

async function readLanguages(services: Services, language: string): Promise<OrganizerHub['languages']> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM organizers o, unnest(o.languages) AS code
    WHERE o.tours_count > 0 AND o.is_published GROUP BY code ORDER BY count(*) DESC, code`.execute(services.db);
  const codes = rows.map(({ code }) => code);
  return languageNames(codes, language).map((name, index) => ({ code: codes[index] ?? '', name }));
}

async function readTotals(services: Services): Promise<OrganizerHub['totals']> {
  const row = await members(services)
    .clearSelect()
    .select((eb) => [
      eb.fn.countAll<number>().as('organizers'),
      eb.fn.count<number>('o.country_id').distinct().as('countries'),
      sql<number>`coalesce(sum(o.reviews_count), 0)::int`.as('reviews'),
      sql<number | null>`(sum(o.rating * o.reviews_count) / nullif(sum(o.reviews_count), 0))::float8`.as('rating'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, rating: row.rating === null ? null : Math.round(row.rating * 100) / 100 };
}

/**
 * A page of the club's members, and what the others can be found by.
 * @param language ISO locale of the reader
 */
export async function readOrganizerHub(services: Services, query: HubQuery, language: string): Promise<OrganizerHub> {
  const isNamed = await foundBy(services, query.phrase);
  const [found, count, countries, languages, totals] = await Promise.all([
    asked(services, query, isNamed)
      .orderBy(ORDER[query.sort])
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    asked(services, query, isNamed)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    readCountries(services),
    readLanguages(services, language),
    readTotals(services),
  ]);
  const items = found.map((row) => toPublic(services, row, language));
  return { items, total: count.total, page: query.page, per_page: query.limit, countries, languages, totals };
}

/** the club of a site that names nobody */
export const emptyHub = ({ page, limit }: HubQuery): OrganizerHub => ({
  ...{ items: [], total: 0, page, per_page: limit, countries: [], languages: [] },
  totals: { organizers: 0, countries: 0, rating: null, reviews: 0 },
});
