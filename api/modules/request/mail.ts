import { paymentReceipt } from '@cairn/shared-contracts/api/payment.calls';
import { bookingPath, paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import type { Instalment } from '@cairn/shared-contracts/domain/instalments';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { SiteVariant } from '@cairn/shared-contracts/node/sites';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, type ToldText, type ToldValue, tell } from '../../platform/told.ts';
import { type NotificationReader, waysOut } from '../notifications/notification.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { openParts, readPlan } from '../payment/due.ts';
import { type CalendarChange, type CalendarRule, calendarOf, changesCalendar } from './mail-calendar.ts';
import type { AboutBooking } from './notice-facts.ts';
import type { NoticeFacts, NoticeKind } from './notices.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';

/** What an e-mail says beside its notice. A notice without a line here does not compile. */
interface MailRule {
  subject: MessageKey;
  /** the button */
  leadsTo: 'booking' | 'payment' | 'review';
  calendar: CalendarRule;
  /** left out for whoever has turned "Booking status" off: it tells of no deadline, no money, no trip that is off */
  isOptional?: true;
  /** with the balance in parts, where it is paid so */
  tellsParts?: true;
}

const MAILS: Readonly<Record<NoticeKind, MailRule>> = {
  sent: { subject: 'told.mail.subject.sent', leadsTo: 'booking', calendar: 'none', isOptional: true, tellsParts: true },
  confirmed: { subject: 'told.mail.subject.confirmed', leadsTo: 'payment', calendar: 'none', tellsParts: true },
  prepaid: { subject: 'told.mail.subject.prepaid', leadsTo: 'booking', calendar: 'add', tellsParts: true },
  paid: { subject: 'told.mail.subject.paid', leadsTo: 'booking', calendar: 'add' },
  balance: { subject: 'told.mail.subject.balance', leadsTo: 'booking', calendar: 'none', tellsParts: true },
  complete: { subject: 'told.mail.subject.complete', leadsTo: 'review', calendar: 'none', isOptional: true },
  canceledByTourist: { subject: 'told.mail.subject.canceled', leadsTo: 'booking', calendar: 'remove' },
  canceledByAuthor: { subject: 'told.mail.subject.canceled', leadsTo: 'booking', calendar: 'remove' },
  canceledBySystem: { subject: 'told.mail.subject.lapsed', leadsTo: 'booking', calendar: 'remove' },
  canceledByAdmin: { subject: 'told.mail.subject.canceled', leadsTo: 'booking', calendar: 'remove' },
  declined: { subject: 'told.mail.subject.declined', leadsTo: 'booking', calendar: 'none' },
  held: { subject: 'told.mail.subject.held', leadsTo: 'booking', calendar: 'none' },
  returned: { subject: 'told.mail.subject.returned', leadsTo: 'booking', calendar: 'none' },
  moved: { subject: 'told.mail.subject.moved', leadsTo: 'booking', calendar: 'move', tellsParts: true },
};

export interface BookingMail {
  about: AboutBooking;
  facts: NoticeFacts;
  kind: NoticeKind;
  told: ToldText;
  /** uuid of the page to review it on */
  review: string | undefined;
  /** why the other side cancelled, in their words; '' when they did not say */
  reason: string;
  /** the payment that it tells of: its receipt goes with it */
  payment?: number | undefined;
  /** what is left of the balance, where it is paid in parts */
  parts?: readonly Instalment[];
}

/** The e-mail to whoever booked, in the language of their account, when the transaction commits. */
export async function queueBookingMail(services: Services, trx: Kysely<Database>, mail: BookingMail): Promise<void> {
  const { about, kind } = mail;
  if (!about.email) return;
  const site = siteOfBooking(services, about.site);
  const reader: Reader = { language: about.language, timeZone: about.timezone, side: 'tourist' };
  const change = await changesCalendar(trx, about.id, MAILS[kind].calendar);
  const parts = MAILS[kind].tellsParts ? openParts(about, await readPlan(trx, about)) : [];
  const wayOut = wayOutOf(services, mail, { site: site.config, language: reader.language });
  const message = {
    ...mailOf({ ...mail, parts }, { site, reader, publicUrl: services.env.PUBLIC_URL, change }),
    ...(wayOut
      ? { unsubscribe: { label: tell({ key: 'told.mail.unsubscribe', values: {} }, reader), href: wayOut.page } }
      : {}),
  };
  const calendar = calendarOf(services, about, change, { summary: about.tour, ...message });
  await queueMessage(services, trx, {
    ...{ channel: 'email', to: about.email, subject: message.subject },
    ...{ text: mailText(message), html: mailHtml(message) },
    ...(calendar ? { calendar } : {}),
    ...(wayOut ? { unsubscribe: wayOut.unsubscribe, optional: wayOut.optional } : {}),
  });
}

/** null for what everybody gets */
function wayOutOf(services: Services, { about, kind }: BookingMail, reader: NotificationReader) {
  if (!MAILS[kind].isOptional) return null;
  const optional = { kind: 'booking_status', userId: about.user_id } as const;
  return { optional, ...waysOut(services, reader, { of: 'account', ...optional }) };
}

interface Setting {
  site: SiteVariant;
  reader: Reader;
  publicUrl: string;
  change: CalendarChange;
}

/** what the calendar file does, in words */
const CALENDAR_NOTES: Readonly<Record<CalendarChange, MessageKey | null>> = {
  add: 'told.mail.calendar.added',
  remove: 'told.mail.calendar.removed',
  none: null,
};

/** what of the total is no instalment: with it the parts make the whole */
function besideParts({ facts, parts = [] }: Pick<BookingMail, 'facts' | 'parts'>): [MessageKey, number][] {
  if (parts.length === 0) return [];
  const rest = facts.total - parts.reduce((sum, { amount }) => sum + amount, 0);
  return [[facts.paid > 0 ? 'told.mail.row.paid' : 'told.mail.row.prepayment', rest]];
}

export function mailOf(mail: BookingMail, { site, reader, publicUrl, change }: Setting): MailMessage {
  const { about, facts, kind, told, reason, parts = [] } = mail;
  const say = (key: MessageKey, values: Record<string, ToldValue> = {}) => tell({ key, values }, reader);
  const address = (path: string) => originOf(site, publicUrl) + withPrefix(path, localeOf(reader.language).prefix);
  const page = address(bookingPath(site.config.booking, about.uuid));
  const { action, isBooking } = actionOf(mail, { site, say, address });
  const note = CALENDAR_NOTES[change];
  return {
    language: reader.language,
    site: site.config.name,
    subject: say(MAILS[kind].subject, { tour: about.tour }),
    paragraphs: [
      tell(told, reader),
      ...(reason ? [say('told.mail.reason', { reason })] : []),
      ...(note ? [say(note)] : []),
    ],
    rows: [
      [say('told.mail.row.tour'), about.tour],
      [say('told.mail.row.dates'), say('told.mail.value', { value: { days: [about.starts_on, about.ends_on] } })],
      [say('told.mail.row.tourists'), partyText(about, say)],
      ...(hidesOrganizers(site.config) ? [] : [[say('told.mail.row.organizer'), about.organizer] as const]),
      [say('told.mail.row.total'), say('told.mail.value', { value: { money: { amount: facts.total, ...about } } })],
      ...besideParts(mail).map(([name, amount]): [string, string] => [
        say(name),
        say('told.mail.value', { value: { money: { amount, currency: about.currency } } }),
      ]),
      ...parts.map(({ number, amount, due_on }): [string, string] => [
        say('told.mail.row.instalment', { number }),
        say('told.mail.partBy', { amount: { money: { amount, currency: about.currency } }, due: { day: due_on } }),
      ]),
      [say('told.mail.row.number'), String(about.id)],
    ],
    action,
    links: [
      ...(isBooking ? [] : [{ label: say('told.mail.action.open'), href: page }]),
      ...(mail.payment === undefined
        ? []
        : [
            {
              label: say('told.mail.action.receipt'),
              href: receiptAddress(mail.payment, mail, { site, reader, publicUrl }),
            },
          ]),
    ],
    notes: [say('told.mail.why', { site: site.config.name })],
  };
}

/** the document itself, in the reader's language: whoever has the booking's link may read it */
function receiptAddress(
  payment: number,
  { about }: BookingMail,
  { site, reader, publicUrl }: Pick<Setting, 'site' | 'reader' | 'publicUrl'>,
): string {
  const query = new URLSearchParams({ uuid: about.uuid, payment: String(payment), language: reader.language });
  return `${originOf(site, publicUrl)}/api${paymentReceipt.path}?${query}`;
}

function partyText({ tourists_count: count, children_ages: ages }: AboutBooking, say: Said): string {
  if (ages.length === 0) return String(count);
  return say('told.mail.party', { count, children: ages.length, ages: { list: ages } });
}

type Said = (key: MessageKey, values?: Record<string, ToldValue>) => string;

function actionOf(
  { about, facts, kind, review }: BookingMail,
  { site, say, address }: { site: SiteVariant; say: Said; address: (path: string) => string },
): { action: MailMessage['action']; isBooking: boolean } {
  const { booking } = site.config;
  const { leadsTo } = MAILS[kind];
  if (leadsTo === 'review' && review) {
    return { action: { label: say('told.mail.action.review'), href: address(reviewPath(review)) }, isBooking: false };
  }
  if (leadsTo === 'payment') {
    const part = facts.prepayment < facts.total ? 'part' : 'full';
    const amount = { money: { amount: facts.prepayment, currency: about.currency } };
    const label = say('told.mail.action.pay', { part, amount });
    return { action: { label, href: address(paymentPath(booking, about.uuid)) }, isBooking: false };
  }
  return {
    action: { label: say('told.mail.action.open'), href: address(bookingPath(booking, about.uuid)) },
    isBooking: true,
  };
}
