import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en-US.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };
import { contactItems, escaped, plainPage } from './bare-page.ts';
import { pageLocale } from './page-locale.ts';
import { pageAddress } from './request-address.ts';
import type { ShellSites, Site } from './site.ts';

const TEXTS: Readonly<Record<LocaleCode, typeof en>> = { 'en-US': en, de, ru, zh };

/** What a browser sends of a form by itself. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

function answerOf(request: FastifyRequest, { site, origin, locales }: Site): string {
  const url = pageAddress(request.url, origin);
  const inLocale = pageLocale({
    url,
    available: locales.map(({ iso }) => localeOf(iso)),
    chosen: undefined,
    acceptLanguage: undefined,
  });
  const { code, iso } = inLocale.kind === 'page' ? inLocale.locale : localeOf('en-US');
  const { t } = createI18n(iso, { shell: TEXTS[code] });
  return plainPage({
    language: iso,
    title: t('errors.noScript.title'),
    body: [
      `<h1>${escaped(t('errors.noScript.title'))}</h1><p>${escaped(t('errors.noScript.text'))}</p>`,
      contactItems(site, t('errors.contacts')),
      `<p><a href="${escaped(url.pathname)}">${escaped(t('errors.noScript.back'))}</a></p>`,
    ],
  });
}

/**
 * Forms are sent by their page's scripts. Where there are none the browser posts them to the page's own address: nothing is taken, no
 * field is read, and whoever filled it in is told so in words.
 */
export function noScriptForms(app: FastifyInstance, sites: ShellSites): void {
  app.addContentTypeParser(FORM_TYPES, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', async (request, reply): Promise<FastifyReply> => {
    const site = sites.of(request.host);
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(answerOf(request, site));
  });
}
