import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CURRENCY_COOKIE, THEME_COOKIE, YEAR_SECONDS } from '../layout/cookies.ts';
import { catalogueUrl, cdnOf } from './catalogues.ts';
import { type Composition, compose } from './compose.ts';
import type { Env } from './env.ts';
import { encodingOf } from './packing.ts';
import { type PageAnswer, renderPage } from './page.tsx';
import type { Registry } from './registry.ts';
import { pageAddress } from './request-address.ts';
import { Session } from './session.ts';
import type { Shell } from './shell-assets.ts';
import type { Site } from './site.ts';

const VISITOR_COOKIE = 'visitor';

interface Options {
  env: Env;
  site: Site;
  shell: Shell;
  registry: Registry;
}

function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known && known.length <= 64) return known;
  const visitor = randomUUID();
  reply.setCookie(VISITOR_COOKIE, visitor, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  return visitor;
}

/** a page that needs nothing: no composition has ever been read, or the layout itself failed */
const bareAnswer = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '30')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>An error occurred</title><h1>An error occurred</h1><p>Try to refresh the page, or come back later.</p></html>',
    );

export async function pages(app: FastifyInstance, { env, site, shell, registry }: Options): Promise<void> {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { snapshot } = registry;
    if (!snapshot) return bareAnswer(reply);
    const visitor = visitorOf(request, reply, isSecure);
    const session = new Session(env.API_URL, request, reply, isSecure);
    const gone = new AbortController();
    request.raw.on('close', () => request.raw.destroyed && !reply.raw.writableEnded && gone.abort());
    reply.raw.on('close', () => gone.abort());

    const chosen = request.cookies[CURRENCY_COOKIE] ?? '';
    const theme = request.cookies[THEME_COOKIE];
    const cdn = cdnOf(request, env.CDN_PUBLIC_URL);
    const render = async (spoiled: ReadonlySet<string>): Promise<{ composition: Composition; answer: PageAnswer }> => {
      const composition = compose(snapshot, visitor, cdn, spoiled);
      const release = registry.hold(composition.versions);
      reply.raw.on('close', release);
      const answer = await renderPage({
        url: pageAddress(request.url, env.PUBLIC_URL),
        headers: new Headers({ 'x-request-id': request.id, 'x-forwarded-for': request.ip }),
        platform: {
          locale: 'en-US',
          currency: site.currencies.includes(chosen) ? chosen : site.defaultCurrency,
          origin: env.PUBLIC_URL,
          basename: '',
          locales: site.locales,
          currencies: site.currencies,
          siteName: site.name,
          flags: site.flags,
        },
        theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        composition,
        shell,
        apiUrl: env.API_URL,
        session,
        signal: gone.signal,
        encoding: encodingOf(request.headers['accept-encoding']),
        catalogueUrl: catalogueUrl(composition.header, shell),
        warn: (message, detail) => request.log.warn(detail, message),
      });
      return { composition, answer };
    };

    let { composition, answer } = await render(new Set());
    if (answer.kind === 'spoiled') {
      request.log.warn({ unit: answer.unit, reason: answer.reason }, 'the page failed in render, again without it');
      ({ composition, answer } = await render(new Set([answer.unit])));
    }
    reply.header('x-composition', composition.header);
    switch (answer.kind) {
      case 'spoiled':
        return bareAnswer(reply);
      case 'redirect':
        return reply.redirect(answer.location, answer.status);
      case 'page': {
        if (answer.status === 503) reply.header('retry-after', '30');
        const encoding = encodingOf(request.headers['accept-encoding']);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply
          .code(answer.status)
          .header('vary', 'accept-encoding, cookie')
          .header('cache-control', 'private, no-cache')
          .type('text/html; charset=utf-8')
          .send(answer.body);
      }
    }
  };
  app.get('/*', answerPage);
}
