import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { begins, matches, type Predicate } from '../tours/search/sql/names.ts';
import { namingWords } from '../tours/search/text/function-words.ts';

/** more words than a name, a company, a town and a country have */
const MOST_WORDS = 8;

/** what a member of the club is looked for by: who they are, and where, in every language; "o" is the organizer, "c" their country */
const NAMES = sql`folded(concat_ws(' ', o.person, o.name, o.city, c.name, c.other_names,
  (SELECT town.other_names FROM places town
    WHERE town.kind = 'cities' AND town.country_id = o.country_id AND town.name = o.city LIMIT 1)))`;

const isAnybodys = (word: string) => sql`EXISTS (SELECT 1 FROM organizers o JOIN places c ON c.id = o.country_id
  WHERE o.tours_count > 0 AND o.is_published AND ${begins(NAMES, word)})`;

/**
 * Who is called so: each word begins one of a member's. One that begins nobody's may hold typing errors, as in the finder of tours.
 * @returns for a query with the organizer as "o" and their country as "c"
 */
export async function foundBy({ db }: Pick<Services, 'db'>, phrase: string): Promise<Predicate> {
  const words = namingWords(phrase).slice(0, MOST_WORDS);
  if (words.length === 0) return sql`true`;
  const { rows } = await sql<{ known: boolean[] }>`SELECT ARRAY[${sql.join(words.map(isAnybodys))}] AS known`.execute(
    db,
  );
  const named = words.map((word, index) => matches(NAMES, { word, isKnown: rows[0]?.known[index] === true }));
  return sql`(${sql.join(named, sql` AND `)})`;
}
