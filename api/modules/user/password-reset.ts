import type { passwordRecoveryBody, passwordResetBody } from '@cairn/shared-contracts/api/user.schema';
import { CODE_RESEND_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type * as z from 'zod/mini';
import { queueMessage } from '../../adapters/messages/queue.ts';
import { ApiError } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './account.ts';
import { askerOf } from './asker.ts';
import type { CodeReader } from './code-message.ts';
import { forgetDevices, isKnownDevice } from './known-devices.ts';
import { parseLogin } from './login.ts';
import type { Visitor } from './login-code.ts';
import { countCode } from './login-limits.ts';
import { passwordChangedMessage, queueResetLink } from './login-message.ts';
import { checkLink, issueLink, linkSeconds, redeemLink, voidLinks } from './one-time-link.ts';
import { hashPassword } from './password.ts';
import { requireStrongPassword } from './password-strength.ts';
import { dropPending } from './pending-contacts.ts';
import { revokeSessions, tellEnded } from './sessions.ts';
import { dropAddedSince } from './young-credentials.ts';

const AGAIN: LimitRule = { name: 'recovery', free: 1, window: CODE_RESEND_SECONDS };
const LIFETIME = linkSeconds('reset_password');

/**
 * Sends a link to set another password. Whether the e-mail has an account is looked up after the answer.
 * @throws ApiError 429 too_many_tries, captcha_required, hard_captcha_required
 */
export async function recoverPassword(
  services: Services,
  visitor: Visitor,
  body: z.output<typeof passwordRecoveryBody>,
) {
  const login = parseLogin(body.email);
  const account = await findAccount(services.db, login);
  const isKnown = await isKnownDevice(services, account?.id, visitor);
  await countCode(services, visitor, login.value, isKnown ? account?.id : undefined);
  const device = askerOf(visitor);
  const again = await services.limits.take(AGAIN, `${login.value} ${device}`);
  const answer = { result: true as const, resend_in: again.retryAfter, expires_in: LIFETIME };
  // the message that is on its way stands
  if (!again.passed) return answer;
  await services.db.transaction().execute(async (trx) => {
    const token = await issueLink(services, trx, {
      ...{ purpose: 'reset_password', subject: login.value, about: login.value, device },
    });
    await queueResetLink(
      services,
      trx,
      { login: login.value, channel: 'email', device, reader: visitor },
      { token, minutes: LIFETIME / 60 },
    );
  });
  return answer;
}

/** the longest that somebody is taken to have been in an account before its owner notices (decision 30) */
const SUSPECT_DAYS = 30;

/**
 * Sets another password by the token of the link, and ends all sessions: somebody else may hold them, and may have added a passkey or
 * a messenger to come back with. Those of the last 30 days go, the older ones are named to the owner. A password that is refused leaves
 * the link good.
 * @throws ApiError 422 link_expired, password_common
 */
export async function resetPassword(
  services: Services,
  reader: CodeReader,
  { token, password }: z.output<typeof passwordResetBody>,
): Promise<void> {
  // both before the transaction: neither holds a connection up, and a refusal leaves the link good
  await checkLink(services, 'reset_password', token);
  await requireStrongPassword(password);
  const password_hash = await hashPassword(password);
  const ended = await services.db.transaction().execute(async (trx) => {
    const { subject } = await redeemLink(services, trx, 'reset_password', token);
    const account = await findAccount(trx, parseLogin(subject));
    // it has another e-mail by now, or is no more
    if (!account) throw new ApiError(422, 'link_expired');
    await requireStrongPassword(password, account);
    const now = services.clock.now();
    await trx
      .updateTable('users')
      .set((eb) => ({ password_hash, email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
      .where('id', '=', account.id)
      .execute();
    for (const purpose of ['reset_password', 'login'] as const) await voidLinks(services, trx, { purpose, subject });
    await forgetDevices(trx, account.id);
    await dropPending(trx, account.id);
    const dropped = await dropAddedSince(trx, account.id, new Date(now.getTime() - SUSPECT_DAYS * 86_400_000));
    const kept = await trx.selectFrom('passkeys').select('name').where('user_id', '=', account.id).execute();
    const message = passwordChangedMessage(reader, services.env.PUBLIC_URL, {
      ...dropped,
      kept: kept.map(({ name }) => name),
      days: SUSPECT_DAYS,
    });
    await queueMessage(services, trx, { channel: 'email', to: subject, ...message });
    return revokeSessions(services, trx, { userId: account.id });
  });
  await tellEnded(services, ended);
}
