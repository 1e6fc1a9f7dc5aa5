import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { uploadsOf } from './attachment.ts';
import type { MessageContext, MessageRow } from './chat-message.ts';
import { namesOf } from './people.ts';

export interface ContextChat {
  user_id: number;
  organizer_id: number | null;
  user_read_id: number;
  organizer_read_id: number;
}

/** Everything that the shapes of these messages of one chat need. */
export async function contextOf(
  { media, log }: Pick<Services, 'media' | 'log'>,
  db: Kysely<Database>,
  chat: ContextChat,
  messages: readonly Pick<MessageRow, 'upload_id'>[],
  names?: MessageContext['names'],
): Promise<MessageContext> {
  return {
    ...{ media, log },
    names: names ?? (await namesOf(db, chat)),
    readId: { tourist: chat.user_read_id, organizer: chat.organizer_read_id },
    uploads: await uploadsOf(db, messages),
  };
}
