/** One page that somebody looks at. */
export interface PageView {
  /** the route's name, without a locale's suffix: 'tour' */
  name: string;
  /** absolute */
  url: string;
  title: string;
  /** where they came from: another site, or the page before */
  referrer: string;
}

/** A counter of another company. Its script may come long after the first page view: the queue takes it until then. */
export interface Counter {
  /** address of its script; one of `analyticsHosts` in composition/outside-hosts.ts */
  scriptOf(id: string): string;
  /** puts its queue onto the window, before the script */
  prepare(window: Window, id: string): void;
  view(window: Window, id: string, page: PageView): void;
}

/** what a queue was called with: the counters' scripts want `arguments`, not an array */
export type Queue = ((...args: unknown[]) => void) & { a?: unknown[]; q?: unknown[]; l?: number };
