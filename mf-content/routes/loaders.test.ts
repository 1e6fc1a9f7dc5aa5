import {
  RouteError,
  type RouteModule,
  RouteRedirect,
  type RouteRequest,
} from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it, jest } from '@jest/globals';
import article from './article.route.tsx';
import blog from './blog.route.tsx';
import join from './join.route.tsx';
import legal from './legal.route.tsx';
import organizer from './organizer.route.tsx';
import organizers from './organizers.route.tsx';

/** a visit to the page, with the api answering `answer`, or what it gives, to whatever is asked */
function visit<Data>(route: RouteModule<Data>, params: Record<string, string>, answer: unknown = {}, search = '') {
  const request: RouteRequest = {
    params,
    url: new URL(`http://cairn.test/x${search}`),
    signal: AbortSignal.abort(),
    locale: 'en-US',
    currency: 'EUR',
    isServer: true,
    // the test says what the api answers: the type is its own promise
    load: async <T>() => (typeof answer === 'function' ? await answer() : answer) as T,
  };
  return route.loader?.(request);
}

/** `to` of the redirect that ends the visit */
const redirectOf = async (visited: unknown): Promise<string> => {
  const error = await Promise.resolve(visited).catch((reason: unknown) => reason);
  if (!(error instanceof RouteRedirect)) throw new Error('the visit was not redirected');
  return `${error.status} ${error.to}`;
};

describe('a page of a list', () => {
  it.each([
    ['the journal', () => visit(blog, {}, {}, '?page=01'), '301 /blog'],
    ['a topic', () => visit(blog, { slug: 'gear' }, {}, '?page=02&utm=x'), '301 /blog/gear?page=2&utm=x'],
    ['the club', () => visit(organizers, {}, {}, '?country=3&page=1'), '301 /tour-providers?country=3'],
    ['reviews of an organizer', () => visit(organizer, { id: '7' }, {}, '?page=x'), '301 /tour-provider/7'],
  ])('has one address: %s', async (_list, open, to) => {
    expect(await redirectOf(open())).toBe(to);
  });

  it('of reviews behind the last is not found', async () => {
    await expect(visit(organizer, { id: '7' }, { items: [] }, '?page=9')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the club', () => {
  const club = { items: [{}], totals: { organizers: 30 }, countries: [{ id: 3 }] };

  it('opens for a country that has members', async () => {
    await expect(visit(organizers, {}, club, '?country=3')).resolves.toMatchObject({ country: 3 });
  });

  it.each(['?country=4', '?country=4&language=de&q=ai'])('has no page %s of a country without any', async (search) => {
    await expect(visit(organizers, {}, club, search)).rejects.toMatchObject({ status: 404 });
  });

  it('says so when nobody of a country speaks a language', async () => {
    await expect(visit(organizers, {}, { ...club, items: [] }, '?country=3&language=de')).resolves.toBeTruthy();
  });
});

const topics = [{ name: 'Gear', slug: 'gear', count: 30 }];

describe('the page for who leads tours', () => {
  it.each([
    ['the first tour with one', [{ is_busy: false, balance_due_on: '2027-05-15' }], 1],
    ['all of the few, where none has one', [], 3],
  ])('looks for a departure to explain the price by in %s', async (_which, dates, looked) => {
    const load = jest.fn(async () => ({ items: [{ id: 1 }, { id: 2 }, { id: 3 }], dates }));
    await visit(join, {}, load);
    // organizers, countries and the tours come first
    expect(load).toHaveBeenCalledTimes(3 + looked);
  });
});

describe('the journal', () => {
  it.each([
    [{}, '', { page: 1 }],
    [{ slug: 'gear' }, '?page=2', { topic: 'gear', page: 2 }],
  ])('opens for %j with "%s"', async (params, search, asked) => {
    await expect(visit(blog, params, { items: [{}], topics }, search)).resolves.toEqual(asked);
  });

  it.each([
    [{ slug: 'cooking' }, { items: [], topics }, ''],
    [{}, { items: [], topics }, '?page=9'],
  ])('is not found for %j', async (params, answer, search) => {
    await expect(visit(blog, params, answer, search)).rejects.toMatchObject({ status: 404 });
  });

  it('says so when there are no stories at all', async () => {
    await expect(visit(blog, {}, { items: [], topics: [] })).resolves.toEqual({ page: 1 });
  });
});

describe('an article', () => {
  it('opens under its own address', async () => {
    await expect(visit(article, { slug: 'stairs-7' }, { slug: 'stairs-7' })).resolves.toEqual({ slug: 'stairs-7' });
  });

  it('moves on for good from an outdated address', async () => {
    const visited = visit(article, { slug: 'old-name-7' }, { slug: 'stairs-7' });
    await expect(visited).rejects.toBeInstanceOf(RouteRedirect);
    await expect(visited).rejects.toMatchObject({ to: '/blog/stairs-7', status: 301 });
  });
});

describe('a document', () => {
  it('opens in the version asked for', async () => {
    await expect(visit(legal, { kind: 'privacy', version: '1.0' })).resolves.toEqual({
      kind: 'privacy',
      version: '1.0',
      from: null,
    });
  });

  it('that the site does not have is not found', async () => {
    await expect(visit(legal, { kind: 'cookies' })).rejects.toBeInstanceOf(RouteError);
  });
});
