import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { organizerName, type Reader, type ToldValue, tell } from '../../platform/told.ts';
import { openChat, writeTold } from '../chat/write.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { type AboutBooking, aboutBooking } from '../request/notice-facts.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';

/** Tells whoever booked where and when they are met: by mail and in the chat, in the transaction that saves it. */
export async function tellParty(
  services: Services,
  trx: Kysely<Database>,
  requestId: number,
  said: { text: string; files: number },
): Promise<void> {
  const about = await aboutBooking(trx, requestId);
  const { user_id, organizer_id, tour_id, email, language, timezone } = about;
  const chat_id = await openChat(trx, { user_id, organizer_id, tour_id, request_id: requestId });
  await writeTold(services, trx, { chat_id, user_id: null, told: { key: 'told.met.notice', values: {} } });
  if (!email) return;
  const mail = mailOf(services, about, { language, timeZone: timezone, side: 'tourist' }, said);
  await queueMessage(services, trx, {
    ...{ channel: 'email', to: email, subject: mail.subject },
    ...{ text: mailText(mail), html: mailHtml(mail) },
  });
}

function mailOf(
  services: Services,
  { tour, organizer, starts_on, ends_on, id, uuid, site: name }: AboutBooking,
  reader: Reader,
  { text, files }: { text: string; files: number },
): MailMessage {
  const site = siteOfBooking(services, name);
  const seller = tell(organizerName(organizer), { ...reader, isDiscreet: hidesOrganizers(site.config) });
  const say = (key: MessageKey, value: ToldValue = '') =>
    tell({ key, values: { tour, organizer: seller, count: files, value } }, reader);
  const page = withPrefix(bookingPath(site.config.booking, uuid), localeOf(reader.language).prefix);
  return {
    ...{ language: reader.language, site: site.config.name, subject: say('told.met.subject') },
    paragraphs: [
      say('told.met.text'),
      ...text.split(/\n+/).filter((line) => line.trim() !== ''),
      ...(files > 0 ? [say('told.met.files')] : []),
    ],
    rows: [
      [say('told.mail.row.tour'), tour],
      [say('told.mail.row.dates'), say('told.mail.value', { days: [starts_on, ends_on] })],
      [say('told.mail.row.number'), String(id)],
    ],
    action: { label: say('told.mail.action.open'), href: originOf(site, services.env.PUBLIC_URL) + page },
  };
}
