import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { Login } from './login.ts';

/** Names and settings that a new account starts with. */
export interface NewAccount {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | undefined;
  timezone?: string | undefined;
  country_id?: number | undefined;
  password_hash?: string;
  email_verified_at?: Date;
  language: string;
  currency: string;
}

/** A phone is a login only once it is verified: anybody may type anybody's number. */
export const findAccount = (db: Kysely<Database>, login: Login) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'password_hash', 'first_name', 'last_name'])
    .$if(login.kind === 'email', (query) => query.where(sql`lower(email)`, '=', login.value))
    .$if(login.kind === 'phone', (query) =>
      query.where('phone', '=', login.value).where('phone_verified_at', 'is not', null),
    )
    .executeTakeFirst();

/** @returns the id of the new account, or undefined when the e-mail has one already */
export async function createAccount(db: Kysely<Database>, account: NewAccount): Promise<number | undefined> {
  const { timezone, country_id, phone, password_hash, email, ...rest } = account;
  const row = await db
    .insertInto('users')
    .values({
      ...rest,
      email: email.toLowerCase(),
      phone: phone ?? null,
      password_hash: password_hash ?? null,
      country_id: country_id ?? null,
      timezone: timezone ?? 'UTC',
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Adds what a visitor saved in a cookie; ids of tours that do not exist are passed over. */
export async function mergeFavourites(db: Kysely<Database>, userId: number, tourIds: readonly number[]): Promise<void> {
  const ids = tourIds.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, 500);
  if (ids.length === 0) return;
  await db
    .insertInto('favourites')
    .columns(['user_id', 'tour_id'])
    .expression((eb) =>
      eb
        .selectFrom('tours')
        .select((tours) => [tours.val(userId).$castTo<number>().as('user_id'), 'tours.id as tour_id'])
        .where('tours.id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Marks the login as proven by a code. The first proof of an e-mail makes earlier claims to it void: a password set by
 * somebody who never read that mailbox must not open the account, nor must sessions opened with it.
 */
export async function proveLogin(
  services: Services,
  db: Kysely<Database>,
  login: Login,
  userId: number,
): Promise<void> {
  const now = services.clock.now();
  if (login.kind === 'phone') {
    await db.updateTable('users').set({ phone_verified_at: now }).where('id', '=', userId).execute();
    return;
  }
  const first = await db
    .updateTable('users')
    .set({ email_verified_at: now, password_hash: null })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!first) return;
  await db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId).execute();
}
