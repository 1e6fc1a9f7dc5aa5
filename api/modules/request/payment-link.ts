import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { CODE_RESEND_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { LimitRule } from '../../platform/limits.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { Services } from '../../platform/services.ts';
import { tell } from '../../platform/told.ts';
import type { LinkBearer } from './link-grant.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';

const HOUR = 3_600;
/** for one booking, as far as the e-mail is its booker's: nobody else can use them up */
const LINKS_OF_BOOKING: LimitRule = { name: 'payment links, booking', free: 5, window: HOUR };
const LINKS_FROM_ADDRESS: LimitRule = { name: 'payment links, address', free: 20, window: HOUR };

/**
 * Mails the page that a booking is paid on to whoever has its number and the e-mail it was booked with. The answer is the same
 * whatever there is: it tells nobody which numbers there are, and whose.
 * @throws ApiError 429 too_many_tries
 */
export async function sendPaymentLink(services: Services, bearer: LinkBearer, asked: { id: number; email: string }) {
  const { limits, env, db } = services;
  const email = asked.email.toLowerCase();
  const options = { says: 'instead.linksAsked' } as const;
  if (env.RATE_LIMIT) await limits.require(LINKS_FROM_ADDRESS, bearer.address, options);
  await limits.require(LINKS_OF_BOOKING, `${asked.id} ${email}`, options);
  const booking = await db
    .selectFrom('requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .select(['r.id', 'r.uuid', 'r.site', 't.name as tour'])
    .where('r.id', '=', asked.id)
    .where(sql`lower(u.email)`, '=', email)
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (booking) {
    const message = mailOf(services, bearer, booking);
    await db.transaction().execute((trx) =>
      queueMessage(services, trx, {
        ...{ channel: 'email', to: email, subject: message.subject },
        ...{ text: mailText(message), html: mailHtml(message) },
      }),
    );
  }
  return { result: true as const, resend_in: CODE_RESEND_SECONDS };
}

function mailOf(
  services: Services,
  { language }: LinkBearer,
  { id, uuid, site: key, tour }: { id: number; uuid: string; site: string; tour: string },
): MailMessage {
  const site = siteOfBooking(services, key);
  const reader = { language, timeZone: 'UTC' };
  const path = withPrefix(paymentPath(site.config.booking, uuid), localeOf(language).prefix);
  return {
    language,
    site: site.config.name,
    subject: tell({ key: 'told.mail.subject.paymentLink', values: { tour } }, reader),
    paragraphs: [tell({ key: 'told.mail.paymentLink', values: { id: String(id), tour } }, reader)],
    action: {
      label: tell({ key: 'told.mail.action.toPayment', values: {} }, reader),
      href: originOf(site, services.env.PUBLIC_URL) + path,
    },
    notes: [tell({ key: 'told.mail.paymentLinkUnasked', values: {} }, reader)],
  };
}
