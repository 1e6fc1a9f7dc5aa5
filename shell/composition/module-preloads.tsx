import { trustedHtml } from '@cairn/shared-contracts/remote/platform';
import type { Asset } from './boot.ts';

/** as React would write it */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** the integrity must be the import map's, else the file is fetched twice */
const link = ({ url, integrity }: Asset): string =>
  `<link rel="modulepreload" href="${attribute(url)}"${integrity ? ` integrity="${attribute(integrity)}"` : ''} crossorigin="anonymous">`;

/**
 * The page's modules, hinted at the end of its HTML. In the head, where React would hoist links to, dozens of them share the line with
 * the style sheets and the first paint waits; added by a script, they would wait for the style sheets. They are not React's
 * bootstrapModules either: React preloads those with low priority, which costs a round trip.
 */
export function ModulePreloads({ modules }: { modules: readonly Asset[] }) {
  return (
    <div
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and hashes of our own builds, escaped above
      dangerouslySetInnerHTML={trustedHtml(modules.map(link).join(''))}
    />
  );
}
