import '@cairn/shared-contracts/ui/theme.css';
import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { destinationOf } from '../../../shell/client/links.ts';
import { App } from '../../../shell/composition/app.tsx';
import { callHeaders } from '../../../shell/composition/call-headers.ts';
import { loadContext } from '../../../shell/composition/load-context.ts';
// its first page is a navigation
import '../../../shell/composition/load-page.ts';
import { siteRoutes, UNKNOWN_VISIT } from '../../../shell/composition/page-route.tsx';
import { createStore } from '../../../shell/composition/store.ts';
import { withTimeout } from '../../../shell/composition/with-timeout.ts';
import { PAGE_PARTS } from '../../../shell/pages/page-parts.tsx';
import { allowedHosts } from '../../../shell/pages/redirect/redirect-rules.ts';
import type { Parts } from './parts.ts';
import { sourceWithTexts } from './source-with-texts.ts';

const LOADER_LIMIT_MS = 30_000;

/** what the static document tells */
export interface SpaBoot {
  platform: Platform;
  localeScript: string;
}

/** header and footer stand while the page's code and data are on their way, as a careful single-page application shows them */
function withWaitingPage(routes: RouteObject[]): RouteObject[] {
  for (const child of routes[0]?.children ?? []) {
    child.HydrateFallback = () => <div style={{ minHeight: '100vh' }} aria-busy="true" />;
  }
  return routes;
}

/** The same pages rendered by the browser alone, from an empty document. */
export async function startRendered(parts: Parts): Promise<void> {
  // written into the document by build.ts, and by the locale's script
  const page = window as unknown as { __SPA__: SpaBoot; __SHELL_TEXTS__: Record<string, Texts> };
  const { platform, localeScript } = page.__SPA__;
  await import(/* webpackIgnore: true */ localeScript);
  await window.__LATE_TEXTS__?.();
  const { source, texts } = sourceWithTexts(parts, platform.locale, page.__SHELL_TEXTS__);
  const store = createStore(
    { baseUrl: '/api', headers: () => callHeaders(store.getState().prefs) },
    { prefs: { locale: platform.locale, currency: platform.currency } },
  );
  const { basename, flags } = platform;
  const runtime = {
    source,
    store,
    isServer: false,
    flags,
    bookingBase: platform.site.booking.baseSegment,
    basename,
    inTime: <T,>(loading: Promise<T>, what: string) => withTimeout(loading, LOADER_LIMIT_MS, what),
    allowedHosts: allowedHosts(platform.site),
  };
  const router = createBrowserRouter(withWaitingPage(siteRoutes(runtime, PAGE_PARTS)), {
    basename: basename || '/',
    // of the layout everything is known: only the page is waited for
    hydrationData: { loaderData: { layout: UNKNOWN_VISIT } },
  });
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
    rendered: new Set<string>(),
    deferred: new Set<string>(),
    nonce: '',
  };
  createRoot(document.body).render(
    <App platform={{ ...platform, origin: location.origin }} store={store} texts={texts} slots={slots} nonce="">
      <RouterProvider router={router} />
    </App>,
  );
}
