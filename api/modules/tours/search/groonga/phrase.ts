import { phraseWords } from '../text/fold.ts';
import { allowedErrors, errorsIn } from '../text/typos.ts';
import type { Engine } from './engine.ts';
import { anyOf, type Expression, holdsAny, holdsWordBegunBy, number, text } from './expression.ts';
import { liveTable } from './schema.ts';

/** What a typed word stands for. */
export interface PhraseWord {
  typed: string;
  /** it begins words as it stands; else words within a few typing errors, with the number of these */
  means: 'beginnings' | ReadonlyMap<string, number>;
}

const LIMIT_ALL = -1;

/** some name's word begins so: of a published tour, a place or an organizer */
async function isKnown(engine: Engine, word: string): Promise<boolean> {
  const count = async (table: string, column: string) => {
    const args = { table, filter: holdsWordBegunBy(column, word), limit: 0, output_columns: '_id' };
    return (await engine.select(args)).n_hits;
  };
  return (await count(liveTable('Names'), 'words')) > 0 || (await count(liveTable('Tours'), 'own_words')) > 0;
}

/**
 * Words of names that the typed one may mean, with typing errors: none of those that it begins.
 * The engine keeps words that are in no name any more; they find nothing.
 */
export async function nearWords(engine: Engine, typed: string): Promise<Map<string, number>> {
  const most = allowedErrors(typed);
  const near = (word: Expression) => `edit_distance(${word}, ${text(typed)}) <= ${number(most)}`;
  const begun = `_key @^ ${text(typed)}`;
  const filter =
    most === 0 ? begun : anyOf([begun, near('_key'), near(`string_substring(_key, 0, ${number(typed.length)})`)]);
  const { records } = await engine.select({
    table: liveTable('Words'),
    filter,
    limit: LIMIT_ALL,
    output_columns: '_key',
  });
  return new Map(
    records.flatMap(([key]): [string, number][] => {
      const word = String(key);
      const errors = word.startsWith(typed) ? 0 : errorsIn(typed, word);
      return errors === undefined ? [] : [[word, errors]];
    }),
  );
}

/** The words of a phrase; a word that begins no word of any name may hold typing errors. */
export async function readPhrase(engine: Engine, phrase: string): Promise<PhraseWord[]> {
  return Promise.all(
    phraseWords(phrase).map(async (typed) => ({
      typed,
      means: (await isKnown(engine, typed)) ? 'beginnings' : await nearWords(engine, typed),
    })),
  );
}

/** a column of words holds one that the typed word stands for */
export const wordCondition = (column: string, { typed, means }: PhraseWord): Expression =>
  means === 'beginnings' ? holdsWordBegunBy(column, typed) : holdsAny(column, [...means.keys()]);
