import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { allowedErrors } from '../text/typos.ts';

export type Predicate = RawBuilder<SqlBool>;

/** a word of a phrase; one that begins no word of any name may hold typing errors */
export interface PhraseWord {
  word: string;
  isKnown: boolean;
}

/** no typed word comes near this, and levenshtein() takes no more than 255 bytes */
const WORD_MAX = 60;

/** some word of the folded name starts so; a phrase's words hold neither wildcards nor spaces */
export const begins = (name: RawBuilder<unknown>, word: string): Predicate =>
  sql`(' ' || ${name}) LIKE ${`% ${word}%`}`;

/**
 * Fewest typing errors in any word of the folded name, null when there are too many.
 * @param leftOut how many letters may be left out of what was typed so far: as many more of the name's word are looked at
 */
export function errorsIn(name: RawBuilder<unknown>, word: string, leftOut = 0): RawBuilder<number | null> {
  const most = allowedErrors(word);
  const of = (other: RawBuilder<unknown>) => sql`levenshtein_less_equal(${word}, ${other}, ${sql.lit(most)})`;
  const begun = Array.from({ length: leftOut + 1 }, (_, more) => of(sql`left(w, ${sql.lit(word.length + more)})`));
  const errors = sql`least(${of(sql`w`)}, ${sql.join(begun)})`;
  return sql`(SELECT min(${errors})
    FROM unnest(string_to_array(${name}, ' ')) word(whole), LATERAL (SELECT left(whole, ${sql.lit(WORD_MAX)})) cut(w)
    WHERE w <> '' AND ${errors} <= ${sql.lit(most)})`;
}

/** whether the folded name holds the word */
export function matches(name: RawBuilder<unknown>, { word, isKnown }: PhraseWord): Predicate {
  if (isKnown) return begins(name, word);
  return allowedErrors(word) === 0 ? sql`false` : sql`${errorsIn(name, word)} IS NOT NULL`;
}

const ORGANIZER_NAME = sql`folded(name || ' ' || person)`;
const FOLDED_NAME = sql`folded(name)`;
/** in every language, and what else it is looked for by */
const PLACE_NAME = sql`folded(name || ' ' || other_names)`;

/** Finds out which words begin a word of any name: of a published tour, of a place, of an organizer. */
export async function knownWords(db: DatabaseHandle, words: readonly string[]): Promise<PhraseWord[]> {
  if (words.length === 0) return [];
  const known = (word: string) => sql`(
    EXISTS (SELECT 1 FROM places WHERE ${begins(PLACE_NAME, word)})
    OR EXISTS (SELECT 1 FROM organizers WHERE ${begins(ORGANIZER_NAME, word)})
    OR EXISTS (SELECT 1 FROM tours WHERE status = 'published' AND ${begins(FOLDED_NAME, word)}))`;
  const { rows } = await sql<{ known: boolean[] }>`SELECT ARRAY[${sql.join(words.map(known))}] AS known`.execute(db);
  return words.map((word, index) => ({ word, isKnown: rows[0]?.known[index] === true }));
}

/** the tour, one of its places or its organizer is called so */
export const named = (phrase: PhraseWord): Predicate => sql`(
  ${matches(sql`folded(t.name)`, phrase)}
  OR t.organizer_id = ANY(ARRAY(SELECT id FROM organizers WHERE ${matches(ORGANIZER_NAME, phrase)}))
  OR ${inPlaces(sql`ARRAY(SELECT id FROM places WHERE ${matches(PLACE_NAME, phrase)})`)})`;

/** a tour belongs to a place as its country, its region or by tour_places */
export const inPlaces = (ids: RawBuilder<unknown>): Predicate => sql`(
  t.country_id = ANY(${ids}) OR t.region_id = ANY(${ids})
  OR EXISTS (SELECT 1 FROM tour_places tp WHERE tp.tour_id = t.id AND tp.place_id = ANY(${ids})))`;
