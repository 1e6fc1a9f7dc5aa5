import { ownKey } from '@cairn/shared-contracts/remote/own-storage';

/** another value for every change of who is logged in; says nothing of them */
const KEY = 'cairn:session';
/** the id of the user whose text the browser keeps */
const OWNER = ownKey('owner');

interface Surroundings {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  };
  /** asks anew who is logged in; `saw` hears it */
  ask(): void;
  /** the same, and whatever else depends on it: another tab says that it has changed */
  askAll(): void;
  /** takes somebody's data off the screen and out of the page's memory */
  leave(): void;
  /** takes what is somebody's own out of the browser's storage */
  forget(): void;
}

export interface SessionWatch {
  /** what the page knows: the user's id, null for a guest, undefined for nothing yet */
  saw(user: number | null | undefined): void;
  /** a call was refused for want of a session */
  refused(): void;
  stop(): void;
}

/**
 * Keeps the tabs of a browser of one mind about who is logged in: whoever logs out in one of them, or comes Back to a page from before,
 * sees nobody's data in the others. Nor does anybody find what they wrote: a session that ended with the browser, or while no page was
 * open, has left it there.
 */
export function watchSession({ window, ask, askAll, leave, forget }: Surroundings): SessionWatch {
  const stored = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      // storage is forbidden: each tab is by itself
      return null;
    }
  };
  const store = (key: string, value: string) => {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // as above
    }
  };
  const read = () => stored(KEY);
  const tell = () => {
    mark = crypto.randomUUID();
    store(KEY, mark);
  };
  const own = (user: number | null) => {
    const owner = stored(OWNER);
    if (owner !== null && owner !== String(user)) forget();
    if (user !== null) store(OWNER, String(user));
  };
  let mark = read();
  let shown: number | null | undefined;
  /** another tab has said so: it is not said back */
  let isTold = false;
  /** its user has left it: Back may bring it all the same */
  let isOver = false;
  const end = () => {
    isOver = true;
    leave();
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === mark) return;
    mark = newValue;
    isTold = true;
    askAll();
  };
  /** a page that Back brings as it was left */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isOver) return end();
    const now = read();
    if (now === mark) return;
    mark = now;
    isTold = true;
    if (shown) end();
    else askAll();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);

  return {
    saw(user) {
      if (user === undefined || user === shown) return;
      const before = shown;
      shown = user;
      own(user);
      if (before === undefined) return;
      if (!isTold) tell();
      isTold = false;
      if (before !== null) end();
    },
    refused() {
      if (shown) ask();
    },
    stop() {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    },
  };
}
