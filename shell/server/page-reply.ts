import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { NONCE_TIMING } from '../composition/nonce-timing.ts';
import { barePage } from './bare-page.ts';
import type { ComposedPage } from './composed-page.ts';
import { manifestUrl } from './composition-manifests.ts';
import { EDGE_HEADERS, EDGE_NONCE } from './edge/edge-page.ts';
import { rememberSheets } from './known-sheets.ts';
import { NEVER_STORED } from './never-stored.ts';
import type { StoredPage } from './page-cache/page-store.ts';
import type { PageOrder } from './page-order.ts';
import { replyPlain } from './plain-page.ts';
import { chosenTheme, readersLocale } from './reader.ts';
import { pageHeaders } from './security.ts';
import type { Shell } from './shell-assets.ts';
import type { Site } from './site.ts';
import { withTracking } from './tracking-params.ts';

/** the api cannot be reached, or did not answer in time */
const AWAY: ReadonlySet<number> = new Set([503, 504]);
const RETRY_SECONDS = 30;

interface Options {
  site: Site;
  shell: Shell;
  /** where the browser may load from besides the site itself */
  cdnUrl: string;
  isSecure: boolean;
  encoding: PageOrder['encoding'];
  vary: string;
  /** what was left out of the address that the page was made for */
  tracking: string;
  /** the edge may give the answer to others */
  isForEdge?: boolean;
  /** another composition than anybody else's: no cache may have it, the browser's neither */
  isForOne?: boolean;
}

/** No page can be composed: a page without remotes, and when to try again. */
export function replyBare(reply: FastifyReply, site: Site, retrySeconds = RETRY_SECONDS): FastifyReply {
  const { request } = reply;
  reply.code(503).header('retry-after', retrySeconds).header('cache-control', 'no-store');
  const reader = { locale: readersLocale(request, site), theme: chosenTheme(request) };
  return replyPlain(reply, barePage({ reader, siteName: site.name, reached: site.site, reference: request.id }));
}

/** Sends a page that was made before, with a nonce of its own for what its scripts will add: they read it in the answer's timing. */
export async function replyStored(
  reply: FastifyReply,
  page: StoredPage,
  { site, shell, cdnUrl, isSecure, encoding, vary, isForEdge }: Options,
): Promise<FastifyReply> {
  const nonce = isForEdge ? EDGE_NONCE : randomBytes(16).toString('base64');
  if (isForEdge) reply.headers(EDGE_HEADERS);
  else rememberSheets(reply, manifestUrl(page.header, shell), isSecure);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('x-composition', page.header)
    .headers(pageHeaders(site, cdnUrl, nonce, page))
    .header('server-timing', `${NONCE_TIMING};desc="${nonce}"`)
    .header('vary', vary)
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(await page.body(encoding));
}

/** Sends what became of a page. */
export function replyPage(
  reply: FastifyReply,
  { composition, answer }: ComposedPage,
  { site, shell, cdnUrl, isSecure, encoding, vary, tracking, isForOne = false }: Options,
): FastifyReply {
  const { header } = composition.plan;
  reply.header('x-composition', header);
  if (isForOne) reply.header('cache-control', NEVER_STORED);
  switch (answer.kind) {
    case 'spoiled':
    case 'lost':
      return replyBare(reply, site);
    case 'redirect':
      return reply.redirect(withTracking(answer.location, tracking), answer.status);
    case 'page': {
      // what is not stored is not remembered as stored
      if (!isForOne) rememberSheets(reply, manifestUrl(header, shell), isSecure);
      if (AWAY.has(answer.status)) reply.header('retry-after', RETRY_SECONDS);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .code(answer.status)
        .headers(pageHeaders(site, cdnUrl, answer.nonce))
        .header('vary', vary)
        .header('cache-control', isForOne ? NEVER_STORED : 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(answer.body);
    }
  }
}
