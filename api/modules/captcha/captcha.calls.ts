import { captchaChallenge, captchaType } from '@cairn/shared-contracts/api/captcha.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import type { Captcha } from './captcha.ts';

const PER_MINUTE = 240;

export const captchaCalls = (captcha: Captcha): Call[] => [
  defineCall({
    method: 'GET',
    tag: 'Captcha',
    path: '/spa/captcha-challenge',
    summary: 'What to solve for the next protected call, or for the type that an answer 429 names',
    perMinute: PER_MINUTE,
    query: z.object({ type: z.optional(captchaType) }),
    answer: captchaChallenge,
    handle: ({ query, ip, site }) => captcha.challenge({ ip, site }, query.type),
  }),
];
