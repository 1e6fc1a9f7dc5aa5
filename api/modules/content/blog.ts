import type { BlogPost, BlogPostBrief, BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readCards } from '../tours/cards.ts';
import { priceView } from '../tours/price-view.ts';
import { readBlocks } from './blocks.ts';
import { byLanguage, languageOf } from './in-language.ts';

type Post = Selectable<Database['blog_posts']>;
type Row = Post & {
  topic_names: Selectable<Database['journal_topics']>['names'];
  author_name: string;
  portrait: Selectable<Database['journal_authors']>['portrait'];
  organizer_id: number | null;
};
type TopicNames = Row['topic_names'];

const nameIn = (names: TopicNames, language: string): string =>
  names[localeOf(language).code] ?? names[DEFAULT_LOCALE.code as keyof TopicNames] ?? '';

const toBrief = ({ media }: Services, row: Row, language: string): BlogPostBrief => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  lead: row.lead,
  topic: nameIn(row.topic_names, language),
  topic_slug: row.topic,
  cover: media(row.cover),
  author: row.author_name,
  portrait: row.portrait && media(row.portrait),
  organizer_id: row.organizer_id,
  published_on: row.published_on,
  reading_minutes: row.reading_minutes,
  content_language: languageOf(row.locale),
});

/** the member of the club who the author is, while their page is on the site */
const ORGANIZER = sql`(SELECT o.id FROM organizers o WHERE o.id = a.organizer_id AND o.is_published) AS organizer_id`;

/** every article that is out, once: in the reader's language where there is one */
const shown = ({ clock }: Services, language: string) => sql<Row>`
  SELECT DISTINCT ON (p.id) p.*, t.names AS topic_names, t.position AS topic_position, a.name AS author_name, a.portrait,
    ${ORGANIZER}
  FROM blog_posts p JOIN journal_topics t ON t.slug = p.topic JOIN journal_authors a ON a.slug = p.author
  WHERE NOT p.is_draft AND p.published_on <= ${clock.today()}::date
  ORDER BY p.id, ${byLanguage(language)}`;

async function readTopics(services: Services, language: string): Promise<BlogPosts['topics']> {
  const { rows } = await sql<{ slug: string; names: TopicNames; count: number }>`
    WITH shown AS (${shown(services, language)})
    SELECT topic AS slug, topic_names AS names, count(*)::int AS count FROM shown
    GROUP BY topic, topic_names, topic_position ORDER BY topic_position, topic`.execute(services.db);
  return rows.map(({ slug, names, count }) => ({ slug, count, name: nameIn(names, language) }));
}

/**
 * A page of the journal, newest first; `topic` is a topic's slug.
 * @throws ApiError 404 topic_not_found
 */
export async function readBlogPosts(
  services: Services,
  asked: { topic: string; page: number; perPage: number; language: string },
): Promise<BlogPosts> {
  const { topic, page, perPage, language } = asked;
  const topics = await readTopics(services, language);
  const found = topics.find(({ slug }) => slug === topic);
  if (topic !== '' && !found) throw notFound('topic_not_found');
  const { rows } = await sql<Row>`
    WITH shown AS (${shown(services, language)})
    SELECT * FROM shown WHERE ${found ? sql`topic = ${found.slug}` : sql`true`}
    ORDER BY published_on DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`.execute(services.db);
  const total = found ? found.count : topics.reduce((sum, { count }) => sum + count, 0);
  return { items: rows.map((row) => toBrief(services, row, language)), total, page, per_page: perPage, topics };
}

/** "stairs-are-enough-35" → 35: the number finds an article whose slug was changed */
const idIn = (slug: string): number => Number(/-(\d{1,9})$/.exec(slug)?.[1] ?? 0);

/**
 * One article with others on its topic and the tours it speaks of.
 * @throws ApiError 404 post_not_found
 */
export async function readBlogPost(
  services: Services,
  asked: { slug: string; similarLimit: number; currency: string; language: string },
): Promise<BlogPost> {
  const { slug, similarLimit, currency, language } = asked;
  const { db, clock } = services;
  const { rows: found } = await sql<Row>`
    WITH shown AS (${shown(services, language)})
    SELECT * FROM shown WHERE slug = ${slug} OR id = ${idIn(slug)} ORDER BY slug = ${slug} DESC LIMIT 1`.execute(db);
  const [row] = found;
  if (!row) throw notFound('post_not_found');
  const [similar, tours, languages, blocks] = await Promise.all([
    sql<Row>`
      WITH shown AS (${shown(services, language)})
      SELECT * FROM shown WHERE id <> ${row.id}
      ORDER BY topic = ${row.topic} DESC, published_on DESC, id DESC LIMIT ${similarLimit}`.execute(db),
    readCards(services, row.tour_ids, await priceView(services, currency)),
    db
      .selectFrom('blog_posts')
      .select('locale')
      .where('id', '=', row.id)
      .where('is_draft', '=', false)
      .where('published_on', '<=', clock.today())
      .orderBy('locale')
      .execute(),
    readBlocks(services, row.blocks),
  ]);
  return {
    ...toBrief(services, row, language),
    blocks,
    languages: languages.map(({ locale }) => languageOf(locale)),
    similar: similar.rows.map((other) => toBrief(services, other, language)),
    tours,
  };
}
