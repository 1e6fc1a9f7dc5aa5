import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { createClient } from '../../request/testing/client.ts';
import { settled } from '../../request/testing/settled.ts';
import { createUser, createWorld } from '../../request/testing/world.ts';

export const CHAT = '/crm/api/chat';

/** how a call ended: '409 chat_frozen' */
export const outcomeOf = ({ status, body }: { status: number; body: ErrorBody }) => `${status} ${body.code}`;

/** A tourist has asked an organizer one question; both are logged in. */
export async function startConversation(api: TestApi) {
  const guest = createClient(api.url);
  const world = await createWorld(api.services);
  const account = await createUser(api.services);
  const tourist = guest.as(account.token);
  const { body: chat } = await tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
    organizer_id: world.organizerId,
    tour_id: world.tourId,
    message: 'Is there a shower?',
  });
  await settled(api.db);
  return { world, userId: account.id, tourist, organizer: guest.as(world.organizerToken), chat };
}
