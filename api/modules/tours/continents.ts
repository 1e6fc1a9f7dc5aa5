import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { priceView } from './price-view.ts';
import { fold, phraseWords } from './search/text/fold.ts';
import { namingWords } from './search/text/function-words.ts';
import { errorsIn } from './search/text/typos.ts';
import type { TourSearch } from './search/tour-search.ts';

export const CONTINENTS = 'continents';
/** "as" begins more than Asia; of a Chinese name one letter says as much as three of others */
const LEAST = { letters: 3, han: 1 };
/** what tours are counted in says nothing of their number */
const ANY_CURRENCY = 'EUR';

interface Continent {
  id: number;
  name: string;
  /** folded, of all its names */
  words: string[];
  /** its names, folded */
  names: string[];
}

export interface SaidContinent {
  suggestion: Suggestion;
  /** the phrase is its name, not only the beginning of it or a word of more */
  isWhole: boolean;
}

async function readContinents({ db }: Pick<Services, 'db'>): Promise<Continent[]> {
  const { rows } = await sql<{ id: number; name: string; folded: string; said: string[] | null }>`
    SELECT id, name, folded(name || ' ' || other_names) AS folded,
      (SELECT array_agg(value) FROM jsonb_each_text(names)) AS said
    FROM world_parts ORDER BY position, id`.execute(db);
  return rows.map(({ id, name, folded, said }) => ({
    ...{ id, name, words: folded.split(' '), names: [name, ...(said ?? [])].map(fold) },
  }));
}

const isNearly = (typed: string, word: string): boolean => typed === word || errorsIn(typed, word) !== undefined;

/** "hiking in South America", "по Азии": all words of one of its names are among others */
const isAmong = ({ names }: Continent, typed: readonly string[]): boolean =>
  names.some((name) => name.split(' ').every((word) => typed.some((one) => isNearly(one, word))));

/** "afr", "north am": each word begins one of its own */
const isBegun = ({ words }: Continent, typed: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one)));

/** With fewer letters nearly everything is offered. */
export function saysEnough(phrase: string): boolean {
  const least = /\p{Script=Han}/u.test(phrase) ? LEAST.han : LEAST.letters;
  return phraseWords(phrase).join('').length >= least;
}

function isSaid(continent: Continent, phrase: string): boolean {
  if (!saysEnough(phrase)) return false;
  const typed = phraseWords(phrase);
  return isBegun(continent, typed) || isAmong(continent, namingWords(phrase)) || isInHan(continent, phrase);
}

/** "在亚洲徒步": Chinese is not spaced */
const isInHan = ({ names }: Continent, phrase: string): boolean =>
  names.some((name) => /\p{Script=Han}/u.test(name) && phrase.includes(name));

/** Parts of the world that a phrase may mean, in the site's order. The listing of one is `/tours?continent=`; those without tours are none. */
export async function continentsSaid(
  services: Services,
  search: TourSearch,
  { phrase, isCruisesSearch }: { phrase: string; isCruisesSearch: boolean },
): Promise<SaidContinent[]> {
  const said = (await readContinents(services)).filter((continent) => isSaid(continent, phrase));
  const view = said.length > 0 ? await priceView(services, ANY_CURRENCY) : undefined;
  const found = await Promise.all(
    said.map(async ({ id, name, names }) => {
      const filter = parseFilter({ continent: id, ...(isCruisesSearch ? { isCruisesSearch: 1 } : {}) });
      const { total } = view
        ? await search.search({ filter, view, limit: 1, offset: 0, withFacets: false })
        : { total: 0 };
      const suggestion: Suggestion = { kind: CONTINENTS, id, name, slug: '', hint: '', count: total };
      return { suggestion, isWhole: names.includes(fold(phrase)) };
    }),
  );
  return found.filter(({ suggestion }) => suggestion.count > 0);
}
