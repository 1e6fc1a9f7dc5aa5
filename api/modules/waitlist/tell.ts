import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, type ToldValue, tell } from '../../platform/told.ts';
import { waysOut } from '../notifications/notification.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';

/** Who waits, for what, and until when it is kept for them. */
interface Waiting {
  id: number;
  user_id: number;
  seats: number;
  site: string;
  hold_until: Date | null;
}

interface Departure {
  id: number;
  tour_id: number;
  starts_on: string;
  ends_on: string;
}

/** `kept`: seats are kept for them; `closed`: nobody can book the departure for now, and they keep their place */
export type WaitlistNews = 'kept' | 'closed';

/** Tells by e-mail what has become of a place in the list, in the reader's language and time zone; its way out gives the place up. */
export async function tellWaiting(
  services: Services,
  trx: Kysely<Database>,
  news: WaitlistNews,
  entry: Waiting,
  departure: Departure,
): Promise<void> {
  const about = await trx
    .selectFrom('users as u')
    .innerJoin('tours as t', (join) => join.on('t.id', '=', departure.tour_id))
    .select(['u.email', 'u.language', 'u.timezone', 't.name', 't.slug', 't.status'])
    .where('u.id', '=', entry.user_id)
    .executeTakeFirst();
  if (!about?.email) return;
  const reader: Reader = { language: about.language, timeZone: about.timezone, side: 'tourist' };
  const site = siteOfBooking(services, entry.site);
  const page = (path: string) =>
    originOf(site, services.env.PUBLIC_URL) + withPrefix(path, localeOf(about.language).prefix);
  const say = (key: MessageKey, values: Record<string, ToldValue> = {}) =>
    tell({ key, values: { tour: about.name, count: entry.seats, site: site.config.name, ...values } }, reader);
  const isShown = about.status === 'published';
  const until = entry.hold_until ? { moment: entry.hold_until.toISOString() } : '';
  const out = waysOut(
    services,
    { site: site.config, language: reader.language },
    { of: 'waitlist', entryId: entry.id },
  );
  // of the tour's page
  const chosen = new URLSearchParams({ departure: String(departure.id), people: String(entry.seats) });
  const mail: MailMessage = {
    ...{ language: reader.language, site: site.config.name, subject: say(`told.mail.waitlist.${news}.subject`) },
    paragraphs: [say(`told.mail.waitlist.${news}.text`, { start: { day: departure.starts_on }, until })],
    rows: [
      [say('told.mail.row.tour'), about.name],
      [
        say('told.mail.row.dates'),
        say('told.mail.value', { value: { days: [departure.starts_on, departure.ends_on] } }),
      ],
      [say('told.mail.row.tourists'), String(entry.seats)],
    ],
    action: {
      label: say(isShown ? `told.mail.waitlist.${news}.action` : 'told.mail.waitlist.closed.elsewhere'),
      // a tour that is hidden has no page
      href: page(isShown ? `/${about.slug}?${chosen}` : '/destinations'),
    },
    notes: [say('told.mail.waitlist.why')],
    unsubscribe: { label: say('told.mail.waitlist.leave'), href: out.page },
  };
  await queueMessage(services, trx, {
    ...{ channel: 'email', to: about.email, subject: mail.subject },
    ...{ text: mailText(mail), html: mailHtml(mail), unsubscribe: out.unsubscribe },
  });
}
