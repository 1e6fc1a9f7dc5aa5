import type { changePasswordBody } from '@cairn/shared-contracts/api/user.schema';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { tellOwner } from './account-notice.ts';
import type { CodeReader } from './code-message.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { holdAccount } from './hold-account.ts';
import { forgetDevices } from './known-devices.ts';
import { voidLinks } from './one-time-link.ts';
import { hashPassword } from './password.ts';
import { requireStrongPassword } from './password-strength.ts';
import { dropPending } from './pending-contacts.ts';
import { requirePassword } from './reauthenticate.ts';
import { revokeSessions, tellEnded } from './sessions.ts';

/**
 * Sets another password and ends all other sessions. The old one proves who asks; without it a fresh proof does, as for an account
 * that has none yet.
 * @throws ApiError 401, 403 reauthentication_required, 422 wrong_password, password_common, validation_failed; 429 too_many_tries
 */
export async function changePassword(
  services: Services,
  user: SessionUser,
  site: CodeReader['site'],
  { old_password, password, confirm_password }: z.output<typeof changePasswordBody>,
): Promise<void> {
  if (password !== confirm_password) throw invalid({ confirm_password: [broken('confirmed')] });
  if (old_password) await requirePassword(services, user.id, old_password, 'old_password');
  else await requireFreshProof(services, user);
  const owner = await services.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  await requireStrongPassword(password, owner);
  const password_hash = await hashPassword(password);
  const ended = await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const changed = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user.id)
      // two at once, or one that the person did not make: the other came first
      .where('password_hash', 'is not distinct from', owner.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new ApiError(422, 'wrong_password', { field: 'old_password' });
    for (const purpose of ['reset_password', 'login'] as const) {
      await voidLinks(services, trx, { purpose, subject: owner.email ?? '' });
    }
    await forgetDevices(trx, user.id);
    await dropPending(trx, user.id);
    await tellOwner(services, trx, user.id, { site, kind: 'passwordChanged' });
    return revokeSessions(services, trx, { userId: user.id, except: user.sessionId });
  });
  await tellEnded(services, ended);
}
