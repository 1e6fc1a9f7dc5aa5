import type { HelpArticle, HelpArticles } from '@cairn/shared-contracts/api/content.schema';
import { DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { cleanHtml } from '../tours/clean-html.ts';
import { errorsIn } from '../tours/search/sql/names.ts';
import { phraseWords } from '../tours/search/text/fold.ts';
import { allowedErrors } from '../tours/search/text/typos.ts';

interface Row {
  slug: string;
  locale: string;
  topic: HelpArticle['topic'];
  title: string;
  body: string;
  is_frequent: boolean;
}

/** the word begins one of the text's, or is one with a typing error or two */
const holds = (word: string) => sql`((' ' || folded_text) LIKE ${`% ${word}%`}
  OR ${allowedErrors(word) === 0 ? sql`false` : sql`${errorsIn(sql`folded_text`, word)} IS NOT NULL`})`;

/** one row an article: in the reader's language where there is one, else in the site's first */
const shown = (today: string, language: string) => sql`
  SELECT DISTINCT ON (slug) slug, locale, topic, title, body, position, is_frequent,
    folded(title) AS folded_title, folded(title || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g')) AS folded_text
  FROM help_articles
  WHERE NOT is_draft AND published_on <= ${today}::date AND locale IN (${localeOf(language).code}, ${DEFAULT_LOCALE.code})
  ORDER BY slug, locale = ${localeOf(language).code} DESC`;

/**
 * The answers of the help center, those first whose title has what was typed. Words may hold typing errors.
 * @param language ISO locale of the reader
 */
export async function findHelp({ db, clock }: Services, phrase: string, language: string): Promise<HelpArticles> {
  const words = phraseWords(phrase);
  const isFound = words.length > 0 ? sql.join(words.map(holds), sql` AND `) : sql`true`;
  const { rows } = await sql<Row>`
    WITH shown AS (${shown(clock.today(), language)})
    SELECT slug, locale, topic, title, body, is_frequent FROM shown WHERE ${isFound}
    ORDER BY (' ' || folded_title) LIKE ${`% ${words[0] ?? ''}%`} DESC, position, slug`.execute(db);
  return {
    items: rows.map(({ slug, locale, topic, title, body, is_frequent }) => ({
      ...{ slug, topic, title, is_frequent, content_language: locale },
      answer: is_frequent ? cleanHtml(body) : '',
    })),
  };
}

/** One answer. @throws ApiError 404 post_not_found */
export async function readHelp({ db, clock }: Services, slug: string, language: string): Promise<HelpArticle> {
  const { rows } = await sql<Row>`
    WITH shown AS (${shown(clock.today(), language)})
    SELECT slug, locale, topic, title, body, is_frequent FROM shown WHERE slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('post_not_found');
  const { topic, title, body, is_frequent, locale } = row;
  return { slug, topic, title, is_frequent, content_language: locale, answer: cleanHtml(body) };
}
