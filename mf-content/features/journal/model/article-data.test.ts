import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { describe, expect, it } from '@jest/globals';
import { articleData, breadcrumbData } from './article-data.ts';

const post: BlogPost = {
  id: 7,
  slug: 'stairs-are-enough-7',
  title: 'Stairs are enough',
  lead: 'An eight-week plan for city legs.',
  topic: 'Training',
  cover: { image: '/media/art/coast-b5-hero/{size}.jpg', alt: 'Illustration: cliffs', placeholder: '#64979b' },
  author: 'Lena Hofstad',
  published_on: '2026-11-12',
  reading_minutes: 8,
  body: '',
  similar: [],
  tours: [],
};
const german = { origin: 'https://cairn.example', basename: '/de', siteName: 'Cairn' };

describe('what search engines read about an article', () => {
  it('has absolute addresses, the locale among them', () => {
    expect(articleData(post, german)).toMatchObject({
      '@type': 'Article',
      headline: 'Stairs are enough',
      image: 'https://cairn.example/media/art/coast-b5-hero/1200.jpg',
      datePublished: '2026-11-12',
      timeRequired: 'PT8M',
      mainEntityOfPage: 'https://cairn.example/de/blog/stairs-are-enough-7',
    });
  });

  it.each([
    ['', 'https://cairn.example/', 'https://cairn.example/blog'],
    ['/de', 'https://cairn.example/de', 'https://cairn.example/de/blog'],
  ])('leads from home to here under the prefix "%s"', (basename, home, blog) => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Journal', path: '/blog' },
    ];
    expect(breadcrumbData(steps, { ...german, basename })).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: home },
        { position: 2, name: 'Journal', item: blog },
      ],
    });
  });
});
