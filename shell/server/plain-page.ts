import { createHash } from 'node:crypto';
import { logoSvg } from '@cairn/shared-contracts/domain/logo';
import { type LocaleProperties, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyReply } from 'fastify';
import type { PageOrder } from './page-order.ts';
import { plainPolicy } from './security-policy.ts';

/** colours are those of ui/theme.css */
const DARK =
  'color-scheme:dark;--bg:#0d1411;--ink:#eef3ee;--ink-2:#b7c4bc;--line:#28352e;--link:#c3d94e;--on:#18210a;--focus:#7db8ff';
const STYLE = `:root{color-scheme:light;--bg:#fff;--ink:#14211b;--ink-2:#475650;--line:#dfe5de;--link:#1d5b43;--on:#fff;--focus:#0f66c8}
[data-theme=dark]{${DARK}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:16px 20px;border-bottom:1px solid var(--line)}
.brand{display:inline-flex;gap:10px;align-items:center;color:inherit;font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:clamp(32px,12vh,120px) 20px 48px}
h1{margin:0 0 12px;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.2}h2{margin:40px 0 4px;font-size:1.125rem}
p{margin:0 0 24px;color:var(--ink-2)}ul{margin:0 0 24px;padding:0;list-style:none}
a{color:var(--link)}li a{display:block;padding:10px 0}
a.again{display:inline-block;padding:12px 24px;border-radius:999px;background:var(--link);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
export const PLAIN_STYLE_HASH = hashOf(STYLE);
const POLICY = plainPolicy({ style: PLAIN_STYLE_HASH });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Of whom a plain page is read. */
export interface Reader {
  locale: Pick<LocaleProperties, 'iso' | 'dir' | 'prefix'>;
  /** what they chose; without it the page follows their system */
  theme?: PageOrder['theme'];
}

export interface PlainPage extends Reader {
  /** stands above the page, where it is known */
  siteName?: string | undefined;
  title: string;
  /** HTML */
  body: readonly string[];
  /** of the head and of the end of the page: whoever adds one answers with a policy that allows it */
  scripts?: { first: string; last: string };
}

/** A page whole in itself, in the look of the site: it needs none of its files and no composition. */
export function plainPage({ locale, theme, siteName, title, body, scripts }: PlainPage): string {
  const mark = logoSvg({ ink: 'currentColor', size: 30 }).replace('<svg', '<svg aria-hidden="true"');
  const home = withPrefix('/', locale.prefix);
  return [
    `<!doctype html><html lang="${locale.iso}" dir="${locale.dir}"${theme ? ` data-theme="${theme}"` : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title>`,
    scripts ? `<script>${scripts.first}</script>` : '',
    `<style>${STYLE}</style></head><body>`,
    siteName ? `<header><a class="brand" href="${home}">${mark}${escaped(siteName)}</a></header>` : '',
    `<main>${body.join('')}</main>`,
    scripts ? `<script>${scripts.last}</script>` : '',
    '</body></html>',
  ].join('');
}

/** Answers with a plain page without scripts, under a policy that allows its style and nothing else. */
export const replyPlain = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page);
