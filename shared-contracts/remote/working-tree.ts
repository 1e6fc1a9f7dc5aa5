/** What `npm run dev` and the pages that are open say to one another: see deploy/decisions/0048. */

/** where the site answers them, in development alone */
export const TREE_EVENTS = '/dev/tree/events';
export const TREE_SOURCES = '/dev/tree/sources';
/** where a page says that it has a change */
export const TREE_SHOWN = '/dev/tree/shown';
/** where the site itself reads what no release lists */
export const TREE_FILES = '/dev/tree/files';
/** where the site itself says what has thrown while it made a page */
export const TREE_FAULTS = '/dev/tree/faults';

/** A change of the working tree, as a page hears of it. */
export type TreeEvent =
  /** the browser's part is there; `hash` names this state of it */
  | { kind: 'built'; remote: string; hash: string }
  /** the server renders it. `isOtherContract`: pages, fragments or texts have come or gone, which an open page cannot take over */
  | { kind: 'served'; remote: string; release: string; hash: string; isOtherContract: boolean }
  /** it cannot be built, loaded, or put beside what is live; the page that is open stays as it was */
  | { kind: 'failed'; remote: string; reasons: readonly string[] }
  /** it threw while the server made a page: the page goes without that part, or has it from the browser alone */
  | ({ kind: 'threw'; places: readonly SourcePlace[] } & ServerFault);

/** A state of the browser's part that a page has: `hash` as in the event that told it. */
export interface ShownState {
  remote: string;
  hash: string;
}

/** What a part of a remote threw on the server. */
export interface ServerFault {
  remote: string;
  /** of which state: 'mf-tour@1.0.0-dev.3f' */
  release: string;
  /** 'route.tour' */
  part: string;
  reason: string;
  stack: string;
}

/** A place in the sources that a stack names. */
export interface SourcePlace {
  /** 'mf-tour/routes/tour.page.tsx' */
  file: string;
  line: number;
  column: number;
  /** the lines around it, each with its number */
  excerpt: string;
}
