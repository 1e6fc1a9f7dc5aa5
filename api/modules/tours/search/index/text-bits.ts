import { addAll, type Bits, hasBit, rowsOf, setBit } from './bitset.ts';
import type { TourIndex } from './tour-index.ts';
import { NO_MATCH } from './vocabulary.ts';

const holds = (words: Int32Array, errors: Uint8Array): boolean => words.some((word) => errors[word] !== NO_MATCH);

/** Tours that a typed word finds: by their name, a place or the organizer. Names are only looked at in `within`. */
export function textBits(index: TourIndex, typed: string, within: Bits): Bits {
  const { errors } = index.vocabulary.match(typed);
  const found = index.scratch.bits();
  for (const [id, words] of index.placeWords) {
    const bits = index.options.places.bitsOf(id);
    if (bits && holds(words, errors)) addAll(found, bits);
  }
  for (const [id, words] of index.organizerWords) {
    const bits = index.options.organizers.bitsOf(id);
    if (bits && holds(words, errors)) addAll(found, bits);
  }
  const { rows } = index.scratch;
  const count = rowsOf(within, rows);
  const { starts, sizes } = index.words;
  const numbers = index.words.column(0);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    if (hasBit(found, row)) continue;
    const first = starts[row] ?? 0;
    const end = first + (sizes[row] ?? 0);
    for (let at = first; at < end; at++) {
      if (errors[numbers[at] ?? 0] === NO_MATCH) continue;
      setBit(found, row);
      break;
    }
  }
  return found;
}
