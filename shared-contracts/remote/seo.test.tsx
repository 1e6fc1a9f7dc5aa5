import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Article, WithContext } from 'schema-dts';
import { sampleSite } from '../testing/sample-site.ts';
import { type Platform, PlatformContext } from './context.ts';
import { Seo, type SeoProps } from './seo.tsx';

const PLATFORM: Platform = {
  locale: 'en-US',
  currency: 'EUR',
  origin: 'https://cairn.test',
  basename: '',
  units: 'metric',
  timeZone: 'UTC',
  locales: [{ iso: 'en-US', name: 'English', prefix: '' }],
  currencies: ['EUR'],
  siteName: 'Cairn',
  flags: {},
  site: sampleSite(),
};
const GERMAN: Partial<Platform> = {
  basename: '/de',
  locales: [
    { iso: 'en-US', name: 'English', prefix: '' },
    { iso: 'de-DE', name: 'Deutsch', prefix: '/de' },
  ],
};

afterEach(() => {
  document.head.replaceChildren();
});

/** the head of a page at the address, as search engines read it */
function headOf(props: Partial<SeoProps>, platform: Partial<Platform> = {}, path = '/walk-42') {
  const page = <Seo title="A walk" description="Three passes" {...props} />;
  const routes = [{ path: '*', element: page }];
  const basename = platform.basename || '/';
  const router = createMemoryRouter(routes, { basename, initialEntries: [(platform.basename ?? '') + path] });
  const { container } = render(
    <PlatformContext value={{ ...PLATFORM, ...platform }}>
      <RouterProvider router={router} />
    </PlatformContext>,
  );
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    title: document.title,
    canonical: all('link[rel="canonical"]', 'href'),
    alternates: [...document.head.querySelectorAll('link[rel="alternate"]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
    robots: all('meta[name="robots"]', 'content'),
    card: all('meta[name="twitter:card"]', 'content'),
    og: (name: string) => all(`meta[property="og:${name}"]`, 'content')[0],
    data: [...container.querySelectorAll('script')].map(({ innerHTML }) => innerHTML),
  };
}

describe('what search engines and shared links read', () => {
  it.each<[Partial<SeoProps>, string]>([
    [{}, 'A walk · Cairn'],
    [{ title: 'Cairn: walks' }, 'Cairn: walks'],
  ])('the title of %j is %s', (props, title) => {
    expect(headOf(props).title).toBe(title);
  });

  it.each<[string, Partial<SeoProps>, Partial<Platform>, string, string[], string[]]>([
    ['the page itself', {}, {}, '/walk-42', ['https://cairn.test/walk-42'], []],
    ['the page without its query', {}, {}, '/tours?page=2&utm_source=x', ['https://cairn.test/tours'], []],
    [
      'another page that stands for it',
      { canonical: '/privacy' },
      {},
      '/privacy/1.0',
      ['https://cairn.test/privacy'],
      [],
    ],
    ['the home page', {}, {}, '/', ['https://cairn.test/'], []],
    [
      'the page in its language, and in the others',
      {},
      GERMAN,
      '/walk-42',
      ['https://cairn.test/de/walk-42'],
      ['en https://cairn.test/walk-42', 'de https://cairn.test/de/walk-42', 'x-default https://cairn.test/walk-42'],
    ],
    [
      'the home page of a language, without a slash behind it',
      {},
      GERMAN,
      '/',
      ['https://cairn.test/de'],
      ['en https://cairn.test/', 'de https://cairn.test/de', 'x-default https://cairn.test/'],
    ],
  ])('the address to keep is %s', (_title, props, platform, path, canonical, alternates) => {
    const head = headOf(props, platform, path);
    expect([head.canonical, head.alternates]).toEqual([canonical, alternates]);
    expect(head.og('url')).toBe(canonical[0]);
    expect(head.robots).toEqual(['max-image-preview:large']);
  });

  it.each([
    ['en-US', 'en_US'],
    ['de-DE', 'de_DE'],
  ])('a shared page in %s is marked as %s', (locale, written) => {
    expect(headOf({}, { locale }).og('locale')).toBe(written);
  });

  it('a page that is not to be found has no address to keep', () => {
    const head = headOf({ noindex: true }, GERMAN);
    expect([head.robots, head.canonical, head.alternates]).toEqual([['noindex'], [], []]);
  });

  it.each([
    [{ image: '/media/art/1200.jpg' }, 'summary_large_image', 'https://cairn.test/media/art/1200.jpg'],
    [{}, 'summary', 'https://cairn.test/icons/icon-512.png'],
  ])('a shared link with %j is a %s', (props, card, image) => {
    const head = headOf(props);
    expect([head.card, head.og('image')]).toEqual([[card], image]);
  });

  it.each([
    ['/media/art/1200.jpg', 'https://cairn.test/media/art/1200.jpg'],
    ['https://cdn.test/1200.jpg', 'https://cdn.test/1200.jpg'],
  ])('the picture %s is given as %s', (image, shown) => {
    expect(headOf({ image }).og('image')).toBe(shown);
  });

  it('a picture whose size is known says so, and what it shows', () => {
    headOf({ image: { path: '/media/og/tour-42.jpg?v=1', width: 1200, height: 630, alt: 'A walk' } });
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[property="og:image"]')).toBe('https://cairn.test/media/og/tour-42.jpg?v=1');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:height"]')).toBe('630');
    expect(content('meta[property="og:image:alt"]')).toBe('A walk');
    expect(content('meta[name="twitter:image"]')).toBe('https://cairn.test/media/og/tour-42.jpg?v=1');
    expect(content('meta[name="twitter:image:alt"]')).toBe('A walk');
  });

  it('a picture of which nothing is known claims nothing', () => {
    headOf({ image: '/media/art/1200.jpg' });
    expect(document.head.querySelectorAll('meta[property^="og:image:"], meta[name="twitter:image:alt"]')).toHaveLength(
      0,
    );
  });

  it('structured data cannot end their element', () => {
    const article: WithContext<Article> = {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: '</script><script>alert(1)</script>',
    };
    const { data } = headOf({ structured: [article] });
    expect(data).toHaveLength(1);
    expect(data[0]).not.toContain('<');
    expect(JSON.parse(data[0] ?? '')).toEqual(article);
  });

  it.each([
    ['en', 'https://cairn.test/walk-42', []],
    ['de', 'https://cairn.test/de/walk-42', []],
    [undefined, 'https://cairn.test/de/walk-42', ['en', 'de', 'x-default']],
  ])('a text in %s is kept at the address of its language, and at no other', (bodyLanguage, canonical, languages) => {
    const head = headOf({ bodyLanguage }, { ...GERMAN, locale: 'de-DE' });
    expect(head.canonical).toEqual([canonical]);
    expect(head.alternates.map((alternate) => alternate.split(' ')[0])).toEqual(languages);
  });
});
