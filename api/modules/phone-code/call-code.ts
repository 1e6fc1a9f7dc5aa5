import { createHmac } from 'node:crypto';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';

const STEP_MS = 10 * 60_000;

export interface CallCode {
  code: string;
  /** seconds */
  expires_in: number;
}

/**
 * The code that joins a caller with the other side. It follows from who calls whom and from the time, so a telephone exchange that
 * shares the secret needs no table; it holds for ten minutes at least, twenty at most.
 * @param between who calls whom: 'user:7>organizer:3'
 */
export function callCode(secret: string, between: string, now: Date): CallCode {
  const step = Math.floor(now.getTime() / STEP_MS);
  const digest = createHmac('sha256', secret).update(`phone-code:${between}:${step}`).digest();
  const code = String(digest.readUInt32BE(0) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
  return { code, expires_in: Math.ceil(((step + 2) * STEP_MS - now.getTime()) / 1000) };
}
