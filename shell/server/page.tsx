import { randomBytes } from 'node:crypto';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../composition/app.tsx';
import { Document } from '../composition/document.tsx';
import { loadContext } from '../composition/load-context.ts';
import type { SlotRuntime } from '../composition/slot-runtime.ts';
// at hand before code of remotes is
import '../composition/load-page.ts';
import { loaderPatience } from '../composition/loader-patience.ts';
import { fragmentIn } from '../composition/named-fragment.tsx';
import { siteRoutes } from '../composition/page-route.tsx';
import { PAGE_PARTS } from '../pages/page-parts.tsx';
import { callCollector, freshCalls } from './call-collector.ts';
import { HEAD_SCRIPTS, startScript } from './head-scripts.ts';
import { inScript } from './in-script.ts';
import { nextPageBody } from './next-page-body.ts';
import type { PageRequest, RenderedPage } from './page-answer.ts';
import { pageAtWork } from './page-body.ts';
import { bootOf, integrityOf, isQuiet, modulesOf } from './page-boot.ts';
import { textsFor } from './page-texts.ts';
import { renderTurn } from './render-turn.ts';
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

/** the sheets of whatever a page is made of were read before it: a bare page would be a fault of ours */
function noSheet(url: string): never {
  throw new Error(`the text of ${url} is not known`);
}

/** characters of a stack: a remote may throw what it likes */
const STACK_MAX = 8192;
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error && typeof error.stack === 'string' ? error.stack.slice(0, STACK_MAX) : undefined;

/** Renders one page for one visitor: loaders, then the document as a stream. Resolves when the head and the page's own part are ready. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
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
  const written = {
    scripts: HEAD_SCRIPTS,
    importMap: inScript({ integrity: integrityOf(boot, composition) }),
    styleOf: (url: string) => shell.styleOf(url) ?? composition.styleOf(url) ?? noSheet(url),
  };
  const pageUnit = boot.units[0] ?? '';
  /** fragments that threw, and why */
  const failedParts = new Map<string, string>();
  let isCut = false;

  const work = pageAtWork();
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
        bootstrapScriptContent: `window.__BOOT__=${inScript(boot)};${startScript(shell.assets.base + shell.assets.main, modulesOf(boot, shell.assets), isQuiet(request, boot))}`,
        // what is ready stands in its place, readable without scripts; only what is not ready comes later, by script
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          const [spoiled] = [...failedParts].filter(([unit]) => composition.hasNext(unit));
          if (spoiled) {
            const [unit, reason] = spoiled;
            resolve({ kind: 'spoiled', unit, reason });
            cut(AGAIN);
            work.over();
            return;
          }
          const { body, compressed } = work.open(request.encoding);
          stream.pipe(withoutStyleAttributes(compressed));
          resolve({ kind: 'page', status: context.statusCode, nonce, body });
        },
        onShellError(error) {
          work.over();
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
