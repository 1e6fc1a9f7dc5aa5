import type { Asset } from '../composition/boot.ts';
import type { PageAssets } from '../composition/units.ts';
import { trustedImports } from './trusted.ts';

const hinted = new Set<string>();

/** true the first time */
const isNew = (url: string): boolean => {
  if (hinted.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"]`)) return false;
  hinted.add(url);
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
 * Sheets that stand in the page's HTML are not fetched again: not by `fetchFiles`, nor by a bundler's runtime, which looks for their
 * links. A link that is disabled fetches nothing.
 */
export function haveStyles(sheets: readonly Asset[]): void {
  for (const { url } of sheets) if (isNew(url)) addLink({ rel: 'stylesheet', href: url, disabled: true });
}

/**
 * The sheets of a page that brought them in its HTML, for the pages after it: those link them, and wait for what the cache has not.
 * Fetched when the page has nothing better to do and is connected, and not for whoever saves data.
 */
export function keepStyles(
  sheets: readonly Asset[],
  { connection }: { connection?: { saveData?: boolean } } = navigator,
): void {
  if (connection?.saveData) return;
  const fetchAll = (): void => {
    if (!navigator.onLine) {
      window.addEventListener('online', fetchAll, { once: true });
      return;
    }
    for (const { url } of sheets) fetch(url, { priority: 'low' }).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
  // Safari has none
  else setTimeout(fetchAll, 1000);
}

/**
 * Starts fetching entry, chunks, the kit's chunks and all style sheets side by side: one round trip. The sheets are put in place here,
 * with their hashes, since a bundler's runtime would link them without.
 * @returns when the style sheets are applied or have failed
 */
export async function fetchFiles({ js, kitCss, css }: Omit<PageAssets, 'later'>): Promise<void> {
  for (const { url, integrity } of js) if (isNew(url)) addLink({ rel: 'modulepreload', href: url, integrity });
  const sheets = [...kitCss, ...css].filter(({ url }) => isNew(url));
  await Promise.all(sheets.map(({ url, integrity }) => settled(addLink({ rel: 'stylesheet', href: url, integrity }))));
}

/** what the page came with: the server's import map stands first */
function allowedFromStart(): string[] {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  // the server wrote it
  return map ? Object.keys((JSON.parse(map) as { integrity: Record<string, string> }).integrity) : [];
}

let allowed: Set<string> | undefined;

/**
 * Adds the hashes of modules that a navigation is about to import to the page's import maps, so that the browser refuses a tampered
 * one. Browsers that take a single import map per page ignore this; there the server's own check on full page loads remains.
 */
export function allowFiles(files: readonly Asset[], nonce: string): void {
  allowed ??= new Set(allowedFromStart());
  const known = allowed;
  const fresh = files.filter(({ url, integrity }) => integrity && !known.has(url));
  if (fresh.length === 0) return;
  for (const { url } of fresh) known.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = nonce;
  script.textContent = trustedImports({
    integrity: Object.fromEntries(fresh.map(({ url, integrity }) => [url, integrity])),
  });
  document.head.append(script);
}
