import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { MESSENGER_NAMES } from '../messengers/names.ts';

export interface Dropped {
  passkeys: string[];
  messengers: string[];
}

/** Takes away what was added to an account since: whoever was in it may have added a way back in. @returns their names */
export async function dropAddedSince(trx: Kysely<Database>, userId: number, since: Date): Promise<Dropped> {
  const passkeys = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  const messengers = await trx
    .deleteFrom('messenger_connections')
    .where('user_id', '=', userId)
    .where('connected_at', '>=', since)
    .returning('source')
    .execute();
  await trx.deleteFrom('messenger_codes').where('user_id', '=', userId).execute();
  return {
    passkeys: passkeys.map(({ name }) => name),
    messengers: messengers.map(({ source }) => MESSENGER_NAMES[source] ?? source),
  };
}
