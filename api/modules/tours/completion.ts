import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { CONTINENTS, continentsSaid, type SaidContinent } from './continents.ts';
import { placesByWord } from './places-by-word.ts';
import { SUGGESTION_KINDS, type SuggestionHit, type TourSearch } from './search/tour-search.ts';

export interface CompletionRequest {
  phrase: string;
  limit: number;
  /** kinds to leave out */
  exclude: readonly string[];
  /** only these kinds; empty: all */
  only: readonly string[];
  isCruisesSearch: boolean;
  /** ISO locale of the reader */
  language: string;
}

type Described = Omit<Suggestion, 'count'>;
type Row = Described & { days: number | null };

/** "8 days", "8 дней" */
const daysIn = (days: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language).iso, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** names and addresses of what was found, by kind and number */
async function describe(
  db: DatabaseHandle,
  hits: readonly SuggestionHit[],
  language: string,
): Promise<Map<string, Described>> {
  const idsOf = (isAsked: (kind: string) => boolean) => hits.filter(({ kind }) => isAsked(kind)).map(({ id }) => id);
  const { rows } = await sql<Row>`
    SELECT p.kind, p.id, p.name, p.slug, coalesce(c.name, '') AS hint, null::int AS days
    FROM places p LEFT JOIN places c ON c.id = coalesce(nullif(p.country_id, p.id), p.parent_id)
    WHERE p.id = ANY(${idsOf((kind) => kind !== 'tours' && kind !== 'organizers')}::int[])
    UNION ALL
    SELECT 'tours', t.id, t.name, t.slug, c.name, t.days
    FROM tours t JOIN places c ON c.id = t.country_id WHERE t.id = ANY(${idsOf((kind) => kind === 'tours')}::int[])
    UNION ALL
    SELECT 'organizers', o.id, o.name, 'tour-provider/' || o.id, o.city || ', ' || c.name, null
    FROM organizers o JOIN places c ON c.id = o.country_id
    WHERE o.is_published AND o.id = ANY(${idsOf((kind) => kind === 'organizers')}::int[])`.execute(db);
  return new Map(
    rows.map(({ days, ...row }) => [
      `${row.kind} ${row.id}`,
      days === null ? row : { ...row, hint: `${row.hint} · ${daysIn(days, language)}` },
    ]),
  );
}

/** the first half is for those found by the whole phrase, where the rest is not enough for the others */
function besides(whole: readonly SuggestionHit[], others: readonly SuggestionHit[], limit: number): SuggestionHit[] {
  const room = Math.max(Math.ceil(limit / 2), limit - others.length);
  return [...whole.slice(0, room), ...others].slice(0, limit);
}

/** What a phrase may mean: places, parts of the world, tours, organizers. An empty phrase means nothing. */
export async function complete(
  services: Services,
  search: TourSearch,
  request: CompletionRequest,
): Promise<Suggestion[]> {
  const { db, clock } = services;
  const { phrase, limit, exclude, only, isCruisesSearch, language } = request;
  const isAsked = (kind: string) => !exclude.includes(kind) && (only.length === 0 || only.includes(kind));
  const kinds = SUGGESTION_KINDS.filter(isAsked);
  const asked = { limit, kinds, isCruisesSearch, today: clock.today() };
  const whole = await search.complete({ ...asked, phrase });
  // a tour may be called just so: what its words name is no less what somebody looks for
  const isTourOnly = whole.every(({ kind }) => kind === 'tours');
  const places = isTourOnly ? await placesByWord(search, phrase, asked) : [];
  const hits = besides(whole, places, limit);
  const described = hits.length > 0 ? await describe(db, hits, language) : new Map<string, Described>();
  const found = hits.flatMap(({ kind, id, count }) => {
    const one = described.get(`${kind} ${id}`);
    return one ? [{ ...one, count }] : [];
  });
  return withContinents(found, isAsked(CONTINENTS) ? await continentsSaid(services, search, request) : [], limit);
}

/** one that is called just so stands first, those that the phrase only begins or mentions behind the nearer places */
function withContinents(found: readonly Suggestion[], said: readonly SaidContinent[], limit: number): Suggestion[] {
  const whole = said.filter(({ isWhole }) => isWhole).map(({ suggestion }) => suggestion);
  const others = said.filter(({ isWhole }) => !isWhole).map(({ suggestion }) => suggestion);
  const room = Math.max(Math.ceil(limit / 2), limit - whole.length - others.length);
  return [...whole, ...found.slice(0, room), ...others].slice(0, limit);
}
