import { phraseWords } from './search/text/fold.ts';
import { namingWords } from './search/text/function-words.ts';
import type { CompletionQuery, SuggestionHit, TourSearch } from './search/tour-search.ts';

/** letters of a Chinese name: one alone says nothing, and a longer one is found by its beginning */
const HAN_MIN = 2;
const HAN_MAX = 8;
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

interface Said {
  word: string;
  hits: readonly SuggestionHit[];
}
type Find = (phrase: string, isExact?: boolean) => Promise<SuggestionHit[]>;

/** "在格鲁吉亚徒步": the longest names that stand in it, one after the other */
async function saidInHan(text: string, find: Find): Promise<Said[]> {
  const said: Said[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(HAN_MAX, text.length - at);
    let hits: SuggestionHit[] = [];
    for (; length >= HAN_MIN; length--) {
      hits = await find(text.slice(at, at + length), true);
      if (hits.length > 0) break;
    }
    if (hits.length > 0) said.push({ word: text.slice(at, at + length), hits });
    at += hits.length > 0 ? length : 1;
  }
  return said;
}

/** What more words of the phrase name comes first, then the best of each word before its second, what a longer word names before the rest. */
function ranked(said: readonly Said[]): SuggestionHit[] {
  const found = new Map<string, { hit: SuggestionHit; words: number; place: number; length: number }>();
  for (const { word, hits } of said) {
    for (const [place, hit] of hits.entries()) {
      const key = `${hit.kind} ${hit.id}`;
      const known = found.get(key);
      found.set(key, {
        hit,
        words: (known?.words ?? 0) + 1,
        place: Math.min(known?.place ?? place, place),
        length: Math.max(known?.length ?? 0, word.length),
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.words - a.words || a.place - b.place || b.length - a.length)
    .map(({ hit }) => hit);
}

/** "Wandern in Georgien": nothing is called so, but each word that names something is a place of its own. */
export async function placesByWord(
  search: TourSearch,
  phrase: string,
  asked: Omit<CompletionQuery, 'phrase'>,
): Promise<SuggestionHit[]> {
  // as many as a phrase is looked at for
  const words = phraseWords(namingWords(phrase).join(' '));
  // one word has been looked for already; in a Chinese one there may be several
  if (phraseWords(phrase).length < 2 && !words.some(isHan)) return [];
  const kinds = asked.kinds.filter((kind) => kind !== 'tours' && kind !== 'organizers');
  const find: Find = (one, isExact) =>
    search.complete({ ...asked, kinds, phrase: one, ...(isExact ? { isExact } : {}) });
  const said = await Promise.all(
    words.map(async (word) => (isHan(word) ? saidInHan(word, find) : [{ word, hits: await find(word) }])),
  );
  return ranked(said.flat()).slice(0, asked.limit);
}
