import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import { expect, it } from '@jest/globals';
import { type PageCallsOptions, pageCalls } from './page-calls.ts';
import { RememberedAnswers } from './remembered-answers.ts';

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

const GUEST = { isPresent: false, hasWritten: false };
const MEMBER = { isPresent: true, hasWritten: false };
const PUBLIC = '/spa/tours-page?page=1';
const OWN = '/crm/api/user/favourite-tours';

it.each<[string, typeof GUEST, string, number]>([
  ['a guest has', GUEST, PUBLIC, 0],
  ['a guest who has just changed something asks anew', { ...GUEST, hasWritten: true }, PUBLIC, 1],
  ['whoever is logged in has, of what is anybody’s,', MEMBER, PUBLIC, 0],
  ['a member who has just changed something asks anew', { ...MEMBER, hasWritten: true }, PUBLIC, 1],
  ['whoever is logged in asks for what is theirs, also where its answer claimed to be anybody’s', MEMBER, OWN, 1],
])('%s: what the api said to another visitor within the second', async (_title, who, path, asked) => {
  const remembered = new RememberedAnswers({ now: () => 0 });
  let count = 0;
  const visit = async (session: typeof GUEST) => {
    const fetch: PageCallsOptions['session']['fetch'] = async () =>
      new Response(`answer ${++count}`, { headers: { [SHARED_HEADER]: SHARED } });
    const call = pageCalls({ apiUrl: API, site: 'main', session: { ...session, fetch }, remembered });
    return (await call({ path, headers: [], signal })).text();
  };
  await visit(GUEST);
  expect([await visit(who), count]).toEqual([`answer ${1 + asked}`, 1 + asked]);
});
