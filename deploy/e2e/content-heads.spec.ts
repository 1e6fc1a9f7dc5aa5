import { problemsOfPage } from '@cairn/shared-contracts/testing/google-fields';
import type { APIRequestContext } from '@playwright/test';
import content from '../../mf-content/remote.ts';
import { expect, test } from './test.ts';

const TAG = { tag: '@mf-content' };

interface Head {
  path: string;
  /** `@type` of its structured data, in their order */
  types: readonly string[];
  /** nobody is led to it: it is kept under no address */
  isNoindex?: boolean;
  /** what it is about is in English, and stays at its English address */
  isEnglish?: boolean;
}

const CRUMBS = 'BreadcrumbList';
const legal = (kind: string): Head[] => [
  { path: `/${kind}`, types: [CRUMBS], isEnglish: true },
  { path: `/${kind}/2025-03`, types: [CRUMBS], isNoindex: true, isEnglish: true },
  { path: `/${kind}/2026-09?from=2025-03`, types: [], isNoindex: true },
];

/** Each address of the remote with pages of it, and with addresses of the kind that lead nowhere. */
const ADDRESSES: Readonly<Record<string, { heads: readonly Head[]; missing?: readonly string[] }>> = {
  blog: {
    heads: ['/blog', '/blog?page=2', '/blog/gear'].map((path) => ({ path, types: ['ItemList', CRUMBS] })),
    missing: ['/blog/no-such-topic', '/blog?page=99', '/blog/gear/more'],
  },
  'blog-article': {
    heads: [
      { path: '/blog/levadas-a-short-guide-22', types: ['BlogPosting', CRUMBS], isEnglish: true },
      { path: '/blog/what-a-4000-m-pass-asks-of-a-beginner-40', types: ['BlogPosting', CRUMBS] },
    ],
    missing: ['/blog/no-such-story-4711', '/blog/no-such-story-99999999999999999999'],
  },
  agreement: { heads: legal('agreement'), missing: ['/agreement/1999-01'] },
  'tour-provider-agreement': { heads: legal('tour-provider-agreement'), missing: ['/tour-provider-agreement/x'] },
  privacy: {
    heads: legal('privacy'),
    missing: ['/privacy/1999-01', '/privacy/2026-09?from=1999-01', '/privacy/2026-09?from=2026-09', '/privacy/a/b'],
  },
  'safety-rules': { heads: legal('safety-rules'), missing: ['/safety-rules/%27'] },
  'tour-provider': {
    heads: [{ path: '/tour-provider/1', types: ['TravelAgency', CRUMBS], isEnglish: true }],
    missing: ['/tour-provider/0', '/tour-provider/99999999', '/tour-provider/99999999999', '/tour-provider/1?page=999'],
  },
  'tour-providers': {
    heads: [
      ...['/tour-providers', '/tour-providers?page=2'].map((path) => ({ path, types: ['ItemList', CRUMBS] })),
      {
        path: '/tour-providers?sort=since',
        types: ['ItemList', CRUMBS],
        isNoindex: true,
      },
    ],
    missing: ['/tour-providers?page=999', '/tour-providers?country=99999', '/tour-providers/1'],
  },
  'how-checked': { heads: [{ path: '/how-organizers-are-checked', types: [CRUMBS] }] },
  join: { heads: [{ path: '/join', types: ['FAQPage', CRUMBS] }] },
  about: { heads: [{ path: '/about', types: ['Organization', CRUMBS] }] },
  'help-center': {
    heads: [
      { path: '/help-center', types: ['FAQPage', CRUMBS] },
      { path: '/help-center/when-am-i-charged', types: [CRUMBS] },
    ],
    missing: ['/help-center/no-such-answer', '/help-center/a/b'],
  },
  'help-write': { heads: [{ path: '/help-center/write', types: [CRUMBS] }] },
  contacts: { heads: [{ path: '/contacts', types: ['Organization', CRUMBS] }] },
  sitemap: { heads: [{ path: '/sitemap', types: [CRUMBS] }] },
};

const first = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** what a robot reads, without scripts */
async function headOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  return {
    status: answer.status(),
    language: first(html, /<html[^>]* lang="([^"]*)"/),
    title: first(html, /<title[^>]*>([^<]*)</),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    shared: first(html, /<meta property="og:title" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    isNoindex: /<meta name="robots" content="noindex/.test(html),
    headings: html.match(/<h1\b/g)?.length ?? 0,
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
      ([, text = '']): { '@type': string } => JSON.parse(text),
    ),
    problems: (await problemsOfPage(html)).problems.filter(({ severity }) => severity === 'required'),
  };
}

test('every address of the remote is looked at', TAG, () => {
  const declared = Object.entries(content.routes).flatMap(([name, { addresses }]) =>
    addresses.map((address) => ('id' in address ? address.id : name)),
  );
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(declared.toSorted());
});

for (const [id, { heads, missing = [] }] of Object.entries(ADDRESSES)) {
  test(`${id}: status, head and data for search engines`, TAG, async ({ request, baseURL }) => {
    for (const { path, types, isNoindex = false, isEnglish = false } of heads) {
      for (const [prefix, language] of [
        ['', 'en-US'],
        ['/de', 'de-DE'],
        ['/zh', 'zh-CN'],
      ] as const) {
        const { title, description, data, ...head } = await headOf(request, baseURL + prefix + path);
        const canonical = isEnglish ? baseURL + path : baseURL + prefix + path;
        expect([prefix + path, { ...head, shared: head.shared !== '' }]).toEqual([
          prefix + path,
          {
            ...{ status: 200, language, isNoindex, headings: 1, shared: true, problems: [] },
            canonical: isNoindex ? '' : canonical,
          },
        ]);
        expect([prefix + path, title.length > 5, description.length > 10]).toEqual([prefix + path, true, true]);
        expect([prefix + path, ...data.map((one) => one['@type'])]).toEqual([prefix + path, ...types]);
      }
    }
  });

  if (missing.length > 0) {
    test(`${id}: what there is not is 404`, TAG, async ({ request, baseURL }) => {
      for (const path of missing) {
        const { status, isNoindex, data } = await headOf(request, baseURL + path);
        expect([path, status, isNoindex, data]).toEqual([path, 404, true, []]);
      }
    });
  }
}
