import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { phraseWords } from '../text/fold.ts';
import { functionWords } from '../text/function-words.ts';
import { allowedErrors } from '../text/typos.ts';
import { type CompletionQuery, SUGGESTION_KINDS, type SuggestionHit } from '../tour-search.ts';
import { errorsIn, type Predicate } from './names.ts';
import { liveTours, membership } from './place-counts.ts';

const starts = (words: readonly TypedWord[]): Predicate =>
  sql`folded LIKE ${`${words.map(({ word }) => word).join(' ')}%`}`;
/** a word of a phrase; a joining one stands in a name as it is, and begins none of its words */
interface TypedWord {
  word: string;
  isJoining: boolean;
}
const holds = ({ word, isJoining }: TypedWord): Predicate =>
  sql`(' ' || folded || ' ') LIKE ${isJoining ? `% ${word} %` : `% ${word}%`}`;
const holdsAll = (words: readonly TypedWord[]): Predicate => sql`${sql.join(words.map(holds), sql` AND `)}`;

/** typing errors in all words together, null when one of them has too many */
function errorsOf(words: readonly TypedWord[]): RawBuilder<number | null> {
  const each = words.map((typed) => {
    const { word, isJoining } = typed;
    const begun = sql`CASE WHEN ${holds(typed)} THEN 0`;
    return isJoining || allowedErrors(word) === 0
      ? sql`${begun} END`
      : sql`${begun} ELSE ${errorsIn(sql`folded`, word)} END`;
  });
  return sql`(${sql.join(each, sql` + `)})`;
}

/** names of everything that may be suggested, with how much stands behind it */
const names = ({ kinds, today, isCruisesSearch }: CompletionQuery): RawBuilder<unknown> => sql`
  WITH live AS MATERIALIZED (${liveTours(today)} ${isCruisesSearch ? sql`AND t.is_cruise` : sql``}),
  counts AS (
    SELECT place_id, count(*) AS count FROM (${membership}) member
    JOIN live ON live.id = member.tour_id AND live.type = ${TOUR_TYPE.tour} GROUP BY place_id
  ),
  named AS MATERIALIZED (
    SELECT p.kind, p.id, folded(p.name || ' ' || p.other_names) AS folded, c.count AS weight, c.count::int AS count FROM places p JOIN counts c ON c.place_id = p.id
    UNION ALL
    SELECT 'tours', t.id, folded(t.name), live.score, 1 FROM live JOIN tours t ON t.id = live.id
    UNION ALL
    SELECT 'organizers', o.id, folded(o.name || ' ' || o.person), count(*), count(*)::int FROM organizers o JOIN live ON live.organizer_id = o.id GROUP BY o.id
  ),
  candidate AS (SELECT *, array_position(${[...SUGGESTION_KINDS]}::text[], kind) AS place FROM named WHERE kind = ANY(${[...kinds]}))`;

/** names that are spelled like the phrase */
async function spelledSo(
  db: DatabaseHandle,
  query: CompletionQuery,
  words: readonly TypedWord[],
): Promise<SuggestionHit[]> {
  const { rows } = await sql<SuggestionHit>`${names(query)}
    SELECT kind, id, count FROM candidate WHERE ${holdsAll(words)}
    ORDER BY ${starts(words)} DESC, place, weight DESC, id LIMIT ${query.limit}`.execute(db);
  return rows;
}

/** names that the phrase could mean, typing errors granted */
async function nearlySo(
  db: DatabaseHandle,
  query: CompletionQuery,
  words: readonly TypedWord[],
): Promise<SuggestionHit[]> {
  const { rows } = await sql<SuggestionHit>`${names(query)}
    SELECT kind, id, count FROM (SELECT *, ${errorsOf(words)} AS errors FROM candidate) guess WHERE errors IS NOT NULL
    ORDER BY errors, place, weight DESC, id LIMIT ${query.limit}`.execute(db);
  return rows;
}

export async function completeInSql(db: DatabaseHandle, query: CompletionQuery): Promise<SuggestionHit[]> {
  const joining = functionWords(query.phrase);
  const words = phraseWords(query.phrase).map((word) => ({ word, isJoining: joining.has(word) }));
  if (words.length === 0 || query.kinds.length === 0) return [];
  const spelled = await spelledSo(db, query, words);
  // guesses only help when nothing is spelled like the phrase
  return spelled.length > 0 || query.isExact ? spelled : nearlySo(db, query, words);
}
