import type { Agent } from 'node:https';
import webPush from 'web-push';
import { AskedTooSoon } from '../../platform/outbox.ts';
import type { Vapid } from '../../platform/vapid-keys.ts';
import type { Push } from './push.ts';
import { PushRefused } from './push-refused.ts';
import { secondsOf } from './retry-after.ts';

/** seconds that a push service keeps what a sleeping phone has not fetched: after a day it is no news */
const TTL_SECONDS = 86_400;
const LIMIT_MS = 10_000;
/** the subscription is no more: https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
const GONE = [404, 410];
/** too slow, and too many: of the refusals for which the sender is to blame, these end by themselves */
const PASSING = [408, 429];

/** What the answer means; neither the address, which is a secret, nor what it said goes on. */
function failureOf(error: unknown): Error {
  if (!(error instanceof webPush.WebPushError)) return new Error('a push service refused: no answer');
  const { statusCode, headers } = error;
  const words = `a push service refused: ${statusCode}`;
  if (statusCode >= 400 && statusCode < 500 && !PASSING.includes(statusCode)) return new PushRefused(words);
  const seconds = secondsOf(headers['retry-after'], Date.now());
  return seconds === undefined ? new Error(words) : new AskedTooSoon(words, seconds);
}

/**
 * Web push: encrypted for the browser (RFC 8291), signed with the site's keys (RFC 8292).
 * @param agent how push services are reached; that of the process if there is none
 */
export const vapidPush = ({ publicKey, privateKey, subject }: Vapid, agent?: Agent): Push => ({
  publicKey,
  async send({ endpoint, keys }, payload, topic) {
    try {
      await webPush.sendNotification({ endpoint, keys }, JSON.stringify(payload), {
        ...{ TTL: TTL_SECONDS, timeout: LIMIT_MS, topic, urgency: 'high' },
        ...(agent ? { agent } : {}),
        vapidDetails: { publicKey, privateKey, subject },
      });
      return 'sent';
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return 'gone';
      throw failureOf(error);
    }
  },
});
