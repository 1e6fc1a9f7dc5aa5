import type { NotificationKind } from '@cairn/shared-contracts/api/user.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import type { Message } from '../../adapters/messages/message.ts';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { originOf } from '../request/site-of-booking.ts';
import { type Subscription, unsubscribeToken } from './subscription.ts';

/** on the site, for people */
const PAGE = '/unsubscribe';
/** of the api behind the site, for mail programs: notifications.register.ts */
export const ONE_CLICK = '/mail/unsubscribe';

export interface NotificationReader {
  site: Site;
  /** ISO locale */
  language: string;
}

/** The ways out of an e-mail: the page that its last line links, and `unsubscribe`, the address that mail programs post to. */
export function waysOut(
  { env }: Pick<Services, 'env'>,
  { site, language }: NotificationReader,
  subscription: Subscription,
): { page: string; unsubscribe: string } {
  const origin = originOf({ config: site }, env.PUBLIC_URL);
  const query = `?token=${unsubscribeToken(env.APP_SECRET, subscription)}`;
  return {
    page: origin + withPrefix(PAGE, localeOf(language).prefix) + query,
    unsubscribe: `${origin}/api${ONE_CLICK}${query}`,
  };
}

/** A plain text with its way out as the last lines. */
export function withUnsubscribe(
  services: Pick<Services, 'env'>,
  reader: NotificationReader,
  subscription: Subscription,
  text: string,
): Pick<Message, 'text' | 'unsubscribe'> {
  const { page, unsubscribe } = waysOut(services, reader, subscription);
  const ends = messageText({ key: 'notification.unsubscribe' }, reader.language);
  return { text: `${text}\n\n${ends}\n${page}`, unsubscribe };
}

export interface Notification extends NotificationReader {
  kind: NotificationKind;
  userId: number;
  subject: string;
  text: string;
}

/** Sends what its reader may have turned off to a proven e-mail, when the transaction commits. */
export function queueNotification(
  services: Services,
  trx: Kysely<Database>,
  to: string,
  { kind, userId, subject, text, ...reader }: Notification,
): Promise<void> {
  return queueMessage(services, trx, {
    ...{ channel: 'email', to, subject, optional: { kind, userId } },
    ...withUnsubscribe(services, reader, { of: 'account', kind, userId }, text),
  });
}
