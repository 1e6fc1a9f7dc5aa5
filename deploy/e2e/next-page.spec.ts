import type { Page, Request } from '@playwright/test';
import { NEXT_PAGE_PATH } from '../../shell/composition/next-page-path.ts';
import { untilLive } from './live.ts';
import { becomeMember } from './member.ts';
import { expect, test } from './test.ts';

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const isOfApi = (path: string): boolean => path.startsWith('/api/');
const isAhead = (request: Request): boolean => pathOf(request) === NEXT_PAGE_PATH;

/** holds the page's own code of a remote until it is let through */
async function holdCode(page: Page, remote: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(new RegExp(`/${remote}/[^/]+/browser/.*\\.js`), async (route) => {
    held.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { held, letThrough: resolve };
}

test.describe('a page asks for the next one’s data beside its code, in one request', { tag: '@shell' }, () => {
  for (const who of ['a guest', 'a member'] as const) {
    test(`${who} opens a tour`, async ({ page, context, baseURL }) => {
      if (who === 'a member') await becomeMember(context, baseURL);
      await page.goto('/tours');
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
      const [name, path] = [await card.innerText(), await card.getAttribute('href')];
      const { held, letThrough } = await holdCode(page, 'mf-tour');
      const asked: Request[] = [];
      page.on('request', (sent) => asked.push(sent));

      const answered = page.waitForResponse((answer) => isAhead(answer.request()));
      await card.click();
      const answer = await answered;
      // its data is here while no code of the tour page is
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      expect(new URL(page.url()).pathname).toBe('/tours');

      letThrough();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(asked.filter(isAhead)).toHaveLength(1);
      expect(asked.map(pathOf)).not.toContain('/api/spa/tour');
    });
  }

  test('the listing comes from home without any call of the browser’s own', async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const asked: Request[] = [];
    page.on('request', (sent) => asked.push(sent));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isAhead)).toHaveLength(1);
    expect(asked.map(pathOf).filter(isOfApi)).toEqual([]);
  });

  test('where the server says nothing, the page makes its calls itself', async ({ page }) => {
    await page.route(`**${NEXT_PAGE_PATH}*`, (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await untilLive(page);
    const call = page.waitForRequest((sent) => isOfApi(pathOf(sent)));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
    await call;
  });

  test('a page that was open before comes back without being asked for', async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
    const asked: Request[] = [];
    page.on('request', (sent) => asked.push(sent));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk with people who know the way');
    expect(asked.filter(isAhead)).toEqual([]);
  });
});
