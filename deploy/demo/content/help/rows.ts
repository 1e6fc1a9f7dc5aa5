import { LOCALE_CODES } from '@cairn/shared-contracts/i18n/locales';
import type { Row } from '../../seeding/bulk-insert.ts';
import { articleHtml } from '../blog/article-html.ts';
import { addDays } from '../calendar.ts';
import { BOOKING_HELP } from './booking.ts';
import { CLUB_HELP } from './club.ts';

const DAYS_ONLINE = 60;

/** The answers of the help center, each in every language of the site. */
export const helpRows = (today: string): Row<'help_articles'>[] =>
  [...BOOKING_HELP, ...CLUB_HELP].flatMap((subject, position) =>
    LOCALE_CODES.map((locale) => ({
      slug: subject.slug,
      locale,
      topic: subject.topic,
      title: subject.in[locale].title,
      body: articleHtml(subject.in[locale].text),
      position,
      is_frequent: subject.isFrequent ?? false,
      published_on: addDays(today, -DAYS_ONLINE),
    })),
  );
