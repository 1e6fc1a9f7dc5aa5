import type { HelpArticle, HelpArticles } from '@cairn/shared-contracts/api/content.schema';
import { DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { cleanHtml } from '../tours/clean-html.ts';
import { begins, errorsIn } from '../tours/search/sql/names.ts';
import { phraseWords } from '../tours/search/text/fold.ts';
import { allowedErrors } from '../tours/search/text/typos.ts';
import { languageOf } from './in-language.ts';

interface Row {
  slug: string;
  locale: string;
  topic: HelpArticle['topic'];
  title: string;
  body: string;
  is_frequent: boolean;
}

/** of a text without spaces every letter begins a word, and what stands in it in other letters is a word of its own */
const spacedHan = (text: RawBuilder<unknown>) => sql`regexp_replace(regexp_replace(
  ${text}, ' *([\\u3400-\\u9fff])', ' \\1', 'g'), '([\\u3400-\\u9fff])([^\\u3400-\\u9fff ])', '\\1 \\2', 'g')`;
const HAN = /[\u3400-\u9fff]/;
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const spaced = (segment: string) => (HAN.test(segment) ? [...segment].join(' ') : segment);

/** what is looked for, each anywhere in the text: the words of an unspaced phrase are told apart by the language's rules */
const wordsOf = (phrase: string): string[] =>
  phraseWords(phrase).flatMap((word) =>
    HAN.test(word)
      ? [...WORDS.segment(word)].flatMap(({ segment, isWordLike }) => (isWordLike ? [spaced(segment)] : []))
      : [word],
  );

/** the word begins one of the text's, or does so with a typing error or two */
const holds = (word: string) => sql`(${begins(sql`folded_text`, word)}
  OR ${allowedErrors(word) === 0 || HAN.test(word) ? sql`false` : sql`${errorsIn(sql`folded_text`, word, 1)} IS NOT NULL`})`;
const inTitle = (word: string) => sql`(${begins(sql`folded_title`, word)})::int`;

/** one row an article: in the reader's language where there is one, else in the site's first */
const shown = (today: string, language: string) => sql`
  SELECT DISTINCT ON (slug) slug, locale, topic, title, body, position, is_frequent,
    ${spacedHan(sql`folded(title)`)} AS folded_title,
    ${spacedHan(sql`folded(title || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))`)} AS folded_text
  FROM help_articles
  WHERE NOT is_draft AND published_on <= ${today}::date AND locale IN (${localeOf(language).code}, ${DEFAULT_LOCALE.code})
  ORDER BY slug, locale = ${localeOf(language).code} DESC`;

/**
 * The answers of the help center, those first whose title has most of what was typed. Words may hold typing errors.
 * @param language ISO locale of the reader
 */
export async function findHelp({ db, clock }: Services, phrase: string, language: string): Promise<HelpArticles> {
  const words = wordsOf(phrase);
  const isFound = words.length > 0 ? sql.join(words.map(holds), sql` AND `) : sql`true`;
  const { rows } = await sql<Row>`
    WITH shown AS (${shown(clock.today(), language)})
    SELECT slug, locale, topic, title, body, is_frequent FROM shown WHERE ${isFound}
    ORDER BY ${sql.join([sql`0::int`, ...words.map(inTitle)], sql` + `)} DESC, position, slug`.execute(db);
  return {
    items: rows.map(({ slug, locale, topic, title, body, is_frequent }) => ({
      ...{ slug, topic, title, is_frequent, content_language: locale },
      answer: is_frequent ? cleanHtml(body) : '',
    })),
  };
}

/** One answer. @throws ApiError 404 post_not_found */
export async function readHelp({ db, clock }: Services, slug: string, language: string): Promise<HelpArticle> {
  const today = clock.today();
  const { rows } = await sql<Row & { locales: string[] }>`
    WITH shown AS (${shown(today, language)})
    SELECT slug, locale, topic, title, body, is_frequent, ARRAY(
      SELECT h.locale FROM help_articles h
      WHERE h.slug = shown.slug AND NOT h.is_draft AND h.published_on <= ${today}::date ORDER BY h.locale) AS locales
    FROM shown WHERE slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('post_not_found');
  const { topic, title, body, is_frequent, locale, locales } = row;
  return {
    ...{ slug, topic, title, is_frequent, content_language: locale },
    languages: locales.map(languageOf),
    answer: cleanHtml(body),
  };
}
