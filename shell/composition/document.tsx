import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { trustedHtml } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import type { Asset, Boot } from './boot.ts';
import { assetsOfUnits } from './units.ts';

export type DocumentHead = Pick<Boot, 'platform' | 'theme' | 'nonce' | 'shell' | 'manifest' | 'units' | 'isStyled'>;

interface SheetProps {
  asset: Asset;
  /** orders the sheets: shell, kit, remote */
  precedence: string;
  head: DocumentHead;
  styleOf: WrittenByServer['styleOf'] | undefined;
}

/**
 * react-aria puts this rule before all others once something on the page can be pressed, unless it is there. A sheet in front makes
 * Chromium read all fonts anew and lay the whole page out once more.
 */
const PRESSABLE = {
  id: 'react-aria-pressable-style',
  rule: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
};
const LAYERS = '@layer reset, kit, remote, shell;';

/** React takes both forms for one and the same resource, so a page that comes later may link what this one has in its HTML. */
function Sheet({ asset: { url, integrity }, precedence, head, styleOf }: SheetProps) {
  if (!head.isStyled)
    return <link rel="stylesheet" href={url} integrity={integrity} crossOrigin="anonymous" precedence={precedence} />;
  return (
    <style href={url} precedence={precedence} nonce={head.nonce}>
      {styleOf?.(url) ?? ''}
    </style>
  );
}

/** scripts of ours that run while the head is read, as text: see server/head-scripts.ts */
export interface HeadScripts {
  inlineStyles: string;
  earlyPress: string;
  theme: string;
}

/** What stands in the server's HTML only: the browser has read it before React looks. */
export interface WrittenByServer {
  scripts: HeadScripts;
  /** JSON: what the modules of this page must hash to */
  importMap: string;
  /** the text of a style sheet, by its address */
  styleOf(url: string): string | undefined;
}

/** the browser has read its text already: React does not look at it again */
const InlineScript = ({ nonce, text = '', type }: { nonce: string; text: string | undefined; type?: 'importmap' }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and safe in a script
  <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={trustedHtml(text)} />
);

interface DocumentProps {
  head: DocumentHead;
  written?: WrittenByServer;
  children: ReactNode;
}

/** The whole HTML document. React owns it, so that titles and style sheets of pages find their place. */
export function Document({ head, written, children }: DocumentProps) {
  const { shell } = head;
  const page = assetsOfUnits(head.manifest, shell.base, head.units);
  return (
    <html
      lang={head.platform.locale}
      dir={localeOf(head.platform.locale).dir}
      data-theme={head.theme}
      data-fonts={written && head.isStyled ? 'later' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* before anything with a style attribute comes */}
        <InlineScript nonce={head.nonce} text={written?.scripts.inlineStyles} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" media="(prefers-color-scheme: light)" />
        <link rel="icon" href="/favicon-dark.svg" type="image/svg+xml" media="(prefers-color-scheme: dark)" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1411" media="(prefers-color-scheme: dark)" />
        {/* react-aria looks here when it adds a style element */}
        <meta name="csp-nonce" nonce={head.nonce} suppressHydrationWarning />
        <style id={PRESSABLE.id} nonce={head.nonce} suppressHydrationWarning>
          {PRESSABLE.rule + LAYERS}
        </style>
        <InlineScript nonce={head.nonce} text={written?.scripts.earlyPress} />
        <InlineScript nonce={head.nonce} text={written?.scripts.theme} />
        {head.isStyled ||
          shell.fonts.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        {Object.entries({ shell: shell.css, kit: page.kitCss, remote: page.css }).map(([precedence, sheets]) =>
          sheets.map((asset) => (
            <Sheet key={asset.url} asset={asset} precedence={precedence} head={head} styleOf={written?.styleOf} />
          )),
        )}
      </head>
      <body>
        {children}
        {/* before the script that starts the page's code, behind all that the first paint shows */}
        <InlineScript type="importmap" nonce={head.nonce} text={written?.importMap} />
      </body>
    </html>
  );
}
