import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { createAccount, mergeFavourites, type NewAccount } from './account.ts';

const STORED_MS = 86_400_000;
const MAX_FAVOURITES = 500;

/** What was typed, in whose browser (asker.ts). */
export interface Registration extends NewAccount {
  device: string;
  favourites: readonly number[];
}

/** Keeps what was typed until its e-mail is proven; what the same browser typed before is over. */
export async function keepRegistration(
  { clock }: Services,
  trx: Kysely<Database>,
  { favourites, email, phone, timezone, country_id, password_hash, ...rest }: Registration,
): Promise<void> {
  const typed = {
    ...rest,
    phone: phone ?? null,
    timezone: timezone ?? 'UTC',
    country_id: country_id ?? null,
    password_hash: password_hash ?? null,
    favourites: favourites
      .filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647)
      .slice(0, MAX_FAVOURITES),
    expires_at: new Date(clock.now().getTime() + STORED_MS),
  };
  await trx
    .insertInto('pending_registrations')
    .values({ ...typed, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.columns(['email', 'device']).doUpdateSet(typed))
    .execute();
}

const pending = ({ clock }: Services, db: Kysely<Database>, email: string, device: string) =>
  db
    .selectFrom('pending_registrations')
    .where('email', '=', email)
    .where('device', '=', device)
    .where('expires_at', '>', clock.now());

export const isRegistering = async (
  services: Services,
  db: Kysely<Database>,
  email: string,
  device: string,
): Promise<boolean> => (await pending(services, db, email, device).select('email').executeTakeFirst()) !== undefined;

/**
 * Makes the account that was asked for, now that its e-mail is proven.
 * @param isSameBrowser the one that typed it has proven it. Elsewhere a link was opened, perhaps by somebody who never asked for
 * it: the account is theirs, but a password that another browser chose must not open it.
 * @returns the id of the account; undefined when nobody has asked for one
 */
export async function completeRegistration(
  services: Services,
  trx: Kysely<Database>,
  { email, device, isSameBrowser }: { email: string; device: string; isSameBrowser: boolean },
): Promise<number | undefined> {
  const typed = await pending(services, trx, email, device).selectAll().forUpdate().executeTakeFirst();
  if (!typed) return undefined;
  const { favourites, expires_at: _, device: _device, phone, country_id, password_hash, ...rest } = typed;
  const id = await createAccount(trx, {
    ...rest,
    ...(phone ? { phone } : {}),
    ...(country_id ? { country_id } : {}),
    ...(password_hash && isSameBrowser ? { password_hash } : {}),
    email_verified_at: services.clock.now(),
  });
  if (id === undefined) return undefined;
  if (isSameBrowser) await mergeFavourites(trx, id, favourites);
  await dropRegistrations(trx, email);
  return id;
}

/** Whoever else wanted the e-mail has not proven it. */
const dropRegistrations = async (trx: Kysely<Database>, email: string): Promise<void> => {
  await trx.deleteFrom('pending_registrations').where('email', '=', email).execute();
};

/** @returns what the browser had saved as a guest when it asked for an account that there is already */
export async function favouritesTyped(
  services: Services,
  trx: Kysely<Database>,
  email: string,
  device: string,
): Promise<readonly number[]> {
  return (await pending(services, trx, email, device).select('favourites').executeTakeFirst())?.favourites ?? [];
}

export const sweepRegistrations = async ({ db, clock }: Services): Promise<void> => {
  await db.deleteFrom('pending_registrations').where('expires_at', '<', clock.now()).execute();
};
