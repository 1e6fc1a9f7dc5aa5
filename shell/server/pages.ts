import { randomUUID } from 'node:crypto';
import { unitSystemOf } from '@cairn/shared-contracts/domain/units';
import { defaultCurrencyOf, LOCALE_COOKIE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutSelectionToken } from '../client/behaviours/selection-token.ts';
import { splitUnit } from '../composition/boot.ts';
import { COUNTRY_COOKIE, CURRENCY_COOKIE, THEME_COOKIE, YEAR_SECONDS } from '../layout/cookies.ts';
import type { CheckAnswer } from './answer-check.ts';
import { barePage } from './bare-page.ts';
import { type Composition, compose, spoiledIn } from './compose.ts';
import { cdnOf, manifestUrl } from './composition-manifests.ts';
import { encodingOf } from './compression.ts';
import { type FindCountry, rememberCountry } from './country.ts';
import type { Env } from './env.ts';
import { knowsSheets, rememberSheets } from './known-sheets.ts';
import { moveUserAtStart } from './move-user.ts';
import { type PageAnswer, renderPage } from './page.tsx';
import { pageLocale } from './page-locale.ts';
import type { Registry } from './registry.ts';
import { pageAddress } from './request-address.ts';
import { pageHeaders } from './security.ts';
import { Session } from './session.ts';
import type { Shell } from './shell-assets.ts';
import type { ShellSites, Site } from './site.ts';
import { versionKey } from './version-store.ts';
import { visitOf } from './visit.ts';
import { keepVisit } from './visit-cookies.ts';

const VISITOR_COOKIE = 'visitor';

interface Options {
  env: Env;
  sites: ShellSites;
  findCountry: FindCountry;
  /** without it answers pass as they are */
  checkAnswer?: CheckAnswer;
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

const bareAnswer = (reply: FastifyReply, site: Site | undefined) =>
  reply
    .code(503)
    .header('retry-after', '30')
    .type('text/html; charset=utf-8')
    .send(barePage(site?.site, reply.request.id));

/** the api cannot be reached, or did not answer in time */
const AWAY: ReadonlySet<number> = new Set([503, 504]);

/** the page's own module may fail in the version that the visitor fell to, in the stable one and in the one before: then it is left out */
const RENDERS = 4;

export async function pages(
  app: FastifyInstance,
  { env, sites, findCountry, checkAnswer, shell, registry }: Options,
): Promise<void> {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { snapshot } = registry;
    const site = sites.of(request.host);
    if (!snapshot) return bareAnswer(reply, site);
    keepVisit(request, reply, isSecure);
    // the browser takes the token out of its address bar: both sides render without it
    const url = pageAddress(withoutSelectionToken(request.url)?.address ?? request.url, site.origin);
    const inLocale = pageLocale({
      url,
      available: site.locales.map(({ iso }) => localeOf(iso)),
      chosen: request.cookies[LOCALE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    });
    // only the root asks what the visitor reads
    const vary = url.pathname === '/' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding, cookie';
    if (inLocale.kind === 'redirect') {
      if (inLocale.status === 302) reply.header('vary', vary).header('cache-control', 'private, no-cache');
      return reply.redirect(inLocale.location, inLocale.status);
    }
    const { locale } = inLocale;
    // the very first page has the visitor's units already: whoever goes on in the browser keeps them
    const country = await rememberCountry(findCountry, request, reply, isSecure);
    const visitor = visitorOf(request, reply, isSecure);
    const session = new Session(env.API_URL, request, reply, isSecure, checkAnswer);
    if (session.isPresent && !request.cookies[COUNTRY_COOKIE]) {
      const here = await findCountry(request.ip);
      const moved = here && moveUserAtStart(env.API_URL, session, here);
      await moved?.catch((reason: unknown) =>
        request.log.warn({ reason: String(reason) }, 'the user stays where they were'),
      );
    }
    const gone = new AbortController();
    request.raw.on('close', () => request.raw.destroyed && !reply.raw.writableEnded && gone.abort());
    reply.raw.on('close', () => gone.abort());

    const chosen = request.cookies[CURRENCY_COOKIE] ?? '';
    const theme = request.cookies[THEME_COOKIE];
    const cdn = cdnOf(request, env.CDN_PUBLIC_URL);
    const render = async (spoiled: ReadonlySet<string>): Promise<{ composition: Composition; answer: PageAnswer }> => {
      const composition = compose(snapshot, visitor, cdn, spoiled);
      const releases = manifestUrl(composition.header, shell);
      const release = registry.hold(composition.versions);
      reply.raw.on('close', release);
      const answer = await renderPage({
        url,
        reference: request.id,
        headers: new Headers({ 'x-forwarded-for': request.ip, 'x-site': site.key }),
        platform: {
          locale: locale.iso,
          currency: site.currencies.includes(chosen)
            ? chosen
            : defaultCurrencyOf(locale.iso, site.currencies, site.defaultCurrency),
          units: unitSystemOf(country),
          origin: site.origin,
          basename: locale.prefix,
          locales: site.locales,
          currencies: site.currencies,
          siteName: site.name,
          flags: site.flags,
          site: site.site,
        },
        visit: visitOf(request.cookies),
        theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        composition,
        shell,
        apiUrl: env.API_URL,
        session,
        signal: gone.signal,
        encoding: encodingOf(request.headers['accept-encoding']),
        isStyled: !knowsSheets(request, releases),
        manifestUrl: releases,
        warn: (message, detail) => request.log.warn(detail, message),
        failed: (unit, reason) => {
          const { version } = composition.remotes[splitUnit(unit)[0]] ?? {};
          if (version) registry.failed(versionKey(splitUnit(unit)[0], version), reason);
        },
      });
      return { composition, answer };
    };

    const spoiled = new Set<string>();
    let { composition, answer } = await render(spoiled);
    while (answer.kind === 'spoiled' && spoiled.size < RENDERS - 1) {
      request.log.warn({ unit: answer.unit, reason: answer.reason }, 'the page failed, again without it');
      spoiled.add(spoiledIn(composition, answer.unit));
      ({ composition, answer } = await render(spoiled));
    }
    reply.header('x-composition', composition.header);
    switch (answer.kind) {
      case 'spoiled':
        return bareAnswer(reply, site);
      case 'redirect':
        return reply.redirect(answer.location, answer.status);
      case 'page': {
        rememberSheets(reply, manifestUrl(composition.header, shell), isSecure);
        if (AWAY.has(answer.status)) reply.header('retry-after', '30');
        const encoding = encodingOf(request.headers['accept-encoding']);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply
          .code(answer.status)
          .headers(pageHeaders(site, env.CDN_PUBLIC_URL, answer.nonce))
          .header('vary', vary)
          .header('cache-control', 'private, no-cache')
          .type('text/html; charset=utf-8')
          .send(answer.body);
      }
    }
  };
  // one line a page, whatever became of it
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, log } = request;
    log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        composition: reply.getHeader('x-composition'),
      },
      'page',
    );
  });
  app.get('/*', answerPage);
}
