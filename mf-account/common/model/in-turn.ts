/** longest that a call waits for the one before it */
const PATIENCE_MS = 3_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * Makes calls that know the browser one after the other. With its first one a browser is given what it is known by, and codes are bound
 * to that: two first calls at once would be given two, and a code asked for with one is refused with the other.
 */
export function inTurn<T>(call: () => PromiseLike<T>): Promise<T> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const turn = Promise.race([before, patience]).then(call);
  before = turn.catch(() => undefined);
  return turn;
}
