import { problemsOfPage } from '@cairn/shared-contracts/testing/google-fields';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test.ts';

const META = /<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g;
const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** what a robot gets: the page's HTML, without its scripts being run */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  const html = await answer.text();
  const meta = new Map([...html.matchAll(META)].map(([, name = '', content = '']) => [name, unescaped(content)]));
  return { html, meta, ...(await problemsOfPage(html)) };
}

/** the first page of the site that the sitemap lists and the pattern fits */
async function addressOf(request: APIRequestContext, baseURL: string, pattern: RegExp): Promise<string> {
  const list = await request.get(`${baseURL}/tours`);
  const blog = await request.get(`${baseURL}/blog`);
  const paths = [...`${await list.text()}${await blog.text()}`.matchAll(/href="(\/[^"?#]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const found = paths.find((path) => pattern.test(path));
  expect(found, `a link that fits ${pattern}`).toBeDefined();
  return baseURL + found;
}

const TOUR = /^\/[a-z\d-]+-\d+$/;
const ARTICLE = /^\/blog\/[a-z\d-]+-\d+$/;

test.describe('what Google reads', { tag: '@shell' }, () => {
  for (const { page, tag, path, types } of [
    { page: 'the home page', tag: '@mf-catalog', path: '/', types: ['ItemList', 'Organization', 'WebSite'] },
    { page: 'the listing', tag: '@mf-catalog', path: '/tours', types: ['BreadcrumbList', 'ItemList'] },
    { page: 'a tour', tag: '@mf-tour', path: TOUR, types: ['BreadcrumbList', 'FAQPage', 'Product', 'TouristTrip'] },
    { page: 'an article', tag: '@mf-content', path: ARTICLE, types: ['BlogPosting', 'BreadcrumbList'] },
  ]) {
    test(`of ${page} has every field that Google requires`, { tag }, async ({ request, baseURL }) => {
      const address = typeof path === 'string' ? baseURL + path : await addressOf(request, baseURL, path);
      const { types: found, problems } = await read(request, address);
      expect(found).toEqual(expect.arrayContaining(types));
      expect(problems.filter(({ severity }) => severity === 'required')).toEqual([]);
    });
  }

  test('of a tour has the recommended fields too, and the check notices when one is gone', { tag: '@mf-tour' }, async ({
    request,
    baseURL,
  }) => {
    const { html, problems } = await read(request, await addressOf(request, baseURL, TOUR));
    // a new tour has no reviews yet
    expect(problems.filter(({ field }) => field !== 'aggregateRating' && field !== 'review')).toEqual([]);
    const broken = await problemsOfPage(html.replaceAll('"price":', '"cost":'));
    expect(broken.problems).toContainEqual(
      expect.objectContaining({ severity: 'required', type: 'Offer', field: 'price' }),
    );
  });
});

test.describe('what a shared link shows', { tag: '@shell' }, () => {
  test('of a tour is a picture of its own in the size that it says', { tag: '@mf-tour' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const { meta } = await read(request, await addressOf(request, baseURL, TOUR));
    const address = meta.get('og:image') ?? '';
    expect(address).toMatch(/\/media\/og\/tour-\d+\.jpg\?v=\w+/);
    expect(meta.get('twitter:image')).toBe(address);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:image:alt')).toBe(meta.get('og:title'));
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers()['cache-control']).toContain('immutable');
    await page.goto(meta.get('og:url') ?? '');
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, address);
    expect(size.map(String)).toEqual([meta.get('og:image:width'), meta.get('og:image:height')]);
  });

  for (const [path, tag] of [
    ['/tours', '@mf-catalog'],
    [ARTICLE, '@mf-content'],
  ] as const) {
    test(`of ${path} is its picture, 1200 px wide`, { tag }, async ({ request, baseURL }) => {
      const address = typeof path === 'string' ? baseURL + path : await addressOf(request, baseURL, path);
      const { meta } = await read(request, address);
      expect(meta.get('og:image')).toMatch(/\/1200\.jpg$/);
      expect((await request.get(meta.get('og:image') ?? '')).status()).toBe(200);
    });
  }
});
