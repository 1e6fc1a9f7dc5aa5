import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Composition, compose, spoiledIn } from './compose.ts';
import { manifestUrl } from './composition-manifests.ts';
import { knowsSheets } from './known-sheets.ts';
import { type PageAnswer, type PageRequest, renderPage } from './page.tsx';
import type { Registry, Snapshot } from './registry.ts';
import type { Shell } from './shell-assets.ts';

/** the page's own module may fail in the version that the visitor fell to, in the stable one and in the one before: then it is left out */
const RENDERS = 4;

/** what stays the same however often the page is composed */
export type ComposedRequest = Omit<
  PageRequest,
  'composition' | 'shell' | 'isStyled' | 'manifestUrl' | 'warn' | 'failed' | 'made'
>;

interface Options {
  request: FastifyRequest;
  reply: FastifyReply;
  registry: Registry;
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
  page: ComposedRequest,
  { request, reply, registry, snapshot, shell, cdn, visitorId }: Options,
  spoiled: ReadonlySet<string>,
): Promise<ComposedPage> {
  const composition = compose(snapshot(), visitorId, cdn, spoiled, registry.failing);
  const releases = manifestUrl(composition.header, shell);
  const release = registry.hold(composition.versions);
  reply.raw.on('close', release);
  const onVersionOf = (unit: string, tell: (key: string, expose: string) => void) => {
    const [name, expose] = splitName(unit);
    const { version } = composition.remotes[name] ?? {};
    if (version) tell(releaseKey(name, version), expose);
  };
  const answer = await renderPage({
    ...page,
    composition,
    shell,
    isStyled: !knowsSheets(request, releases),
    manifestUrl: releases,
    warn: (message, detail) => request.log.warn(detail, message),
    failed: (unit, reason) => onVersionOf(unit, (key, expose) => registry.failed(key, expose, reason)),
    made: (units) => {
      for (const unit of units) onVersionOf(unit, (key, expose) => registry.made(key, expose));
    },
  });
  return { composition, answer };
}

/** A page of the versions that the visitor fell to; where the page's own module or a fragment throws before it is sent, of others instead of it. */
export async function composedPage(page: ComposedRequest, options: Options): Promise<ComposedPage> {
  const spoiled = new Set<string>();
  let { composition, answer } = await renderOnce(page, options, spoiled);
  while (answer.kind === 'spoiled' && spoiled.size < RENDERS - 1) {
    options.request.log.warn({ unit: answer.unit, reason: answer.reason }, 'the page failed, again without it');
    spoiled.add(spoiledIn(composition, answer.unit));
    ({ composition, answer } = await renderOnce(page, options, spoiled));
  }
  return { composition, answer };
}
