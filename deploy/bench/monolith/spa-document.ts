import type { ShellAssets } from '../../../shell/composition/boot.ts';
import { readEnv } from '../../../shell/server/env.ts';
import { THEME_SCRIPT } from '../../../shell/server/head-scripts.ts';
import { shellSites } from '../../../shell/server/site.ts';
import type { SpaBoot } from './client-spa.tsx';
import { platformOf } from './platform.ts';

/** The one static document of the single-page application: empty body, everything that every page needs is hinted. */
export function spaDocument({ base, main, js, css, fonts, locales }: ShellAssets, locale: string): string {
  const site = shellSites(readEnv({ DEMO: 'off' }), [process.cwd()]).of('localhost');
  const boot: SpaBoot = { platform: platformOf(site, ''), localeScript: base + locales[locale] };
  const preload = (file: string) => `<link rel="modulepreload" href="${file}" crossorigin="anonymous">`;
  const font = (file: string) =>
    `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous">`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Cairn</title>
<style>@layer reset, kit, remote, shell;</style><script>${THEME_SCRIPT}</script>
${fonts.map((file) => font(base + file)).join('')}
${css.map((file) => `<link rel="stylesheet" href="${base}${file}" crossorigin="anonymous">`).join('')}
${[...js, main].map((file) => preload(base + file)).join('')}${preload(boot.localeScript)}
<script>window.__SPA__=${JSON.stringify(boot)}</script>
<script type="module" src="${base}${main}" crossorigin="anonymous"></script></head><body></body></html>`;
}
