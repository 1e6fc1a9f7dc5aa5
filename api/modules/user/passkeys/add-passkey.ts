import type { Passkey } from '@cairn/shared-contracts/api/user.schema';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SessionUser } from '../../../platform/call.ts';
import type { Services } from '../../../platform/services.ts';
import { tellOwner } from '../account-notice.ts';
import type { Asking } from '../asker.ts';
import { holdAccount } from '../hold-account.ts';
import { keyed } from '../tokens.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenge.ts';
import { passkeyRefused } from './passkey-refused.ts';
import { type PasskeySite, relyingPartyOf } from './relying-party.ts';
import { toPasskey, transportsOf } from './stored-passkey.ts';

type From = Asking & PasskeySite;
type Credential = Readonly<Record<string, unknown>>;

/** WebAuthn asks for a handle that tells nothing of the person, the same for all of their passkeys */
const handleOf = (secret: string, userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(keyed(secret, `access:passkey user ${userId}`), 'base64url'));

/** What a browser needs to make a passkey for the account; it makes none on a device that has one. */
export async function newPasskeyOptions(services: Services, user: SessionUser, from: From) {
  const party = relyingPartyOf(services, from.site);
  const { first_name, last_name, email } = await services.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const existing = await services.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user.id)
    .execute();
  const name = `${first_name} ${last_name}`.trim();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: handleOf(services.env.APP_SECRET, user.id),
    userName: email ?? name,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: existing.map((one) => ({ id: one.credential_id, transports: transportsOf(one.transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(services, options.challenge, { userId: user.id, asking: from });
  return { options: { ...options } };
}

/** Takes a passkey that a browser has made. @throws ApiError 422 passkey_refused */
export async function addPasskey(
  services: Services,
  user: SessionUser,
  from: From,
  { credential, name }: { credential: Credential; name: string },
): Promise<Passkey> {
  const made = await verifyNew(services, user, from, credential);
  const { id, publicKey, counter, transports = [] } = made.credential;
  return services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const row = await trx
      .insertInto('passkeys')
      .values({
        ...{ user_id: user.id, credential_id: id, public_key: Buffer.from(publicKey), counter, name },
        ...{ transports: [...transports], is_synced: made.credentialBackedUp, created_at: services.clock.now() },
      })
      // one passkey is of one account
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw passkeyRefused();
    await tellOwner(services, trx, user.id, { site: from.site, kind: 'passkeyAdded', params: { name } });
    return toPasskey(row);
  });
}

async function verifyNew(services: Services, user: SessionUser, from: From, credential: Credential) {
  const party = relyingPartyOf(services, from.site);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // checked by the library, field by field
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, { userId: user.id, asking: from }),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (verified && registrationInfo) return registrationInfo;
  } catch (error) {
    services.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'new passkey refused');
  }
  throw passkeyRefused();
}
