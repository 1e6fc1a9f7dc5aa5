import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import { describe, expect, it } from '@jest/globals';
import { AGE_HEADER, RememberedAnswers, type RememberedOptions } from './remembered-answers.ts';

const { signal } = new AbortController();
const asked = (path: string, language = 'en-US') => ({
  path,
  headers: [['x-language', language]] as [string, string][],
  signal,
});
const shared = (text: string, status = 200) => new Response(text, { status, headers: { [SHARED_HEADER]: SHARED } });
const away = () => Promise.reject(new Error('the api hangs'));

/** an api that first says that, and then what a page gets of it in the same site and language */
async function afterwards(first: Response, then: () => Promise<Response> = away, options: RememberedOptions = {}) {
  const remembered = new RememberedAnswers(options);
  await remembered.over('main', async () => first)(asked('/spa/contacts'));
  return { remembered, answer: remembered.over('main', then)(asked('/spa/contacts')) };
}

it.each([
  ['rejects', away],
  ['answers 503', async () => new Response('', { status: 503 })],
  ['answers 500', async () => new Response('', { status: 500 })],
])('an api that %s: what it said to anybody is still there, with its age', async (_title, then) => {
  let now = 0;
  const { answer } = await afterwards(shared('contacts'), then, { now: () => (now += 5_000) });
  const known = await answer;
  expect([known.status, await known.text(), known.headers.get(AGE_HEADER)]).toEqual([200, 'contacts', '5']);
  // it was no answer of now: no page that is held is made of it
  expect(known.headers.has(SHARED_HEADER)).toBe(false);
});

it('what there is not stays what there is not', async () => {
  const { answer } = await afterwards(shared('{"code":"not_found"}', 404));
  expect((await answer).status).toBe(404);
});

it.each([
  ['is for one visitor', new Response('favourites')],
  ['went wrong', shared('', 503)],
])('an answer that %s is nothing to remember', async (_title, first) => {
  const { answer } = await afterwards(first);
  await expect(answer).rejects.toThrow('the api hangs');
});

it.each([
  ['another site', 'german', 'en-US'],
  ['another language', 'main', 'de-DE'],
])('%s has answers of its own', async (_title, site, language) => {
  const { remembered, answer } = await afterwards(shared('contacts'));
  await answer;
  await expect(remembered.over(site, away)(asked('/spa/contacts', language))).rejects.toThrow('the api hangs');
});

it('is too old after an hour', async () => {
  let now = 0;
  const { answer } = await afterwards(shared('contacts'), away, { now: () => (now += 3_600_001) });
  await expect(answer).rejects.toThrow('the api hangs');
});

it('gives up what is unused for longest where there is no room', async () => {
  const remembered = new RememberedAnswers({ maxBytes: 200 });
  const say = (path: string) => remembered.over('main', async () => shared('x'.repeat(100)))(asked(path));
  for (const path of ['/a', '/b', '/b', '/c']) await say(path);
  const there = async (path: string) => {
    const answer = await remembered
      .over(
        'main',
        away,
      )(asked(path))
      .catch(() => undefined);
    return answer?.status;
  };
  expect(await Promise.all(['/a', '/b', '/c'].map(there))).toEqual([undefined, undefined, 200]);
});

describe('while nothing changed', () => {
  /** an api that counts, and what a visitor hears of it */
  function counting(options: RememberedOptions = {}) {
    let calls = 0;
    const remembered = new RememberedAnswers(options);
    const ask = async (mayBeFresh: boolean, api = async () => shared(`answer ${++calls}`)) =>
      (await remembered.over('main', api, mayBeFresh)(asked('/spa/contacts'))).text();
    return { remembered, ask };
  }

  it('a guest hears what the api said to the last one, as an answer of now', async () => {
    const { remembered, ask } = counting({ now: () => 0 });
    expect([await ask(true), await ask(true)]).toEqual(['answer 1', 'answer 1']);
    const again = await remembered.over('main', away, true)(asked('/spa/contacts'));
    expect(again.headers.get(SHARED_HEADER)).toBe(SHARED);
    expect(again.headers.has(AGE_HEADER)).toBe(false);
  });

  it('whoever may have changed something asks the api', async () => {
    const { ask } = counting({ now: () => 0 });
    expect([await ask(true), await ask(false)]).toEqual(['answer 1', 'answer 2']);
  });

  it('after word of a change the api is asked', async () => {
    const { remembered, ask } = counting({ now: () => 0 });
    await ask(true);
    remembered.outdate();
    expect(await ask(true)).toBe('answer 2');
  });

  it('an answer that was under way when word came is for whoever waits for it, and for nobody after', async () => {
    const { remembered, ask } = counting({ now: () => 0 });
    const api = Promise.withResolvers<Response>();
    const first = ask(true, () => api.promise);
    remembered.outdate();
    api.resolve(shared('of before'));
    expect([await first, await ask(true)]).toEqual(['of before', 'answer 1']);
  });

  it('after a second the api is asked', async () => {
    let now = 0;
    const { ask } = counting({ now: () => now });
    await ask(true);
    now = 1_000;
    expect(await ask(true)).toBe('answer 2');
  });
});
