import webPush from 'web-push';
import type { Vapid } from '../../platform/vapid-keys.ts';
import type { Push } from './push.ts';

/** seconds that a push service keeps what a sleeping phone has not fetched: after a day it is no news */
const TTL_SECONDS = 86_400;
const LIMIT_MS = 10_000;
/** the subscription is no more: https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
const GONE = [404, 410];

const statusOf = (error: unknown): number | undefined =>
  error instanceof webPush.WebPushError ? error.statusCode : undefined;

type Post = typeof webPush.sendNotification;

/**
 * Web push: encrypted for the browser (RFC 8291), signed with the site's keys (RFC 8292).
 * @param post hands the notification to the browser's push service
 */
export const vapidPush = (
  { publicKey, privateKey, subject }: Vapid,
  post: Post = (...notification) => webPush.sendNotification(...notification),
): Push => ({
  publicKey,
  async send({ endpoint, keys }, payload, topic) {
    try {
      await post({ endpoint, keys }, JSON.stringify(payload), {
        ...{ TTL: TTL_SECONDS, timeout: LIMIT_MS, topic, urgency: 'high' },
        vapidDetails: { publicKey, privateKey, subject },
      });
      return 'sent';
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && GONE.includes(status)) return 'gone';
      // neither the address, which is a secret, nor the answer
      throw new Error(`a push service refused: ${status ?? 'no answer'}`);
    }
  },
});
