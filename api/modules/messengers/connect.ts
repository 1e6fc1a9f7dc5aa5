import type { MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { type MessageKey, messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { publishNotificationsOn } from '../chat/events.ts';
import { siteOfBooking } from '../request/site-of-booking.ts';
import { tellOwner } from '../user/account-notice.ts';
import { codeHashOf } from './connection-code.ts';
import { MESSENGER_NAMES } from './names.ts';

/** Something that a person wrote to the site's conversation in a messenger. */
export interface Received {
  source: MessengerSource;
  /** what the messenger knows the person by, and messages are sent to */
  from: string;
  text: string;
}

/** What is answered there, in the person's language. */
export interface Reply {
  outcome: 'connected' | 'taken' | 'unknown_code' | 'too_many_tries';
  text: string;
}

/** whoever writes there is limited by what the messenger knows them by: a code has 40 bits, and nobody gets 20 an hour at them */
const GUESSES = { name: 'messenger code', free: 20, window: 3_600 } as const;

/** how each messenger hands the code of a link over: '/start CODE' */
const COMMAND = /^\/start\s+/;

/**
 * Connects the account whose code was sent. A conversation belongs to one account: another one's code does not take it away, for
 * whoever was talked into sending it must not lose their own messages.
 */
export async function receiveCode(services: Services, { source, from, text }: Received): Promise<Reply> {
  const { db, clock, limits } = services;
  const guess = await limits.take(GUESSES, `${source} ${from}`);
  if (!guess.passed) return reply('too_many_tries', 'en-US');
  return db.transaction().execute(async (trx) => {
    const code = await trx
      .deleteFrom('messenger_codes')
      .where('code_hash', '=', codeHashOf(text.trim().replace(COMMAND, '')))
      .where('source', '=', source)
      .where('expires_at', '>', clock.now())
      .returning(['user_id', 'site'])
      .executeTakeFirst();
    if (!code) return reply('unknown_code', 'en-US');
    const user = await trx
      .selectFrom('users')
      .select(['language'])
      .where('id', '=', code.user_id)
      .executeTakeFirstOrThrow();
    const connected = await trx
      .insertInto('messenger_connections')
      .values({ user_id: code.user_id, source, external_id: from, connected_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!connected) return reply((await isOwn()) ? 'connected' : 'taken', user.language);
    await publishNotificationsOn(services, trx, code.user_id, { chat_id: null, source });
    const { config: site } = siteOfBooking(services, code.site);
    await tellOwner(services, trx, code.user_id, {
      site,
      kind: 'messengerConnected',
      params: { name: MESSENGER_NAMES[source] ?? source },
    });
    return reply('connected', user.language);

    async function isOwn(): Promise<boolean> {
      const own = await trx
        .selectFrom('messenger_connections')
        .select('user_id')
        .where('user_id', '=', code?.user_id ?? 0)
        .where('source', '=', source)
        .where('external_id', '=', from)
        .executeTakeFirst();
      return own !== undefined;
    }
  });
}

const KEYS: Readonly<Record<Reply['outcome'], MessageKey>> = {
  connected: 'messenger.connected',
  taken: 'messenger.taken',
  unknown_code: 'messenger.unknownCode',
  too_many_tries: 'refused.too_many_tries',
};
const reply = (outcome: Reply['outcome'], language: string): Reply => ({
  outcome,
  text: messageText({ key: KEYS[outcome] }, language),
});
