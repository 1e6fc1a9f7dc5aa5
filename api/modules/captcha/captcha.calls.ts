import * as calls from '@cairn/shared-contracts/api/captcha.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Captcha } from './captcha.ts';

const PER_MINUTE = 240;

export const captchaCalls = (captcha: Captcha): Call[] => [
  serve(calls.captchaChallenge, {
    perMinute: PER_MINUTE,
    handle: ({ query, address, site }) => captcha.challenge({ address, site }, query.type),
  }),
];
