import { ownKey } from '@cairn/shared-contracts/remote/own-storage';

const KEY = ownKey('recovery-email');
/** the mailed link is good for an hour */
const GOOD_FOR_MS = 60 * 60_000;

/** Who asked for the link in this browser: the reset form names them to password managers, the link itself names nobody. */
export function rememberAsked(email: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([email, Date.now()]));
  } catch {
    // storage is forbidden or full: the password manager asks its owner
  }
}

/** The e-mail, or '' when the link was asked for elsewhere or long ago. */
export function askedFor(): string {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(saved)) return '';
    const [email, since]: unknown[] = saved;
    const isFresh = typeof since === 'number' && Date.now() - since < GOOD_FOR_MS;
    return isFresh && typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}

export function forgetAsked(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // as above
  }
}
