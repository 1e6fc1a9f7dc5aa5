import type { BlogPost, BlogPostBrief, BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readCards } from '../tours/cards.ts';
import { priceView } from '../tours/price-view.ts';

type BlogRow = Selectable<Database['blog_posts']>;

const topicSlug = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toBrief = ({ media }: Services, row: BlogRow): BlogPostBrief => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  lead: row.lead,
  topic: row.topic,
  cover: media(row.cover),
  author: row.author,
  published_on: row.published_on,
  reading_minutes: row.reading_minutes,
  content_language: row.content_language,
});

const published = ({ db, clock }: Services) => db.selectFrom('blog_posts').where('published_on', '<=', clock.today());

async function readTopics(services: Services): Promise<BlogPosts['topics']> {
  const rows = await published(services)
    .select((eb) => ['topic as name', eb.fn.countAll<number>().as('count')])
    .groupBy('topic')
    .orderBy('topic')
    .execute();
  return rows.map(({ name, count }) => ({ name, slug: topicSlug(name), count }));
}

/**
 * A page of the journal, newest first; `topic` is a topic's slug.
 * @throws ApiError 404 topic_not_found
 */
export async function readBlogPosts(
  services: Services,
  topic: string,
  page: number,
  perPage: number,
): Promise<BlogPosts> {
  const topics = await readTopics(services);
  const asked = topics.find(({ slug }) => slug === topic);
  if (topic !== '' && !asked) throw notFound('topic_not_found');
  const posts = asked ? published(services).where('topic', '=', asked.name) : published(services);
  const rows = await posts
    .selectAll()
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = asked ? asked.count : topics.reduce((sum, { count }) => sum + count, 0);
  return { items: rows.map((row) => toBrief(services, row)), total, page, per_page: perPage, topics };
}

/**
 * One article with others on its topic and the tours it speaks of.
 * @throws ApiError 404 post_not_found
 */
export async function readBlogPost(
  services: Services,
  slug: string,
  similarLimit: number,
  currency: string,
): Promise<BlogPost> {
  const row = await published(services).selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound('post_not_found');
  const [similar, tours] = await Promise.all([
    published(services)
      .selectAll()
      .where('id', '<>', row.id)
      .orderBy((eb) => eb('topic', '=', row.topic), 'desc')
      .orderBy('published_on', 'desc')
      .orderBy('id', 'desc')
      .limit(similarLimit)
      .execute(),
    readCards(services, row.tour_ids, await priceView(services, currency)),
  ]);
  return {
    ...toBrief(services, row),
    body: row.body,
    similar: similar.map((other) => toBrief(services, other)),
    tours,
  };
}
