import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for one's turn to render. Renders that begin together would hold the process together: between two it looks at the network, so that
 * files, calls and health checks never stand behind more than one page.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
