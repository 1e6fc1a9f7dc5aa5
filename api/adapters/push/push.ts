import type { Env } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { localPush } from './local.ts';
import { vapidPush } from './vapid.ts';

/** A browser that wants to hear. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Push {
  /** what browsers subscribe with: base64url */
  publicKey: string;
  /**
   * @param topic at most 32 characters of base64url; a later push takes the place of one that waits
   * @returns 'gone' for a subscription that is no more
   * @throws PushRefused when the push service will never take it
   * @throws when it is worth another try; AskedTooSoon when the push service says at what time
   */
  send(target: PushTarget, payload: object, topic: string): Promise<'sent' | 'gone'>;
}

/** How this installation reaches browsers; null: it does not. */
export function pushBy({ env, db }: Pick<Services, 'db'> & { env: Pick<Env, 'PUSH' | 'VAPID'> }): Push | null {
  switch (env.PUSH) {
    case 'off':
      return null;
    case 'local':
      return localPush(db);
    case 'vapid':
      return env.VAPID ? vapidPush(env.VAPID) : null;
  }
}
