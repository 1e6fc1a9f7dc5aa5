import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CaptchaAdapter, CaptchaKind } from './captcha.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const PATIENCE_MS = 5_000;
/** Google lets a token be checked once, within two minutes */
const LIFE_MS = 2 * 60_000;
/** of reCAPTCHA v3: below it is probably a machine. A v2 answer, the visible one, has no score */
const LEAST_SCORE = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.optional(z.number()) });

/**
 * reCAPTCHA, provider 1 of the specification: keys are the site's (v3 for the invisible, v2 for the visible one), the secret ours.
 * https://developers.google.com/recaptcha/docs/verify
 */
export function recaptcha(secret: string, ask: typeof fetch = fetch): CaptchaAdapter {
  return {
    task: async (_kind, key) => ({ key }),
    async check(proof, { ip }) {
      const answer = await ask(VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof, remoteip: ip }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data } = z.safeParse(verdict, await answer.json());
      if (!data?.success || (data.score ?? 1) < LEAST_SCORE) return undefined;
      const kind: CaptchaKind = data.score === undefined ? 'hard_captcha' : 'captcha';
      const id = createHash('sha256').update(proof).digest('hex');
      return { id, kind, expiresAt: new Date(Date.now() + LIFE_MS) };
    },
  };
}
