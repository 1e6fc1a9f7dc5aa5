import { createHash } from 'node:crypto';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { LOCALES, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance } from 'fastify';
import { BUILD_MANIFEST_PATH } from '../client/behaviours/build-manifest.ts';
import offline from '../inline/offline.ts';
import { callOf } from '../inline/text-of.ts';
import { CACHES, fallbackAddress, TIME_HEADER, TITLE_HEADER } from '../offline/vocabulary.ts';
import { THEME_SCRIPT } from './head-scripts.ts';
import { offlinePolicy } from './security-policy.ts';
import type { Shell } from './shell-assets.ts';

const SCRIPT = callOf(offline, CACHES.pages, TITLE_HEADER, TIME_HEADER, BUILD_MANIFEST_PATH);
/** whole in itself: no file of the site can be had when it is shown; colours are those of ui/theme.css */
const STYLE = `:root{color-scheme:light;--bg:#fff;--ink:#14211b;--ink-2:#475650;--link:#1d5b43;--on:#fff;--focus:#0f66c8}
[data-theme=dark]{color-scheme:dark;--bg:#0d1411;--ink:#eef3ee;--ink-2:#b7c4bc;--link:#c3d94e;--on:#18210a;--focus:#7db8ff}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(48px,16vh,160px) 20px 48px}
h1{margin:0 0 12px;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.2}h2{margin:40px 0 4px;font-size:1.125rem}
p{margin:0 0 24px;color:var(--ink-2)}ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:10px 0;color:var(--link);overflow-wrap:anywhere}
.again{display:inline-block;padding:12px 24px;border-radius:999px;background:var(--link);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = offlinePolicy({ scripts: [THEME_SCRIPT, SCRIPT].map(hashOf), style: hashOf(STYLE) });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function offlinePage({ iso, dir }: LocaleProperties, texts: ReturnType<Shell['textsOf']>): string {
  const { t } = createI18n(iso, { ...texts });
  const text = (key: string) => escaped(t(key));
  return [
    `<!doctype html><html lang="${iso}" dir="${dir}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text('offline.page.title')}</title>`,
    `<script>${THEME_SCRIPT}</script><style>${STYLE}</style></head><body><main><h1>${text('offline.page.title')}</h1>`,
    `<p>${text('offline.page.text')}</p><a class="again" href="">${text('offline.page.again')}</a>`,
    `<section hidden><h2>${text('offline.page.copies')}</h2><ul></ul></section></main>`,
    `<script>${SCRIPT}</script></body></html>`,
  ].join('');
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
