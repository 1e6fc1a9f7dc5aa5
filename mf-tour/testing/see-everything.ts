import { afterEach, beforeEach } from '@jest/globals';

/** jsdom lays nothing out: for these tests every element is on the screen as soon as it is watched. */
export function seeEverything(): void {
  const known = globalThis.IntersectionObserver;
  class Seeing implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const box = target.getBoundingClientRect();
      const entry: IntersectionObserverEntry = {
        ...{ target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null },
        ...{ boundingClientRect: box, intersectionRect: box },
      };
      this.#tell([entry], this);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  beforeEach(() => {
    globalThis.IntersectionObserver = Seeing;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = known;
  });
}
