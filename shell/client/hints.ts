import type { Asset } from '../composition/boot.ts';
import type { PageAssets } from '../composition/units.ts';
import { trustedImports } from './trusted.ts';

const known = new Set<string>();

/** true the first time */
const isNew = (url: string): boolean => {
  if (known.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"]`)) return false;
  known.add(url);
  return true;
};

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...attributes });
  document.head.append(link);
  return link;
}

const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    // not onload: a bundler's runtime that finds the sheet takes that property for itself
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });

/**
 * Starts fetching entry, chunks, the kit's chunks and all style sheets side by side: one round trip. The sheets are put in place here,
 * with their hashes, since a bundler's runtime would link them without.
 * @returns when the style sheets are applied or have failed
 */
export async function fetchFiles({ js, kitCss, css }: PageAssets): Promise<void> {
  for (const { url, integrity } of js) if (isNew(url)) addLink({ rel: 'modulepreload', href: url, integrity });
  const sheets = [...kitCss, ...css].filter(({ url }) => isNew(url));
  await Promise.all(sheets.map(({ url, integrity }) => settled(addLink({ rel: 'stylesheet', href: url, integrity }))));
}

const allowed = new Set<string>();

/**
 * Adds the hashes of modules that a navigation is about to import to the page's import maps, so that the browser refuses a tampered
 * one. Browsers that take a single import map per page ignore this; there the server's own check on full page loads remains.
 */
export function allowFiles(files: readonly Asset[], nonce: string): void {
  const fresh = files.filter(({ url, integrity }) => integrity && !allowed.has(url));
  if (fresh.length === 0) return;
  for (const { url } of fresh) allowed.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = nonce;
  script.textContent = trustedImports({
    integrity: Object.fromEntries(fresh.map(({ url, integrity }) => [url, integrity])),
  });
  document.head.append(script);
}

/** the page's own import map has these already */
export function markAllowed(files: readonly Asset[]): void {
  for (const { url } of files) allowed.add(url);
}
