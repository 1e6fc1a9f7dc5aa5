import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { type CodeReader, codeMessage } from './code-message.ts';
import { type CodePurpose, issueCode } from './one-time-code.ts';
import { issueLink, type LinkPurpose } from './one-time-link.ts';

const HOUR = 3_600;
/** somebody who is logged in asks for codes: to confirm an address or number, or that it is still them */
const CODES_OF_USER: LimitRule = { name: 'codes of a user', free: 20, window: HOUR };

type UserPurpose = Exclude<CodePurpose, 'login' | 'booking'>;

interface UserCode {
  purpose: UserPurpose;
  userId: number;
  /** a channel that delivers (channel.ts), and what it addresses by; the code proves this address */
  channel: CodeSender;
  to: string;
  reader: CodeReader;
  /** a link beside the code, to this page of the site: the token is appended to it */
  link?: { purpose: LinkPurpose; page: string };
  /** what the message begins with */
  why?: 'newEmail';
  /** what is queued in place of the code, which nobody reads then; the rest is the same work */
  instead?: (trx: Kysely<Database>) => Promise<void>;
}

/** @throws ApiError 429 too_many_tries */
const countUserCode = ({ limits }: Services, purpose: UserPurpose, userId: number) =>
  limits.require(CODES_OF_USER, `${purpose} ${userId}`, { says: 'instead.codesAsked' });

/**
 * Sends a code to somebody who is logged in. Within the resend time the one that is on its way stands.
 * @returns what `codeSent` says
 * @throws ApiError 429 too_many_tries
 */
export async function sendUserCode(services: Services, order: UserCode) {
  const { purpose, userId, channel, to, reader, link, why, instead } = order;
  // outside the transaction, which holds a connection: all of them waiting for a second one would wait for ever
  await countUserCode(services, purpose, userId);
  const resend_in = await services.db.transaction().execute(async (trx) => {
    const issued = await issueCode(services, trx, { purpose, subject: userId, about: to });
    if (!issued.isNew) return issued.resend_in;
    const token = link && (await issueLink(services, trx, { purpose: link.purpose, subject: userId, about: to }));
    const secrets = { code: issued.code, why, ...(link && token ? { link: { page: link.page, token } } : {}) };
    if (instead) await instead(trx);
    else await queueMessage(services, trx, { channel, to, ...codeMessage(reader, services.env.PUBLIC_URL, secrets) });
    return issued.resend_in;
  });
  return { result: true as const, resend_in, expires_in: CODE_TTL_SECONDS };
}
