import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { SUGGESTION_KINDS, type SuggestionHit, type TourSearch } from './search/tour-search.ts';

export interface CompletionRequest {
  phrase: string;
  limit: number;
  /** kinds to leave out */
  exclude: readonly string[];
  /** only these kinds; empty: all */
  only: readonly string[];
  isCruisesSearch: boolean;
}

type Described = Omit<Suggestion, 'count'>;

/** names and addresses of what was found, by kind and number */
async function describe(db: DatabaseHandle, hits: readonly SuggestionHit[]): Promise<Map<string, Described>> {
  const idsOf = (isAsked: (kind: string) => boolean) => hits.filter(({ kind }) => isAsked(kind)).map(({ id }) => id);
  const { rows } = await sql<Described>`
    SELECT p.kind, p.id, p.name, p.slug, coalesce(c.name, '') AS hint
    FROM places p LEFT JOIN places c ON c.id = coalesce(nullif(p.country_id, p.id), p.parent_id)
    WHERE p.id = ANY(${idsOf((kind) => kind !== 'tours' && kind !== 'organizers')}::int[])
    UNION ALL
    SELECT 'tours', t.id, t.name, t.slug, c.name || ' · ' || t.days || CASE t.days WHEN 1 THEN ' day' ELSE ' days' END
    FROM tours t JOIN places c ON c.id = t.country_id WHERE t.id = ANY(${idsOf((kind) => kind === 'tours')}::int[])
    UNION ALL
    SELECT 'organizers', o.id, o.name, 'tour-provider/' || o.id, o.city || ', ' || c.name
    FROM organizers o JOIN places c ON c.id = o.country_id
    WHERE o.is_published AND o.id = ANY(${idsOf((kind) => kind === 'organizers')}::int[])`.execute(db);
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
}

/** What a phrase may mean: places, tours, organizers. An empty phrase means nothing. */
export async function complete(
  { db, clock }: Services,
  search: TourSearch,
  { phrase, limit, exclude, only, isCruisesSearch }: CompletionRequest,
): Promise<Suggestion[]> {
  const kinds = SUGGESTION_KINDS.filter(
    (kind) => !exclude.includes(kind) && (only.length === 0 || only.includes(kind)),
  );
  const hits = await search.complete({ phrase, limit, kinds, isCruisesSearch, today: clock.today() });
  if (hits.length === 0) return [];
  const described = await describe(db, hits);
  return hits.flatMap(({ kind, id, count }) => {
    const found = described.get(`${kind} ${id}`);
    return found ? [{ ...found, count }] : [];
  });
}
