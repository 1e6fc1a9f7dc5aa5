import type { authViaPasskeyBody, Session } from '@cairn/shared-contracts/api/user.schema';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { LimitRule } from '../../../platform/limits.ts';
import type { Services } from '../../../platform/services.ts';
import type { Asking, Entering } from '../asker.ts';
import { logIn, sessionOf } from '../sign-in.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenge.ts';
import { passkeyRefused } from './passkey-refused.ts';
import { type PasskeySite, relyingPartyOf } from './relying-party.ts';
import { transportsOf } from './stored-passkey.ts';

/** a passkey cannot be guessed; the limit is for the work that each try makes */
const TRIES: LimitRule = { name: 'passkeys, address', free: 60, window: 300 };

/** What a browser needs to log in with any passkey that it has for this site: it asks the person which, the api does not. */
export async function passkeyLoginOptions(services: Services, from: Asking & PasskeySite) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(services, from.site).id,
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  await keepChallenge(services, options.challenge, { userId: null, asking: from });
  return { options: { ...options } };
}

/**
 * Whose passkey it is.
 * @param of of this user, or it is refused
 * @throws ApiError 422 passkey_refused, 429 too_many_tries
 */
export async function verifyPasskey(
  services: Services,
  from: Asking & PasskeySite,
  credential: Readonly<Record<string, unknown>>,
  of?: number,
): Promise<number> {
  if (services.env.RATE_LIMIT) await services.limits.require(TRIES, from.address);
  const row = await services.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', typeof credential.id === 'string' ? credential.id : '')
    .executeTakeFirst();
  if (!row || (of !== undefined && row.user_id !== of)) throw passkeyRefused();
  const party = relyingPartyOf(services, from.site);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // checked by the library, field by field
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, { userId: null, asking: from }),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: transportsOf(row.transports),
      },
      requireUserVerification: false,
    });
    if (verified) {
      const { newCounter, credentialBackedUp } = authenticationInfo;
      await services.db
        .updateTable('passkeys')
        .set({ counter: newCounter, is_synced: credentialBackedUp, last_used_at: services.clock.now() })
        .where('id', '=', row.id)
        .execute();
      return row.user_id;
    }
  } catch (error) {
    services.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused');
  }
  throw passkeyRefused();
}

/** @throws ApiError as {@link verifyPasskey} */
export async function signInByPasskey(
  services: Services,
  from: Entering & PasskeySite,
  { credential, favourites_tours_ids }: z.output<typeof authViaPasskeyBody>,
): Promise<Session> {
  const userId = await verifyPasskey(services, from, credential);
  const tokens = await services.db
    .transaction()
    .execute((trx) => logIn(services, trx, from, { userId, favourites: favourites_tours_ids, gone: passkeyRefused }));
  return sessionOf(services, tokens);
}
