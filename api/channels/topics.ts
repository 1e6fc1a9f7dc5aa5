import { PRESENCE_EVENT, WRITING_PUSH, writingPush } from '@cairn/shared-contracts/api/chat-events.schema';
import { WRITING_SECONDS } from '@cairn/shared-contracts/domain/chat';
import { otherSide, requireChat, viewerOf } from '../modules/chat/chat-side.ts';
import { chatTopic, userTopic } from '../modules/chat/events.ts';
import { listenersOf } from '../modules/chat/people.ts';
import { presenceReader, presenceTopic, type SidedChat } from '../modules/chat/presence.ts';
import { readUnread } from '../modules/chat/unread.ts';
import { paymentsTopic } from '../modules/payment/events.ts';
import { batched, perHandle } from '../platform/batched.ts';
import type { SessionUser } from '../platform/call.ts';
import type { DatabaseHandle } from '../platform/db.ts';
import { ApiError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Joined } from './connection.ts';

/** Whoever has the link of a booking: hears of its payments, and of nothing else. */
export interface LinkHolder {
  sessionId: 0;
  /** uuid */
  booking: string;
}

/** the same again within so long is not handed on, ms */
const WRITING_PAUSE_MS = ((WRITING_SECONDS - 1) * 1_000) / 2;
/** whoever stops and begins again is handed on so often: each costs a notification of the database */
const AGAIN_MS = 1_000;

/**
 * Lets somebody into a topic. `user:<id>` is the account's own; `chat:<id>` is open to its two sides, each of which hears messages as it
 * sees them, and whether the other one is there; `payments:<uuid>` to whoever has the link of the booking.
 * @returns undefined when the user may not join
 */
export async function joinTopic(
  services: Services,
  user: SessionUser | LinkHolder,
  topic: string,
): Promise<Joined | undefined> {
  if ('booking' in user)
    return topic === paymentsTopic(user.booking) ? { feed: topic, respond: async () => ({}) } : undefined;
  const [, kind, digits] = /^(user|chat):(\d{1,15})$/.exec(topic) ?? [];
  const id = Number(digits);
  if (kind === 'user' && id === user.id) {
    const respond = async () => ({ unread_count: (await readUnread(services.db, viewerOf(user))).count });
    return { feed: userTopic(id), respond };
  }
  return kind === 'chat' ? joinChat(services, user, id) : undefined;
}

async function joinChat(services: Services, user: SessionUser, id: number): Promise<Joined | undefined> {
  const { db } = services;
  const chat = await requireChat(db, viewerOf(user), id).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  if (!chat) return undefined;
  const { side } = chat;
  const people = await listenersOf(db, chat);
  const others = people.filter((one) => one.side !== side);
  const presence = () => presenceReader(db)(chat);
  return {
    feed: chatTopic(id, side),
    watched: others.map(({ userId }) => presenceTopic(userId)),
    respond: async () => {
      const [revision, there] = await Promise.all([revisions(db)(id), presence()]);
      return { revision, presence: there };
    },
    refresh: async () => [PRESENCE_EVENT, { chat_id: id, ...(await presence()) }],
    onPush: saysWriting(services, chat),
  };
}

const revisions = perHandle((db: DatabaseHandle) =>
  batched(async (ids: readonly number[]) => {
    const rows = await db.selectFrom('chats').select(['id', 'revision']).where('id', 'in', ids).execute();
    const found = new Map(rows.map(({ id, revision }) => [id, revision]));
    return ids.map((id) => found.get(id) ?? 0);
  }),
);

/** What a member says: that it writes, or has stopped. It is handed on to the other side, as often as that needs it. */
function saysWriting({ bus }: Pick<Services, 'bus'>, { id, side }: SidedChat): NonNullable<Joined['onPush']> {
  let isWriting = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  const isNews = (writes: boolean, at: number) =>
    writes ? at - begunAt > (isWriting ? WRITING_PAUSE_MS : AGAIN_MS) : isWriting;
  return async (event, payload) => {
    if (event !== WRITING_PUSH) return undefined;
    const said = writingPush.safeParse(payload);
    if (!said.success) return { status: 'error', response: { reason: 'malformed payload' } };
    const { is_writing } = said.data;
    const at = performance.now();
    if (isNews(is_writing, at)) {
      isWriting = is_writing;
      if (is_writing) begunAt = at;
      const presence = { is_online: true, is_writing, last_seen_at: new Date().toISOString() };
      await bus.publish(chatTopic(id, otherSide(side)), PRESENCE_EVENT, { chat_id: id, ...presence });
    }
    return { status: 'ok', response: {} };
  };
}
