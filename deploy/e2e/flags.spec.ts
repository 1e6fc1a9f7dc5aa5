import { untilLive } from './live.ts';
import { tourWithChoice } from './site-pages.ts';
import { expect, test } from './test.ts';

/** addresses that have no language: files, calls, what the server answers without a page */
const NO_PAGE = /^\/(api|spa|assets|cdn|media|icons|dev|socket|manifest\.webmanifest|sitemap\.xml|robots\.txt)(\/|$)/;

/** addresses of this site that anchors of the page lead to */
const ownLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//') && !NO_PAGE.test(href));

/** path of the first tour in a list, without the locale's prefix */
function firstTour(list: string): string {
  const path = /href="(?:\/de)?(\/[a-z][a-z\d-]*-\d+)[?"]/.exec(list)?.[1];
  if (!path) throw new Error('the listing leads to no tour');
  return path;
}

test.describe('links of a German page, as crawlers and new tabs read them', { tag: '@shell' }, () => {
  for (const [path, tag] of [
    ['/de', '@mf-catalog'],
    ['/de/tours', '@mf-catalog'],
    ['/de/blog', '@mf-content'],
    ['a tour', '@mf-tour'],
  ] as const) {
    test(`${path} stays in German`, { tag }, async ({ request, baseURL }) => {
      const read = async (address: string) => (await request.get(`${baseURL}${address}`)).text();
      const address = path === 'a tour' ? `/de${firstTour(await read('/de/tours'))}` : path;
      const links = ownLinks(await read(address));
      expect(links.length).toBeGreaterThan(10);
      expect([...new Set(links.filter((href) => !/^\/de([/?#]|$)/.test(href)))]).toEqual([]);
    });
  }
});

test.describe('the booking panel', { tag: ['@mf-booking', '@mf-tour'] }, () => {
  test('keeps its choice over a reload and in another language', async ({ page, request, baseURL }) => {
    const tour = await tourWithChoice(request, baseURL);
    await page.goto(tour);
    await untilLive(page);
    const open = page.getByRole('group', { name: 'Departure' }).locator('input:enabled:not(:checked)').last();
    const departure = await open.inputValue();
    // the radio itself is not seen: its row is pressed
    await page.locator('label', { has: page.locator(`input[value="${departure}"]`) }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]departure=${departure}(&|$)`));
    const { search } = new URL(page.url());
    const chosen = page.locator(`input[type="radio"][value="${departure}"]`);
    await page.reload();
    await expect(chosen).toBeChecked();
    await page.goto(`/de${tour}${search}`);
    await expect(chosen).toBeChecked();
  });
});
