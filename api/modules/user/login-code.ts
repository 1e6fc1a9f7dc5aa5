import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { CallContext } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './account.ts';
import { askerOf } from './asker.ts';
import { isKnownDevice } from './known-devices.ts';
import type { Login } from './login.ts';
import { countCode } from './login-limits.ts';
import { queueLoginCode } from './login-message.ts';
import { issueCode } from './one-time-code.ts';
import { issueLink } from './one-time-link.ts';
import { keepRegistration, type Registration } from './pending-registration.ts';

/** Who asks, and how they read. */
export type Visitor = Pick<
  CallContext<unknown, unknown>,
  'address' | 'device' | 'prove' | 'language' | 'currency' | 'site'
>;

/**
 * Sends a code to the login, through the outbox. Known and unknown logins get the same answer after the same work: a code is made for
 * each, and what is sent with it is decided afterwards. Within the resend time the one that is on its way stands.
 * @param registration what somebody wants to have an account with
 * @throws ApiError 429 too_many_tries, captcha_required, hard_captcha_required
 */
export async function sendLoginCode(
  services: Services,
  visitor: Visitor,
  { login, channel, registration }: { login: Login; channel: CodeSender; registration?: Registration },
) {
  const account = await findAccount(services.db, login);
  const isKnown = await isKnownDevice(services, account?.id, visitor);
  const { isTypable } = await countCode(services, visitor, login.value, isKnown ? account?.id : undefined);
  const device = askerOf(visitor);
  const owner = { purpose: 'login', subject: login.value, device, about: login.value } as const;
  const resend_in = await services.db.transaction().execute(async (trx) => {
    if (registration) await keepRegistration(services, trx, registration);
    const issued = await issueCode(services, trx, { ...owner, isTypable });
    if (!issued.isNew) return issued.resend_in;
    const token = await issueLink(services, trx, owner);
    await queueLoginCode(
      services,
      trx,
      { login: login.value, channel, device, reader: visitor },
      {
        ...{ token, code: isTypable ? issued.code : null },
        // a password that was typed for an account that there is already: its owner is told
        occasion: registration?.password_hash ? 'register' : 'login',
      },
    );
    return issued.resend_in;
  });
  return { result: true as const, resend_in, expires_in: CODE_TTL_SECONDS };
}
