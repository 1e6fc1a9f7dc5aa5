import { blogPosts } from '@cairn/shared-contracts/api/content.calls';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'zod/mini';
import { callHeaders } from '../composition/call-headers.ts';
import { callApi } from './call-api.ts';
import { type FeedFormat, type FeedSite, journalFeed } from './journal-feed.ts';
import type { Shell } from './shell-assets.ts';
import type { ShellSites, Site } from './site.ts';

const TIMEOUT_MS = 10_000;
const TYPES = {
  xml: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const satisfies Record<FeedFormat, string>;

interface Options {
  apiUrl: string;
  sites: ShellSites;
  shell: Pick<Shell, 'textsOf'>;
}

/** /blog/feed.xml (RSS 2) and /blog/feed.json (JSON Feed), for each language of the site. */
export async function journalFeeds(app: FastifyInstance, { apiUrl, sites, shell }: Options): Promise<void> {
  const feedOf = async (site: Site, locale: Site['locales'][number], format: FeedFormat, ip: string) => {
    const { hreflang, currency, code } = localeOf(locale.iso);
    const answer = await callApi(`${apiUrl}${blogPosts.path}`, {
      // without the second the api takes the first for a stranger's word, and answers for its usual variant
      headers: { ...callHeaders({ locale: locale.iso, currency }), 'x-site': site.key, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
    const { t } = createI18n(locale.iso, { ...shell.textsOf(code) });
    const words: FeedSite = {
      ...{ origin: site.origin, prefix: locale.prefix, language: hreflang, name: site.name },
      title: t('feed.title', { ns: 'shell', site: site.name }),
      description: t('feed.description', { ns: 'shell' }),
    };
    return journalFeed(words, parse(blogPosts.answer, await answer.json()), format);
  };

  const serve = (prefix: string, format: FeedFormat) => async (request: FastifyRequest, reply: FastifyReply) => {
    const site = sites.of(request.host);
    const locale = site.locales.find((one) => one.prefix === prefix);
    if (!locale) return reply.code(404).type('text/plain').send('No such feed');
    try {
      const feed = await feedOf(site, locale, format, request.ip);
      return reply.header('cache-control', 'public, max-age=0, must-revalidate').type(TYPES[format]).send(feed);
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'no feed');
      return reply.code(503).header('retry-after', '60').type('text/plain').send('Please try again later');
    }
  };
  for (const format of ['xml', 'json'] as const) {
    app.get(`/blog/feed.${format}`, serve('', format));
    app.get<{ Params: { locale: string } }>(`/:locale(^[a-z]{2}$)/blog/feed.${format}`, (request, reply) =>
      serve(`/${request.params.locale}`, format)(request, reply),
    );
  }
}
