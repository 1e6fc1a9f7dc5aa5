import type { Asset } from '../composition/boot.ts';
import type { PageAssets } from '../composition/units.ts';

const known = new Set<string>();

/** true the first time */
const isNew = (url: string): boolean => {
  if (known.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"]`)) return false;
  known.add(url);
  return true;
};

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...attributes }));
}

/** entry, chunks, the kit's chunks and all style sheets side by side: one round trip */
export function hintFiles({ js, kitCss, css }: PageAssets): void {
  for (const { url, integrity } of js) if (isNew(url)) addLink({ rel: 'modulepreload', href: url, integrity });
  for (const { url, integrity } of [...kitCss, ...css]) {
    if (isNew(url)) addLink({ rel: 'preload', as: 'style', href: url, integrity });
  }
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
  script.textContent = JSON.stringify({
    integrity: Object.fromEntries(fresh.map(({ url, integrity }) => [url, integrity])),
  });
  document.head.append(script);
}

/** the page's own import map has these already */
export function markAllowed(files: readonly Asset[]): void {
  for (const { url } of files) allowed.add(url);
}
