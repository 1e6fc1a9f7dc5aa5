import { prefixedLocaleOf, withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import { NOT_PAGES } from '../routing/not-pages.ts';
import { withoutSelectionToken } from './behaviours/selection-token.ts';

export interface Destination {
  /** path, query and hash without the locale's prefix */
  to: string;
}

/**
 * Where a click on a plain link leads inside the site, or undefined when the browser should do it: other origins, new tabs,
 * downloads, another locale's prefix, a jump within the page.
 */
export function destinationOf(event: MouseEvent, basename: string): Destination | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
  const href = anchor.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || NOT_PAGES.test(url.pathname)) return;
  // the server keeps the token that comes with the address
  if (withoutSelectionToken(url.search)) return;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  const pathname = withoutPrefix(url.pathname, basename);
  if (prefixedLocaleOf(pathname)) return;
  return { to: pathname + url.search + url.hash };
}
