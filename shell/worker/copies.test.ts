import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CACHES, COPY_ATTRIBUTE, TIME_HEADER, TITLE_HEADER } from '../offline/vocabulary.ts';
import { COMPOSITION_HEADER, copyOf, dropOthers, hasFreshCopy, mayBeCopied } from './copies.ts';

const NOW = new Date('2027-05-05T10:00:00.000Z');
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const pageOf = (body = '<html lang="de"><title>Svaneti &amp; Racha</title></html>', headers: HeadersInit = {}) =>
  new Response(body, { headers: { ...HTML, ...headers } });

/** as a browser hands them out: of this origin, whole */
const answer = (over: object = {}, headers: HeadersInit = {}): Response => {
  const page = pageOf(undefined, headers);
  return Object.defineProperties(
    page,
    Object.fromEntries(Object.entries({ type: 'basic', ...over }).map(([name, value]) => [name, { value }])),
  );
};

it.each<[string, Response, boolean]>([
  ['a page', answer(), true],
  ['where a redirect has ended', answer({ redirected: true }), false],
  ['an error', answer({ status: 503 }), false],
  ['of another origin', answer({ type: 'opaque' }), false],
  ['no page', answer({}, { 'content-type': 'application/json' }), false],
  ['not to be stored', answer({}, { 'cache-control': 'private, no-store' }), false],
])('%s is copied', (_what, page, expected) => {
  expect(mayBeCopied(page)).toBe(expected);
});

it('a copy is the page with the moment on its root element, under its title', async () => {
  const copy = await copyOf(pageOf(undefined, { 'content-encoding': 'br', 'content-security-policy': 'x' }), NOW);
  expect(await copy.text()).toBe(
    `<html ${COPY_ATTRIBUTE}="${NOW.toISOString()}" lang="de"><title>Svaneti &amp; Racha</title></html>`,
  );
  expect(Object.fromEntries(copy.headers)).toEqual({
    ...HTML,
    'content-security-policy': 'x',
    [TIME_HEADER]: NOW.toISOString(),
    [TITLE_HEADER]: encodeURIComponent('Svaneti & Racha'),
  });
});

describe('copies', () => {
  const held = new Map<string, Response>();
  beforeEach(() => {
    const cache = {
      keys: async () => [...held.keys()],
      match: async (address: string) => held.get(address),
      delete: async (address: string) => held.delete(address),
    };
    Object.assign(globalThis, {
      caches: { open: async (name: string) => (name === CACHES.pages ? cache : undefined) },
    });
  });
  afterEach(() => {
    held.clear();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('of another composition go: its code may have been withdrawn', async () => {
    held.set('/a', pageOf('', { [COMPOSITION_HEADER]: 'mf-tour@1.0.0' }));
    held.set('/b', pageOf('', { [COMPOSITION_HEADER]: 'mf-tour@1.1.0' }));
    held.set('/c', pageOf(''));
    await dropOthers('mf-tour@1.1.0');
    expect([...held.keys()]).toEqual(['/b']);
  });

  it.each([
    ['/young', 60_000, true],
    ['/young', 1000, false],
    ['/missing', 60_000, false],
  ])('%s is younger than %d ms: %s', async (address, age, expected) => {
    held.set('/young', await copyOf(pageOf(), new Date(NOW.getTime() - 30_000)));
    expect(await hasFreshCopy(address, age, NOW)).toBe(expected);
  });
});
