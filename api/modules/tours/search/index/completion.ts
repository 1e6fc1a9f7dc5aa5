import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { phraseWords } from '../text/fold.ts';
import { functionWords } from '../text/function-words.ts';
import { type CompletionQuery, SUGGESTION_KINDS, type SuggestionHit, type SuggestionKind } from '../tour-search.ts';
import { type Bits, keepCommon, rowsOf } from './bitset.ts';
import type { Option } from './option-bits.ts';
import { type Probe, probeOf } from './probe.ts';
import type { TourIndex } from './tour-index.ts';
import { NO_MATCH } from './vocabulary.ts';

interface Candidate extends SuggestionHit {
  /** the name starts with the phrase */
  starts: boolean;
  errors: number;
  /** among equals the heavier stands first */
  weight: number;
}

const placeOf = (kind: SuggestionKind): number => SUGGESTION_KINDS.indexOf(kind);
const compare = (a: Candidate, b: Candidate): number =>
  a.errors - b.errors ||
  Number(b.starts) - Number(a.starts) ||
  placeOf(a.kind) - placeOf(b.kind) ||
  b.weight - a.weight ||
  a.id - b.id;

/** the best so far, in order */
function keepBest(best: Candidate[], candidate: Candidate, limit: number): void {
  const last = best.at(-1);
  if (best.length >= limit && last && compare(last, candidate) <= 0) return;
  const at = best.findIndex((other) => compare(candidate, other) < 0);
  best.splice(at === -1 ? best.length : at, 0, candidate);
  if (best.length > limit) best.pop();
}

/** What a phrase may mean: first as it is spelled, then with typing errors. */
export function completeFrom(index: TourIndex, query: CompletionQuery): SuggestionHit[] {
  const words = phraseWords(query.phrase);
  if (words.length === 0 || query.limit <= 0) return [];
  const { vocabulary } = index;
  const joining = functionWords(query.phrase);
  const phrase = words.map((word) => (joining.has(word) ? vocabulary.just(word) : vocabulary.begunBy(word)));
  const begun = phrase.map(({ errors }) => errors);
  let found = phrase.every(({ isKnown }) => isKnown) ? gather(index, query, words, begun, true) : [];
  if (found.length === 0 && !query.isExact) {
    const nearly = words.map((word) => (joining.has(word) ? vocabulary.just(word).errors : vocabulary.nearly(word)));
    found = gather(index, query, words, nearly, false);
  }
  return found.map(({ kind, id, count }) => ({ kind, id, count }));
}

function gather(
  index: TourIndex,
  { kinds, limit, isCruisesSearch }: CompletionQuery,
  typed: readonly string[],
  phrase: readonly Uint8Array[],
  isSpelled: boolean,
): Candidate[] {
  const best: Candidate[] = [];
  const live = index.live.slice();
  const cruises = index.options.flags.bitsOf('cruise');
  if (isCruisesSearch && cruises) keepCommon(live, cruises);
  if (isCruisesSearch && !cruises) live.fill(0);
  const probe = probeOf(live);
  const exact = typed.map((word) => index.vocabulary.numberOf(word));
  const consider = (
    kind: SuggestionKind,
    id: number,
    words: Int32Array,
    from: number,
    to: number,
    sizes: () => [count: number, weight: number],
  ) => {
    const errors = errorsOf(words, from, to, phrase);
    if (errors === undefined) return;
    const [count, weight] = sizes();
    if (count === 0) return;
    // the order of guesses does not ask how a name starts
    const starts = isSpelled && startsWith(words, from, to, exact, phrase);
    keepBest(best, { kind, id, count, weight, errors, starts }, limit);
  };

  const tours = listed(index, live);
  for (const [id, words] of index.placeWords) {
    const kind = index.gazetteer.places.get(id)?.kind;
    if (!kind || !kinds.includes(kind)) continue;
    consider(kind, id, words, 0, words.length, () => {
      const count = countOf(tours, index.options.places.get(id));
      return [count, count];
    });
  }
  if (kinds.includes('organizers')) {
    for (const [id, words] of index.organizerWords) {
      consider('organizers', id, words, 0, words.length, () => {
        const count = countOf(probe, index.options.organizers.get(id));
        return [count, count];
      });
    }
  }
  if (kinds.includes('tours')) {
    const { rows } = index.scratch;
    const count = rowsOf(live, rows);
    const { starts, sizes } = index.words;
    const numbers = index.words.column(0);
    for (let i = 0; i < count; i++) {
      const row = rows[i] ?? 0;
      const first = starts[row] ?? 0;
      consider('tours', index.ids[row] ?? 0, numbers, first, first + (sizes[row] ?? 0), () => [
        1,
        index.scores[row] ?? 0,
      ]);
    }
  }
  return best;
}

/** tours that listings show unasked */
function listed(index: TourIndex, live: Bits): Probe {
  const bits = live.slice();
  const tours = index.options.types.bitsOf(TOUR_TYPE.tour);
  if (tours) keepCommon(bits, tours);
  else bits.fill(0);
  return probeOf(bits);
}

const countOf = (probe: Probe, option: Option<number> | undefined): number => option?.countIn(probe) ?? 0;

/** typing errors of all words of the phrase together; undefined when one of them is not in the name */
function errorsOf(words: Int32Array, from: number, to: number, phrase: readonly Uint8Array[]): number | undefined {
  let sum = 0;
  for (const errors of phrase) {
    let least = NO_MATCH;
    for (let at = from; at < to; at++) least = Math.min(least, errors[words[at] ?? 0] ?? NO_MATCH);
    if (least === NO_MATCH) return undefined;
    sum += least;
  }
  return sum;
}

/** the name's first words are the phrase's, the last of them perhaps unfinished */
function startsWith(
  words: Int32Array,
  from: number,
  to: number,
  exact: readonly (number | undefined)[],
  phrase: readonly Uint8Array[],
): boolean {
  if (to - from < exact.length) return false;
  const last = exact.length - 1;
  for (let at = 0; at < last; at++) if (words[from + at] !== exact[at]) return false;
  return phrase[last]?.[words[from + last] ?? 0] === 0;
}
