import type { ReactNode } from 'react';
import { THEME_SCRIPT } from '../layout/cookies.ts';
import type { Asset, Boot } from './boot.ts';
import { ModulePreloads } from './module-preloads.tsx';
import { assetsOfUnits, type PageAssets } from './units.ts';

export type DocumentHead = Pick<Boot, 'platform' | 'theme' | 'nonce' | 'shell' | 'catalogue' | 'units'>;

/** everything that the page runs: the shell's own, its texts, the remotes' */
const modulesOf = ({ shell }: DocumentHead, page: PageAssets): Asset[] => [
  ...shell.js,
  { url: shell.localeScript, integrity: '' },
  ...page.js,
];

/** `precedence` orders the sheets: shell, kit, remote */
const stylesheet = (precedence: string, { url, integrity }: Asset) => (
  <link key={url} rel="stylesheet" href={url} integrity={integrity} crossOrigin="anonymous" precedence={precedence} />
);

/** The whole HTML document. React owns it, so that titles and style sheets of pages find their place. */
export function Document({ head, children }: { head: DocumentHead; children: ReactNode }) {
  const { shell } = head;
  const page = assetsOfUnits(head.catalogue, shell.base, head.units);
  return (
    <html lang={head.platform.locale} data-theme={head.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{'@layer reset, kit, page;'}</style>
        {!head.theme && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          <script nonce={head.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        )}
        {shell.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {shell.css.map((sheet) => stylesheet('shell', sheet))}
        {page.kitCss.map((sheet) => stylesheet('kit', sheet))}
        {page.css.map((sheet) => stylesheet('remote', sheet))}
      </head>
      <body>
        {children}
        <ModulePreloads modules={modulesOf(head, page)} />
      </body>
    </html>
  );
}
