import { withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import { type ComponentType, createContext, Fragment, use } from 'react';
import { type RouteObject, redirectDocument, useLoaderData, useRouteLoaderData } from 'react-router';
import { UnitBoundary } from './boundary.tsx';
import { PageFallback } from './fallbacks.tsx';
import type { PageData, PageRuntime, Visit } from './page-data.ts';
import { SlotRuntimeContext } from './slot-runtime.ts';
import { isRouteModule, type UnitsSource } from './units-source.ts';

export const UNKNOWN_VISIT: Visit = { isNoticeDue: false, guestFavourites: 0 };

/** nothing is known where the layout stands without its route, as around the outermost error page */
export function useVisit(): Visit {
  // the layout route's loader wrote it
  const visit = useRouteLoaderData('layout') as Visit | undefined;
  return visit ?? UNKNOWN_VISIT;
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

/** what leads to another page: a browser fetches it when somebody is about to leave its first one */
export async function pageLoader() {
  const loader = await import('./load-page.ts');
  isPageLoaderHere = true;
  return loader;
}
let isPageLoaderHere = false;

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
            const here = withoutPrefix(pathname, runtime.basename) + search;
            const load = async () => {
              // nothing is known of the page before that code is there: what it needs is asked for beside it
              const ahead = isPageLoaderHere ? undefined : runtime.askAhead?.(args.request);
              // it asks for the table first: side by side with its own code. What becomes of a failure it says itself
              runtime.source.table().catch(() => undefined);
              // where the code of it cannot be had, the server has it
              const { loadPage } = await pageLoader().catch(() => Promise.reject(redirectDocument(here)));
              return loadPage(runtime, args, ahead);
            };
            return runtime.overLine?.(load, args.request, here) ?? load();
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
