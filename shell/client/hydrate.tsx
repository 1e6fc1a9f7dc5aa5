import type { i18n } from 'i18next';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router';
import { App } from '../composition/app.tsx';
import type { Boot } from '../composition/boot.ts';
import { Document } from '../composition/document.tsx';
import { loadContext } from '../composition/load-context.ts';
import { siteRoutes } from '../composition/page-route.tsx';
import type { Store } from '../composition/store.ts';
import type { UnitsSource } from '../composition/units-source.ts';
import { PAGE_PARTS } from '../pages/page-parts.tsx';
import { destinationOf } from './links.ts';

const LOADER_LIMIT_MS = 10_000;

interface Hydration {
  boot: Boot;
  store: Store;
  serverState: object;
  texts: i18n;
  source: UnitsSource;
}

/** the page's own module could not be loaded: the server's HTML stays as it is, and links are plain page loads */
function staysStatic({ boot, source }: Hydration): boolean {
  // page-route.tsx wrote it
  const page = boot.hydration.loaderData.page as { kind: string; target: string } | undefined;
  if (page?.kind !== 'page') return false;
  const unit = source.unitOfRoute(page.target);
  return !unit || !source.peek(unit);
}

/** the page's first commit is done and its effects run: what monitoring and the benchmark call hydrated */
function HydratedMark() {
  useEffect(() => {
    performance.mark('cairn:hydrated');
  }, []);
  return null;
}

export function hydrate(hydration: Hydration): void {
  const { boot, store, serverState, texts, source } = hydration;
  if (staysStatic(hydration)) {
    console.warn('[composition] the page keeps its static form: its code could not be loaded');
    document.documentElement.dataset.static = '1';
    return;
  }
  const { basename } = boot.platform;
  const routes = siteRoutes(
    { source, store, isServer: false, flags: boot.platform.flags, basename, loaderLimitMs: LOADER_LIMIT_MS },
    PAGE_PARTS,
  );
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: boot.hydration as HydrationState,
  });
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
    nonce: boot.nonce,
  };
  const page = (
    <App
      platform={boot.platform}
      store={store}
      serverState={serverState}
      texts={texts}
      slots={slots}
      nonce={boot.nonce}
    >
      <HydratedMark />
      <Document head={boot}>
        <RouterProvider router={router} />
      </Document>
    </App>
  );
  performance.mark('cairn:hydrate');
  startTransition(() => {
    hydrateRoot(document, page, {
      onRecoverableError: (error) => console.error(`[hydration] ${String(error)}`),
    });
  });
}
