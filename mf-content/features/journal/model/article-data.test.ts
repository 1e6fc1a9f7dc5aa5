import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { problemsOfData } from '@cairn/shared-contracts/testing/google-fields';
import { describe, expect, it } from '@jest/globals';
import { articleData } from './article-data.ts';

const post: BlogPost = {
  id: 7,
  slug: 'stairs-are-enough-7',
  title: 'Stairs are enough',
  lead: 'An eight-week plan for city legs.',
  topic: 'Training',
  cover: { image: '/media/art/coast-b5-hero/{size}.jpg', alt: 'Illustration: cliffs', placeholder: '#64979b' },
  topic_slug: 'training',
  author: 'Lena Hofstad',
  portrait: { image: '/media/avatar/lena-f/{size}.jpg', alt: 'Lena', placeholder: '#64979b' },
  organizer_id: 3,
  published_on: '2026-11-12',
  reading_minutes: 8,
  blocks: [],
  content_language: 'en',
  languages: ['en'],
  similar: [],
  tours: [],
};
const german = { origin: 'https://cairn.example', basename: '/de', siteName: 'Cairn' };

describe('what search engines read about an article', () => {
  it('has absolute addresses, the locale among them', () => {
    expect(articleData(post, german)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Stairs are enough',
      image: 'https://cairn.example/media/art/coast-b5-hero/1200.jpg',
      datePublished: '2026-11-12',
      timeRequired: 'PT8M',
      inLanguage: 'en',
      author: { name: 'Lena Hofstad', image: 'https://cairn.example/media/avatar/lena-f/400.jpg' },
      mainEntityOfPage: 'https://cairn.example/de/blog/stairs-are-enough-7',
    });
  });

  it("has Google's fields for an article", async () => {
    expect(await problemsOfData([articleData(post, german)])).toEqual([]);
    expect(await problemsOfData([articleData({ ...post, title: '' }, german)])).toMatchObject([{ field: 'headline' }]);
  });
});
