import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';

/** the nth story, the first one the newest */
export const post = (n: number): BlogPostBrief => ({
  id: n,
  slug: `story-${n}`,
  title: `Story ${n}`,
  lead: `What story ${n} is about.`,
  topic: 'Gear',
  cover: {
    image: `/media/art/alpine-${n}-hero/{size}.jpg`,
    alt: `Illustration: mountains ${n}`,
    placeholder: '#676e68',
  },
  topic_slug: 'gear',
  author: 'Lena Hofstad',
  portrait: null,
  organizer_id: null,
  published_on: '2026-11-12',
  reading_minutes: 9,
});

export const TOPICS = [
  { name: 'Gear', slug: 'gear', count: 21 },
  { name: 'Routes', slug: 'routes', count: 12 },
];
