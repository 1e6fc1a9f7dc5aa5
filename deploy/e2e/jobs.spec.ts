import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { Steps } from './steps.ts';
import { expect, test } from './test.ts';

/** What tourists come for, on a phone, in at most so many steps. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function open(page: Page, path: string): Promise<Steps> {
  await page.goto(path);
  await untilLive(page);
  return new Steps();
}

test('two tours are compared and sent in 5 steps', { tag: '@mf-catalog' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const steps = await open(page, '/georgia');
  const hearts = page.getByRole('button', { name: 'Add to favourites' });
  await steps.press(hearts.first());
  await steps.press(hearts.first());
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.getByRole('status')).toHaveText('2 favourites to compare');
  await steps.press(tray.getByRole('link', { name: 'Compare' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 tours' })).toBeVisible();
  await expect(tray).toBeHidden();
  await steps.press(page.getByRole('button', { name: 'Share' }));
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(steps.count).toBeLessThanOrEqual(5);

  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(sent).pathname).toMatch(/^\/compare\/\d+-\d+$/);
  // whoever gets it needs neither an account nor scripts
  const stranger = await context
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const theirs = await stranger?.newPage();
  await theirs?.goto(sent);
  await expect(theirs?.getByRole('row', { name: /^Ascent/ }) ?? page.locator('none')).toBeVisible();
  await stranger?.close();

  // and votes with a name alone, which whoever sent it reads
  const partner = await context.browser()?.newContext({ viewport: { width: 390, height: 844 } });
  const partners = await partner?.newPage();
  if (!partners) throw new Error('no browser');
  await partners.goto(sent);
  await untilLive(partners);
  const votes = partners.getByRole('region', { name: 'Votes' });
  // the kit's label lies over its input
  await votes.locator('label').first().click();
  await votes.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await votes.getByRole('button', { name: 'Vote' }).click();
  await expect(votes.getByRole('status')).toHaveText('1 vote');
  await expect(votes.getByRole('listitem')).toContainText('Ben');
  expect(await partners.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(partners);
  await partner?.close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Votes' }).getByRole('listitem')).toContainText('Ben');
});

test('four tours side by side fit a phone, and axe finds nothing', { tag: '@mf-catalog' }, async ({ page }) => {
  await open(page, '/tours');
  const ids = await page
    .locator('main article a')
    .evaluateAll((links) => [
      ...new Set(links.flatMap((link) => /-(\d+)(?:\?|$)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])),
    ]);
  await page.goto(`/compare/${ids.slice(0, 4).join('-')}`);
  await untilLive(page);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
