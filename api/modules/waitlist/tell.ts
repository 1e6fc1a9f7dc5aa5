import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, tell } from '../../platform/told.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';

interface Kept {
  user_id: number;
  seats: number;
  site: string;
  hold_until: Date;
}

/** Tells by e-mail that seats are kept, for how long, and where they are booked. In the reader's language and time zone. */
export async function tellOfSeats(
  services: Services,
  trx: Kysely<Database>,
  { user_id, seats, site: key, hold_until }: Kept,
  { tour_id, starts_on }: { tour_id: number; starts_on: string },
): Promise<void> {
  const about = await trx
    .selectFrom('users as u')
    .innerJoin('tours as t', (join) => join.on('t.id', '=', tour_id))
    .select(['u.email', 'u.language', 'u.timezone', 't.name', 't.slug'])
    .where('u.id', '=', user_id)
    .executeTakeFirst();
  if (!about?.email) return;
  const reader: Reader = { language: about.language, timeZone: about.timezone, side: 'tourist' };
  const values = {
    ...{ tour: about.name, count: seats },
    ...{ start: { day: starts_on }, until: { moment: hold_until.toISOString() } },
  };
  const site = siteOfBooking(services, key);
  const page = originOf(site, services.env.PUBLIC_URL) + withPrefix(`/${about.slug}`, localeOf(about.language).prefix);
  await queueMessage(services, trx, {
    channel: 'email',
    to: about.email,
    subject: tell({ key: 'told.mail.waitlist.subject', values }, reader),
    text: [tell({ key: 'told.mail.waitlist.text', values }, reader), page].join('\n\n'),
  });
}
