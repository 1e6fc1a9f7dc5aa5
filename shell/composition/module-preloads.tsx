import { trustedHtml } from '@cairn/shared-contracts/remote/platform';
import type { Asset } from './boot.ts';

/** as React would write it */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The integrity must be the import map's, else the file is fetched twice. Without the nonce the page's own policy drops the hint, and
 * without a word: under 'strict-dynamic' what the parser finds must be named.
 */
const link = ({ url, integrity }: Asset, nonce: string): string =>
  `<link rel="modulepreload" href="${attribute(url)}"${integrity ? ` integrity="${attribute(integrity)}"` : ''} nonce="${attribute(nonce)}" crossorigin="anonymous">`;

/**
 * The page's modules, hinted at the end of its HTML. In the head, where React would hoist links to, dozens of them share the line with
 * the style sheets and the first paint waits; added by a script, they would wait for the style sheets. They are not React's
 * bootstrapModules either: React preloads those with low priority, which costs a round trip.
 */
export function ModulePreloads({ modules, nonce }: { modules: readonly Asset[]; nonce: string }) {
  return (
    <div
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and hashes of our own builds, escaped above
      dangerouslySetInnerHTML={trustedHtml(modules.map((module) => link(module, nonce)).join(''))}
    />
  );
}
