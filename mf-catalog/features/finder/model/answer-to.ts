import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';

const plain = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The place or tour that is called just what was typed, if one of those that were found is. */
export function answerTo(phrase: string, found: readonly Suggestion[]): { place: Suggestion; phrase: '' } | undefined {
  const place = phrase === '' ? undefined : found.find(({ name }) => plain(name) === plain(phrase));
  return place && { place, phrase: '' };
}
