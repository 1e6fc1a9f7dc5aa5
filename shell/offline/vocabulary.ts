import { LOCALES, type LocaleCode } from '@cairn/shared-contracts/i18n/locales';

/** What pages, the worker and the server agree on, so that the site can be read without a connection. */

const PREFIX = 'cairn-';
export const CACHES = {
  /** copies of pages: they may be somebody's own */
  pages: `${PREFIX}pages`,
  pictures: `${PREFIX}pictures`,
  /** code, styles and fonts: their names carry hashes */
  files: `${PREFIX}files`,
  /** the page that stands for those without a copy, in every language */
  fallback: `${PREFIX}fallback`,
} as const;

/** on the root element of a copy: when it was made, ISO 8601 */
export const COPY_ATTRIBUTE = 'data-copy';
/** header of a copy: the page's title, percent-encoded */
export const TITLE_HEADER = 'x-copy-title';
/** header of a copy, the same moment as on its root element */
export const TIME_HEADER = 'x-copy-time';

/** what a page tells the worker */
export type WorkerMessage =
  /** these pages are wanted without a connection, and these files stand on the one at hand; addresses, absolute */
  | {
      kind: 'store';
      pages: readonly string[];
      files: readonly string[];
      /** pages that change seldom: a copy of a day ago is good enough */
      programs?: readonly string[];
    }
  /** somebody has logged out: nothing that could be theirs stays */
  | { kind: 'forget' };

export const fallbackAddress = (code: LocaleCode): string => `/assets/offline/${code}.html`;
export const FALLBACK_ADDRESSES = LOCALES.map(({ code }) => fallbackAddress(code));

/** What the server writes above the worker's code. Another build is another worker to browsers: it takes this one's place at once. */
export interface WorkerSettings {
  /** the shell's main module */
  build: string;
  /** where browsers fetch released files: a path of the site, or an address */
  store: string;
}
declare global {
  /** in the worker alone */
  var __WORKER__: WorkerSettings;
}
