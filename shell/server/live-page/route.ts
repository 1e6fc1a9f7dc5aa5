import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALE_COOKIE, type LocaleProperties, localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { THEME_SCRIPT } from '../head-scripts.ts';
import { preferredLocale } from '../page-locale.ts';
import { escaped } from '../plain-page.ts';
import { chosenTheme } from '../reader.ts';
import type { Registry } from '../registry.ts';
import { pageHeaders } from '../security.ts';
import type { Shell } from '../shell-assets.ts';
import type { ShellSites } from '../site.ts';
import { liveView } from './live-view.ts';
import { liveBody } from './markup.ts';
import type { historyReader } from './shown-history.ts';
import { LIVE_STYLES } from './styles.ts';
import { wordsIn } from './words.ts';

interface Options {
  registry: Pick<Registry, 'snapshot' | 'complaint'>;
  shell: Pick<Shell, 'css'>;
  sites: ShellSites;
  mayRead(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  history: ReturnType<typeof historyReader>;
  /** what this shell says of itself, and the others */
  reports(): Promise<ShellReport[]>;
}

/** with scripts a command is copied by a press; without, by selecting it */
const COPY = `for(const b of document.querySelectorAll('[data-copy]')){b.hidden=false;b.addEventListener('click',async()=>{const c=b.previousElementSibling;try{await navigator.clipboard.writeText(c.textContent);b.textContent=b.dataset.copy}catch{getSelection().selectAllChildren(c)}})}`;

/** its address names no language: what was chosen on the site, else what the browser likes best */
function localeFor({ cookies, headers }: FastifyRequest, { locales }: ReturnType<ShellSites['of']>): LocaleProperties {
  const available = locales.map(({ iso }) => localeOf(iso));
  const chosen = cookies[LOCALE_COOKIE];
  return (
    available.find(({ iso, code }) => iso === chosen || code === chosen) ??
    preferredLocale(headers['accept-language'] ?? '', available) ??
    DEFAULT_LOCALE
  );
}

/**
 * `/dev/live`, for whoever is on call. The server writes it by itself, without remotes, without the api and without the processes that render:
 * it has to stand when they do not. Read only.
 */
export function liveRoute(app: FastifyInstance, { registry, shell, sites, mayRead, history, reports }: Options): void {
  app.get('/dev/live', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await mayRead(request, reply)))
      return reply.code(404).send({ message: 'There is no such page', code: 'not_found', request_id: request.id });
    reply.type('text/html; charset=utf-8');
    const { snapshot, complaint: stale } = registry;
    const site = sites.of(request.host);
    const words = wordsIn(localeFor(request, site));
    const { t, language } = words;
    if (!snapshot)
      return reply
        .code(503)
        .send(
          `<!doctype html><html lang="${language}"><title>${escaped(t('short'))}</title><p>${escaped(t('none'))}</p></html>`,
        );
    const nonce = randomBytes(16).toString('base64');
    const [shown, shells] = await Promise.all([history(snapshot.live), reports()]);
    const body = liveBody(liveView({ snapshot, stale, shells, history: shown }), site.name, words, Date.now());
    const theme = chosenTheme(request);
    return reply
      .headers(pageHeaders(site, '/cdn', nonce))
      .send(
        [
          `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
          `<title>${escaped(t('short'))} · ${escaped(site.name)}</title>`,
          ...shell.css.map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`),
          `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
          `<style nonce="${nonce}">${LIVE_STYLES}</style></head><body>`,
          body,
          `<script nonce="${nonce}">${COPY}</script></body></html>`,
        ].join(''),
      );
  });
}
