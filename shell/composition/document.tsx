import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { trustedHtml } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import type { Asset, Boot } from './boot.ts';
import { assetsOfUnits } from './units.ts';

export type DocumentHead = Pick<Boot, 'platform' | 'theme' | 'nonce' | 'shell' | 'catalogue' | 'units'>;

/** `precedence` orders the sheets: shell, kit, remote */
const stylesheet = (precedence: string, { url, integrity }: Asset) => (
  <link key={url} rel="stylesheet" href={url} integrity={integrity} crossOrigin="anonymous" precedence={precedence} />
);

/** scripts of ours that run while the head is read, as text: see head-scripts.ts */
export interface HeadScripts {
  inlineStyles: string;
  earlyPress: string;
  theme: string;
}

/** the browser has read its text already: React does not look at it again */
const InlineScript = ({ nonce, text = '' }: { nonce: string; text: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={trustedHtml(text)} />
);

interface DocumentProps {
  head: DocumentHead;
  /** the server's alone */
  scripts?: HeadScripts;
  children: ReactNode;
}

/** The whole HTML document. React owns it, so that titles and style sheets of pages find their place. */
export function Document({ head, scripts, children }: DocumentProps) {
  const { shell } = head;
  const page = assetsOfUnits(head.catalogue, shell.base, head.units);
  return (
    <html
      lang={head.platform.locale}
      dir={localeOf(head.platform.locale).dir}
      data-theme={head.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* before anything with a style attribute comes */}
        <InlineScript nonce={head.nonce} text={scripts?.inlineStyles} />
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
        <style nonce={head.nonce} suppressHydrationWarning>
          {'@layer reset, kit, page;'}
        </style>
        <InlineScript nonce={head.nonce} text={scripts?.earlyPress} />
        <InlineScript nonce={head.nonce} text={scripts?.theme} />
        {shell.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {shell.css.map((sheet) => stylesheet('shell', sheet))}
        {page.kitCss.map((sheet) => stylesheet('kit', sheet))}
        {page.css.map((sheet) => stylesheet('remote', sheet))}
      </head>
      <body>{children}</body>
    </html>
  );
}
