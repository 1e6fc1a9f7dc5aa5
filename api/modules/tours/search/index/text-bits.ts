import type { Bits } from './bitset.ts';
import type { TourIndex } from './tour-index.ts';
import { NO_MATCH } from './vocabulary.ts';

const holds = (words: Int32Array, errors: Uint8Array): boolean => words.some((word) => errors[word] !== NO_MATCH);

/** Tours that a typed word finds: by their name, a place or the organizer. */
export function textBits(index: TourIndex, typed: string): Bits {
  const { errors } = index.vocabulary.match(typed);
  const found = index.scratch.bits();
  for (const [id, words] of index.placeWords) if (holds(words, errors)) index.options.places.get(id)?.addTo(found);
  for (const [id, words] of index.organizerWords)
    if (holds(words, errors)) index.options.organizers.get(id)?.addTo(found);
  index.wordRows.addWhere(found, (word) => errors[word] !== NO_MATCH);
  return found;
}
