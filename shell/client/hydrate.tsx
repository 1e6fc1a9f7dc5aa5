import type { PageTexts } from '@cairn/shared-contracts/i18n/create-i18n';
import { withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import { NAVIGATES } from '@cairn/shared-contracts/remote/platform-events';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, redirectDocument } from 'react-router';
import { App } from '../composition/app.tsx';
import type { Boot } from '../composition/boot.ts';
import { callHeaders } from '../composition/call-headers.ts';
import { Document } from '../composition/document.tsx';
import { loadContext } from '../composition/load-context.ts';
import { pageLoader, siteRoutes } from '../composition/page-route.tsx';
import type { Store } from '../composition/store.ts';
import { UNIT_FAILED, unitFailed } from '../composition/unit-failed.ts';
import type { UnitsSource } from '../composition/units-source.ts';
import { withTimeout } from '../composition/with-timeout.ts';
import { PAGE_PARTS } from '../pages/page-parts.tsx';
import { asksAhead } from './ask-ahead.ts';
import { fetchManifest } from './behaviours/build-manifest.ts';
import { hearChunkErrors, reloadOnChunkError } from './behaviours/chunk-reload.ts';
import { siteConnection } from './behaviours/site-connection.ts';
import { partRefs } from './experiments/part-refs.ts';
import { keepHashOverLogin } from './hash-over-login.ts';
import { onNavigationIntent } from './intent.ts';
import { isLeftBehind } from './left-behind.ts';
import { destinationOf } from './links.ts';
import { copyTime, hasCopy } from './offline/copies.ts';
import { overLine } from './offline/over-line.ts';
import { replaceCopy } from './offline/replace-copy.ts';
import { createSiteRouter } from './router/site-router.ts';
import { SiteRouterProvider } from './router/site-router-provider.tsx';
import { tellNavigations } from './router/tell-navigations.ts';
import { turn } from './turn.ts';

const LOADER_LIMIT_MS = 10_000;
const VITALS_AFTER_MS = 10_000;
/** a shell that `npm run dev` built: others go without what stands behind this */
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development';

type StartsTransition = typeof import('./behaviours/picture-transition.ts').startsPictureTransition;

interface Hydration {
  boot: Boot;
  store: Store;
  serverState: object;
  texts: PageTexts;
  source: UnitsSource;
  /** why the page's own module could not be loaded */
  failure?: unknown;
}

/** the page's own module, where it could not be loaded: the server's HTML stays as it is, and links are plain page loads */
function staysStatic({ boot, source }: Hydration): string | undefined {
  // load-page.ts wrote it
  const page = boot.hydration.loaderData.page as { kind: string; target: string } | undefined;
  if (page?.kind !== 'page') return undefined;
  const unit = source.unitOfRoute(page.target);
  return !unit || !source.peek(unit) ? (unit ?? page.target) : undefined;
}

/**
 * The page's first commit is done and its effects run: what monitoring and the benchmark call hydrated. Around the document, not
 * beside it: a sibling that the server does not have changes every id of useId, and labels point nowhere.
 */
function HydratedMark({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('cairn:hydrated'), []);
  return children;
}

/** In two tasks: the page's router, then React. */
export async function hydrate(hydration: Hydration): Promise<void> {
  const { boot, store, serverState, texts, source } = hydration;
  const { experiments, inspected } = boot;
  const parts = partRefs();
  if (inspected)
    void import('./inspector/start-inspector.tsx')
      .then(({ startInspector }) => startInspector({ boot, inspected, parts }))
      .catch((error: unknown) => console.warn(`[inspector] it cannot be had: ${String(error)}`));
  // what tells the server of it is fetched when there is something to tell
  if (!IN_DEVELOPMENT)
    addEventListener(UNIT_FAILED, (event) =>
      import('./behaviours/other-version.ts').then(({ onUnitFailed }) => onUnitFailed(event, boot.manifestUrl)),
    );
  const still = staysStatic(hydration);
  if (still) {
    console.warn(`[composition] the page keeps its static form: ${String(hydration.failure)}`);
    unitFailed(still, hydration.failure);
    document.documentElement.dataset.static = '1';
    return;
  }
  const { basename } = boot.platform;
  const routes = siteRoutes(
    {
      source,
      store,
      isServer: false,
      flags: boot.platform.flags,
      bookingBase: boot.platform.site.booking.baseSegment,
      basename,
      askAhead: asksAhead({ store, manifestUrl: boot.manifestUrl, location, fetch: siteConnection().fetch }),
      inTime: (loading, what) => withTimeout(loading, LOADER_LIMIT_MS, what),
      overLine: overLine({
        connection: siteConnection(),
        hasCopy,
        isCopy: () => copyTime() !== undefined,
        asDocument: redirectDocument,
      }),
      site: boot.platform.site,
    },
    PAGE_PARTS,
  );
  let startsTransition: StartsTransition | undefined;
  onNavigationIntent(document, () => {
    // asked for again by the navigation itself, which says what becomes of it
    pageLoader().catch(() => undefined);
    const part = import('./behaviours/picture-transition.ts');
    // without it pages change at once
    part.then(
      ({ startsPictureTransition: starts }) => (startsTransition = starts),
      () => undefined,
    );
  });
  const router = createSiteRouter(routes, {
    basename,
    // serialised by the very router of the server that made this page
    hydrationData: boot.hydration as HydrationState,
    window,
    isLeftBehind,
    isTransition: (from, to, isRestored) =>
      startsTransition?.(withoutPrefix(from.pathname, basename), withoutPrefix(to.pathname, basename), isRestored) ??
      false,
  });
  tellNavigations(router, window);
  keepHashOverLogin(router, basename);
  const time = copyTime();
  if (time) {
    const isLeaving = () => router.state.navigation.state !== 'idle';
    void replaceCopy(time, { window, storage: sessionStorage, connection: siteConnection(), isLeaving });
  }
  await turn();
  // on the window, behind React's own listeners: a router link has handled its click by then
  window.addEventListener('click', (event) => {
    const destination = destinationOf(event, basename);
    if (!destination) return;
    event.preventDefault();
    void router.navigate(destination.to);
  });
  const slots = {
    source,
    context: loadContext(store, false),
    waits: new Map(),
    rendered: new Set(boot.units),
    deferred: new Set(boot.deferred),
    nonce: boot.nonce,
    refOf: parts.refOf,
    ...(IN_DEVELOPMENT && globalThis.__CAIRN_DEVELOPMENT__
      ? { standing: globalThis.__CAIRN_DEVELOPMENT__.html.standing }
      : {}),
  };
  const page = (shown: PageTexts) => (
    <App
      platform={boot.platform}
      store={store}
      serverState={serverState}
      texts={shown}
      slots={slots}
      nonce={boot.nonce}
    >
      <HydratedMark>
        <Document head={boot}>
          <SiteRouterProvider router={router} />
        </Document>
      </HydratedMark>
    </App>
  );
  // an overridden browser is in none
  if (experiments)
    void import('./experiments/watch-experiments.ts')
      .then(({ watchExperiments }) =>
        watchExperiments({ window, experiments, parts, headers: () => callHeaders(store.getState().prefs) }),
      )
      .catch((error: unknown) => console.warn(`[experiments] nothing is counted: ${String(error)}`));
  // when the page has long settled: it measures what browsers have kept for it
  // an overridden page says nothing about what visitors get
  if (!IN_DEVELOPMENT && !inspected) {
    let isLeft = false;
    // what the next page does is not this one's
    addEventListener(NAVIGATES, () => (isLeft = true), { once: true });
    setTimeout(
      () =>
        !isLeft &&
        navigator.onLine &&
        void import('./watch/tell-vitals.ts')
          .then(({ tellVitals }) => {
            const { manifestUrl, units, deferred } = boot;
            const isFirst = (name: string) =>
              [source.unitOfRoute(name), source.unitOfFragment(name)].some(
                (unit) => unit !== undefined && units.includes(unit) && !deferred.includes(unit),
              );
            tellVitals({ window, manifestUrl, unit: units[0], parts, isFirst });
          })
          .catch(() => undefined),
      VITALS_AFTER_MS,
    );
  }
  const onChunkError = reloadOnChunkError({ window, storage: sessionStorage, manifest: fetchManifest });
  hearChunkErrors(window, onChunkError);
  performance.mark('cairn:hydrate');
  let tree: Promise<{ caught(error: unknown): void }> | undefined;
  startTransition(() => {
    const root = hydrateRoot(document, page(texts), {
      // what a boundary caught is still told of, as React itself does
      onCaughtError: (error) => {
        console.error(error);
        void onChunkError(error);
        void tree?.then(({ caught }) => caught(error));
      },
      onRecoverableError: (error) => console.error(`[hydration] ${String(error)}`),
    });
    if (IN_DEVELOPMENT)
      tree = import('./development/follow-tree.ts').then(({ followTree }) =>
        followTree({
          // the site's router asks its loaders when somebody goes somewhere: here
          revalidate() {
            const { pathname, search, state } = router.state.location;
            const here = withoutPrefix(pathname, basename) + search;
            void router.navigate(here, { replace: true, preventScrollReset: true, state });
          },
          // as another object: all that shows texts writes them anew
          rerender: () => root.render(page({ ...texts })),
        }),
      );
  });
}
