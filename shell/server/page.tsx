import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { App } from '../composition/app.tsx';
import type { Boot } from '../composition/boot.ts';
import { Document } from '../composition/document.tsx';
import { loadContext } from '../composition/load-context.ts';
import type { SlotRuntime } from '../composition/slot-runtime.ts';
// at hand before code of remotes is
import '../composition/load-page.ts';
import { loaderPatience } from '../composition/loader-patience.ts';
import { fragmentIn } from '../composition/named-fragment.tsx';
import type { PageData } from '../composition/page-data.ts';
import { siteRoutes } from '../composition/page-route.tsx';
import type { Store } from '../composition/store.ts';
import {
  assetsOfUnits,
  deferredUnits,
  lazyOfUnits,
  manifestOfUnits,
  unitsOfPage,
  wakesOnInteraction,
} from '../composition/units.ts';
import { layoutFragments } from '../layout/fragments.ts';
import { PAGE_PARTS } from '../pages/page-parts.tsx';
import { callCollector, freshCalls } from './call-collector.ts';
import type { Composed } from './composed.ts';
import { compressor } from './compression.ts';
import { HEAD_SCRIPTS, startScript } from './head-scripts.ts';
import { inScript } from './in-script.ts';
import { nextPageBody } from './next-page-body.ts';
import type { CallAnswer, PageCall, PageOrder, PagePorts } from './page-order.ts';
import { textsFor } from './page-texts.ts';
import { renderTurn } from './render-turn.ts';
import { filesOfOwnPage, manifestOf, type Shell } from './shell-assets.ts';
import { withoutStyleAttributes } from './style-filter.ts';
import { storeFor } from './visitor-store.ts';

/** a loader that takes longer is answered with 504 */
const LOADER_LIMIT_MS = 5000;
/** for a loader without any call under way */
const IDLE_LIMIT_MS = 1500;
/** parts that have not come by then are left to the browser */
const RENDER_LIMIT_MS = 8000;
const TOO_LATE = new Error('render limit');
const AGAIN = new Error('the page is made again');

export interface PageRequest extends PageOrder, Omit<PagePorts, 'call'> {
  call(call: PageCall): Promise<CallAnswer>;
  composition: Composed;
  shell: Shell;
}

export type RenderedPage =
  | { kind: 'page'; status: number; nonce: string; body: PassThrough }
  | { kind: 'redirect'; status: number; location: string }
  /** the page's own module threw, in its loader or in render, or a fragment for which there is another version: compose again without it */
  | { kind: 'spoiled'; unit: string; reason: string };

/** What becomes of a page, wherever it is rendered. */
export type PageAnswer =
  | RenderedPage
  /** where it was rendered is no more: compose again. `suspect`: the version whose code ran last there */
  | { kind: 'lost'; reason: string; suspect?: string };

/** errors of the router lose their class on the way to the browser: this name brings it back */
function serializableErrors(errors: StaticHandlerContext['errors']): Boot['hydration']['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      typeof error === 'object' && error !== null && 'status' in error
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'error', __type: 'Error' },
    ]),
  );
}

function bootOf(request: PageRequest, store: Store, context: StaticHandlerContext, nonce: string): Boot {
  const { composition, shell, platform } = request;
  // load-page.ts wrote it; absent when the page failed
  const page = context.loaderData?.page as PageData | undefined;
  const target = page?.kind === 'page' ? page.target : undefined;
  const own = page?.kind === 'own' ? filesOfOwnPage(shell, page.id) : { js: [], css: [] };
  const isLoggedIn = Boolean(coreEndpoints.profile.select()(store.getState()).data);
  const of = [composition.remotes, target, layoutFragments(isLoggedIn), platform.locale] as const;
  const units = unitsOfPage(...of).filter((unit) => !composition.source.isDown(unit));
  const { config: _config, ...api } = store.getState()[baseApi.reducerPath];
  return {
    platform,
    theme: request.theme,
    manifest: manifestOfUnits(manifestOf(shell, composition.remotes), units, request.isStyled),
    manifestUrl: request.manifestUrl,
    down: composition.down,
    shell: {
      base: shell.assets.base,
      js: [...shell.js, ...own.js],
      css: [...shell.css, ...own.css].map((sheet) => (request.isStyled ? { ...sheet, integrity: '' } : sheet)),
      fonts: shell.fontsOf(localeOf(platform.locale).code),
      localeScript: shell.assets.base + shell.assets.locales[platform.locale],
    },
    isStyled: request.isStyled,
    units,
    deferred: deferredUnits(...of),
    hydration: { loaderData: context.loaderData ?? {}, errors: serializableErrors(context.errors) },
    state: { prefs: store.getState().prefs, [baseApi.reducerPath]: { ...api, subscriptions: {} } },
    nonce,
    ...(composition.experiments ? { experiments: composition.experiments } : {}),
    ...(request.inspected ? { inspected: request.inspected } : {}),
  };
}

/** the sheets of whatever a page is made of were read before it: a bare page would be a fault of ours */
function noSheet(url: string): never {
  throw new Error(`the text of ${url} is not known`);
}

/** everything that the page runs at once: the shell's own, its texts, the remotes' */
const modulesOf = ({ shell, manifest, units, deferred }: Boot): string[] => [
  ...shell.js.map(({ url }) => url),
  shell.localeScript,
  ...assetsOfUnits(
    manifest,
    shell.base,
    units.filter((unit) => !deferred.includes(unit)),
  ).js.map(({ url }) => url),
];

/**
 * Whether a page's code can wait for its visitor: of a page to read, for a guest. What stands in the query may be a search or a token,
 * which is code's to read; an experiment is counted by code, and an inspector is code.
 */
function isQuiet(
  { composition, shell, url, hasSession, inspected }: PageRequest,
  { hydration, experiments }: Boot,
): boolean {
  // load-page.ts wrote it; absent when the page failed
  const page = hydration.loaderData.page as PageData | undefined;
  const isToRead = page?.kind === 'page' && wakesOnInteraction(composition.remotes, page.target);
  return isToRead && !hasSession && !experiments && !inspected && !new URL(url).search && !shell.assets.isDevelopment;
}

/** characters of a stack: a remote may throw what it likes */
const STACK_MAX = 8192;
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error && typeof error.stack === 'string' ? error.stack.slice(0, STACK_MAX) : undefined;

/** of this process */
let pagesUnderWay = 0;
/** with so many more the processor is what they wait for, not the api */
const UNHURRIED_PAGES = 2;

/** Renders one page for one visitor: loaders, then the document as a stream. Resolves when the head and the page's own part are ready. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  pagesUnderWay += 1;
  const over = () => {
    pagesUnderWay -= 1;
  };
  try {
    const answer = await rendered(request);
    if (answer.kind === 'page') answer.body.once('close', over);
    else over();
    return answer;
  } catch (error) {
    over();
    throw error;
  }
}

async function rendered(request: PageRequest): Promise<RenderedPage> {
  const { composition, platform, shell } = request;
  const { source } = composition;
  const url = new URL(request.url);
  let failed: { unit: string; reason: string } | undefined;
  let failedAt: string | undefined;
  const nonce = randomBytes(16).toString('base64');
  const store = await storeFor(request);
  const loaded = freshCalls(store);
  const routes = siteRoutes(
    {
      source,
      store,
      isServer: true,
      onLoaderFailure: (unit, reason, error) => {
        failed = { unit, reason };
        failedAt = stackOf(error);
      },
      flags: platform.flags,
      bookingBase: platform.site.booking.baseSegment,
      basename: platform.basename,
      inTime: loaderPatience(store, { limitMs: LOADER_LIMIT_MS, idleMs: IDLE_LIMIT_MS }),
      site: platform.site,
      ...(request.visit ? { visit: request.visit } : {}),
      ...(request.reference ? { reference: request.reference } : {}),
    },
    PAGE_PARTS,
  );
  const handler = createStaticHandler(routes, { basename: platform.basename || '/' });
  const context = await handler.query(new Request(url, { signal: request.signal }));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }

  // the visitor went away: its calls were ended, nothing failed
  if (failed && !request.signal.aborted) {
    request.failed(failed.unit, `${failed.reason}, in its loader`, failedAt);
    if (composition.hasNext(failed.unit)) return { kind: 'spoiled', ...failed };
  }

  if (request.wants === 'calls')
    return { kind: 'page', status: context.statusCode, nonce, body: nextPageBody(store, loaded(), request.encoding) };

  const boot = bootOf(request, store, context, nonce);
  const collectCalls = callCollector(store);
  const slots: SlotRuntime = {
    source,
    context: loadContext(store, true),
    waits: new Map(),
    rendered: new Set(boot.units),
    deferred: new Set(boot.deferred),
    nonce,
    collectCalls,
  };
  const page = assetsOfUnits(boot.manifest, boot.shell.base, boot.units);
  // chunks that load on demand too: once the page runs, they may be imported before the whole manifest is known
  const lazy = lazyOfUnits(composition.remotes, boot.units);
  const integrity = Object.fromEntries(
    [...boot.shell.js, ...page.js, ...page.later, ...lazy]
      .filter((file) => file.integrity)
      .map((file) => [file.url, file.integrity]),
  );
  const written = {
    scripts: HEAD_SCRIPTS,
    importMap: inScript({ integrity }),
    styleOf: (url: string) => shell.styleOf(url) ?? composition.styleOf(url) ?? noSheet(url),
  };
  const pageUnit = boot.units[0] ?? '';
  /** fragments that threw, and why */
  const failedParts = new Map<string, string>();
  let isCut = false;

  await renderTurn();
  return new Promise((resolve) => {
    const cut = (reason: Error) => {
      isCut = true;
      stream.abort(reason);
    };
    const stream = renderToPipeableStream(
      <App
        platform={platform}
        store={store}
        texts={textsFor(shell, composition, platform.locale, boot.units)}
        slots={slots}
        nonce={nonce}
      >
        <Document head={boot} written={written}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Document>
      </App>,
      {
        nonce: { script: nonce, style: nonce },
        bootstrapScriptContent: `window.__BOOT__=${inScript(boot)};${startScript(shell.assets.base + shell.assets.main, modulesOf(boot), isQuiet(request, boot))}`,
        // what is ready stands in its place, readable without scripts; only what is not ready comes later, by script
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          const [spoiled] = [...failedParts].filter(([unit]) => composition.hasNext(unit));
          if (spoiled) {
            const [unit, reason] = spoiled;
            resolve({ kind: 'spoiled', unit, reason });
            cut(AGAIN);
            return;
          }
          const body = new PassThrough();
          const compressed = compressor(request.encoding, pagesUnderWay > UNHURRIED_PAGES);
          compressed.pipe(body);
          stream.pipe(withoutStyleAttributes(compressed));
          resolve({ kind: 'page', status: context.statusCode, nonce, body });
        },
        onShellError(error) {
          if (!request.signal.aborted) request.failed(pageUnit, `${String(error)}, in render`, stackOf(error));
          resolve({ kind: 'spoiled', unit: pageUnit, reason: String(error) });
        },
        onError(error, { componentStack = '' }) {
          if (request.signal.aborted || error === AGAIN) return;
          const unit = fragmentIn(componentStack);
          request.warn('render error', { url: url.pathname, reason: String(error), ...(unit ? { unit } : {}) });
          if (!unit || error === TOO_LATE || failedParts.has(unit)) return;
          failedParts.set(unit, String(error));
          request.failed(unit, `${String(error)}, in render`, stackOf(error));
        },
        onAllReady() {
          if (!isCut) request.made(boot.units.filter((unit) => !failedParts.has(unit)));
        },
      },
    );
    const limit = setTimeout(() => cut(TOO_LATE), RENDER_LIMIT_MS);
    limit.unref();
    request.signal.addEventListener('abort', () => {
      clearTimeout(limit);
      cut(new Error('the visitor went away'));
    });
  });
}
