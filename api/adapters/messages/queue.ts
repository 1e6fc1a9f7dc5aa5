import { SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { Message } from './message.ts';

export const MESSAGE = 'message';
/** what goes to phones: a gateway that takes long holds up no e-mail */
export const PHONE_MESSAGE = 'message.phone';

/** what is left of a message in the outbox once it was sent: codes and addresses must not lie about */
export interface Sent {
  sent: true;
}

/** The work of sending a message, and none: for answers that must not tell by their time whether there was one. */
export const queueNothing = (services: Services, trx: Kysely<Database>): Promise<void> =>
  services.outbox.add(trx, MESSAGE, { sent: true } satisfies Sent);

/** Sends a message when the transaction commits. */
export const queueMessage = (services: Services, trx: Kysely<Database>, message: Message): Promise<void> =>
  services.outbox.add(trx, SENDS_TO[message.channel] === 'email' ? MESSAGE : PHONE_MESSAGE, message);
