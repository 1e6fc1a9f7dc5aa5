import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, type ToldText, tell } from '../../platform/told.ts';
import { queueNotification } from '../notifications/notification.ts';
import type { AboutBooking } from './notice-facts.ts';
import type { NoticeFacts, NoticeKind } from './notices.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';

/** a notice without a subject does not compile */
export const SUBJECTS = {
  sent: 'told.mail.subject.sent',
  confirmed: 'told.mail.subject.confirmed',
  prepaid: 'told.mail.subject.prepaid',
  paid: 'told.mail.subject.paid',
  balance: 'told.mail.subject.balance',
  complete: 'told.mail.subject.complete',
  canceledByTourist: 'told.mail.subject.canceled',
  canceledByAuthor: 'told.mail.subject.canceled',
  canceledBySystem: 'told.mail.subject.lapsed',
  canceledByAdmin: 'told.mail.subject.canceled',
  declined: 'told.mail.subject.declined',
  moved: 'told.mail.subject.moved',
} as const satisfies Readonly<Record<NoticeKind, MessageKey>>;

/** Whoever has turned "Booking status" off does without these: they tell of no deadline, no money, no trip that is off. */
const OPTIONAL: ReadonlySet<NoticeKind> = new Set(['sent', 'complete']);

export interface BookingMail {
  about: AboutBooking;
  facts: NoticeFacts;
  kind: NoticeKind;
  told: ToldText;
  review: string | undefined;
  /** why the other side cancelled, in their words; '' when they did not say */
  reason: string;
}

/** The e-mail to whoever booked, in the language of their account, when the transaction commits. */
export async function queueBookingMail(services: Services, trx: Kysely<Database>, mail: BookingMail): Promise<void> {
  const { about, kind, told, review, reason } = mail;
  if (!about.email) return;
  const reader: Reader = { language: about.language, timeZone: about.timezone, side: 'tourist' };
  const site = siteOfBooking(services, about.site);
  const path = review ? reviewPath(review) : bookingPath(site.config.booking, about.uuid);
  const page = originOf(site, services.env.PUBLIC_URL) + withPrefix(path, localeOf(reader.language).prefix);
  const given = reason && tell({ key: 'told.mail.reason', values: { reason } }, reader);
  const subject = tell({ key: SUBJECTS[kind], values: { tour: about.tour } }, reader);
  const text = [tell(told, reader), given, page].filter(Boolean).join('\n\n');
  await (OPTIONAL.has(kind)
    ? queueNotification(services, trx, about.email, {
        ...{ kind: 'booking_status', userId: about.user_id, site: site.config, language: about.language },
        ...{ subject, text },
      })
    : queueMessage(services, trx, { channel: 'email', to: about.email, subject, text }));
}
