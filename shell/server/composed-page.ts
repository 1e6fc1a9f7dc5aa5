import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { ServerFault } from '@cairn/shared-contracts/remote/working-tree';
import type { FastifyRequest } from 'fastify';
import type { InspectedPage } from '../composition/boot.ts';
import { type Composition, compose, spoiledIn, versionIn } from './compose.ts';
import { manifestUrl } from './composition-manifests.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { isProgram } from './experiments/subject.ts';
import { knowsSheets } from './known-sheets.ts';
import type { PageAnswer } from './page-answer.ts';
import { STRAY } from './page-failures.ts';
import type { PageOrder, PagePorts } from './page-order.ts';
import { pageSpan } from './page-span.ts';
import { readAhead } from './read-ahead.ts';
import type { PageRegistry, Snapshot } from './registry.ts';
import type { Shell } from './shell-assets.ts';
import { networkOf } from './watch/network.ts';
import type { VersionTallies } from './watch/version-tallies.ts';

/** the page's own module may fail in the version that the visitor fell to, in the stable one and in the one before: then it is left out */
const RENDERS = 4;
/** so often a page is begun anew when the process that renders it ends */
const LOSSES = 3;

/** Where pages are rendered. */
export interface PageRenderer {
  render(plan: CompositionPlan, order: PageOrder, ports: PagePorts): Promise<PageAnswer>;
}

/** what stays the same however often the page is composed */
export interface ComposedRequest {
  order: Omit<PageOrder, 'isStyled' | 'manifestUrl' | 'inspected'>;
  /** the signal aborts in any case, when nothing of the page is made any more: its versions are held until then */
  ports: Pick<PagePorts, 'call' | 'signal'>;
  /** hears that something in the page is not as it should be */
  onFault?(): void;
  /** versions that failed in this browser: 'mf-tour@1.1.0' */
  avoided?: readonly string[];
}

export interface ComposedOptions {
  request: FastifyRequest;
  registry: PageRegistry;
  renderer: PageRenderer;
  /** what is live now: an older one's versions may be unloaded before this page holds them */
  snapshot(): Snapshot;
  shell: Shell;
  /** where the browser fetches releases from */
  cdn: string;
  visitorId: string;
  /** what they fall to variants of experiments by; undefined for who is in none */
  subject?: string | undefined;
  /** counts what becomes of versions; without it nobody does */
  tallies?: VersionTallies | undefined;
  /** in development: hears what parts threw, each with its stack */
  threw?: ((fault: ServerFault) => void) | undefined;
  /**
   * what the page tells its inspector; without it there is none.
   * @param reasons - 'mf-tour@1.1.0' → why it was left out of this very page
   */
  inspect?(plan: CompositionPlan, reasons: ReadonlyMap<string, string>): InspectedPage;
}

export interface ComposedPage {
  composition: Composition;
  answer: PageAnswer;
  /** of a page: what is sent, once nothing of it is left to be made; undefined where it broke off */
  whole: Promise<Buffer | undefined>;
  /** versions that have a part in it, 'mf-tour@1.1.0': complete once it is whole */
  shown: ReadonlySet<string>;
}

const keyOf = ({ release }: Composition['versions'][number]): string => releaseKey(release.name, release.version);

const spoiledBy = (avoided: readonly string[] = []) => new Set(avoided.map((key) => `${key}/`));

/** a sheet that may change while it is shown is linked */
const isStyled = (request: FastifyRequest, releases: string, { assets }: Shell): boolean =>
  !assets.isDevelopment && !knowsSheets(request, releases);

async function renderOnce(
  { order, ports, onFault }: ComposedRequest,
  { request, registry, renderer, snapshot, shell, cdn, visitorId, subject, tallies, threw, inspect }: ComposedOptions,
  spoiled: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): Promise<ComposedPage> {
  const composition = compose(snapshot(), visitorId, cdn, spoiled, registry.failing, subject);
  const { plan } = composition;
  const releases = manifestUrl(plan.header, shell);
  const release = registry.hold(composition.versions);
  if (ports.signal.aborted) release();
  else ports.signal.addEventListener('abort', release);
  const onVersionOf = (unit: string, tell: (key: string, expose: string) => void) => {
    const version = versionIn(plan, unit);
    if (version) tell(version.key, version.expose);
  };
  const inspected = inspect?.(plan, reasons);
  const shown = new Set<string>();
  const failed = new Set<string>();
  // a loader alone is no page: counted by its failures without what stands whole, a version would seem to fail more than it does
  const isCounted = order.wants !== 'calls';
  const span = pageSpan(plan.header);
  const began = performance.now();
  let page: string | undefined;
  const answer = await span.run(() =>
    renderer.render(
      plan,
      {
        ...{ ...order, isStyled: isStyled(request, releases, shell), manifestUrl: releases },
        ...(inspected ? { inspected } : {}),
      },
      {
        ...ports,
        warn(message, detail) {
          onFault?.();
          request.log.warn(detail, message);
        },
        failed(unit, reason, stack) {
          onFault?.();
          span.failed(unit, reason);
          onVersionOf(unit, (key, expose) => {
            threw?.({ remote: splitName(unit)[0], release: key, part: expose, reason, stack: stack ?? reason });
            if (!isCounted) return;
            registry.failed(key, expose, reason);
            if (failed.has(key)) return;
            failed.add(key);
            tallies?.failed(key, { side: 'server', part: expose, reason });
          });
        },
        made: (units) => {
          span.made(units);
          if (!isCounted) return;
          // the page's own comes first
          page = units[0] && versionIn(plan, units[0])?.key;
          for (const unit of units)
            onVersionOf(unit, (key, expose) => {
              registry.made(key, expose);
              shown.add(key);
            });
          tallies?.page(shown.difference(failed));
          for (const remote of plan.remotes) if (remote.kind === 'version') registry.made(remote.key, STRAY);
        },
      },
    ),
  );
  if (answer.kind !== 'page') {
    span.end(answer.kind);
    return { composition, answer, whole: Promise.resolve(undefined), shown };
  }
  const { body, whole } = readAhead(answer.body);
  void whole.then((bytes) => {
    span.end(bytes ? 'page' : 'broken off');
    // programs ask for pages that people do not
    if (bytes && page && !failed.has(page) && !isProgram(request))
      tallies?.measured(page, { server: performance.now() - began }, networkOf(request.ip));
  });
  return { composition, answer: { ...answer, body }, whole, shown };
}

/** how the page will be composed, if nothing fails */
export function plannedPage(
  { avoided }: Pick<ComposedRequest, 'avoided'>,
  { request, registry, snapshot, shell, cdn, visitorId, subject }: Omit<ComposedOptions, 'renderer'>,
): { plan: CompositionPlan } & Pick<PageOrder, 'isStyled' | 'manifestUrl'> {
  const { plan } = compose(snapshot(), visitorId, cdn, spoiledBy(avoided), registry.failing, subject);
  const releases = manifestUrl(plan.header, shell);
  return { plan, isStyled: isStyled(request, releases, shell), manifestUrl: releases };
}

/**
 * A page of the versions that the visitor fell to; where the page's own module or a fragment throws before it is sent, of others instead
 * of it. Where only the calls of its loader are wanted there is one try: they are of use to this very composition and no other.
 */
export async function composedPage(page: ComposedRequest, options: ComposedOptions): Promise<ComposedPage> {
  const spoiled = spoiledBy(page.avoided);
  const reasons = new Map<string, string>();
  let losses = 0;
  let renders = 1;
  for (;;) {
    const made = await renderOnce(page, options, spoiled, reasons);
    const { composition, answer } = made;
    if (page.order.wants === 'calls') return made;
    if (answer.kind === 'spoiled' && renders < RENDERS) {
      renders++;
      options.request.log.warn({ unit: answer.unit, reason: answer.reason }, 'the page failed, again without it');
      spoiled.add(spoiledIn(composition.plan, answer.unit));
      const version = versionIn(composition.plan, answer.unit);
      if (version) reasons.set(version.key, `${version.expose}: ${answer.reason}`);
    } else if (answer.kind === 'lost' && losses < LOSSES - 1 && !page.ports.signal.aborted) {
      options.request.log.warn({ reason: answer.reason }, 'the page is lost, again in another process');
      losses++;
      if (answer.suspect) reasons.set(answer.suspect, answer.reason);
      // it was suspected once, and no other version takes its place: this page goes without it rather than end one process more
      const suspect =
        losses > 1 ? composition.versions.find((version) => keyOf(version) === answer.suspect) : undefined;
      for (const expose of Object.keys(suspect?.release.exposes ?? {})) spoiled.add(`${answer.suspect}/${expose}`);
    } else {
      return made;
    }
  }
}
