import { beforeEach, expect, it, jest } from '@jest/globals';
import { sampleStore } from '../testing/sample-store.ts';
import { coreEndpoints } from './core-endpoints.ts';

let said: unknown[] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'info').mockImplementation((text) => void said.push(text));
});

const answering = (status: number) => async () => Response.json({ message: 'x', code: 'x' }, { status });
const silent = async () => {
  throw new TypeError('Failed to fetch');
};

it.each<[string, typeof fetch, string[]]>([
  ['an api in trouble', answering(503), ['favourites failed: 503']],
  ['no answer', silent, ['favourites failed: FETCH_ERROR']],
  ['a refusal, which is an answer', answering(404), []],
  ['an answer', async () => Response.json({ ids: [] }), []],
])('a page that needs something says in the console what it did not get: %s', async (_title, fetch, told) => {
  await sampleStore(fetch).dispatch(coreEndpoints.favourites.initiate());
  expect(said).toEqual(told);
});

it('says nothing of a page that was left', async () => {
  const call = sampleStore(silent).dispatch(coreEndpoints.favourites.initiate());
  call.abort();
  await call;
  expect(said).toEqual([]);
});

it('leaves what somebody did to the place where they did it', async () => {
  await sampleStore(answering(503)).dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 1 }));
  expect(said).toEqual([]);
});
