import type { Compiler, Stats } from '@rspack/core';

interface Builds {
  browser: Compiler;
  server: Compiler;
  /** the browser's part is there. @returns when nobody waits for it any more */
  onBuilt(stats: Stats): Promise<void>;
}

/**
 * Lets a change's server part wait until pages have its browser's: built side by side on two cores each takes twice as long, and pages have
 * nothing to draw with. Each build goes on hearing of changes by itself: one that is started for another's sake does not know
 * what has changed, and keeps what was there before. At the start nobody looks at a page.
 */
export function browserFirst({ browser, server, onBuilt }: Builds): void {
  let turn: PromiseWithResolvers<void> | undefined;
  let isFree: Promise<void> = Promise.resolve();
  const end = (shown?: Promise<void>): void => {
    const own = turn;
    turn = undefined;
    if (shown && own) void shown.then(own.resolve);
    else own?.resolve();
  };
  browser.hooks.invalid.tap('browser first', () => {
    if (turn) return;
    turn = Promise.withResolvers();
    isFree = turn.promise;
  });
  browser.hooks.done.tap('browser first', (stats) => end(onBuilt(stats)));
  browser.hooks.failed.tap('browser first', () => end());
  // a build that is stopped is never done
  browser.hooks.watchClose.tap('browser first', () => end());
  server.hooks.watchRun.tapPromise('browser first', async () => {
    // there may be another change by then
    for (let seen: Promise<void> | undefined; seen !== isFree; ) {
      seen = isFree;
      await seen;
    }
  });
}
