import type { Blocker, BlockerFunction, RouterState } from 'react-router';
import { IDLE_BLOCKER } from 'react-router';

type Move = Parameters<BlockerFunction>[0];

interface Blockers {
  get(key: string, isBlocked: BlockerFunction): Blocker;
  delete(key: string): void;
  /** a move has been made: whoever stood in its way stands there no more */
  cleared(): RouterState['blockers'];
  /** @param proceed makes the move after all */
  stops(move: Move, proceed: () => void): boolean;
}

/** Who may hold up a move: forms with changes that nobody has saved. */
export function createBlockers(
  current: () => RouterState['blockers'],
  update: (blockers: RouterState['blockers']) => void,
): Blockers {
  const functions = new Map<string, BlockerFunction>();
  const set = (key: string, blocker: Blocker) => update(new Map(current()).set(key, blocker));
  return {
    get(key, isBlocked) {
      functions.set(key, isBlocked);
      return current().get(key) ?? IDLE_BLOCKER;
    },
    delete(key) {
      functions.delete(key);
      current().delete(key);
    },
    cleared: () => new Map([...current().keys()].map((key) => [key, IDLE_BLOCKER])),
    stops(move, proceed) {
      const [key, isBlocked] = [...functions].at(-1) ?? [];
      if (!key || !isBlocked || current().get(key)?.state === 'proceeding' || !isBlocked(move)) return false;
      const { nextLocation: location } = move;
      set(key, {
        state: 'blocked',
        location,
        proceed() {
          set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
          proceed();
        },
        reset: () => set(key, IDLE_BLOCKER),
      });
      return true;
    },
  };
}
