import { ownKey } from '@cairn/shared-contracts/remote/own-storage';
import type { SentCode } from './use-code-request.ts';

const KEY = ownKey('code-sent');
const SECOND_MS = 1000;

interface Kept {
  sent: SentCode;
  /** ms since 1970: when the code ends, and when another may be asked for */
  until: number;
  resendAt: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'sent' in value && 'until' in value && 'resendAt' in value;

/**
 * Notes in the tab that a code is on its way: phones drop a page while its owner reads the mail, and the code must find its field again.
 * What comes with a password is not kept.
 * @param expiresIn seconds
 */
export function keepCode(sent: SentCode, expiresIn: number, now = Date.now()): void {
  if (sent.newcomer?.password !== undefined) {
    dropCode();
    return;
  }
  const kept: Kept = { sent, until: now + expiresIn * SECOND_MS, resendAt: now + sent.resendIn * SECOND_MS };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing asks for another code
  }
}

/** The code that is on its way; undefined when there is none, or it has expired. */
export function keptCode(now = Date.now()): SentCode | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.until <= now) return undefined;
    return { ...kept.sent, resendIn: Math.max(0, Math.ceil((kept.resendAt - now) / SECOND_MS)) };
  } catch {
    // spoiled by hand, or a browser that keeps nothing
    return undefined;
  }
}

export function dropCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // as above
  }
}
