import { randomUUID } from 'node:crypto';
import type { TouristInvitation } from '@cairn/shared-contracts/api/tourist.schema';
import { addTouristsPath } from '@cairn/shared-contracts/domain/booking-paths';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { ENGLISH_READER, type Reader, tell } from '../../platform/told.ts';
import { tokenHash } from '../user/tokens.ts';
import { endOfLinks } from './end-of-links.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';
import { emptyPlace, lockOpen, touristsOf, writeTourists } from './tourists.ts';

/** e-mails with a link that somebody has us send, to whatever addresses: some parties of the largest size */
const INVITATIONS_OF_PERSON: LimitRule = { name: 'invitations of tourists, person', free: 60, window: 86_400 };
/**
 * Makes the link by which one tourist fills in their own data, and sends it when there is an address. One that they had ends.
 * @throws ApiError 409 booking_closed, 422 for a tourist who is not there, or when all places are taken, 429 too_many_tries
 */
export async function inviteTourist(
  services: Services,
  requestId: number,
  { id, email }: { id?: string | undefined; email?: string | undefined },
  { userId, language }: { userId: number; language: string },
): Promise<TouristInvitation> {
  if (email !== undefined) await services.limits.require(INVITATIONS_OF_PERSON, String(userId));
  const token = randomUUID();
  return services.db.transaction().execute(async (trx) => {
    const request = await lockOpen(trx, requestId);
    const tourists = touristsOf(request);
    const place = id === undefined ? emptyPlace() : tourists.find((one) => one.id === id);
    if (!place) throw invalid({ id: [broken('fallback')] });
    if (id === undefined) {
      if (tourists.length >= request.tourists_count)
        throw invalid({ tourists: [broken('maxValue', { max: request.tourists_count })] });
      await writeTourists(trx, request.id, [...tourists, place]);
    }
    const about = await aboutTrip(trx, request.id);
    const link = {
      ...{ request_id: request.id, token_hash: tokenHash(token), created_at: services.clock.now() },
      expires_at: endOfLinks(about.ends_on),
    };
    await trx
      .insertInto('tourist_links')
      .values({ tourist_id: place.id, ...link })
      .onConflict((conflict) => conflict.column('tourist_id').doUpdateSet(link))
      .execute();
    const site = siteOfBooking(services, request.site);
    const url = originOf(site, services.env.PUBLIC_URL) + withPrefix(addTouristsPath(token), localeOf(language).prefix);
    if (email !== undefined) {
      const reader: Reader = { ...ENGLISH_READER, language };
      const message = mailOf(reader, { ...about, site: site.config.name, url });
      await queueMessage(services, trx, {
        ...{ channel: 'email', to: email, subject: message.subject },
        ...{ text: mailText(message), html: mailHtml(message) },
      });
    }
    return { tourist_id: place.id, url, expires_at: link.expires_at.toISOString() };
  });
}

/** A booking as its tourists are told of it. */
export const aboutTrip = (db: Kysely<Database>, requestId: number) =>
  db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['t.name as tour', 't.slug', 't.content_language', 'd.starts_on', 'd.ends_on', 'u.first_name'])
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();

interface Invitation {
  tour: string;
  first_name: string;
  starts_on: string;
  ends_on: string;
  site: string;
  url: string;
}

function mailOf(reader: Reader, { tour, first_name, starts_on, ends_on, site, url }: Invitation): MailMessage {
  const leader = first_name || tell({ key: 'told.name.tourist', values: {} }, reader);
  const say = (key: MessageKey) =>
    tell({ key, values: { tour, leader, value: { days: [starts_on, ends_on] } } }, reader);
  return {
    ...{ language: reader.language, site, subject: say('told.invite.subject'), paragraphs: [say('told.invite.text')] },
    rows: [
      [say('told.mail.row.tour'), tour],
      [say('told.mail.row.dates'), say('told.mail.value')],
    ],
    action: { label: say('told.invite.action'), href: url },
  };
}
