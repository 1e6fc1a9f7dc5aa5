import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Composition, compose, spoiledIn, versionIn } from './compose.ts';
import { manifestUrl } from './composition-manifests.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { knowsSheets } from './known-sheets.ts';
import type { PageAnswer } from './page.tsx';
import type { PageOrder, PagePorts } from './page-order.ts';
import type { Registry, Snapshot } from './registry.ts';
import type { Shell } from './shell-assets.ts';

/** the page's own module may fail in the version that the visitor fell to, in the stable one and in the one before: then it is left out */
const RENDERS = 4;

/** Where pages are rendered. */
export interface PageRenderer {
  render(plan: CompositionPlan, order: PageOrder, ports: PagePorts): Promise<PageAnswer>;
}

/** what stays the same however often the page is composed */
export interface ComposedRequest {
  order: Omit<PageOrder, 'isStyled' | 'manifestUrl'>;
  ports: Pick<PagePorts, 'call' | 'signal'>;
}

interface Options {
  request: FastifyRequest;
  reply: FastifyReply;
  registry: Registry;
  renderer: PageRenderer;
  /** what is live now: an older one's versions may be unloaded before this page holds them */
  snapshot(): Snapshot;
  shell: Shell;
  /** where the browser fetches releases from */
  cdn: string;
  visitorId: string;
}

export interface ComposedPage {
  composition: Composition;
  answer: PageAnswer;
}

async function renderOnce(
  { order, ports }: ComposedRequest,
  { request, reply, registry, renderer, snapshot, shell, cdn, visitorId }: Options,
  spoiled: ReadonlySet<string>,
): Promise<ComposedPage> {
  const composition = compose(snapshot(), visitorId, cdn, spoiled, registry.failing);
  const { plan } = composition;
  const releases = manifestUrl(plan.header, shell);
  const release = registry.hold(composition.versions);
  reply.raw.on('close', release);
  const onVersionOf = (unit: string, tell: (key: string, expose: string) => void) => {
    const version = versionIn(plan, unit);
    if (version) tell(version.key, version.expose);
  };
  const answer = await renderer.render(
    plan,
    { ...order, isStyled: !knowsSheets(request, releases), manifestUrl: releases },
    {
      ...ports,
      warn: (message, detail) => request.log.warn(detail, message),
      failed: (unit, reason) => onVersionOf(unit, (key, expose) => registry.failed(key, expose, reason)),
      made: (units) => {
        for (const unit of units) onVersionOf(unit, (key, expose) => registry.made(key, expose));
      },
    },
  );
  return { composition, answer };
}

/** A page of the versions that the visitor fell to; where the page's own module or a fragment throws before it is sent, of others instead of it. */
export async function composedPage(page: ComposedRequest, options: Options): Promise<ComposedPage> {
  const spoiled = new Set<string>();
  let { composition, answer } = await renderOnce(page, options, spoiled);
  while (answer.kind === 'spoiled' && spoiled.size < RENDERS - 1) {
    options.request.log.warn({ unit: answer.unit, reason: answer.reason }, 'the page failed, again without it');
    spoiled.add(spoiledIn(composition.plan, answer.unit));
    ({ composition, answer } = await renderOnce(page, options, spoiled));
  }
  return { composition, answer };
}
