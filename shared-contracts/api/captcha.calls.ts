import * as z from 'zod/mini';
import * as shapes from './captcha.schema.ts';
import { defineCall } from './define-call.ts';

export const captchaChallenge = defineCall({
  method: 'GET',
  path: '/spa/captcha-challenge',
  summary: 'What to solve for the next protected call, or for the type that an answer 429 names',
  tag: 'Captcha',
  query: z.object({ type: z.optional(shapes.captchaType) }),
  answer: shapes.captchaChallenge,
});
