import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Push } from './push.ts';

/** of a key that nobody has the other half of: a browser takes it, and nothing is ever sent with it */
const PUBLIC_KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** Keeps pushes in the database, where /dev/outbox shows them. */
export const localPush = (db: Kysely<Database>): Push => ({
  publicKey: PUBLIC_KEY,
  async send({ endpoint }, payload, topic) {
    await db
      .insertInto('dev_messages')
      .values({ channel: 'push', recipient: endpoint, subject: topic, body: JSON.stringify(payload) })
      .execute();
    return 'sent';
  },
});
