import { ownKey } from '@cairn/shared-contracts/remote/own-storage';
import { safeNext } from './safe-next.ts';

const KEY = ownKey('login-next');
/** the mailed code and its link are good for ten minutes; opened later, nobody remembers where they were going */
const GOOD_FOR_MS = 15 * 60_000;

/** Where somebody was going who may log in by the mailed link: it opens in a tab of its own, which knows nothing of this one. */
export function rememberTarget(next: string): void {
  try {
    if (next === '/') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([next, Date.now()]));
  } catch {
    // storage is forbidden or full: the link leads home
  }
}

/** What was remembered a few minutes ago, or home. It is forgotten with that. */
export function takeTarget(): string {
  try {
    const text = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const saved: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(saved)) return '/';
    const [next, since]: unknown[] = saved;
    const isFresh = typeof since === 'number' && Date.now() - since < GOOD_FOR_MS;
    return isFresh && typeof next === 'string' ? safeNext(next) : '/';
  } catch {
    return '/';
  }
}
