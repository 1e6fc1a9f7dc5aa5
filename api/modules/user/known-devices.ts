import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type Asking, deviceOf } from './asker.ts';

const STORED_MS = 180 * 86_400_000;

/**
 * Whether the browser has logged in to the account before. The same statement runs for an account that there is not.
 * A browser that is known is limited by itself alone: nobody else can lock its owner out.
 */
export async function isKnownDevice(services: Services, userId: number | undefined, asking: Asking): Promise<boolean> {
  const row = await services.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId ?? 0)
    .where('device', '=', deviceOf(asking) ?? '')
    .where('last_login_at', '>', storedSince(services))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(
  { clock }: Services,
  db: Kysely<Database>,
  userId: number,
  asking: Asking,
): Promise<void> {
  const device = deviceOf(asking);
  if (!device) return;
  const last_login_at = clock.now();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device, last_login_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ last_login_at }))
    .execute();
}

/** Whoever knew the password before it was changed is a stranger again. */
export const forgetDevices = async (db: Kysely<Database>, userId: number): Promise<void> => {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
};

export const sweepDevices = async (services: Services): Promise<void> => {
  await services.db.deleteFrom('known_devices').where('last_login_at', '<', storedSince(services)).execute();
};

const storedSince = ({ clock }: Services): Date => new Date(clock.now().getTime() - STORED_MS);
