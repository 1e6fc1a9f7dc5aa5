import type { PageView } from './counter.ts';

export interface VisitCounter {
  view(page: PageView): void;
  /** from now on views are sent, the page that is shown first of all */
  start(send: (page: PageView) => void): void;
}

/** What was looked at before counting was allowed is not counted afterwards: only the page that is shown then. */
export function createVisitCounter(): VisitCounter {
  let shown: PageView | undefined;
  let sendView: ((page: PageView) => void) | undefined;
  return {
    view(page) {
      shown = page;
      sendView?.(page);
    },
    start(send) {
      sendView = send;
      if (shown) send(shown);
    },
  };
}
