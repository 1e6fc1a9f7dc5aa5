import { expect, it } from '@jest/globals';
import { pageCalls } from './page-calls.ts';

const API = 'http://127.0.0.1:4000';
const { signal } = new AbortController();

function calls() {
  const made: { url: string; method: string | undefined; headers: Record<string, string> }[] = [];
  const call = pageCalls({
    apiUrl: API,
    site: 'main',
    session: {
      isPresent: false,
      hasWritten: false,
      async fetch(url, { method, headers }) {
        made.push({ url, method, headers: Object.fromEntries(headers) });
        return new Response('{}');
      },
    },
  });
  return { call, made };
}

it('a page reads in its language, of its site, and says nothing about who asks', async () => {
  const { call, made } = calls();
  await call({
    path: '/spa/tour?id=3',
    headers: [
      ['X-Language', 'de-DE'],
      ['x-site', 'another'],
      ['x-authorization', 'of somebody else'],
      ['x-forwarded-for', '10.0.0.1'],
      ['x-device', 'another'],
      ['cookie', 'a=b'],
    ],
    signal,
  });
  expect(made).toEqual([
    { url: `${API}/spa/tour?id=3`, method: 'GET', headers: { 'x-language': 'de-DE', 'x-site': 'main' } },
  ]);
});

it.each(['@elsewhere.test/', '//elsewhere.test/', ':4001/', '.elsewhere.test/', 'spa/tours'])(
  'a page that asks for %s reaches nothing but the api',
  async (path) => {
    const { call, made } = calls();
    await call({ path, headers: [], signal }).catch(() => undefined);
    expect(made.filter(({ url }) => !url.startsWith(`${API}/`))).toEqual([]);
  },
);
