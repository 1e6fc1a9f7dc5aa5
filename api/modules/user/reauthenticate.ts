import type { reauthenticateBody } from '@cairn/shared-contracts/api/user.schema';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import type { Asking } from './asker.ts';
import { noteProof, PROOF_SECONDS } from './fresh-proof.ts';
import type { PasskeySite } from './passkeys/relying-party.ts';
import { verifyPasskey } from './passkeys/use-passkey.ts';
import { verifyPassword } from './password.ts';
import { redeemProofCode } from './proof-code.ts';

const MINUTE = 60;
/** somebody who found an open browser guesses */
const PASSWORDS: LimitRule = {
  ...{ name: 'password of a logged-in user', free: 5, window: 15 * MINUTE },
  ...{ wait: 30, longestWait: 15 * MINUTE },
};

/** @throws ApiError 422 wrong_password, 429 too_many_tries */
export async function requirePassword(
  services: Services,
  userId: number,
  password: string,
  field = 'password',
): Promise<void> {
  await services.limits.require(PASSWORDS, String(userId));
  const { password_hash } = await services.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password_hash, password))) throw new ApiError(422, 'wrong_password', { field });
  await services.limits.forget(PASSWORDS, String(userId));
}

/**
 * Proves that it is still the same person: by the password, a code (proof-code.ts), or a passkey of theirs.
 * @throws ApiError 422 wrong_password, code_wrong, code_expired, passkey_refused, validation_failed for no proof at all; 429 too_many_tries
 */
export async function reauthenticate(
  services: Services,
  user: SessionUser,
  from: Asking & PasskeySite,
  { password, code, passkey }: z.output<typeof reauthenticateBody>,
) {
  if (password !== undefined) await requirePassword(services, user.id, password);
  else if (code !== undefined) await redeemProofCode(services, user, code);
  else if (passkey !== undefined) await verifyPasskey(services, from, passkey, user.id);
  else throw invalid({ password: [broken('required')] });
  await noteProof(services, user);
  return { result: true as const, expires_in: PROOF_SECONDS };
}
