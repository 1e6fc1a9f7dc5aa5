import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MessageKey, messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { originOf } from '../request/site-of-booking.ts';
import { findAccount } from './account.ts';
import { type CodeReader, codeMessage, type TokenLink, tokenAddress } from './code-message.ts';
import { parseLogin } from './login.ts';
import { isRegistering } from './pending-registration.ts';
import type { Dropped } from './young-credentials.ts';

const KIND = 'login message';
const LOGIN_PAGE = '/login-via-token';
const RESET_PAGE = '/password-reset';

interface MessageText {
  subject: string;
  text: string;
}

/**
 * What is sent to a login depends on whether it has an account. That is looked up when the answer has left, so neither the answer
 * nor its time tells; the request writes all that could be sent.
 */
interface LoginMessage {
  login: string;
  channel: CodeSender;
  /** asker.ts */
  device: string;
  /** to an account */
  member: MessageText;
  /** to somebody who has just asked for one */
  newcomer: MessageText | null;
  /** to an e-mail that nobody is known by */
  nobody: MessageText;
}
/** what is left in the outbox: codes must not lie about */
interface Sent {
  sent: true;
}

interface Recipient {
  login: string;
  channel: CodeSender;
  device: string;
  reader: CodeReader;
}

/** Sends a code and a link to whoever the login belongs to, when the transaction commits. */
export function queueLoginCode(
  services: Services,
  trx: Kysely<Database>,
  { reader, ...to }: Recipient,
  { code, token, occasion }: { code: string | null; token: string; occasion: 'login' | 'register' },
): Promise<void> {
  const { PUBLIC_URL } = services.env;
  const link = { page: LOGIN_PAGE, token };
  const newcomer =
    code === null ? linkMessage(reader, PUBLIC_URL, link) : codeMessage(reader, PUBLIC_URL, { code, link });
  const exists = messageText({ key: 'codeMessage.exists', params: { site: reader.site.name } }, reader.language);
  return services.outbox.add(trx, KIND, {
    ...to,
    newcomer,
    member: occasion === 'login' ? newcomer : { ...newcomer, text: `${exists}\n\n${newcomer.text}` },
    nobody: nobodyMessage(reader, PUBLIC_URL),
  } satisfies LoginMessage);
}

/** Sends a link to set another password to the owner of the e-mail, when the transaction commits. */
export function queueResetLink(
  services: Services,
  trx: Kysely<Database>,
  { reader, ...to }: Recipient,
  { token, minutes }: { token: string; minutes: number },
): Promise<void> {
  const { PUBLIC_URL } = services.env;
  const say = messagesFor(reader);
  return services.outbox.add(trx, KIND, {
    ...to,
    member: {
      subject: say('loginMessage.resetSubject'),
      text: [
        say('loginMessage.reset', { minutes }),
        tokenAddress(reader, PUBLIC_URL, { page: RESET_PAGE, token }),
        '',
        say('loginMessage.resetUnasked'),
      ].join('\n'),
    },
    newcomer: null,
    nobody: nobodyMessage(reader, PUBLIC_URL),
  } satisfies LoginMessage);
}

interface AfterReset extends Dropped {
  /** names of the passkeys that still log in */
  kept: readonly string[];
  /** how young those were that went */
  days: number;
}

/** Tells the owner that the password is another one, and which passkeys and messengers went and stayed. */
export function passwordChangedMessage(reader: CodeReader, publicUrl: string, after: AfterReset): MessageText {
  const say = messagesFor(reader);
  const { passkeys, messengers, kept, days } = after;
  const named = (key: MessageKey, names: readonly string[]) =>
    names.length > 0 ? ['', say(key, { days, names: names.map((name) => `“${name}”`).join(', ') })] : [];
  return {
    subject: say('loginMessage.changedSubject'),
    text: [
      say('loginMessage.changed'),
      addressOf(reader, publicUrl, '/password-recovery'),
      ...named('loginMessage.passkeysRemoved', passkeys),
      ...named('loginMessage.messengersRemoved', messengers),
      ...(kept.length > 0
        ? [...named('loginMessage.passkeysKept', kept), addressOf(reader, publicUrl, '/settings')]
        : []),
    ].join('\n'),
  };
}

/** Says how they are sent. */
export function handleLoginMessages(services: Services): void {
  services.outbox.handle<LoginMessage | Sent>(KIND, async (message, { id }) => {
    if ('sent' in message) return;
    await services.db.transaction().execute(async (trx) => {
      const text = await textTo(services, trx, message);
      if (text) await queueMessage(services, trx, { channel: message.channel, to: message.login, ...text });
      await trx
        .updateTable('outbox')
        .set({ payload: JSON.stringify({ sent: true } satisfies Sent) })
        .where('id', '=', id)
        .execute();
    });
  });
}

async function textTo(services: Services, db: Kysely<Database>, message: LoginMessage): Promise<MessageText | null> {
  const login = parseLogin(message.login);
  if (await findAccount(db, login)) return message.member;
  if (message.newcomer && (await isRegistering(services, db, login.value, message.device))) return message.newcomer;
  // a message to a number costs money, and nobody who reads it has asked for it
  return login.kind === 'email' ? message.nobody : null;
}

const messagesFor =
  ({ language, site }: CodeReader) =>
  (key: MessageKey, params: Readonly<Record<string, string | number>> = {}): string =>
    messageText({ key, params: { site: site.name, ...params } }, language);

const addressOf = ({ language, site }: CodeReader, publicUrl: string, page: string): string =>
  originOf({ config: site }, publicUrl) + withPrefix(page, localeOf(language).prefix);

function linkMessage(reader: CodeReader, publicUrl: string, link: TokenLink): MessageText {
  const say = messagesFor(reader);
  return {
    subject: say('codeMessage.linkSubject'),
    text: [
      say('codeMessage.linkOnly', { minutes: CODE_TTL_SECONDS / 60 }),
      tokenAddress(reader, publicUrl, link),
      '',
      say('codeMessage.unasked'),
    ].join('\n'),
  };
}

function nobodyMessage(reader: CodeReader, publicUrl: string): MessageText {
  const say = messagesFor(reader);
  return {
    subject: say('loginMessage.noneSubject'),
    text: [say('loginMessage.none'), addressOf(reader, publicUrl, '/register'), '', say('codeMessage.unasked')].join(
      '\n',
    ),
  };
}
