import { expect, it } from '@jest/globals';
import { createNameRanks } from './name-ranks.ts';

const { compare } = new Intl.Collator('en');
const sorted = (names: readonly string[], ranks: ReturnType<typeof createNameRanks>): string[] => {
  const rankOf = ranks(names);
  return names.toSorted((a, b) => rankOf(a) - rankOf(b));
};

it('sorts names as comparing them does, however they come', () => {
  const ranks = createNameRanks(compare);
  const lists = [
    ['Zermatt', 'Ålesund', 'Almaty', 'zug', 'Žabljak'],
    ['Élan', 'Elan', 'Almaty', 'Bishkek'],
    ['Zermatt', 'Aachen'],
    [],
  ];
  for (const names of lists) expect(sorted(names, ranks)).toEqual(names.toSorted(compare));
});

it('keeps the order of names that are equal to it', () => {
  const ranks = createNameRanks((a, b) => compare(a.toLowerCase(), b.toLowerCase()));
  expect(sorted(['b', 'A', 'a', 'B'], ranks)).toEqual(['A', 'a', 'b', 'B']);
});

it('forgets names when there are more than it is to keep', () => {
  let compared = 0;
  const ranks = createNameRanks((a, b) => {
    compared += 1;
    return compare(a, b);
  }, 100);
  sorted(
    Array.from({ length: 200 }, (_, at) => `name ${at}`),
    ranks,
  );
  compared = 0;
  expect(sorted(['b', 'a'], ranks)).toEqual(['a', 'b']);
  expect(compared).toBeLessThan(10);
});
