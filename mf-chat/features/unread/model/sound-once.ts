import { ownKey } from '@cairn/shared-contracts/remote/own-storage';

/** how many of the last messages are remembered: tabs hear of one within moments of each other */
const REMEMBERED = 20;
/** how long a message is marked by a lock: what one tab has stored, another may read a moment later only. ms */
const MARKED_MS = 10_000;

type Locks = Pick<LockManager, 'request' | 'query'>;

export interface SoundPlaces {
  /** undefined where the address is not a secure one: two tabs may then sound at the same moment */
  locks: Locks | undefined;
  /** undefined where the browser forbids it: each tab sounds for itself */
  storage: Storage | undefined;
}

/**
 * One sound for a message, however many tabs hear of it. The tabs take turns; the first that may play does, and the next one finds
 * that it was done. A tab that the browser keeps silent, since nobody has touched it, leaves the message to the next.
 * @param play says whether it was heard
 */
export async function soundOnce(
  { userId, messageId }: { userId: number; messageId: number },
  play: () => Promise<boolean>,
  { locks, storage }: SoundPlaces = placesOf(),
): Promise<void> {
  const key = ownKey(`sounded:${userId}`);
  const mark = `${key}:${messageId}`;
  const turn = async () => {
    const sounded = read(storage, key);
    if (sounded.includes(messageId) || (locks && (await isMarked(locks, mark))) || !(await play())) return;
    if (locks) await markFor(locks, mark);
    try {
      storage?.setItem(key, [...sounded, messageId].slice(-REMEMBERED).join(' '));
    } catch {
      // a full storage: the next tab sounds as well
    }
  };
  await (locks ? locks.request(key, turn) : turn());
}

/** Locks are one for all tabs, without delay. */
const isMarked = async (locks: Locks, mark: string): Promise<boolean> =>
  (await locks.query()).held?.some(({ name }) => name === mark) ?? false;

/** resolves as soon as every tab can see it */
const markFor = (locks: Locks, mark: string): Promise<void> =>
  new Promise((resolve) => {
    void locks.request(mark, () => {
      resolve();
      return new Promise((free) => setTimeout(free, MARKED_MS));
    });
  });

const read = (storage: Storage | undefined, key: string): number[] =>
  (storage?.getItem(key) ?? '').split(' ').filter(Boolean).map(Number);

function placesOf(): SoundPlaces {
  // the types do not know that it is missing where the address is not a secure one
  const { locks }: { locks?: Locks } = navigator;
  try {
    return { locks, storage: globalThis.localStorage };
  } catch {
    return { locks, storage: undefined };
  }
}
