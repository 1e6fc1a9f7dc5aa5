import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { MESSAGE_OPEN_HOURS } from '@cairn/shared-contracts/domain/chat';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, forbidden, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { type MessageContext, type MessageRow, toChatMessage } from './chat-message.ts';
import { type ChatViewer, chatsOf, keepWriter, sideIn } from './chat-side.ts';
import { publishFrozen, publishMessage } from './events.ts';
import { contextOf } from './message-context.ts';
import { peopleOf } from './people.ts';
import { lockChat } from './write.ts';

const HOUR_MS = 3_600_000;

type Change = Partial<Pick<MessageRow, 'message' | 'edited_at' | 'moderated_at' | 'deleted_at' | 'upload_id'>>;
type Cause = Parameters<typeof publishMessage>[4];

/** Changes a message of a locked chat: its next revision, and the event of it. */
async function revise(
  services: Services,
  trx: Kysely<Database>,
  chat: Awaited<ReturnType<typeof lockChat>>,
  id: number,
  change: Change,
  cause: Cause,
): Promise<{ row: MessageRow; context: MessageContext }> {
  const revision = chat.revision + 1;
  if (change.upload_id === null) await dropUpload(trx, id);
  const row = await trx
    .updateTable('chat_messages')
    .set({ ...change, revision })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('chats').set({ revision }).where('id', '=', chat.id).execute();
  const { names, listeners } = await peopleOf(trx, chat);
  const context = await contextOf(services, trx, chat, [row], names);
  await publishMessage(services, trx, chat, row, cause, { context, listeners });
  return { row, context };
}

/** The file is shown by nothing any more: the cleaning takes it. */
const dropUpload = (trx: Kysely<Database>, messageId: number) =>
  trx
    .updateTable('uploads')
    .set({ attached_at: null })
    .where('id', '=', trx.selectFrom('chat_messages').select('upload_id').where('id', '=', messageId))
    .execute();

interface OwnChange {
  messageId: number;
  change: Change;
  cause: Cause;
}

/** What people do to messages of their own: for a day, in a chat that is open. */
async function reviseOwn(
  services: Services,
  viewer: ChatViewer,
  { messageId, change, cause }: OwnChange,
  reader: Reader,
): Promise<ChatMessage> {
  return services.db.transaction().execute(async (trx) => {
    await keepWriter(trx, viewer);
    const found = await chatsOf(trx, viewer)
      .innerJoin('chat_messages as m', 'm.chat_id', 'c.id')
      .select('c.id')
      .where('m.id', '=', messageId)
      .where('m.user_id', '=', viewer.userId)
      .where('m.author', '!=', 'system')
      .executeTakeFirst();
    if (!found) throw notFound('message_not_found');
    const chat = await lockChat(trx, found.id);
    const before = await messageOf(trx, messageId);
    if (chat.is_frozen) throw new ApiError(409, 'chat_frozen');
    const isLate = services.clock.now().getTime() - before.created_at.getTime() > MESSAGE_OPEN_HOURS * HOUR_MS;
    // what support has changed stays as it is
    if (isLate || before.deleted_at !== null || before.moderated_at !== null) throw new ApiError(409, 'message_closed');
    const { row, context } = await revise(services, trx, chat, messageId, change, cause);
    return toChatMessage(row, sideIn(viewer, chat), context, reader);
  });
}

const messageOf = (trx: Kysely<Database>, id: number): Promise<MessageRow> =>
  trx.selectFrom('chat_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** @throws ApiError 404 message_not_found, 409 chat_frozen, 409 message_closed */
export const editMessage = (
  services: Services,
  viewer: ChatViewer,
  { message_id, message }: { message_id: number; message: string },
  reader: Reader,
): Promise<ChatMessage> =>
  reviseOwn(
    services,
    viewer,
    { messageId: message_id, change: { message, edited_at: services.clock.now() }, cause: 'message_was_edit' },
    reader,
  );

/** The message stays in its place without its words and its file. @throws ApiError as editMessage does */
export const deleteMessage = (
  services: Services,
  viewer: ChatViewer,
  messageId: number,
  reader: Reader,
): Promise<ChatMessage> =>
  reviseOwn(
    services,
    viewer,
    {
      messageId,
      change: { message: '', upload_id: null, deleted_at: services.clock.now() },
      cause: 'message_was_deleted',
    },
    reader,
  );

function requireSupport({ role }: SessionUser): void {
  if (role !== 'admin') throw forbidden();
}

/** Support changes or removes the words of anybody. @throws ApiError 403 forbidden, 404 message_not_found */
export async function moderateMessage(
  services: Services,
  user: SessionUser,
  { message_id, message }: { message_id: number; message: string },
): Promise<void> {
  requireSupport(user);
  await services.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('chat_messages')
      .select('chat_id')
      .where('id', '=', message_id)
      .where('author', '!=', 'system')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw notFound('message_not_found');
    const chat = await lockChat(trx, found.chat_id);
    const change: Change = {
      message,
      moderated_at: services.clock.now(),
      ...(message === '' ? { upload_id: null } : {}),
    };
    await revise(services, trx, chat, message_id, change, 'message_was_moderated');
  });
}

/** Nobody writes into a frozen chat, whose messages stay. @throws ApiError 403 forbidden, 404 chat_not_found */
export async function freezeChat(
  services: Services,
  user: SessionUser,
  { chat_id, is_frozen }: { chat_id: number; is_frozen: boolean },
): Promise<void> {
  requireSupport(user);
  await services.db.transaction().execute(async (trx) => {
    const chat = await trx
      .updateTable('chats')
      .set({ is_frozen })
      .where('id', '=', chat_id)
      .returningAll()
      .executeTakeFirst();
    if (!chat) throw notFound('chat_not_found');
    await publishFrozen(services, trx, chat, is_frozen);
  });
}
