import * as z from 'zod/mini';

/** as the body of a 429 names them (specification §8) */
export const captchaType = z.enum(['captcha', 'hard_captcha']);
export type CaptchaType = z.infer<typeof captchaType>;

/**
 * GET /spa/captcha-challenge: what the next protected call needs, or what `type` asks for. The solution goes with the call in the
 * header X-Captcha: base64 of {challenge, solution} for ALTCHA, the token for reCAPTCHA. It is good for one call.
 */
export const captchaChallenge = z.union([
  z.object({
    type: captchaType,
    /** 1 reCAPTCHA, 2 ALTCHA */
    provider: z.number(),
    /** the provider's own */
    task: z.looseObject({}),
  }),
  /** nothing is asked */
  z.object({ type: z.null() }),
]);
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;
