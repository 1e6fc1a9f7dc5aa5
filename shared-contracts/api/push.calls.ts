import * as z from 'zod/mini';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';

/** Notifications of the browser, while no page of the site is open. Each subscription lasts as long as its session. */
const own = { tag: 'Push', auth: 'required' } as const;

/** Browsers' push services: nothing else is ever called for a subscription. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  const isKnown = PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
};

const endpoint = z.string().check(z.maxLength(1_000), z.refine(isPushService));
/** base64url of so many bytes: RFC 8291 */
const bytes = (length: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(Math.ceil((length * 4) / 3)));

export const pushKey = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/push/key',
  summary: 'What a browser subscribes with; null where the site sends no notifications',
  answer: z.object({ key: z.nullable(z.string()) }),
});

export const subscribePush = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/push/subscribe',
  summary: 'This browser shows that messages came, until the session ends',
  /** as PushSubscription.toJSON() writes it */
  body: z.object({ endpoint, keys: z.object({ p256dh: bytes(65), auth: bytes(16) }) }),
  answer: ok,
  errors: ['channel_unavailable'],
});

export const unsubscribePush = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/push/unsubscribe',
  summary: 'This browser shows nothing any more',
  body: z.object({ endpoint: z.string().check(z.maxLength(1_000)) }),
  answer: ok,
});
