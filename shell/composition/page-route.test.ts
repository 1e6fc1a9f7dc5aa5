import {
  coreEndpoints,
  gone,
  notFound,
  RouteError,
  type RouteModule,
  RouteRedirect,
  withStatus,
} from '@cairn/shared-contracts/remote/platform';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createStaticHandler } from 'react-router';
import { fakeSource } from '../testing/fake-source.ts';
import { loaderPatience } from './loader-patience.ts';
import type { PageRuntime } from './page-data.ts';
import { siteRoutes } from './page-route.tsx';
import { createStore } from './store.ts';

const KATE = { id: 3, first_name: 'Kate' };
const Nothing = () => null;
const PARTS = { Layout: Nothing, ErrorPage: Nothing, Coming: Nothing, own: {} };
const TOUR = 'mf-tour/route.tour';

afterEach(() => {
  jest.restoreAllMocks();
});

interface Situation {
  source?: ReturnType<typeof fakeSource>;
  user?: object | null;
  flags?: Record<string, boolean>;
  basename?: string;
  isServer?: boolean;
  /** the api never answers */
  isApiSilent?: boolean;
  /** the api answers only then */
  apiAnswers?: Promise<unknown>;
  limits?: Parameters<typeof loaderPatience>[1];
  onLoaderFailure?: PageRuntime['onLoaderFailure'];
}

const page = (loader?: RouteModule['loader']): RouteModule => ({
  Component: Nothing,
  ...(loader ? { loader } : {}),
});
const tourPage = (loader?: RouteModule['loader']) => fakeSource({ here: { [TOUR]: page(loader) } });

/** what the router says of an address: a redirect, or status, page data and problem */
async function visit(
  address: string,
  {
    source = fakeSource({}),
    user = null,
    flags = {},
    basename = '',
    isServer = true,
    isApiSilent = false,
    apiAnswers,
    limits = { limitMs: 50, idleMs: 25 },
    onLoaderFailure,
  }: Situation = {},
) {
  const store = createStore(
    {
      baseUrl: 'http://api.test',
      headers: () => ({}),
      fetch: async () => {
        await apiAnswers;
        return isApiSilent
          ? new Promise<Response>(() => {})
          : user
            ? Response.json(user)
            : Response.json({ message: 'Log in', code: 'unauthorized' }, { status: 401 });
      },
    },
    {},
  );
  const runtime: PageRuntime = {
    source,
    store,
    isServer,
    flags,
    basename,
    inTime: loaderPatience(store, limits),
    ...(onLoaderFailure ? { onLoaderFailure } : {}),
  };
  const handler = createStaticHandler(siteRoutes(runtime, PARTS), { basename: basename || '/' });
  const answer = await handler.query(new Request(`http://cairn.test${address}`));
  if (answer instanceof Response) {
    const isDocument = answer.headers.has('x-remix-reload-document');
    return { redirect: `${isDocument ? 'document' : answer.status} ${answer.headers.get('location')}` };
  }
  const error: unknown = answer.errors?.page;
  const page: unknown = answer.loaderData?.page;
  return {
    status: answer.statusCode,
    page,
    problem: typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined,
  };
}

describe('what a page that is open does not find may have been released since: the server is asked', () => {
  const missing = async () => {
    throw notFound('place_not_found');
  };
  it.each<[string, string, Situation, string]>([
    [
      'a page that the wider page in its place does not know',
      '/extra',
      { source: fakeSource({ here: { 'mf-catalog/route.listing': page(missing) } }) },
      'document /extra',
    ],
    [
      'below a locale',
      '/de/extra?a=1',
      { basename: '/de', source: fakeSource({ here: { 'mf-catalog/route.listing': page(missing) } }) },
      'document /de/extra?a=1',
    ],
    [
      'without the table',
      '/walk-42',
      { source: { ...tourPage(), table: () => Promise.reject(new Error('offline')) } },
      'document /walk-42',
    ],
    [
      'a part that the page is nothing without',
      '/walk-42',
      { source: fakeSource({ here: { [TOUR]: page() }, required: { 'mf-tour/tour': ['mf-booking/booking-panel'] } }) },
      'document /walk-42',
    ],
  ])('%s', async (_title, address, situation, redirect) => {
    expect(await visit(address, { ...situation, isServer: false })).toEqual({ redirect });
  });

  it('the server itself says that there is nothing', async () => {
    const source = fakeSource({ here: { 'mf-catalog/route.listing': page(missing) } });
    expect(await visit('/extra', { source })).toMatchObject({ status: 404, problem: { code: 'place_not_found' } });
  });
});

describe('a part that a page is nothing without', () => {
  const required = { 'mf-tour/tour': ['mf-booking/booking-panel'] };
  const PANEL = 'mf-booking/fragment.booking-panel';
  it('when it cannot be had, the page is away', async () => {
    const source = fakeSource({ here: { [TOUR]: page() }, down: [PANEL], required });
    expect(await visit('/walk-42', { source })).toMatchObject({
      status: 503,
      problem: { code: 'fragment_down', unit: 'mf-booking/booking-panel' },
    });
  });

  it('when it is there, so is the page', async () => {
    const source = fakeSource({ here: { [TOUR]: page(), [PANEL]: page() }, required });
    expect(await visit('/walk-42', { source })).toMatchObject({ status: 200 });
  });
});

describe('a page of the site', () => {
  it('the route’s loader gets the parameters, the address and the currency; its answer goes to the page', async () => {
    const loader = jest.fn<NonNullable<RouteModule['loader']>>(async ({ params, url, currency, locale, isServer }) => ({
      slug: params.slug,
      from: url.searchParams.get('from'),
      currency,
      locale,
      isServer,
    }));
    const source = tourPage(loader);
    expect(await visit('/walk-42?from=mail', { source })).toEqual({
      status: 200,
      problem: undefined,
      page: {
        kind: 'page',
        id: 'tour',
        target: 'mf-tour/tour',
        params: { slug: 'walk-42' },
        layout: 'default',
        data: { slug: 'walk-42', from: 'mail', currency: 'USD', locale: 'en-US', isServer: true },
      },
    });
    expect(source.prepared).toEqual(['mf-tour/tour']);
  });

  it('a page of the remote’s own may have a status of its own', async () => {
    const source = tourPage(async () => withStatus({ state: 'expired' }, 410));
    expect(await visit('/walk-42', { source })).toMatchObject({
      status: 410,
      page: { kind: 'page', data: { state: 'expired' } },
      problem: undefined,
    });
  });

  it('a route without a loader, with a layout of its own', async () => {
    const source = fakeSource({ here: { 'mf-booking/route.payment': { Component: Nothing, layout: 'bare' } } });
    expect((await visit('/booking/pay/31', { source })).page).toMatchObject({
      layout: 'bare',
      data: null,
      params: { id: '31' },
    });
  });

  it('an address in another alphabet, below a locale’s prefix', async () => {
    const source = tourPage();
    expect((await visit('/de/%D0%B0%D0%BB%D1%82%D0%B0%D0%B9-42', { source, basename: '/de' })).page).toMatchObject({
      params: { slug: 'алтай-42' },
    });
  });

  it.each<[string, Situation, string]>([
    ['/settings', {}, '302 /login?next=%2Fsettings'],
    ['/chat/12?tab=files', {}, '302 /login?next=%2Fchat%2F12%3Ftab%3Dfiles'],
    ['/de/chat', { basename: '/de' }, '302 /de/login?next=%2Fchat'],
  ])('a guest who opens %s is asked to log in and comes back', async (address, situation, redirect) => {
    const source = fakeSource({ here: { 'mf-chat/route.chat': page(), 'mf-account/route.settings': page() } });
    expect(await visit(address, { ...situation, source })).toEqual({ redirect });
  });

  it('a tourist who is logged in sees the page that a guest does not', async () => {
    const source = fakeSource({ here: { 'mf-chat/route.chat': page() } });
    expect(await visit('/chat/12', { source, user: KATE })).toMatchObject({
      status: 200,
      page: { params: { id: '12' } },
    });
  });

  it('a page of the shell itself asks for no remote', async () => {
    const source = fakeSource({});
    expect(await visit('/dev/kit', { source, flags: { devKit: true } })).toEqual({
      status: 200,
      page: { kind: 'own', id: 'kit', target: 'shell/kit' },
      problem: undefined,
    });
    expect(source.prepared).toEqual([]);
  });

  it.each<[string, string, Situation, number, string]>([
    ['the gallery of the kit, where it is turned off', '/dev/kit', { flags: { devKit: false } }, 404, 'page_not_found'],
    ['an address of nothing', '//', {}, 404, 'page_not_found'],
    ['a language that the site does not have', '/ru/walk-42', {}, 404, 'page_not_found'],
    ['a language below another', '/de/zh/walk-42', { basename: '/de' }, 404, 'page_not_found'],
    ['a part that is not turned on', '/booking/qr/31', {}, 404, 'page_not_found'],
    ['a part that is turned off', '/booking/qr/31', { flags: { qrPayment: false } }, 404, 'page_not_found'],
    ['a remote without any version', '/walk-42', {}, 503, 'remote_down'],
    ['a module that threw at load', '/walk-42', { source: fakeSource({ down: [TOUR] }) }, 503, 'remote_down'],
    [
      'a module that is no route',
      '/walk-42',
      { source: fakeSource({ here: { [TOUR]: { title: 'x' } } }) },
      500,
      'not_a_route',
    ],
  ])('%s: %s', async (_title, address, situation, status, code) => {
    const { page: data, ...answer } = await visit(address, situation);
    expect(answer).toMatchObject({ status, problem: { code } });
    expect(data).toBeUndefined();
  });

  it('an address that is not UTF-8 is that of no page', async () => {
    // the router complains of it too
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await visit('/%ff')).toMatchObject({ status: 404, problem: { code: 'page_not_found' } });
  });

  it('code that cannot be fetched on the way is a 503 that names it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const lost = Promise.reject(new Error('network'));
    lost.catch(() => undefined);
    expect(await visit('/walk-42', { source: fakeSource({ later: { [TOUR]: lost } }) })).toMatchObject({
      status: 503,
      problem: { code: 'remote_down', unit: TOUR },
    });
    expect(warn.mock.calls).toEqual([[expect.stringContaining(TOUR)]]);
  });

  it.each([
    ['/join', {}],
    ['/booking/qr/31', { flags: { qrPayment: true } }],
  ])('%s is announced with 501 until its squad releases it', async (address, situation) => {
    expect(await visit(address, situation)).toMatchObject({ status: 501, page: { kind: 'coming' } });
  });

  it('a page that was announced is shown once it is released, and is down when it breaks', async () => {
    const released = fakeSource({ here: { 'mf-content/route.join': page() } });
    expect(await visit('/join', { source: released })).toMatchObject({ status: 200, page: { kind: 'page' } });
    expect(await visit('/join', { source: fakeSource({ down: ['mf-content/route.join'] }) })).toMatchObject({
      status: 503,
    });
  });

  it.each<[string, unknown, number, object]>([
    ['notFound()', notFound(), 404, { code: 'not_found' }],
    ['gone()', gone('tour_is_gone'), 410, { code: 'tour_is_gone' }],
    ['403', new RouteError(403, 'not_yours', 'Not yours'), 403, { code: 'not_yours', message: 'Not yours' }],
    ['503', new RouteError(503, 'offline'), 503, { code: 'offline' }],
  ])('a loader that throws %s', async (_title, thrown, status, problem) => {
    expect(await visit('/walk-42', { source: tourPage(() => Promise.reject(thrown)) })).toMatchObject({
      status,
      problem,
    });
  });

  it('a loader that throws something of its own is a 500, with its words in the log and not on the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const source = tourPage(() => Promise.reject(new Error('secret detail')));
    const answer = await visit('/walk-42', { source });
    expect(answer).toMatchObject({ status: 500, problem: { code: 'loader_failed', unit: TOUR } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('secret detail')]]);
  });

  it('a loader that throws before it gives a promise is no different', async () => {
    const source = tourPage(() => {
      throw notFound();
    });
    expect(await visit('/walk-42', { source })).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  });

  it('a loader that hangs is given up with 504', async () => {
    expect(await visit('/walk-42', { source: tourPage(() => new Promise(() => {})) })).toMatchObject({
      status: 504,
      problem: { code: 'loader_timeout', unit: TOUR },
    });
  });

  it('a loader that waits for no call is given up long before one that waits for the api', async () => {
    const limits = { limitMs: 60_000, idleMs: 20 };
    const hangs = await visit('/walk-42', { source: tourPage(() => new Promise(() => {})), limits });
    expect(hangs).toMatchObject({ status: 504, problem: { code: 'loader_timeout' } });
    const { promise: apiAnswers, resolve: answer } = Promise.withResolvers<void>();
    const waits = visit('/walk-42', {
      source: tourPage(async ({ load }) => ({ stats: await load(coreEndpoints.profile.initiate()) })),
      ...{ apiAnswers, limits },
    });
    // longer than it may be idle
    setTimeout(answer, 60);
    expect(await waits).toMatchObject({ status: 200 });
  });

  it.each<[string, RouteModule['loader'], boolean]>([
    ['that hangs by itself is its version’s fault', () => new Promise(() => {}), true],
    ['that waits for a silent api is not', ({ load }) => load(coreEndpoints.stats.initiate()), false],
    ['that ends with a page of its own is not', () => Promise.reject(notFound()), false],
    ['that throws is', () => Promise.reject(new Error('bad')), true],
  ])('a loader %s', async (_title, loader, isFault) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onLoaderFailure = jest.fn();
    await visit('/walk-42', { source: tourPage(loader), isApiSilent: true, onLoaderFailure });
    expect(onLoaderFailure).toHaveBeenCalledTimes(isFault ? 1 : 0);
  });

  it.each<[string, unknown, string]>([
    ['moved for good', new RouteRedirect('/walk-43', 301), '301 /walk-43'],
    ['moved for now', new RouteRedirect('/tours'), '302 /tours'],
    ['for people who are logged in', new RouteError(401), '302 /login?next=%2Fwalk-42%3Fa%3D1'],
  ])('a page that is %s', async (_title, thrown, redirect) => {
    expect(await visit('/walk-42?a=1', { source: tourPage(() => Promise.reject(thrown)) })).toEqual({ redirect });
  });
});
