import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  data,
  type HydrationState,
  Link,
  Outlet,
  type RouteObject,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLoaderData,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { createSiteRouter, type SiteRouter } from './site-router.ts';
import { SiteRouterProvider } from './site-router-provider.tsx';

type Make = (
  routes: RouteObject[],
  options: { basename: string; hydrationData: HydrationState; window: Window },
) => SiteRouter;

const reactRouters: Make = (routes, { basename, ...options }) =>
  createBrowserRouter(routes, { basename: basename || '/', ...options });
const ROUTERS: Record<string, Make> = { "react-router's": reactRouters, "the site's": createSiteRouter };

/** jsdom loads no other document: who would, is written down */
function watched(log: unknown[]): Window {
  const go = (way: string) => (address: string) => log.push([way, new URL(address, window.location.href).href]);
  const location = {
    get href() {
      return window.location.href;
    },
    get origin() {
      return window.location.origin;
    },
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    get hash() {
      return window.location.hash;
    },
    assign: go('assign'),
    replace: go('replace'),
  };
  return new Proxy(window, {
    get: (target, key) => {
      const value: unknown = key === 'location' ? location : Reflect.get(target, key);
      // what is no class is a function of the window
      return typeof value === 'function' && !/^[A-Z]/.test(String(key)) ? value.bind(target) : value;
    },
  });
}

/** what the loader of an address answers */
const ANSWERS: Record<string, () => unknown> = {
  '/away': () => redirect('/there?from=away#hash'),
  '/away-instead': () => replace('/there'),
  '/thrown': () => Promise.reject(redirect('/there')),
  '/far': () => redirect('https://other.example/x'),
  '/document': () => redirectDocument('/as-a-whole?x=1'),
  '/gone': () => Promise.reject(data({ code: 'gone' }, { status: 410 })),
  '/broken': () => Promise.reject(new TypeError('broken')),
  '/teapot': () => data('tea', { status: 418 }),
};

interface Site {
  router: SiteRouter;
  log: unknown[];
  /** lets the loader of '/slow' answer */
  answer(): void;
  idle(): Promise<void>;
}

function siteOf(make: Make, basename: string): Site {
  window.history.replaceState(null, '', `${basename}/first?a=1`);
  const log: unknown[] = [];
  const waiting: (() => void)[] = [];
  const loader: RouteObject['loader'] = async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(basename.length);
    log.push(`load ${pathname}${search}`);
    if (path === '/slow') await new Promise<void>((done) => waiting.push(done));
    return ANSWERS[path]?.() ?? `data of ${pathname}${search}`;
  };
  const page = { id: 'page', path: '*', loader, element: null, errorElement: <p /> };
  const layout = {
    id: 'layout',
    loader: () => 'visit',
    shouldRevalidate: () => false,
    element: null,
    children: [page],
  };
  const hydrationData = { loaderData: { layout: 'visit', page: 'first data' }, errors: null };
  const router = make([layout], { basename, hydrationData, window: watched(log) });
  const positions = {};
  router.enableScrollRestoration(
    positions,
    () => 40 + Object.keys(positions).length,
    ({ pathname }) => pathname,
  );
  router.subscribe(() => log.push(seen(router)));
  return {
    router,
    log,
    answer: () => waiting.shift()?.(),
    idle: () =>
      new Promise((done) => {
        const look = () => {
          if (router.state.navigation.state === 'idle') done();
        };
        router.subscribe(look);
        queueMicrotask(look);
      }),
  };
}

/** all of the state but keys, which are random */
function seen({ state, createHref }: SiteRouter) {
  const { location, navigation, errors, blockers } = state;
  return {
    at: createHref(location),
    state: location.state,
    action: state.historyAction,
    navigation: [navigation.state, navigation.location && createHref(navigation.location)],
    matches: state.matches.map(({ route, params }) => [route.id, params]),
    data: state.loaderData,
    errors:
      errors && JSON.stringify(errors, (_key, value: unknown) => (value instanceof Error ? String(value) : value)),
    scroll: [state.restoreScrollPosition, state.preventScrollReset],
    blockers: [...blockers.values()].map((blocker) => [
      blocker.state,
      blocker.location && createHref(blocker.location),
    ]),
    history: [window.location.pathname + window.location.search + window.location.hash, window.history.state?.usr],
  };
}

type Moves = (site: Site) => Promise<void>;

const CASES: Record<string, Moves> = {
  'to a page': ({ router }) => router.navigate('/tours?page=2#third', { state: { from: 'first' } }),
  'to parts of an address': ({ router }) => router.navigate({ pathname: '/tours', search: 'page=2', hash: 'third' }),
  'to another query of the page': ({ router }) => router.navigate('?b=2', { preventScrollReset: true }),
  'in place of the page': ({ router }) => router.navigate('/tours', { replace: true, state: 1 }),
  'to the page itself': ({ router }) => router.navigate('/first?a=1'),
  'to a target within the page': ({ router }) => router.navigate('/first?a=1#end'),
  'from a target to none': async ({ router }) => {
    await router.navigate('#end');
    await router.navigate('/first?a=1');
  },
  'to letters of another script': ({ router }) => router.navigate('/тур?места=Алай'),
  'to the start': ({ router }) => router.navigate('/'),
  'sent on': ({ router }) => router.navigate('/away', { preventScrollReset: true }),
  'sent on in place': ({ router }) => router.navigate('/away-instead'),
  'sent on, in place of the page': ({ router }) => router.navigate('/away', { replace: true }),
  'sent on by a throw': ({ router }) => router.navigate('/thrown'),
  'sent to another site': ({ router }) => router.navigate('/far'),
  'sent to a page load': ({ router }) => router.navigate('/document'),
  'sent to a page load in place': ({ router }) => router.navigate('/document', { replace: true }),
  refused: ({ router }) => router.navigate('/gone'),
  broken: ({ router }) => router.navigate('/broken'),
  'from an error to a page': async ({ router }) => {
    await router.navigate('/broken');
    await router.navigate('/tours');
  },
  'answered with a status': ({ router }) => router.navigate('/teapot'),
  'to a page while another is awaited': async ({ router, answer }) => {
    const slow = router.navigate('/slow');
    await router.navigate('/tours');
    answer();
    await slow;
  },
  'to a target while a page is awaited': async ({ router, answer }) => {
    const slow = router.navigate('/slow');
    await router.navigate('#end');
    answer();
    await slow;
  },
  'back and forth': async ({ router }) => {
    await router.navigate('/tours', { state: 'one' });
    await router.navigate('/about');
    await router.navigate(-2);
    await router.navigate(1);
  },
  'back by the browser': async ({ router, idle }) => {
    await router.navigate('/tours');
    const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await back;
    await idle();
  },
  'held up, then not': async ({ router }) => {
    router.getBlocker('form', ({ nextLocation }) => nextLocation.pathname.endsWith('/tours'));
    await router.navigate('/tours');
    router.state.blockers.get('form')?.reset?.();
    await router.navigate('/about');
    router.deleteBlocker('form');
    await router.navigate('/tours');
  },
  'held up, and gone on': async ({ router, idle }) => {
    router.getBlocker('form', () => true);
    await router.navigate('/tours');
    router.state.blockers.get('form')?.proceed?.();
    await idle();
  },
  'held up on the way back': async ({ router }) => {
    await router.navigate('/tours');
    router.getBlocker('form', () => true);
    const undone = new Promise<void>((done) => {
      let pops = 0;
      window.addEventListener('popstate', () => ++pops === 2 && done());
    });
    await router.navigate(-1);
    await undone;
    router.deleteBlocker('form');
    await router.navigate('/about');
  },
};

async function played(make: Make, basename: string, moves: Moves): Promise<unknown[]> {
  const site = siteOf(make, basename);
  await moves(site);
  const result = [...site.log, seen(site.router)];
  site.router.dispose();
  return result;
}

describe.each(['', '/de'])("the site's router moves as react-router's does, under %p", (basename) => {
  it.each(Object.entries(CASES))('%s', async (_title, moves) => {
    const theirs = await played(reactRouters, basename, moves);
    expect(theirs.length).toBeGreaterThan(1);
    expect(await played(createSiteRouter, basename, moves)).toEqual(theirs);
  });

  it.each(Object.entries(ROUTERS))('%s refuses another site', async (_name, make) => {
    const { router } = siteOf(make, basename);
    await expect(router.navigate('https://other.example/')).rejects.toThrow();
    router.dispose();
  });
});

describe('entries that the browser made', () => {
  const popped = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

  it('have a key and a place of their own', async () => {
    const { router, idle } = siteOf(createSiteRouter, '');
    const first = router.state.location.key;
    const jump = popped();
    window.location.hash = '#end';
    await jump;
    const { location, historyAction } = router.state;
    expect([location.hash, historyAction]).toEqual(['#end', 'PUSH']);
    expect(new Set([first, location.key, 'default']).size).toBe(3);
    expect(window.history.state).toMatchObject({ idx: 1, key: location.key });
    const back = popped();
    window.history.back();
    await back;
    await idle();
    expect([router.state.location.key, router.state.historyAction]).toEqual([first, 'POP']);
    router.dispose();
  });

  it('are where a step back that is held up begins and ends', async () => {
    const { router } = siteOf(createSiteRouter, '');
    const jump = popped();
    window.location.hash = '#end';
    await jump;
    router.getBlocker('form', () => true);
    await router.navigate(-1);
    await popped();
    expect([window.location.hash, router.state.location.hash]).toEqual(['#end', '#end']);
    router.dispose();
  });
});

it('a page that is left behind asks the server for the next one, and for none where it stays', async () => {
  window.history.replaceState(null, '', '/first?a=1');
  const log: unknown[] = [];
  const heard = () => void log.push('forms keep');
  window.addEventListener(BEFORE_RELOAD, heard);
  const page = { id: 'page', path: '*', loader: ({ request }: { request: Request }) => void log.push(request.url) };
  const router = createSiteRouter([page], {
    ...{ basename: '', hydrationData: { loaderData: {} }, window: watched(log) },
    isLeftBehind: () => true,
  });
  await router.navigate('/first?a=2');
  expect(log.splice(0)).toEqual(['http://localhost/first?a=2']);
  await router.navigate('/about?b=1#end');
  await router.navigate('/about', { replace: true });
  expect(log).toEqual([
    ...['forms keep', ['assign', 'http://localhost/about?b=1#end']],
    ...['forms keep', ['replace', 'http://localhost/about']],
  ]);
  window.removeEventListener(BEFORE_RELOAD, heard);
  router.dispose();
});

function Layout() {
  const visit: unknown = useRouteLoaderData('layout');
  return (
    <>
      <nav>
        <Link to="/tours?page=2">tours</Link>
        <Link to="/broken">broken</Link>
      </nav>
      <p>{`${visit} ${useNavigation().state}`}</p>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function Page() {
  const [query] = useSearchParams();
  useBlocker(false);
  const shown: unknown = useLoaderData();
  return <h1>{`${shown} ${query.get('page')} ${useHref('.')}`}</h1>;
}

const Failed = () => <h1>{`failed: ${useRouteError()}`}</h1>;

it.each([
  ["react-router's", reactRouters, ''],
  ["the site's", createSiteRouter, ''],
  ["the site's under a prefix", createSiteRouter, '/de'],
])('pages, links and hooks of react-router stand on %s router', async (_name, make, basename) => {
  window.history.replaceState(null, '', `${basename}/first`);
  window.scrollTo = () => {};
  const loader: RouteObject['loader'] = ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/broken')) throw new TypeError('broken');
    return `loaded ${pathname}`;
  };
  const page = { id: 'page', path: '*', loader, Component: Page, ErrorBoundary: Failed };
  const layout = {
    id: 'layout',
    loader: () => 'guest',
    shouldRevalidate: () => false,
    Component: Layout,
    children: [page],
  };
  const hydrationData = { loaderData: { layout: 'guest', page: 'first data' }, errors: null };
  const router = make([layout], { basename, hydrationData, window });
  render(<SiteRouterProvider router={router} />);
  const heading = () => screen.getByRole('heading').textContent;
  expect(heading()).toBe(`first data null ${basename}/first`);
  await act(async () => screen.getByRole('link', { name: 'tours' }).click());
  expect(heading()).toBe(`loaded ${basename}/tours 2 ${basename}/tours`);
  expect(screen.getByText('guest idle')).toBeInstanceOf(HTMLElement);
  await act(async () => screen.getByRole('link', { name: 'broken' }).click());
  expect(heading()).toBe('failed: TypeError: broken');
  router.dispose();
});
