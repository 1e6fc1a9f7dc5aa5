import type { PushPayload } from '@cairn/shared-contracts/api/push.schema';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Push } from '../../adapters/push/push.ts';
import { PushRefused } from '../../adapters/push/push-refused.ts';
import { messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type ChatSide, otherSide } from '../chat/chat-side.ts';
import { listenersOf, namesOf } from '../chat/people.ts';
import { writerName } from '../chat/writer-name.ts';
import { siteOfBooking } from '../request/site-of-booking.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Outbox entry: one browser is to be told of one message. */
export const PUSH = 'push';

export interface PushJob {
  endpoint: string;
  message_id: number;
}

const messageOf = ({ db }: Pick<Services, 'db'>, id: number) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .select([
      'm.id',
      'm.author',
      'm.user_id as writer',
      'm.deleted_at',
      'c.id as chat_id',
      'c.user_id',
      'c.organizer_id',
    ])
    .select(['c.user_read_id', 'c.organizer_read_id'])
    .where('m.id', '=', id)
    .executeTakeFirst();

type Message = NonNullable<Awaited<ReturnType<typeof messageOf>>>;

const writerOf = ({ author }: Message): ChatSide => (author === 'organizer' ? 'organizer' : 'tourist');

/** one work for each browser: one that fails does not tell the others twice */
export async function pushMessage(services: Services, messageId: number): Promise<void> {
  const message = await messageOf(services, messageId);
  if (!message || message.author === 'system' || message.deleted_at) return;
  const side = otherSide(writerOf(message));
  const people = (await listenersOf(services.db, message)).filter((one) => one.side === side);
  for (const { userId } of people) {
    if (userId === message.writer || (await isMuted(services, userId, message.chat_id))) continue;
    for (const { endpoint } of await subscriptionsOf(services, userId))
      await services.outbox.add(services.db, PUSH, { endpoint, message_id: messageId } satisfies PushJob);
  }
}

/** looked up at the last moment: it may be read, muted or logged out by now */
export async function deliverPush(services: Services, push: Push, { endpoint, message_id }: PushJob): Promise<void> {
  const message = await messageOf(services, message_id);
  const row = await services.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (!message || message.deleted_at || !row) return;
  const isOpen = (await subscriptionsOf(services, row.user_id)).some((one) => one.endpoint === endpoint);
  const writer = writerOf(message);
  const readId = writer === 'tourist' ? message.organizer_read_id : message.user_read_id;
  const isMeant = (await listenersOf(services.db, message)).some(
    ({ userId, side }) => userId === row.user_id && side !== writer,
  );
  if (!isOpen || !isMeant || readId >= message.id) return;
  const name = (await namesOf(services.db, message))[writer];
  const payload = payloadOf(services, { ...row, chatId: message.chat_id, writer, name });
  const outcome = await push.send({ endpoint, keys: row }, payload, payload.tag).catch((error: unknown) => {
    if (!(error instanceof PushRefused)) throw error;
    // the browser may still be one that other keys reach: nothing is tried again, and nothing forgotten
    services.log.error({ error: error.message }, 'a push cannot be sent');
    return 'refused' as const;
  });
  if (outcome === 'gone') await services.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

interface Told {
  language: string;
  site: string;
  chatId: number;
  writer: ChatSide;
  name: string | null;
}

function payloadOf(services: Services, { language, site: key, chatId, writer, name }: Told): PushPayload {
  const { config: site } = siteOfBooking(services, key);
  const params = { name: writerName(site, language, { writer, name }), site: site.name };
  const { prefix, iso } = localeOf(language);
  return {
    title: messageText({ key: 'notification.chat.subject', params }, language),
    body: messageText({ key: 'notification.chat.push', params }, language),
    path: withPrefix(`/chat/${chatId}`, prefix),
    tag: `chat-${chatId}`,
    lang: iso,
  };
}

async function isMuted({ db }: Pick<Services, 'db'>, userId: number, chatId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('chat_notices as n', (join) => join.onRef('n.user_id', '=', 'u.id').on('n.chat_id', '=', chatId))
    .select(['u.muted_notifications', 'n.is_muted'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return !user || user.is_muted === true || user.muted_notifications.includes('chat_messages');
}
