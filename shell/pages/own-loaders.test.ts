import { RouteError, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { loadContext } from '../composition/load-context.ts';
import { createStore } from '../composition/store.ts';
import { loadOwn } from './own-loaders.ts';

const SITE = sampleSite({ crmLoginLink: 'https://crm.test/login' });
const UUID = '0d9f7a52-5d1c-4a0e-9f5f-3b8f1a7c2e11';

interface Situation {
  params?: Record<string, string>;
  basename?: string;
  /** what the api answers, by path and query; anything else is not found */
  answers?: Record<string, unknown>;
}

/** status, or where it leads to */
async function open(id: string, address: string, { params = {}, basename = '', answers = {} }: Situation = {}) {
  const store = createStore(
    {
      baseUrl: 'http://api.test',
      headers: () => ({}),
      fetch: async (input) => {
        const { pathname, search } = new URL(new Request(input).url);
        const body = answers[pathname + search];
        return body ? Response.json(body) : Response.json({ message: 'None', code: 'none' }, { status: 404 });
      },
    },
    {},
  );
  const { load } = loadContext(store, true);
  const url = new URL(`https://cairn.test${address}`);
  try {
    return await loadOwn(id, { load, params, url, basename, site: SITE });
  } catch (error) {
    if (error instanceof RouteRedirect) return `${error.status} ${error.to}`;
    if (error instanceof RouteError) return error.status;
    throw error;
  }
}

describe('/redirect', () => {
  it.each([
    ['a page of the site', '/redirect?url=%2Ftours%3Fpage%3D2', '302 /tours?page=2'],
    ['an allowed site, by a page that names it', '/redirect?url=https%3A%2F%2Fcrm.test%2Flogin', 200],
    ['any other site is blocked', '/redirect?url=https%3A%2F%2Fevil.test%2F', 403],
    ['another site in the shape of a path', '/redirect?url=%2F%2Fevil.test', 403],
    ['a script', '/redirect?url=javascript%3Aalert(1)', 404],
    ['nothing', '/redirect', 404],
  ])('%s', async (_title, address, answer) => {
    expect(await open('redirect', address)).toBe(answer);
  });

  it('does not double the language’s prefix', async () => {
    expect(await open('redirect', '/de/redirect?url=%2Fde%2Ftours', { basename: '/de' })).toBe('302 /tours');
    expect(await open('redirect', '/de/redirect?url=%2Fdestinations', { basename: '/de' })).toBe('302 /destinations');
  });
});

describe('/r/{id}', () => {
  const answers = (source_url: string) => ({ '/spa/redirect?id=7': { source_url } });

  it.each([
    ['a page of the site', '/walk-7', '302 /walk-7'],
    ['an allowed site', 'https://crm.test/x', '302 https://crm.test/x'],
    ['a blocked site', 'https://evil.test/x', 404],
  ])('%s', async (_title, source, answer) => {
    expect(await open('short-link', '/r/7', { params: { id: '7' }, answers: answers(source) })).toBe(answer);
  });

  it('an unknown number is no page', async () => {
    expect(await open('short-link', '/r/8', { params: { id: '8' }, answers: answers('/walk-7') })).toBe(404);
  });
});

describe('/tg/{uuid}', () => {
  const telegram = { source: 'telegram', url: 'https://t.me/cairn?start=request_31' };
  const other = { source: 'vk', url: 'https://crm.test/vk' };
  const request = { [`/crm/api/request/get-by-uuid?uuid=${UUID}`]: { id: 31 } };

  it.each([
    ['telegram before others', [other, telegram], '302 https://t.me/cairn?start=request_31'],
    ['another messenger where there is no telegram', [other], '302 https://crm.test/vk'],
    ['none', [], 404],
    ['an address that is no messenger’s', [{ source: 'telegram', url: 'https://evil.test/' }], 404],
  ])('%s', async (_title, items, led) => {
    const answers = { ...request, '/spa/chat-sources-list?request_id=31': { items } };
    expect(await open('messenger', `/tg/${UUID}`, { params: { uuid: UUID }, answers })).toBe(led);
  });

  it('the uuid of no request is no page', async () => {
    expect(await open('messenger', `/tg/${UUID}`, { params: { uuid: UUID } })).toBe(404);
  });

  it('what is no uuid is no page, and nobody is asked', async () => {
    expect(await open('messenger', '/tg/abc', { params: { uuid: 'abc' } })).toBe(404);
  });
});

it('other pages of the shell have nothing to load', async () => {
  expect(await open('employees-cookie', '/employees-cookie')).toBe(200);
});
