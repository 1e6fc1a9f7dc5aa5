import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../platform/escape-like.ts';
import type { Services } from '../../platform/services.ts';

export const SUGGESTION_KINDS = [
  'countries',
  'regions',
  'cities',
  'showplaces',
  'rest_kinds',
  'collections',
  'water_objects',
  'ships',
  'tours',
  'organizers',
];

export interface CompletionQuery {
  phrase: string;
  limit: number;
  /** kinds to leave out */
  exclude: readonly string[];
  /** only these kinds; empty: all */
  only: readonly string[];
  isCruisesSearch: boolean;
}

/** below it two words only look alike by chance */
const TYPO_SIMILARITY = 0.45;
/** levenshtein() takes 255 bytes */
const TYPO_LENGTH = 40;

/** typing errors that a phrase may hold: two swapped letters are two */
const allowedErrors = (phrase: string): number => (phrase.length < 4 ? 0 : phrase.length < 6 ? 1 : 2);

/** 3: the name starts so; 2: a word in it does; below 1: how near it comes */
function rankOf(phrase: string): RawBuilder<number> {
  const short = phrase.slice(0, TYPO_LENGTH);
  return sql`
    CASE WHEN plain(name) LIKE plain(${escapeLike(phrase)}) || '%' THEN 3
      WHEN plain(name) LIKE '% ' || plain(${escapeLike(phrase)}) || '%' THEN 2
      WHEN levenshtein(plain(${short}), left(plain(name), length(plain(${short})))) <= ${sql.lit(allowedErrors(short))} THEN 0.9
      ELSE word_similarity(plain(${phrase}), plain(name)) END`;
}

const live = (today: string, isCruisesSearch: boolean): RawBuilder<unknown> => sql`
  SELECT t.id, t.name, t.slug, t.country_id, t.region_id, t.organizer_id, t.days, t.score FROM tours t
  WHERE t.status = 'published' ${isCruisesSearch ? sql`AND t.is_cruise` : sql``}
    AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${today}::date)`;

/**
 * What a phrase may mean: places, tours, organizers. Names that start with it come first, then words in names, then near misses;
 * wide places before narrow ones, more tours before fewer.
 */
export async function complete(
  { db, clock }: Services,
  { phrase, limit, exclude, only, isCruisesSearch }: CompletionQuery,
): Promise<Suggestion[]> {
  const kinds = SUGGESTION_KINDS.filter(
    (kind) => !exclude.includes(kind) && (only.length === 0 || only.includes(kind)),
  );
  if (phrase === '' || kinds.length === 0) return [];
  const { rows } = await sql<Suggestion>`
    WITH live AS MATERIALIZED (${live(clock.today(), isCruisesSearch)}),
    member AS (
      SELECT id AS tour_id, country_id AS place_id FROM live
      UNION SELECT id, region_id FROM live WHERE region_id IS NOT NULL
      UNION SELECT tp.tour_id, tp.place_id FROM tour_places tp JOIN live ON live.id = tp.tour_id
    ),
    named AS (
      SELECT p.kind, p.id, p.name, p.slug, coalesce(c.name, '') AS hint,
        (SELECT count(*)::int FROM member m WHERE m.place_id = p.id) AS count
      FROM places p LEFT JOIN places c ON c.id = coalesce(nullif(p.country_id, p.id), p.parent_id)
      UNION ALL
      SELECT 'tours', t.id, t.name, t.slug, c.name || ' · ' || t.days || CASE t.days WHEN 1 THEN ' day' ELSE ' days' END, 1
      FROM live t JOIN places c ON c.id = t.country_id
      UNION ALL
      SELECT 'organizers', o.id, o.name, 'tour-provider/' || o.id, o.city || ', ' || c.name, o.tours_count
      FROM organizers o JOIN places c ON c.id = o.country_id
    ),
    matched AS (
      SELECT *, ${rankOf(phrase)} AS rank
      FROM named WHERE kind = ANY(${kinds}) AND count > 0
    )
    SELECT kind, id, name, slug, hint, count FROM matched
    -- guesses only help when nothing is spelled like the phrase
    WHERE rank > ${TYPO_SIMILARITY} AND (rank >= 2 OR NOT EXISTS (SELECT 1 FROM matched WHERE rank >= 2))
    ORDER BY rank DESC, array_position(${SUGGESTION_KINDS}::text[], kind), count DESC, name, id
    LIMIT ${limit}`.execute(db);
  return rows;
}
