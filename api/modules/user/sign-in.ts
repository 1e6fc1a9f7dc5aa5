import { randomUUID } from 'node:crypto';
import type { authBody, authViaCodeBody, Session } from '@cairn/shared-contracts/api/user.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CallContext } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { siteKeyOf } from '../request/site-of-booking.ts';
import { findAccount, mergeFavourites, proveLogin } from './account.ts';
import { askerOf, type Entering } from './asker.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { type Login, parseLogin } from './login.ts';
import { countPasswordTry } from './login-limits.ts';
import { redeemCode } from './one-time-code.ts';
import { redeemLink } from './one-time-link.ts';
import { type VerifyPassword, verifyPassword } from './password.ts';
import { completeRegistration, favouritesTyped } from './pending-registration.ts';
import { readProfile } from './profile.ts';
import { openSession, type Tokens } from './session.ts';
import { clientOf } from './session-client.ts';

type Caller = Entering & Pick<CallContext<unknown, unknown>, 'prove'>;

/** Tokens with the profile, as every call that opens a session answers. */
export async function sessionOf(services: Services, { user_id, ...tokens }: Tokens): Promise<Session> {
  const [user, row] = await Promise.all([
    readProfile(services, user_id),
    services.db.selectFrom('users').select('subject').where('id', '=', user_id).executeTakeFirst(),
  ]);
  return { ...tokens, ...(row?.subject ? { subject: row.subject } : {}), user };
}

interface LogIn {
  userId: number;
  /** saved as a guest */
  favourites?: readonly number[] | undefined;
  /** what is said when the account was deleted meanwhile */
  gone: () => ApiError;
}

/** Opens a session of its own for somebody who has just proven who they are; their browser is known from now on. @throws what `gone` makes */
export async function logIn(
  services: Services,
  trx: Kysely<Database>,
  asking: Entering,
  { userId, favourites = [], gone }: LogIn,
): Promise<Tokens> {
  // waits for a deletion that is under way; what it leaves has nothing to log in with
  const account = await trx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account || (account.email === null && account.phone === null)) throw gone();
  await trx
    .updateTable('users')
    .set((eb) => ({
      site: siteKeyOf(services, asking.site),
      // what they saw as a guest, they go on seeing
      subject: eb.fn.coalesce('subject', sql<string>`${asking.visitor ?? randomUUID()}::text`),
    }))
    .where('id', '=', userId)
    .execute();
  await mergeFavourites(trx, userId, favourites);
  await rememberDevice(services, trx, userId, asking);
  return openSession(services, trx, userId, clientOf(asking));
}

/**
 * @param verify works a password out once, whatever comes of it
 * @throws ApiError 401 wrong_credentials, the same for an unknown login and a wrong password; 429 too_many_tries,
 * captcha_required, hard_captcha_required
 */
export async function signInByPassword(
  services: Services,
  caller: Caller,
  body: z.output<typeof authBody>,
  verify: VerifyPassword = verifyPassword,
): Promise<Session> {
  const login = parseLogin(body.login);
  const account = await findAccount(services.db, login);
  const isKnown = await isKnownDevice(services, account?.id, caller);
  const counted = await countPasswordTry(services, caller, login.value, isKnown ? account?.id : undefined);
  const matches = await verify(account?.password_hash ?? null, body.password);
  const refused = () => new ApiError(401, 'wrong_credentials');
  if (!account || !matches) throw refused();
  await counted.wasRight();
  const tokens = await services.db
    .transaction()
    .execute((trx) =>
      logIn(services, trx, caller, { userId: account.id, favourites: body.favourites_tours_ids, gone: refused }),
    );
  return sessionOf(services, tokens);
}

/**
 * @param elsewhere where organizers log in; they get the error of type redirect then
 * @throws ApiError 403 login_elsewhere, as {@link redeemCode}
 */
export async function signInByCode(
  services: Services,
  asking: Entering,
  body: z.output<typeof authViaCodeBody>,
  elsewhere?: string,
): Promise<Session> {
  const login = parseLogin(body.login);
  const device = askerOf(asking);
  await redeemCode(services, { purpose: 'login', subject: login.value, device }, body.code);
  const tokens = await services.db.transaction().execute(async (trx) => {
    const account = await accountOf(services, trx, login, { device, isSameBrowser: true });
    const expired = () => new ApiError(422, 'code_expired', { field: 'code' });
    // nobody has an account, nor has asked for one: whoever guessed the code has nothing of it
    if (!account) throw expired();
    if (elsewhere && account.role === 'organizer') {
      throw new ApiError(403, 'login_elsewhere', { type: 'redirect', url: elsewhere });
    }
    const favourites = [...(body.favourites_tours_ids ?? []), ...account.favourites];
    return logIn(services, trx, asking, { userId: account.id, favourites, gone: expired });
  });
  return sessionOf(services, tokens);
}

/** The link of the same message, wherever it is opened. @throws ApiError 422 link_expired */
export async function signInByLink(services: Services, asking: Entering, token: string): Promise<Session> {
  const tokens = await services.db.transaction().execute(async (trx) => {
    const { subject, device } = await redeemLink(services, trx, 'login', token);
    const isSameBrowser = device === askerOf(asking);
    const account = await accountOf(services, trx, parseLogin(subject), { device, isSameBrowser });
    const expired = () => new ApiError(422, 'link_expired');
    if (!account) throw expired();
    return logIn(services, trx, asking, { userId: account.id, favourites: account.favourites, gone: expired });
  });
  return sessionOf(services, tokens);
}

/** Where organizers log in when it is not here; a path of this site is here. The address is the configuration's own, never a caller's. */
export const loginElsewhere = ({ crmLoginLink }: Pick<Site, 'crmLoginLink'>): string | undefined =>
  crmLoginLink.startsWith('/') ? undefined : crmLoginLink;

interface Account {
  id: number;
  role: string;
  /** what the browser had saved as a guest when it asked for an account */
  favourites: readonly number[];
}

/** The account of a login that is proven now, made if it was asked for. */
async function accountOf(
  services: Services,
  trx: Kysely<Database>,
  login: Login,
  asked: { device: string; isSameBrowser: boolean },
): Promise<Account | undefined> {
  const account = await findAccount(trx, login);
  if (account) {
    await proveLogin(services, trx, login, account.id);
    const favourites = asked.isSameBrowser ? await favouritesTyped(services, trx, login.value, asked.device) : [];
    return { id: account.id, role: account.role, favourites };
  }
  const id = await completeRegistration(services, trx, { email: login.value, ...asked });
  return id === undefined ? undefined : { id, role: 'client', favourites: [] };
}
