import { expect, it } from '@jest/globals';
import { complete } from './completion.ts';
import type { Arguments, Engine, Selected } from './engine.ts';
import { readPhrase } from './phrase.ts';
import { liveTable } from './schema.ts';

/** an engine whose names hold no word at all, and what it was asked */
function emptyEngine() {
  const asked: Arguments[] = [];
  const nothing: Selected = { n_hits: 0, columns: [], records: [], slices: {} };
  const engine: Engine = {
    async select(args) {
      asked.push(args);
      return nothing;
    },
    run: () => Promise.reject(new Error('nothing is changed')),
    load: () => Promise.reject(new Error('nothing is written')),
  };
  return { engine, guesses: () => asked.filter(({ table }) => table === liveTable('Words')).length };
}

const NONSENSE = 'qwertz asdfgh yxcvbn uioplk';

it('a phrase of words that are in no name has all names compared once, not for each word', async () => {
  const { engine, guesses } = emptyEngine();
  expect(await readPhrase(engine, NONSENSE)).toBeUndefined();
  expect(guesses()).toBe(1);
});

it('so does its completion', async () => {
  const { engine, guesses } = emptyEngine();
  const query = { limit: 5, kinds: ['tours', 'countries'] as const, isCruisesSearch: false, today: '2027-03-01' };
  expect(await complete(engine, { ...query, phrase: NONSENSE })).toEqual([]);
  expect(guesses()).toBe(1);
});
