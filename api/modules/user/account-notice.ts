import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MessageParams, messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type CodeReader, tokenAddress } from './code-message.ts';

/** Changes of an account that its owner is told of, whoever made them. */
export type AccountNotice =
  | 'emailChanged'
  | 'emailRestored'
  | 'emailWanted'
  | 'phoneChanged'
  | 'phoneMoved'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'messengerConnected'
  | 'deleted';

interface Notice {
  kind: AccountNotice;
  /** e-mail */
  to: string;
  reader: CodeReader;
  params?: MessageParams;
  /** that undoes it */
  undo?: string;
}

const UNDO_PAGE = '/email-undo';

/** Tells the owner by e-mail, when the transaction commits. */
export function queueNotice(services: Services, trx: Kysely<Database>, notice: Notice): Promise<void> {
  const { kind, to, reader, params = {}, undo } = notice;
  const say = (part: 'subject' | 'text') =>
    messageText(
      { key: `accountNotice.${kind}.${part}`, params: { site: reader.site.name, ...params } },
      reader.language,
    );
  const link = undo && tokenAddress(reader, services.env.PUBLIC_URL, { page: UNDO_PAGE, token: undo });
  const text = [say('text'), ...(link ? [link] : [])].join('\n');
  return queueMessage(services, trx, { channel: 'email', to, subject: say('subject'), text });
}

/** Tells the owner at the account's own e-mail, in the language that they read; nobody where there is none. */
export async function tellOwner(
  services: Services,
  trx: Kysely<Database>,
  userId: number,
  { site, kind, params }: Pick<Notice, 'kind' | 'params'> & Pick<CodeReader, 'site'>,
): Promise<void> {
  const owner = await trx.selectFrom('users').select(['email', 'language']).where('id', '=', userId).executeTakeFirst();
  if (!owner?.email) return;
  const reader = { site, language: owner.language };
  await queueNotice(services, trx, { kind, to: owner.email, reader, ...(params ? { params } : {}) });
}
