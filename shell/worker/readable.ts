import { withoutSecrets } from '../client/behaviours/analytics/without-secrets.ts';
import { NOT_PAGES } from '../routing/not-pages.ts';

/** a link that is a key: whoever has it may see what it opens */
const HAS_UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;
const NAMED_FILES = /["'(]((?:https?:\/\/[^\s"'()\\]+)?\/[^\s"'()\\]+\.(?:m?js|css|woff2))["')]/g;

export interface Origins {
  /** the site's origin */
  site: string;
  /** where released files are, absolute, without a slash at the end */
  store: string;
}

/** Whether a copy of the page may stay on the device: not of what only a secret in its address opens. */
export const isReadablePage = ({ origin, href, pathname }: URL, { site }: Pick<Origins, 'site'>): boolean =>
  origin === site && !NOT_PAGES.test(pathname) && withoutSecrets(href) === href && !HAS_UUID.test(href);

/** Code, styles and fonts of the shell and of releases: their names change with their content. */
export const isFile = ({ origin, href, pathname }: URL, { site, store }: Origins): boolean =>
  (origin === site && pathname.startsWith('/assets/shell/')) || href.startsWith(`${store}/remotes/`);

/** What a composition has: its address names the versions. */
export const isComposition = ({ origin, pathname }: URL, { site }: Pick<Origins, 'site'>): boolean =>
  origin === site && pathname.startsWith('/assets/composition/');

export const isPicture = ({ origin, pathname }: URL, { site }: Pick<Origins, 'site'>): boolean =>
  origin === site && pathname.startsWith('/media/');

/** Scripts, style sheets and fonts that a page's HTML names, absolute. */
export const filesNamedIn = (html: string, page: string): URL[] =>
  [...new Set(Array.from(html.matchAll(NAMED_FILES), ([, address = '']) => new URL(address, page).href))].map(
    (address) => new URL(address),
  );
