import { prefixedLocaleOf, withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import { coreEndpoints, PageAnswer, RouteError, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { matchRoute, type RouteMatch } from '../routing/match-route.ts';
import { loadContext } from './load-context.ts';
import { type CallsAhead, takeCalls } from './next-page.ts';
import type { PageData, PageProblem, PageRuntime } from './page-data.ts';
import { hasPendingCalls, type Store } from './store.ts';
import { isRouteModule } from './units-source.ts';
import { TimeoutError } from './with-timeout.ts';

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
const notFoundHere = <Answer>({ isServer }: PageRuntime, here: string, answer: Answer) =>
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

const isCodeHere = (source: PageRuntime['source'], target: string): boolean =>
  source.peek(source.unitOfRoute(target) ?? '') !== undefined;

/** an answer of the page's own is no failure, and a loader that is still waiting for the api is as slow as the api */
function isOwnFault(store: Store, error: unknown): boolean {
  if (error instanceof RouteRedirect || error instanceof RouteError) return false;
  return !(error instanceof TimeoutError && hasPendingCalls(store));
}

/**
 * Finds out what an address is and loads its page. A browser's first page comes loaded: there this is fetched for the first navigation.
 * @param asked - what was asked for before this code was there
 * @returns PageData. @throws answers of the router
 */
export async function loadPage(
  runtime: PageRuntime,
  { request }: LoaderFunctionArgs,
  asked?: CallsAhead,
): Promise<unknown> {
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
  // code that is there asks at once, and need not wait for what the store still has
  const ahead = asked ?? (isCodeHere(source, entry.target) ? undefined : runtime.askAhead?.(request));
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
  if (ahead && module.loader) await takeCalls(store, ahead);
  // async: a loader that throws before it returns a promise ends like any other
  const load = async () =>
    module.loader?.({ ...loadContext(store, runtime.isServer), params, url, signal: request.signal });
  const loaded = await runtime.inTime(load(), `${unit} loader`).catch((error: unknown) => {
    if (isOwnFault(store, error)) runtime.onLoaderFailure?.(unit, String(error), error);
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
