import type { PageRuntime } from '../../composition/page-data.ts';
import type { Connection } from '../behaviours/connection.ts';

interface Line {
  connection: Pick<Connection, 'isOnline' | 'check' | 'back'>;
  /** whether the device has a copy of the page. @param address absolute */
  hasCopy(address: string): Promise<boolean>;
  /** whether the page at hand is a copy: its code may have been withdrawn since */
  isCopy(): boolean;
  /** ends a loader: the page is asked for as a whole. @param to path of the site */
  asDocument(to: string): Response;
}

/** what a page answers when calls or code do not come: the same as when they are refused, so the line is looked at */
function mayBeTheLine(answer: unknown): boolean {
  if (answer instanceof Response) return answer.headers.has('x-remix-reload-document');
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return false;
  // react-router's data()
  const { status } = (answer as { init: ResponseInit | null }).init ?? {};
  return status === 503 || status === 504;
}

/**
 * A navigation that fails for want of a connection neither leaves the page nor ends: the copy that the device has is opened, and
 * without one the navigation waits, with the page as it was, and goes on when the site can be reached.
 */
export const overLine =
  ({ connection, hasCopy, isCopy, asDocument }: Line): NonNullable<PageRuntime['overLine']> =>
  async (load, request, here) => {
    for (;;) {
      const isLost = !connection.isOnline();
      try {
        return await load();
      } catch (answer) {
        if (!mayBeTheLine(answer) || request.signal.aborted) throw answer;
        const isThere = await connection.check();
        // it came back meanwhile: what had failed by then is no answer
        if (isThere && !isLost) throw answer;
        if (!isThere && (await hasCopy(request.url))) throw asDocument(here);
        if (!isThere) await connection.back(request.signal);
        if (isCopy()) throw asDocument(here);
      }
    }
  };
