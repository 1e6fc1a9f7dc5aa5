import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type ChatSide, requireChat, viewerOf } from '../chat/chat-side.ts';
import { publishNotificationsOn, publishUpdatedFor } from '../chat/events.ts';
import { listenersOf, namesOf } from '../chat/people.ts';
import { writerName } from '../chat/writer-name.ts';
import { connectionsOf } from '../messengers/connections.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';
import { queueNotification } from './notification.ts';

/** whoever is on the site reads it there meanwhile */
export const CHAT_NOTICE_DELAY_MS = 5 * 60_000;

/**
 * Tells whoever has not read a message within five minutes that it is there: once, until they have been in the chat again. What it
 * says stays in the chat: a mailbox, a messenger may be open to others.
 */
export async function tellOfMessage(services: Services, messageId: number): Promise<void> {
  const { db } = services;
  const message = await db
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .leftJoin('requests as r', 'r.id', 'c.request_id')
    .select(['m.id', 'm.author', 'm.user_id as writer', 'c.id as chat_id', 'c.user_id', 'c.organizer_id'])
    .select(['c.user_read_id', 'c.organizer_read_id', 'r.site'])
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  // the marketplace's own words come with an e-mail of their own
  if (!message || message.author === 'system') return;
  const readId: Record<ChatSide, number> = { tourist: message.user_read_id, organizer: message.organizer_read_id };
  const writer: ChatSide = message.author === 'organizer' ? 'organizer' : 'tourist';
  const name = (await namesOf(db, message))[writer];
  for (const { userId, side } of await listenersOf(db, message)) {
    if (side === writer || userId === message.writer || readId[side] >= message.id) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await takeTurn(trx, { chat_id: message.chat_id, user_id: userId, told_id: message.id }, readId[side])))
        return;
      await tell(services, trx, userId, { chatId: message.chat_id, writer, name, site: message.site ?? '' });
    });
  }
}

/** Whether the account is told of this chat while it is away. @throws ApiError 404 chat_not_found */
export async function setNotices(services: Services, user: SessionUser, chatId: number, isOn: boolean): Promise<void> {
  const { id } = await requireChat(services.db, viewerOf(user), chatId);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('chat_notices')
      .values({ chat_id: id, user_id: user.id, is_muted: !isOn })
      .onConflict((conflict) => conflict.columns(['chat_id', 'user_id']).doUpdateSet({ is_muted: !isOn }))
      .execute();
    if (isOn) await publishNotificationsOn(services, trx, user.id, { chat_id: id, source: null });
    // the specification has an event for turning on alone
    else await publishUpdatedFor(services, trx, user.id, id);
  });
}

/** @returns false for whoever was told already and has not looked since, or wants to hear nothing of this chat */
async function takeTurn(
  trx: Kysely<Database>,
  notice: { chat_id: number; user_id: number; told_id: number },
  readId: number,
): Promise<boolean> {
  const taken = await trx
    .insertInto('chat_notices')
    .values(notice)
    .onConflict((conflict) =>
      conflict
        .columns(['chat_id', 'user_id'])
        .doUpdateSet({ told_id: notice.told_id })
        .where('chat_notices.is_muted', '=', false)
        .where('chat_notices.told_id', '<=', readId),
    )
    .returning('chat_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** in the messengers that are connected, else by e-mail */
async function tell(
  services: Services,
  trx: Kysely<Database>,
  userId: number,
  { chatId, writer, name, site: key }: { chatId: number; writer: ChatSide; name: string | null; site: string },
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { config: site } = siteOfBooking(services, key);
  const { language } = user;
  const params = { name: writerName(site, language, { writer, name }), site: site.name };
  const say = (key: 'subject' | 'text') => messageText({ key: `notification.chat.${key}`, params }, language);
  const page =
    originOf({ config: site }, services.env.PUBLIC_URL) + withPrefix(`/chat/${chatId}`, localeOf(language).prefix);
  const text = `${say('text')}\n${page}`;
  const kind = 'chat_messages';
  const connections = await connectionsOf(services, trx, userId);
  for (const { source, external_id } of connections) {
    await queueMessage(services, trx, {
      ...{ channel: source, to: external_id, subject: say('subject'), text, optional: { kind, userId } },
    });
  }
  if (connections.length > 0 || !user.email || !user.email_verified_at) return;
  await queueNotification(services, trx, user.email, { kind, userId, subject: say('subject'), text, site, language });
}
