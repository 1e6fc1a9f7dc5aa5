import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { Message } from '../../adapters/messages/message.ts';
import { calendarFile } from '../../platform/calendar-file.ts';
import type { Database } from '../../platform/db-types.ts';
import type { MailMessage } from '../../platform/mail-message.ts';
import type { Services } from '../../platform/services.ts';
import type { AboutBooking } from './notice-facts.ts';

/** what an e-mail does to the dates in the reader's calendar */
export type CalendarChange = 'add' | 'remove' | 'none';
/** what it does for those who have the dates in their calendar already */
export type CalendarRule = CalendarChange | 'move';

const IF_THERE: Readonly<Record<'remove' | 'move', CalendarChange>> = { remove: 'remove', move: 'add' };

/** Nothing is moved in a calendar, or taken out of it, that was never put in: the dates go in with the first payment. */
export async function changesCalendar(
  trx: Kysely<Database>,
  requestId: number,
  wanted: CalendarRule,
): Promise<CalendarChange> {
  if (wanted !== 'remove' && wanted !== 'move') return wanted;
  const prepaid = await trx
    .selectFrom('request_events')
    .select('id')
    .where('request_id', '=', requestId)
    .where('status', '=', BOOKING_STATUS.madePrepayment)
    .limit(1)
    .executeTakeFirst();
  return prepaid ? IF_THERE[wanted] : 'none';
}

/** the sender's address alone: "Cairn <hello@cairn.example>" */
const addressIn = (sender: string): string => /<([^<>\s]+)>/.exec(sender)?.[1] ?? sender.trim();

/** The file for the reader's calendar. Its number grows with the history of the booking, which only grows. */
export function calendarOf(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  about: AboutBooking,
  change: CalendarChange,
  { summary, paragraphs, action }: Pick<MailMessage, 'paragraphs' | 'action'> & { summary: string },
): Message['calendar'] {
  if (change === 'none') return undefined;
  const method = change === 'add' ? 'PUBLISH' : 'CANCEL';
  const content = calendarFile({
    ...{ uid: `booking-${about.uuid}`, sequence: about.events ?? 0, method, at: clock.now() },
    ...{ start: about.starts_on, end: about.ends_on, summary, description: paragraphs[0] ?? '' },
    ...{ url: action.href, organizer: addressIn(env.MAIL_FROM) },
  });
  return { method, content };
}
