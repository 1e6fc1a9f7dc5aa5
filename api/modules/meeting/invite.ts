import { meetingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, type ToldValue, tell } from '../../platform/told.ts';
import { endOfLinks } from '../request/end-of-links.ts';
import type { AboutBooking } from '../request/notice-facts.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';
import { newToken, tokenHash } from '../user/tokens.ts';

/**
 * Asks the organizer of a booking that was prepaid where its party is met: makes the key of the page and mails it to whoever works for
 * them, in the transaction of the payment. A key from before ends, what was said by it stays.
 */
export async function inviteToMeet(services: Services, trx: Kysely<Database>, about: AboutBooking): Promise<void> {
  const people = await trx
    .selectFrom('users')
    .select(['email', 'language', 'timezone'])
    .where('role', '=', 'organizer')
    .where('organizer_id', '=', about.organizer_id)
    .where('email', 'is not', null)
    .execute();
  const key = newToken();
  const link = {
    ...{ key_hash: tokenHash(key), created_at: services.clock.now() },
    expires_at: endOfLinks(about.ends_on),
  };
  await trx
    .insertInto('meetings')
    .values({ request_id: about.id, ...link })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(link))
    .execute();
  for (const { email, language, timezone } of people) {
    if (!email) continue;
    const message = mailOf(services, about, { language, timeZone: timezone, side: 'organizer' }, key);
    await queueMessage(services, trx, {
      ...{ channel: 'email', to: email, subject: message.subject },
      ...{ text: mailText(message), html: mailHtml(message) },
    });
  }
}

function mailOf(services: Services, about: AboutBooking, reader: Reader, key: string): MailMessage {
  const { tour, starts_on, ends_on, tourists_count: count, id } = about;
  const site = siteOfBooking(services, about.site);
  const say = (text: MessageKey, value: ToldValue = '') => tell({ key: text, values: { tour, count, value } }, reader);
  const page = withPrefix(meetingPath(key), localeOf(reader.language).prefix);
  return {
    ...{ language: reader.language, site: site.config.name },
    ...{ subject: say('told.meeting.subject'), paragraphs: [say('told.meeting.text')] },
    rows: [
      [say('told.mail.row.tour'), tour],
      [say('told.mail.row.dates'), say('told.mail.value', { days: [starts_on, ends_on] })],
      [say('told.mail.row.tourists'), String(count)],
      [say('told.mail.row.number'), String(id)],
    ],
    action: { label: say('told.meeting.action'), href: originOf(site, services.env.PUBLIC_URL) + page },
    notes: [say('told.meeting.secret')],
  };
}
