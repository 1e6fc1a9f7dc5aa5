import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import type { Connection } from '../behaviours/connection.ts';

/** sessionStorage: the copy that gave way to its page */
const REPLACED = 'cairn:copy-replaced';

interface Surroundings {
  window: Pick<Window, 'dispatchEvent'> & { location: Pick<Location, 'reload'> };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  connection: Pick<Connection, 'check' | 'subscribe'>;
  /** a navigation is under way: it leaves the copy anyway */
  isLeaving(): boolean;
}

/**
 * A copy gives way to its page as soon as the site can be reached; forms hear of it first and keep what they hold. Once: a reload that
 * brought the same copy is not repeated.
 * @param time when the copy was made
 */
export async function replaceCopy(
  time: string,
  { window, storage, connection, isLeaving }: Surroundings,
): Promise<void> {
  const look = async () => {
    try {
      if (storage.getItem(REPLACED) === time || !(await connection.check()) || isLeaving()) return;
      storage.setItem(REPLACED, time);
    } catch {
      // storage is forbidden: without the mark there would be no end of reloads
      return;
    }
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    window.location.reload();
  };
  connection.subscribe(() => {
    if (!isLeaving()) void look();
  });
  await look();
}
