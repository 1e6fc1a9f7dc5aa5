import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { APIRequestContext } from '@playwright/test';
import { walkLinks } from './link-walk.ts';
import { expect, test } from './test.ts';

/** deploy/e2e/sites/discreet.json: `organizer.forceHideOrganizers` */
const SITE = 'discreet';
const ORGANIZERS = /^\/tour-providers?(?:\/|$|\?)/;

/** of everybody who sells here: what another site of the same tours tells */
async function namesOf(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const answer = await request.get(`${baseURL}/api/crm/api/organizer/list?limit=50&page=${page}`);
      const { items }: { items: PublicOrganizer[] } = await answer.json();
      return items;
    }),
  );
  return pages.flat().flatMap(({ name, person }) => [name.replaceAll('&', '&amp;'), person]);
}

test('a site that names no organizers has no page of theirs, no way to one and no name', {
  tag: ['@mf-content', '@mf-catalog', '@mf-tour', '@shell'],
}, async ({ request, baseURL }) => {
  test.slow();
  const names = await namesOf(request, baseURL);
  expect(names.length).toBeGreaterThan(200);
  const headers = { host: new URL(baseURL).host.replace('localhost', `${SITE}.localhost`) };
  for (const path of ['/tour-providers', '/tour-provider/1']) {
    expect([path, (await request.get(baseURL + path, { headers })).status()]).toEqual([path, 404]);
  }
  const { bad, paths } = await walkLinks(request, { baseURL, site: SITE, prefix: '' });
  expect(bad).toEqual([]);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => ORGANIZERS.test(path))).toEqual([]);
  const parts = [
    ...(await (await request.get(`${baseURL}/sitemap.xml`, { headers })).text()).matchAll(/<loc>([^<]+)/g),
  ];
  expect(parts.length).toBeGreaterThan(0);
  const files = parts.map(([, address = '']) => new URL(address).pathname);
  for (const path of [...new Set(paths), ...files]) {
    const text = await (await request.get(baseURL + path, { headers })).text();
    expect([path, names.filter((name) => text.includes(name))]).toEqual([path, []]);
    expect([path, text.includes(`/tour-provider/`)]).toEqual([path, false]);
  }
});
