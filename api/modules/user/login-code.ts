import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Services } from '../../platform/services.ts';
import { type Asking, askerOf } from './asker.ts';
import { type CodeReader, codeMessage } from './code-message.ts';
import { issueCode } from './one-time-code.ts';
import { issueLink } from './one-time-link.ts';

const PAGE = '/login-via-token';

/**
 * Sends a code to the login through the outbox. Within the resend time the one that is on its way stands.
 * @returns seconds until another may be asked for
 * @throws ApiError 429 too_many_tries
 */
export async function sendCode(
  services: Services,
  login: string,
  channel: CodeSender,
  reader: CodeReader & Asking,
): Promise<{ resend_in: number }> {
  const owner = { purpose: 'login', subject: login, device: askerOf(reader), about: login } as const;
  return services.db.transaction().execute(async (trx) => {
    const issued = await issueCode(services, trx, owner);
    if (!issued.isNew) return { resend_in: issued.resend_in };
    const link = { page: PAGE, token: await issueLink(services, trx, owner) };
    const message = codeMessage(reader, services.env.PUBLIC_URL, { code: issued.code, link });
    await queueMessage(services, trx, { channel, to: login, ...message });
    return { resend_in: issued.resend_in };
  });
}
