import { describe, expect, it } from '@jest/globals';
import { GuestPages, type Made, type Turn } from './guest-pages.ts';
import { type StoredPage, storedPage } from './page-store.ts';

let clock = 0;
const open = (maxBytes = 1000) =>
  new GuestPages({ maxBytes, freshMs: 5_000, staleMs: 60_000, aloneMs: 10_000, patienceMs: 20, now: () => clock });
const aPage = (header: string, bytes = 100): StoredPage => ({
  ...{ header, bytes, versions: [], scripts: [], styles: [] },
  body: async () => Buffer.from(header),
  onGrowth: () => undefined,
});
const HERE = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function making(pages: GuestPages, key = 'home'): Promise<(made: Made) => Promise<void>> {
  const turn = await pages.turn([key], HERE);
  if (turn.kind !== 'make') throw new Error(`${turn.kind} instead of make`);
  const { promise, resolve } = Promise.withResolvers<Made>();
  turn.done(promise);
  return async (made) => {
    resolve(made);
    await settled();
  };
}
/** asked for twice and made */
async function taken(pages: GuestPages, page: StoredPage, key = 'home'): Promise<void> {
  await pages.turn([key], HERE);
  await (await making(pages, key))(page);
}
const had = (turn: Turn) => (turn.kind === 'have' ? turn.page.header : turn.kind);
const ask = async (pages: GuestPages, key = 'home') => had(await pages.turn([key], HERE));

it('a page is taken in when it is asked for a second time', async () => {
  const pages = open();
  expect(await ask(pages)).toBe('pass');
  await (await making(pages))(aPage('first'));
  expect(await ask(pages)).toBe('first');
  expect(pages.counts).toEqual({ pass: 1, make: 1, have: 1 });
});

it('of many at once one makes it and the others wait', async () => {
  const pages = open();
  await ask(pages);
  const finish = await making(pages);
  const others = [ask(pages), ask(pages), ask(pages)];
  await finish(aPage('first'));
  expect(await Promise.all(others)).toEqual(['first', 'first', 'first']);
});

describe('a page is made as long as anybody is there for it:', () => {
  const begun = async () => {
    const pages = open();
    await ask(pages);
    const [maker, other] = [new AbortController(), new AbortController()];
    const turn = await pages.turn(['home'], maker.signal);
    if (turn.kind !== 'make') throw new Error(turn.kind);
    const work = Promise.withResolvers<Made>();
    turn.done(work.promise);
    return { pages, maker, other, nobody: turn.nobody, finish: work.resolve };
  };

  it('who makes it', async () => {
    const { maker, nobody } = await begun();
    expect(nobody.aborted).toBe(false);
    maker.abort();
    expect(nobody.aborted).toBe(true);
  });

  it('or somebody who waits for it', async () => {
    const { pages, maker, other, nobody, finish } = await begun();
    const waits = pages.turn(['home'], other.signal);
    maker.abort();
    expect(nobody.aborted).toBe(false);
    finish(aPage('first'));
    expect(had(await waits)).toBe('first');
  });

  it('until they leave, too, and at once', async () => {
    const { pages, maker, other, nobody } = await begun();
    const waits = pages.turn(['home'], other.signal);
    maker.abort();
    other.abort();
    expect(nobody.aborted).toBe(true);
    expect(had(await waits)).toBe('pass');
  });
});

it('who waits too long gets a page of their own', async () => {
  const pages = open();
  await ask(pages);
  await making(pages);
  expect(await ask(pages)).toBe('pass');
});

it('a page that is no more fresh is made anew by one, while the others have the old one', async () => {
  const pages = open();
  await taken(pages, aPage('first'));
  clock += 5_001;
  const finish = await making(pages);
  expect(await ask(pages)).toBe('first');
  await finish(aPage('second'));
  expect(await ask(pages)).toBe('second');
});

it('a page that is too old is shown to nobody', async () => {
  const pages = open();
  await taken(pages, aPage('first'));
  clock += 60_001;
  const finish = await making(pages);
  const other = ask(pages);
  await finish(aPage('second'));
  expect(await other).toBe('second');
});

it('word of a change empties it, and what was being made is not held', async () => {
  const pages = open();
  await taken(pages, aPage('first'));
  await ask(pages, 'tour');
  const finish = await making(pages, 'tour');
  pages.clear();
  await finish(aPage('old tour'));
  expect(await ask(pages)).not.toBe('first');
  expect(await ask(pages, 'tour')).not.toBe('old tour');
  expect(pages.bytes).toBe(0);
});

it('a page that is not for many holds nobody up for a while', async () => {
  const pages = open();
  await ask(pages);
  await (await making(pages))('alone');
  expect([await ask(pages), await ask(pages)]).toEqual(['pass', 'pass']);
  clock += 10_001;
  expect(await ask(pages)).toBe('make');
});

it('a page that went wrong is made by the next', async () => {
  const pages = open();
  await ask(pages);
  const finish = await making(pages);
  const other = ask(pages);
  await finish(undefined);
  expect(await other).toBe('make');
});

it('a page that cannot be made anew is had as it was, and tried again once a second, for a minute', async () => {
  const pages = open();
  await taken(pages, aPage('first'));
  clock += 5_001;
  await (await making(pages))(undefined);
  expect([await ask(pages), await ask(pages)]).toEqual(['first', 'first']);
  clock += 1_001;
  const finish = await making(pages);
  expect(await ask(pages)).toBe('first');
  await finish(undefined);
  expect(await ask(pages)).toBe('first');
  expect(pages.bytes).toBe(100);
  clock += 55_000;
  expect(await ask(pages)).toBe('make');
});

it('a page that is no more for many is had by nobody', async () => {
  const pages = open();
  await taken(pages, aPage('first'));
  clock += 5_001;
  await (await making(pages))('alone');
  expect(await ask(pages)).toBe('pass');
  expect(pages.bytes).toBe(0);
});

it('the longest unused goes when there is no room', async () => {
  const pages = open(250);
  await taken(pages, aPage('a'), 'a');
  await taken(pages, aPage('b'), 'b');
  expect(await ask(pages, 'a')).toBe('a');
  await taken(pages, aPage('c'), 'c');
  expect(pages.bytes).toBe(200);
  expect([await ask(pages, 'a'), await ask(pages, 'c')]).toEqual(['a', 'c']);
  expect(await ask(pages, 'b')).toBe('make');
});

it('without room for any, each is rendered anew', async () => {
  const pages = open(0);
  expect([await ask(pages), await ask(pages), await ask(pages)]).toEqual(['pass', 'pass', 'pass']);
});

it('a page that grows by another encoding counts as what it is, from then on and when it goes', async () => {
  const pages = open(350);
  const page = await storedPage({ header: 'a', nonce: 'n', encoding: 'identity', body: Buffer.alloc(100, 'letters') });
  await taken(pages, page, 'a');
  await page.body('gzip');
  expect(pages.bytes).toBe(page.bytes);
  await taken(pages, aPage('b', 345), 'b');
  expect(pages.bytes).toBe(345);
});

it('a page that is forgotten counts no more, though somebody who has it yet makes it grow', async () => {
  const pages = open();
  const page = await storedPage({ header: 'a', nonce: 'n', encoding: 'identity', body: Buffer.alloc(100, 'letters') });
  await taken(pages, page);
  pages.clear();
  await page.body('gzip');
  expect(pages.bytes).toBe(0);
});

it('growth makes room for itself', async () => {
  const pages = open(150);
  const page = await storedPage({ header: 'a', nonce: 'n', encoding: 'identity', body: Buffer.alloc(100, 'letters') });
  await taken(pages, aPage('b', 145 - page.bytes), 'b');
  await taken(pages, page, 'a');
  await page.body('gzip');
  expect(pages.bytes).toBe(page.bytes);
});
