import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, type ToldValue, tell } from '../../platform/told.ts';
import { connectionsOf } from '../messengers/connections.ts';
import { originOf, siteOfBooking } from '../request/site-of-booking.ts';
import { waysOut } from './notification.ts';
import { type NewsTurn, takeTurn } from './turns.ts';

export interface NewsReader {
  id: number;
  email: string | null;
  email_verified_at: Date | null;
  language: string;
  timezone: string;
  /** key of the variant that they logged in on last */
  site: string;
}

export type NewsContent = Pick<MailMessage, 'subject' | 'paragraphs' | 'action'> &
  Partial<Pick<MailMessage, 'rows' | 'links'>>;

/** what a message is written with */
export interface Wording {
  say(key: MessageKey, values?: Record<string, ToldValue>): string;
  /** of a page of the site, in the reader's language */
  address(path: string): string;
}

export interface News extends Pick<NewsTurn, 'kind' | 'asOf'> {
  /** to those who connected one, in place of the mailbox */
  byMessenger: boolean;
  why: MessageKey;
  write(wording: Wording): NewsContent;
}

/**
 * Tells one person what is new, unless they heard of this kind within a day or there is nowhere to send it.
 * @returns whether they were told
 */
export async function tellNews(services: Services, reader: NewsReader, news: News): Promise<boolean> {
  const { kind, asOf } = news;
  return services.db.transaction().execute(async (trx) => {
    const places = await placesOf(services, trx, reader, news.byMessenger);
    if (places.length === 0 || !(await takeTurn(trx, { userId: reader.id, kind, asOf }))) return false;
    const { message, unsubscribe } = messageTo(services, reader, news);
    const text = mailText(message);
    for (const place of places) {
      await queueMessage(services, trx, {
        ...place,
        ...{ subject: message.subject, text, unsubscribe, optional: { kind, userId: reader.id } },
        ...(place.channel === 'email' ? { html: mailHtml(message) } : {}),
      });
    }
    return true;
  });
}

async function placesOf(services: Services, trx: Kysely<Database>, reader: NewsReader, byMessenger: boolean) {
  const messengers = byMessenger ? await connectionsOf(services, trx, reader.id) : [];
  if (messengers.length > 0) return messengers.map(({ source, external_id }) => ({ channel: source, to: external_id }));
  return reader.email && reader.email_verified_at ? [{ channel: 'email' as const, to: reader.email }] : [];
}

function messageTo(services: Services, { id, language, timezone, site: key }: NewsReader, { kind, why, write }: News) {
  const site = siteOfBooking(services, key);
  const reader: Reader = { language, timeZone: timezone };
  const wording: Wording = {
    say: (key, values = {}) => tell({ key, values }, reader),
    address: (path) => originOf(site, services.env.PUBLIC_URL) + withPrefix(path, localeOf(language).prefix),
  };
  const out = waysOut(services, { site: site.config, language }, { of: 'account', kind, userId: id });
  const message: MailMessage = {
    ...{ language, site: site.config.name },
    ...write(wording),
    notes: [wording.say(why, { site: site.config.name })],
    unsubscribe: { label: wording.say('news.unsubscribe'), href: out.page },
  };
  return { message, unsubscribe: out.unsubscribe };
}
