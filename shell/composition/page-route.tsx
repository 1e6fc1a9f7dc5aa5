import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { prefixedLocaleOf, withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import {
  coreEndpoints,
  PageAnswer,
  type PageLayout,
  RouteError,
  RouteRedirect,
} from '@cairn/shared-contracts/remote/platform';
import { type ComponentType, createContext, Fragment, use } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { matchRoute, type RouteMatch } from '../routing/match-route.ts';
import { UnitBoundary } from './boundary.tsx';
import { SlotRuntimeContext } from './composed-slot.tsx';
import { PageFallback } from './fallbacks.tsx';
import { loadContext } from './load-context.ts';
import { hasPendingCalls, type Store } from './store.ts';
import { isRouteModule, type UnitsSource } from './units-source.ts';
import { TimeoutError } from './with-timeout.ts';

/** What a page's loader hands to the page and, as JSON, to the browser. */
export type PageData =
  | {
      kind: 'page';
      id: string;
      target: string;
      params: Record<string, string>;
      layout: PageLayout;
      data: unknown;
    }
  | { kind: 'coming' | 'own'; id: string; target: string };

/** why there is no page: carried by the error response of the router */
export interface PageProblem {
  code: string;
  message: string;
  /** the unit that failed */
  unit?: string;
  /** request id of the call or page that failed, for those who are asked for help */
  reference?: string;
}

export interface PageRuntime {
  source: UnitsSource;
  store: Store;
  isServer: boolean;
  flags: Readonly<Record<string, boolean>>;
  /** the locale's URL prefix */
  basename: string;
  /** the site's own first segment of the booking pages, when it has one */
  bookingBase?: string;
  /** hears of a loader that threw or was given up */
  onLoaderFailure?(unit: string, reason: string): void;
  /** browser: what becomes of a navigation that the connection does not carry. @param here path of the site, without its prefix */
  overLine?(load: () => Promise<unknown>, request: Request, here: string): Promise<unknown>;
  /** waits for a loader as long as one may take. @throws TimeoutError when it is given up */
  inTime<T>(loading: Promise<T>, what: string): Promise<T>;
  /** whose configuration names the other sites that a redirect may lead to; none by default */
  site?: PublicSite;
  /** server: request id of the page */
  reference?: string;
  /** server: what the visitor's cookies say to the layout */
  visit?: Visit;
}

/** What the layout shows of a visitor from the first paint on. The browser has it from the server's page. */
export interface Visit {
  /** the cookie notice has not been dismissed */
  isNoticeDue: boolean;
  /** favourites of a guest's cookie */
  guestFavourites: number;
}

export const UNKNOWN_VISIT: Visit = { isNoticeDue: false, guestFavourites: 0 };

/** nothing is known where the layout stands without its route, as around the outermost error page */
export function useVisit(): Visit {
  // the layout route's loader wrote it
  const visit = useRouteLoaderData('layout') as Visit | undefined;
  return visit ?? UNKNOWN_VISIT;
}

const problem = ({ reference }: PageRuntime, status: number, given: Pick<PageProblem, 'code'> & Partial<PageProblem>) =>
  data({ message: '', ...(reference ? { reference } : {}), ...given } satisfies PageProblem, { status });

async function requireLogin(runtime: PageRuntime, url: URL): Promise<void> {
  const { store, isServer, basename } = runtime;
  const session = store.dispatch(coreEndpoints.profile.initiate());
  const { data: user, error } = await session;
  // the server's store lives as long as its request: nothing to give back, and no timer that outlives it
  if (!isServer) session.unsubscribe();
  const here = withoutPrefix(url.pathname, basename) + url.search;
  // the api cannot tell who this is: that logs nobody out
  if (error) throw problem(runtime, 503, { code: 'session_unknown' });
  if (!user) throw redirect(`/login?next=${encodeURIComponent(here)}`);
}

/** undefined when the address is not UTF-8 in percent signs: no page has such a name */
function pathOf(url: URL, basename: string): string | undefined {
  try {
    return withoutPrefix(decodeURI(url.pathname), basename);
  } catch {
    return undefined;
  }
}

function allowed({ entry }: RouteMatch, flags: PageRuntime['flags']): boolean {
  return typeof entry.access !== 'object' || flags[entry.access.flag] === true;
}

/**
 * A page that is open keeps the composition that it was opened with. What that one does not find may have been released since: the server
 * is asked, which composes anew, and says 404 where there is nothing indeed.
 */
const notFoundHere = <Answer,>({ isServer }: PageRuntime, here: string, answer: Answer) =>
  isServer ? answer : redirectDocument(here);

function asResponse(runtime: PageRuntime, error: unknown, unit: string, loginAt: string) {
  if (error instanceof RouteRedirect) return redirect(error.to, error.status);
  if (error instanceof RouteError) {
    if (error.status === 401) return redirect(loginAt);
    const { status, code, message, reference } = error;
    return problem(runtime, status, { code, message, ...(reference ? { reference } : {}) });
  }
  if (error instanceof TimeoutError) return problem(runtime, 504, { code: 'loader_timeout', unit });
  console.warn(`[composition] ${unit} failed in its loader: ${String(error)}`);
  return problem(runtime, 500, { code: 'loader_failed', unit });
}

/** an answer of the page's own is no failure, and a loader that is still waiting for the api is as slow as the api */
function isOwnFault(store: Store, error: unknown): boolean {
  if (error instanceof RouteRedirect || error instanceof RouteError) return false;
  return !(error instanceof TimeoutError && hasPendingCalls(store));
}

async function loadPage(runtime: PageRuntime, { request }: LoaderFunctionArgs): Promise<unknown> {
  const { source, store, basename } = runtime;
  const url = new URL(request.url);
  const pathname = pathOf(url, basename);
  // the router adds the locale's prefix to redirects
  const here = withoutPrefix(url.pathname, basename) + url.search;
  const isForeign = pathname !== undefined && prefixedLocaleOf(pathname) !== undefined;
  // another language is another page: its texts and its router are not here
  if (isForeign && !runtime.isServer && basename === '') throw redirectDocument(here);
  // without its manifest a page that is open has no table: the server has one
  const table = await source.table().catch(() => Promise.reject(redirectDocument(here)));
  // the server came here with the language of the address: this one the site does not have
  const found = pathname === undefined || isForeign ? undefined : matchRoute(table, pathname, runtime.bookingBase);
  if (!found || !allowed(found, runtime.flags)) throw problem(runtime, 404, { code: 'page_not_found' });
  const { entry, params } = found;
  if (entry.access === 'login') await requireLogin(runtime, url);
  const loginAt = `/login?next=${encodeURIComponent(pathname + url.search)}`;
  if (entry.target.startsWith('shell/')) {
    const context = loadContext(store, runtime.isServer);
    const own = { ...context, params, url, basename, site: runtime.site };
    // few ever come to these: their code is no part of a first page
    const { loadOwn } = await import('../pages/own-loaders.ts').catch(() => Promise.reject(redirectDocument(here)));
    const status = await loadOwn(entry.id, own).catch((error: unknown) => {
      throw asResponse(runtime, error, entry.target, loginAt);
    });
    return data({ kind: 'own', id: entry.id, target: entry.target } satisfies PageData, { status });
  }
  await source.prepare(entry.target);
  const unit = source.unitOfRoute(entry.target);
  if (!unit && entry.coming) {
    return data({ kind: 'coming', id: entry.id, target: entry.target } satisfies PageData, { status: 501 });
  }
  if (!unit && !runtime.isServer) throw redirectDocument(here);
  if (!unit || source.isDown(unit)) throw problem(runtime, 503, { code: 'remote_down', unit: unit ?? entry.target });
  const lacking = source.requiredBy(entry.target).find((fragment) => source.isMissing(fragment));
  if (lacking)
    throw runtime.isServer ? problem(runtime, 503, { code: 'fragment_down', unit: lacking }) : redirectDocument(here);
  const module = await source.load(unit).catch((error: unknown) => {
    console.warn(`[composition] ${unit} cannot be loaded: ${String(error)}`);
    // what was live when the page opened may be gone: the server composes anew
    throw runtime.isServer ? problem(runtime, 503, { code: 'remote_down', unit }) : redirectDocument(here);
  });
  if (!isRouteModule(module)) throw problem(runtime, 500, { code: 'not_a_route', unit });
  // async: a loader that throws before it returns a promise ends like any other
  const load = async () =>
    module.loader?.({ ...loadContext(store, runtime.isServer), params, url, signal: request.signal });
  const loaded = await runtime.inTime(load(), `${unit} loader`).catch((error: unknown) => {
    if (isOwnFault(store, error)) runtime.onLoaderFailure?.(unit, String(error));
    const answer = asResponse(runtime, error, unit, loginAt);
    throw error instanceof RouteError && error.status === 404 ? notFoundHere(runtime, here, answer) : answer;
  });
  const page = (content: unknown): PageData => ({
    kind: 'page',
    id: entry.id,
    target: entry.target,
    params,
    layout: module.layout ?? 'default',
    data: content ?? null,
  });
  return loaded instanceof PageAnswer ? data(page(loaded.data), { status: loaded.status }) : page(loaded);
}

export const SourceContext = createContext<UnitsSource | null>(null);

function Page({ page }: { page: Extract<PageData, { kind: 'page' }> }) {
  const source = use(SourceContext);
  const { refOf } = use(SlotRuntimeContext) ?? {};
  const unit = source?.unitOfRoute(page.target) ?? '';
  const module = source?.peek(unit);
  if (!isRouteModule(module)) return <PageFallback name={unit} />;
  const { Component } = module;
  return (
    <UnitBoundary key={unit + JSON.stringify(page.params)} name={unit} fallback={<PageFallback name={unit} />}>
      {/* biome-ignore lint/complexity/noUselessFragments: it is there for its ref */}
      <Fragment ref={refOf?.(page.target)}>
        <Component params={page.params} data={page.data} />
      </Fragment>
    </UnitBoundary>
  );
}

export interface PageParts {
  Layout: RouteObject['Component'];
  ErrorPage: RouteObject['Component'];
  /** shown for a route whose squad has not released it yet */
  Coming: ComponentType;
  /** pages of the shell itself, by the route's id: code that no other page loads */
  own: Readonly<Record<string, ComponentType>>;
}

const PartsContext = createContext<PageParts | null>(null);

function CurrentPage() {
  const page: PageData = useLoaderData();
  const parts = use(PartsContext);
  if (page.kind === 'page') return <Page page={page} />;
  const Part = page.kind === 'own' ? parts?.own[page.id] : parts?.Coming;
  return Part && <Part />;
}

/**
 * The site's routes for react-router: one layout and one page that looks the address up in the route table, since the table's
 * patterns (a slug that ends in digits) are more than a router's segments can say, and remotes come and go at run time.
 */
export function siteRoutes(runtime: PageRuntime, parts: PageParts): RouteObject[] {
  return [
    {
      id: 'layout',
      loader: () => runtime.visit ?? UNKNOWN_VISIT,
      shouldRevalidate: () => false,
      Component: parts.Layout,
      ErrorBoundary: parts.ErrorPage,
      children: [
        {
          id: 'page',
          path: '*',
          loader: (args) => {
            const { pathname, search } = new URL(args.request.url);
            const load = () => loadPage(runtime, args);
            return runtime.overLine?.(load, args.request, withoutPrefix(pathname, runtime.basename) + search) ?? load();
          },
          element: (
            <PartsContext value={parts}>
              <CurrentPage />
            </PartsContext>
          ),
          ErrorBoundary: parts.ErrorPage,
        },
      ],
    },
  ];
}
