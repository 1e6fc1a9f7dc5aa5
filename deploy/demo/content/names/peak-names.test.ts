import { describe, expect, it } from '@jest/globals';
import { peaksIn } from '../../../../shared-contracts/ui/map/peaks.ts';
import { SIGHT_NAMES } from './sights.ts';

/** sights say in Russian what they are: "вулкан Тейде" */
const KIND = /^(?:вулкан|гора|пик) /u;
const byHeight = (language: string) =>
  new Map(peaksIn(language).map(({ metres, lat, name }) => [`${metres} ${lat}`, name]));

describe('a peak on the map', () => {
  it.each([
    ['de', 0],
    ['ru', 1],
    ['zh', 2],
  ])('is called in %s as the sight of its name is', (language, column) => {
    const names = byHeight(language);
    const both = [...byHeight('en')].filter(([, english]) => SIGHT_NAMES.has(english));
    expect(both.length).toBeGreaterThan(20);
    expect(both.map(([key]) => names.get(key))).toEqual(
      both.map(([, english]) => SIGHT_NAMES.get(english)?.[column]?.replace(KIND, '')),
    );
  });
});
