import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { soundOnce } from './sound-once.ts';

/** the browser's, as far as they are used: whoever asks waits for the one before that has the same name */
function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const request = <T,>(name: string, turn: () => Promise<T>): Promise<T> => {
    const mine = Promise.resolve(last.get(name)).then(async () => {
      held.add(name);
      try {
        return await turn();
      } finally {
        held.delete(name);
      }
    });
    last.set(name, mine);
    return mine;
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  // the browser's has more signatures than the one in use
  return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
}

/** of another tab, which has not heard yet of what this one has stored */
const lateStorage = (): Storage =>
  Object.assign(Object.create(Storage.prototype), { getItem: () => null, setItem: () => undefined });
const heard = () => jest.fn(async () => true);
const kate = (messageId: number) => ({ userId: 1, messageId });

beforeEach(() => localStorage.clear());

describe('tabs of one account hear of a message', () => {
  it('at the same moment, and one of them sounds', async () => {
    const [play, places] = [heard(), { locks: createLocks(), storage: localStorage }];
    await Promise.all([1, 2, 3].map(() => soundOnce(kate(7), play, places)));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('and what one has stored reaches the others late', async () => {
    const [play, locks] = [heard(), createLocks()];
    await Promise.all([localStorage, lateStorage()].map((storage) => soundOnce(kate(7), play, { locks, storage })));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('one after the other, and each message sounds, whichever comes first', async () => {
    const [play, places] = [heard(), { locks: createLocks(), storage: localStorage }];
    for (const id of [8, 7, 7, 8, 9]) await soundOnce(kate(id), play, places);
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('and one that may not play leaves it to the next', async () => {
    const places = { locks: createLocks(), storage: localStorage };
    const [silent, play] = [jest.fn(async () => false), heard()];
    await Promise.all([silent, play, play].map((tab) => soundOnce(kate(7), tab, places)));
    expect([silent.mock.calls.length, play.mock.calls.length]).toEqual([1, 1]);
  });

  it('of another account in this browser, and it sounds for that one too', async () => {
    const [play, places] = [heard(), { locks: createLocks(), storage: localStorage }];
    await soundOnce(kate(7), play, places);
    await soundOnce({ userId: 2, messageId: 7 }, play, places);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('where nothing can be remembered, and each sounds for itself', async () => {
    const play = heard();
    await soundOnce(kate(7), play, { locks: undefined, storage: undefined });
    await soundOnce(kate(7), play, { locks: undefined, storage: undefined });
    expect(play).toHaveBeenCalledTimes(2);
  });
});
