import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { LOCALES, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance } from 'fastify';
import { BUILD_MANIFEST_PATH } from '../client/behaviours/build-manifest.ts';
import offline from '../inline/offline.ts';
import { callOf } from '../inline/text-of.ts';
import { CACHES, fallbackAddress, TIME_HEADER, TITLE_HEADER } from '../offline/vocabulary.ts';
import { THEME_SCRIPT } from './head-scripts.ts';
import { escaped, hashOf, PLAIN_STYLE_HASH, plainPage } from './plain-page.ts';
import { plainPolicy } from './security-policy.ts';
import type { Shell } from './shell-assets.ts';

const SCRIPT = callOf(offline, CACHES.pages, TITLE_HEADER, TIME_HEADER, BUILD_MANIFEST_PATH);
const POLICY = plainPolicy({ style: PLAIN_STYLE_HASH, scripts: [THEME_SCRIPT, SCRIPT].map(hashOf) });

function offlinePage(locale: LocaleProperties, texts: ReturnType<Shell['textsOf']>): string {
  const { t } = createI18n(locale.iso, { ...texts });
  const text = (key: string) => escaped(t(key));
  return plainPage({
    locale,
    title: t('offline.page.title'),
    body: [
      `<h1>${text('offline.page.title')}</h1><p>${text('offline.page.text')}</p>`,
      `<a class="again" href="">${text('offline.page.again')}</a>`,
      `<section hidden><h2>${text('offline.page.copies')}</h2><ul></ul></section>`,
    ],
    scripts: { first: THEME_SCRIPT, last: SCRIPT },
  });
}

/** What the service worker shows for a page that it has no copy of, in every language. */
export async function offlinePages(app: FastifyInstance, { shell }: { shell: Pick<Shell, 'textsOf'> }): Promise<void> {
  for (const locale of LOCALES) {
    const page = offlinePage(locale, shell.textsOf(locale.code));
    app.get(fallbackAddress(locale.code), (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(page),
    );
  }
}
