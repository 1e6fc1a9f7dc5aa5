import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { Message } from './message.ts';

export const MESSAGE = 'message';

/** Sends a message when the transaction commits. */
export const queueMessage = (services: Services, trx: Kysely<Database>, message: Message): Promise<void> =>
  services.outbox.add(trx, MESSAGE, message);
