import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '@cairn/shared-contracts/api/user.schema';

/** What a message is sent because of, and what its "unsubscribe" ends. */
export type Subscription =
  | { of: 'account'; kind: NotificationKind; userId: number }
  /** news of one tour's program, also to people without an account */
  | { of: 'program'; id: number }
  /** a place in a waitlist */
  | { of: 'waitlist'; entryId: number };

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${body}`).digest('base64url');

function bodyOf(one: Subscription): string {
  switch (one.of) {
    case 'account':
      return `${one.kind}-${one.userId}`;
    case 'program':
      return `program-${one.id}`;
    case 'waitlist':
      return `waitlist-${one.entryId}`;
  }
}

/** For the address in the message. Good for as long as the message may lie about: it can end this one thing and nothing else. */
export function unsubscribeToken(secret: string, subscription: Subscription): string {
  const body = bodyOf(subscription);
  return `${body}.${sign(secret, body)}`;
}

/** @returns null for a token that nobody here has signed */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [body = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [name = '', id = ''] = body.split('-');
  if (name === 'waitlist') return { of: 'waitlist', entryId: Number(id) };
  const kind = NOTIFICATION_KINDS.find((one) => one === name);
  return kind ? { of: 'account', kind, userId: Number(id) } : { of: 'program', id: Number(id) };
}
