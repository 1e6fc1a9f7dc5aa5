import type { Row } from '../../seeding/bulk-insert.ts';
import { addDays } from '../calendar.ts';
import { picture } from '../pictures.ts';
import { articleHtml, wordsIn } from './article-html.ts';
import { GEAR_POSTS } from './gear.ts';
import type { BlogSubject, Post } from './model.ts';
import { PEOPLE_POSTS } from './people.ts';
import { ROUTE_POSTS } from './routes.ts';
import { SAFETY_POSTS } from './safety.ts';
import { SEASON_POSTS } from './seasons.ts';
import { TRAINING_POSTS } from './training.ts';

/** Newest first: topics alternate as they would in a year of publishing. */
export const POSTS: readonly Post[] = alternate([
  ROUTE_POSTS,
  GEAR_POSTS,
  SAFETY_POSTS,
  PEOPLE_POSTS,
  SEASON_POSTS,
  TRAINING_POSTS,
]);

function alternate(lists: readonly (readonly Post[])[]): Post[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

const WORDS_PER_MINUTE = 110;
const DAYS_BETWEEN = 9;
const LINKED_TOURS = 3;

export function blogRows(subjects: readonly BlogSubject[], today: string): Row<'blog_posts'>[] {
  return POSTS.map((post, i): Row<'blog_posts'> => {
    // The oldest article has the lowest id.
    const id = POSTS.length - i;
    const [biome, seed, mood, form] = post.cover;
    const known = (post.tours.ids ?? []).filter((tour) => subjects.some((subject) => subject.id === tour));
    const fitting = post.tours.fits
      ? subjects.filter((subject) => post.tours.fits?.(subject) && !known.includes(subject.id))
      : [];
    // Articles on one subject should not all link to the same tours.
    const offset = fitting.length ? (i * 5) % fitting.length : 0;
    const more = [...fitting.slice(offset), ...fitting.slice(0, offset)].map((subject) => subject.id);
    return {
      id,
      slug: `${post.slug}-${id}`,
      title: post.title,
      lead: post.lead,
      topic: post.topic,
      body: articleHtml(post.text),
      cover: picture({ biome, seed, mood, form, ratio: 'hero' }),
      author: post.author,
      published_on: addDays(today, -4 - i * DAYS_BETWEEN),
      reading_minutes: Math.max(4, Math.round(wordsIn(post.text) / WORDS_PER_MINUTE)),
      tour_ids: [...known, ...more].slice(0, LINKED_TOURS),
    };
  });
}
