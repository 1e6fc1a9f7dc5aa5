import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount, mergeFavourites, proveLogin } from './account.ts';
import { type Asking, askerOf } from './asker.ts';
import type { Attempts } from './attempts.ts';
import { parseLogin } from './login.ts';
import { redeemCode } from './one-time-code.ts';
import { redeemLink } from './one-time-link.ts';
import { verifyPassword } from './password.ts';
import { readProfile } from './profile.ts';
import { openSession, type Tokens } from './session.ts';

/** Tokens with the profile, as every call that opens a session answers. */
export async function sessionOf(services: Services, { user_id, ...tokens }: Tokens): Promise<Session> {
  return { ...tokens, user: await readProfile(services, user_id) };
}

/** @throws ApiError 401 wrong_credentials, the same for an unknown login and a wrong password; 429 too_many_tries */
export async function signInByPassword(
  services: Services,
  attempts: Attempts,
  body: { login: string; password: string; favourites_tours_ids?: number[] | undefined },
): Promise<Session> {
  const login = parseLogin(body.login);
  attempts.check(login.value, services.clock.now());
  const account = await findAccount(services.db, login);
  const matches = await verifyPassword(account?.password_hash ?? null, body.password);
  if (!account || !matches) {
    attempts.fail(login.value, services.clock.now());
    throw new ApiError(401, 'wrong_credentials');
  }
  attempts.forget(login.value);
  await mergeFavourites(services.db, account.id, body.favourites_tours_ids ?? []);
  return sessionOf(services, await openSession(services, services.db, account.id));
}

/** @throws ApiError as {@link redeemCode} */
export async function signInByCode(
  services: Services,
  asking: Asking,
  body: { login: string; code: string; favourites_tours_ids?: number[] | undefined },
): Promise<Session> {
  const login = parseLogin(body.login);
  await redeemCode(services, { purpose: 'login', subject: login.value, device: askerOf(asking) }, body.code);
  return openProven(services, login.value, body.favourites_tours_ids ?? []);
}

/** @throws ApiError as {@link redeemLink} */
export const signInByLink = async (services: Services, token: string): Promise<Session> =>
  openProven(services, (await redeemLink(services, services.db, 'login', token)).subject, []);

async function openProven(services: Services, loginValue: string, favourites: number[]): Promise<Session> {
  const login = parseLogin(loginValue);
  const tokens = await services.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, login);
    // codes go to existing accounts only, so it was deleted since
    if (!account) throw new ApiError(422, 'code_expired');
    await proveLogin(services, trx, login, account.id);
    await mergeFavourites(trx, account.id, favourites);
    return openSession(services, trx, account.id);
  });
  return sessionOf(services, tokens);
}
