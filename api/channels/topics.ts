import { requireChat, viewerOf } from '../modules/chat/chat-side.ts';
import { chatTopic, userTopic } from '../modules/chat/events.ts';
import { paymentsTopic } from '../modules/payment/events.ts';
import type { SessionUser } from '../platform/call.ts';
import { ApiError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** Whoever has the link of a booking: hears of its payments, and of nothing else. */
export interface LinkHolder {
  sessionId: 0;
  /** uuid */
  booking: string;
}

/**
 * What a member of a topic hears: the bus topic behind it. `user:<id>` is the account's own; `chat:<id>` is open to the two sides, each of which
 * hears messages as it sees them.
 * @returns undefined when the user may not join
 */
export async function feedOf(
  services: Services,
  user: SessionUser | LinkHolder,
  topic: string,
): Promise<string | undefined> {
  if ('booking' in user) return topic === paymentsTopic(user.booking) ? topic : undefined;
  const [, kind, digits] = /^(user|chat):(\d{1,15})$/.exec(topic) ?? [];
  const id = Number(digits);
  if (kind === 'user') return id === user.id ? userTopic(id) : undefined;
  if (kind !== 'chat') return undefined;
  try {
    const { side } = await requireChat(services.db, viewerOf(user), id);
    return chatTopic(id, side);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
