import type { CaptchaKind } from '../../adapters/captcha/captcha.ts';
import type { Env } from '../../platform/env.ts';

/** protected calls of one client within a minute, from which on … */
export const ASKED_FROM = 30;
export const ASKED_HARD_FROM = 90;

/** What a client has to prove for its next protected call; undefined: nothing. */
export function demandOf(mode: Env['CAPTCHA'], callsLately: number): CaptchaKind | undefined {
  if (mode === 'off') return undefined;
  if (callsLately >= ASKED_HARD_FROM) return 'hard_captcha';
  return mode === 'on' || callsLately >= ASKED_FROM ? 'captcha' : undefined;
}

/** the hard proof opens every door */
export const isEnough = (proven: CaptchaKind | undefined, asked: CaptchaKind): boolean =>
  proven === 'hard_captcha' || proven === asked;
