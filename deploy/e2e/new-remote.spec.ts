import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

// the composition of the page that is open takes the address for a place, and asks for it
const UNKNOWN_PLACE = { status: 404, at: '/api/spa/tours-page?slug=packing%2Fwinter&expand=filters' };
test.use({ expectedComplaints: { lines: [UNKNOWN_PLACE] } });

test('a page and a remote that nobody knew go live without a restart, also for a page that is open', {
  tag: ['@shell', '@deploy'],
}, async ({ page, request }) => {
  // no line of the shell names the page: until it is live it is a place that nobody knows
  expect((await request.get(`${site.url}/packing/winter`)).status()).toBe(404);
  await page.goto(`${site.url}/destinations`);
  // its manifest is fetched: the table of this page is the one from before
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');

  await site.add('extra', '1.0.0');
  await expect
    .poll(async () => (await request.get(`${site.url}/packing/winter`)).status(), { intervals: [100] })
    .toBe(200);
  const answer = await request.get(`${site.url}/packing/winter`);
  expect(answer.headers()['x-composition']).toContain('mf-extra@1.0.0');
  const html = await answer.text();
  expect(html).toContain('Packing for');
  expect(html).toContain('Boots for');
  // a fixed part of the table stays: the specification's pages have their order
  expect((await request.get(`${site.url}/contacts`)).headers()['x-composition']).toContain('mf-content@');

  // the open page has another composition: the server is asked, and composes anew
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      document.body.append(link);
      link.click();
    }, path);
  await follow('/packing/winter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing for winter');
  const boots = page.getByRole('button', { name: 'Boots for winter' });
  await boots.click();
  await expect(boots).toHaveAttribute('aria-pressed', 'true');

  // from then on it is a page like any other: no document is loaded
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
  await follow('/packing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing for summer');
  await expect(page.getByRole('button', { name: 'Boots for summer' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
