import { withoutPrefix, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { isLeft, isOver, step } from '@cairn/shared-contracts/remote/entries-over';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  type LoaderFunctionArgs,
  type Location,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  NavigationType,
  type Path,
  parsePath,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
} from 'react-router';
import { createBlockers } from './blockers.ts';
import { outcomeOf, type Redirect } from './loader-outcome.ts';
import { createScrollPlaces } from './scroll-places.ts';

interface Options {
  /** the locale's prefix of addresses, '' or '/de' */
  basename: string;
  /** of the page that the server made: all its loaders have run */
  hydrationData: HydrationState;
  window: Window;
  /** whether the browser shows how one page becomes the next (View Transitions), asked before it does */
  isTransition?: ((from: Location, to: Location, isRestored: boolean) => boolean) | undefined;
  /** the page's code is not to go on: the next page comes from the server */
  isLeftBehind?: () => boolean;
}

interface Move {
  location: Location;
  action: NavigationType;
  preventScrollReset?: boolean | undefined;
  /** the browser has put it into the history by itself */
  isMade?: boolean;
}

/** what RouterProvider, the hooks and the shell use of react-router's own router: what it lacks nobody can call */
export type SiteRouter = Pick<
  DataRouter,
  | 'basename'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'match'
  | 'subscribe'
  | 'navigate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'enableScrollRestoration'
  | 'getBlocker'
  | 'deleteBlocker'
  | 'dispose'
>;

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

const toData = (route: RouteObject): DataRouteObject => {
  const { id = '', children, ...rest } = route;
  // an index route is one without children, which the type tells apart
  return { ...rest, ...mapRouteProperties({ ...rest, id }), id, children: children?.map(toData) } as DataRouteObject;
};

const withBelow = (route: DataRouteObject): DataRouteObject[] => [route, ...(route.children ?? []).flatMap(withBelow)];

/** as react-router's provider takes it, which does not export the name */
type ViewTransitionOpts = NonNullable<Parameters<RouterSubscriber>[1]['viewTransitionOpts']>;

const randomKey = () => Math.random().toString(36).slice(2, 10);
/** what the history calls all entries that it did not make: a tab's first, each page load's, every jump that the browser makes by itself */
const NO_KEY = 'default';
const isSamePage = (one: Path, other: Path) => one.pathname === other.pathname && one.search === other.search;
/** the browser would not ask the server either */
const isJump = (from: Location, to: Location, action: NavigationType) =>
  isSamePage(from, to) && (to.hash !== '' || (action === NavigationType.Pop && isOver(from)));

/**
 * react-router's router for a site of one route that asks the server for its first page: locations, loading, redirects, errors, blockers
 * and scroll positions as createBrowserRouter has them, held to it by a test. Its own is 15 KB more, of actions, fetchers, lazy and
 * discovered routes, middleware and instrumentation, which nothing here uses (decision 47).
 */
export function createSiteRouter(
  routes: RouteObject[],
  { basename, hydrationData, window, isTransition, isLeftBehind }: Options,
): SiteRouter {
  const history = createBrowserHistory({ window });
  const placeInTab = () => Number(window.history.state?.idx);
  let index = placeInTab();
  /** the last entry that is known: Forward leads no further */
  let last = index;
  /** each entry has a key of its own: under the one that several have, the last one's scroll position would be all of theirs */
  const keyed = (location: Location): Location => {
    if (location.key !== NO_KEY) return location;
    const key = randomKey();
    // a jump of the browser's has no place in the tab yet
    window.history.replaceState({ idx: index + 1, ...window.history.state, key }, '');
    return { ...location, key };
  };
  const dataRoutes = routes.map(toData);
  const base = basename || '/';
  // of data routes it gives matches of data routes
  const match = (location: Partial<Location> | string) =>
    matchRoutes(dataRoutes, location, base) as DataRouteMatch[] | null;
  const subscribers = new Set<RouterSubscriber>();
  const places = createScrollPlaces();

  let state: RouterState = {
    historyAction: history.action,
    location: keyed(history.location),
    matches: match(history.location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const update = (changed: Partial<RouterState>, shown?: { viewTransitionOpts: ViewTransitionOpts }) => {
    state = { ...state, ...changed };
    const told = { deletedFetchers: [], newErrors: changed.errors ?? null, flushSync: false, ...shown };
    for (const subscriber of [...subscribers]) subscriber(state, told);
  };
  const blockers = createBlockers(
    () => state.blockers,
    (changed) => update({ blockers: changed }),
  );

  let underWay: AbortController | undefined;
  /** ends the wait of a `navigate(-1)`, which goes by the browser */
  let arrived = () => {};

  const complete = ({ location, action, preventScrollReset, isMade }: Move, changed: Partial<RouterState>) => {
    if (action === NavigationType.Push && !isMade) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    index = placeInTab();
    if (action === NavigationType.Push) last = index;
    const next = { ...state, ...changed, location };
    const moved = { currentLocation: state.location, nextLocation: location };
    const restored = places.saved(next);
    update(
      {
        ...changed,
        location,
        historyAction: action,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition: restored,
        preventScrollReset: preventScrollReset === true,
        blockers: blockers.cleared(),
      },
      isTransition?.(state.location, location, typeof restored === 'number')
        ? { viewTransitionOpts: moved }
        : undefined,
    );
    arrived();
  };

  /** the path in the site's own address, with its prefix */
  const resolve = (to: To | null, from: Location): Path => {
    const here = withoutPrefix(from.pathname, basename);
    const { pathname, search, hash } = to === null ? { ...from, pathname: here } : resolvePath(to, here);
    return { pathname: withPrefix(pathname, basename), search, hash };
  };

  const locationOf = (path: Path, state: unknown): Location => ({
    ...path,
    ...history.encodeLocation(path),
    state: state ?? null,
    key: randomKey(),
    mask: undefined,
  });

  async function redirect({ location, isDocument, replace }: Redirect, from: Move): Promise<void> {
    const here = new URL(window.location.href);
    const isAbsolute = ABSOLUTE.test(location);
    const url = new URL(isAbsolute ? location : createPath(resolve(location, from.location)), here);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`a redirect to ${url.protocol} is not followed`);
    const isOurs = url.origin === here.origin && match(url.pathname) !== null;
    const isReplaced = replace || from.action === NavigationType.Replace;
    if (isDocument || !isOurs) {
      window.location[from.action === NavigationType.Replace ? 'replace' : 'assign'](url.href);
      return;
    }
    const next = locationOf({ pathname: url.pathname, search: url.search, hash: url.hash }, { _isRedirect: true });
    const action = isReplaced ? NavigationType.Replace : NavigationType.Push;
    await start({ location: next, action, preventScrollReset: from.preventScrollReset });
  }

  function leave({ location, action, isMade }: Move): void {
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    // the browser has gone there already
    if (action === NavigationType.Pop || isMade) window.location.reload();
    else window.location[action === NavigationType.Replace ? 'replace' : 'assign'](history.createHref(location));
  }

  async function start(move: Move): Promise<void> {
    const { location, action } = move;
    underWay?.abort();
    underWay = undefined;
    places.save(state);
    const matches = match(location);
    const route = matches?.at(-1)?.route;
    // the history went to an address of another language
    if (!matches || !route) return window.location.reload();
    if (isJump(state.location, location, action)) return complete(move, { matches });
    if (isLeftBehind?.() && location.pathname !== state.location.pathname) return leave(move);
    const abort = new AbortController();
    underWay = abort;
    update({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action } });
    const request = new Request(history.createURL(createPath({ ...location, hash: '' })), { signal: abort.signal });
    const { loader } = route;
    // of what a loader is given, the site's reads the request
    const load = () => typeof loader === 'function' && loader({ request, params: {} } as LoaderFunctionArgs);
    const outcome = await outcomeOf(load, abort.signal);
    if (abort.signal.aborted) return;
    underWay = undefined;
    if (outcome.kind === 'redirect') return redirect(outcome.to, move);
    const { [route.id]: _before, ...around } = state.loaderData;
    if (outcome.kind === 'error') {
      complete(move, { matches, loaderData: around, errors: { [route.id]: outcome.error } });
    } else complete(move, { matches, loaderData: { ...around, [route.id]: outcome.data }, errors: null });
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    arrived();
    leftOver = undefined;
    if (typeof to === 'number') {
      const arrival = new Promise<void>((done) => {
        arrived = done;
      });
      history.go(to);
      return arrival;
    }
    const path = resolve(typeof to === 'string' ? parsePath(to) : to, state.location);
    if (typeof to === 'string' && new URL(to, window.location.href).origin !== window.location.origin)
      throw new Error(`${to} is no address of this site`);
    const location = locationOf(path, options.state);
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const { preventScrollReset } = options;
    const moved = { currentLocation: state.location, nextLocation: location, historyAction: action };
    if (blockers.stops(moved, () => void navigate(to, options))) return;
    await start({ location, action, preventScrollReset });
  }

  /** the way past entries of what is no longer shown over the page, while it is gone */
  let past: 1 | -1 | undefined;
  /** a page that is loaded again shows nothing over itself, and what was chosen there stays in its address */
  let leftOver: Location | undefined;
  if (isOver(state.location)) {
    leftOver = state.location;
    step(-1);
  }
  const withChoice = (location: Location): Location => {
    const { pathname, search } = leftOver ?? location;
    leftOver = undefined;
    if (pathname !== location.pathname || search === location.search) return location;
    const chosen = { ...location, search };
    window.history.replaceState(window.history.state, '', history.createHref(chosen));
    return chosen;
  };
  /** a move of the browser's that was blocked goes back first: that is no move */
  let undone: (() => void) | undefined;
  const stop = history.listen((moved) => {
    const isJumpOfBrowser = moved.location.key === NO_KEY;
    let location = keyed(moved.location);
    const delta = placeInTab() - index;
    if (!undone && (isLeft(location) || (leftOver && isOver(location)))) {
      last = Math.max(last, index + delta);
      // a Forward that would end there turns back
      if (index + delta === last) past = -1;
      past ??= delta > 0 ? 1 : -1;
      return step(past);
    }
    const isPassed = past !== undefined;
    past = undefined;
    index += delta;
    last = Math.max(last, index);
    if (undone) {
      undone();
      undone = undefined;
      return;
    }
    if (isPassed && delta === 0) return arrived();
    // the browser has restored where such a page was, before any position was known here
    const isRestored = leftOver !== undefined;
    location = withChoice(location);
    // it is a new entry already, and nothing holds it up
    if (isJumpOfBrowser) return void start({ location, action: NavigationType.Push, isMade: true });
    const { action } = moved;
    const back = new Promise<void>((done) => {
      undone = done;
    });
    const wanted = { currentLocation: state.location, nextLocation: location, historyAction: action };
    if (blockers.stops(wanted, () => void back.then(() => history.go(delta)))) {
      history.go(-delta);
      arrived();
      return;
    }
    undone = undefined;
    void start({ location, action, preventScrollReset: isRestored });
  });

  return {
    basename: base,
    get state() {
      return state;
    },
    routes: dataRoutes,
    manifest: Object.fromEntries(dataRoutes.flatMap(withBelow).map((route) => [route.id, route])),
    window,
    match,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    enableScrollRestoration: places.enable,
    getBlocker: blockers.get,
    deleteBlocker: blockers.delete,
    dispose: stop,
  };
}
