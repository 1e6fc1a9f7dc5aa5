import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

const NEXT = `9.3.0-e2e.${Date.now()}`;

// light is asked for by the test of accessibility
test.use({ colorScheme: 'dark' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
  const { code, said } = await site.cairn('release', 'mf-content', '--version', NEXT);
  expect(code, said).toBe(0);
  await site.release('throws-in-render', '9.4.0');
});
test.afterAll(() => site.stop());

async function linkTo(...words: string[]): Promise<string> {
  const { code, said } = await site.cairn('override', ...words, '--site', site.url, '--to', '/blog', '--json');
  expect(code, said).toBe(0);
  // what was not looked at is told beside the answer
  return JSON.parse(said.split('\n').find((line) => line.startsWith('{')) ?? '').url;
}
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Composition inspector' });
const versionOf = async (page: Page) =>
  (await page.request.get(`${site.url}/blog`)).headers()['x-composition']?.match(/mf-content@([^,]+)/)?.[1];

test('an integrator opens a link, swaps a version, shares the mix and resets it', {
  tag: ['@shell', '@deploy'],
}, async ({ page, browser, request }) => {
  const answer = await page.goto(await linkTo(`mf-content=${NEXT}`));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-composition': expect.stringContaining(`mf-content@${NEXT}`),
  });
  await untilLive(page);
  const panel = inspector(page);
  const picker = panel.getByLabel('Version of mf-content');
  await expect(picker).toHaveValue(NEXT);
  await expect(panel.getByText('squad-content')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // guests, before and after, get what is live: nothing of this is stored for anybody
  for (let guest = 0; guest < 3; guest++) {
    const theirs = await request.get(`${site.url}/blog`);
    expect(theirs.headers()['x-composition']).toContain(`mf-content@${site.own}`);
  }

  await panel.getByRole('button', { name: 'Share this mix' }).click();
  const shared = await panel.getByLabel(/^The link/).inputValue();
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const theirs = await other.newPage();
  await theirs.goto(shared);
  expect(await versionOf(theirs)).toBe(NEXT);
  await other.close();

  await picker.selectOption(site.own);
  await expect.poll(() => versionOf(page)).toBe(site.own);
  await expect(inspector(page).getByLabel('Version of mf-content')).toHaveValue(site.own);
  await page.keyboard.press('Alt+i');
  await expect(inspector(page)).toBeHidden();
  await page.getByRole('button', { name: /^Composition/ }).click();
  await inspector(page).getByRole('button', { name: 'Leave the inspector' }).click();
  await expect(inspector(page)).toBeHidden();
});

test('a version that fails is replaced for who chose it, and the inspector says by what', {
  tag: ['@shell', '@deploy'],
}, async ({ page, request }) => {
  const answer = await page.goto(await linkTo('mf-content=9.4.0'));
  expect(answer?.headers()['x-composition']).toContain(`mf-content@${site.own}`);
  const notice = inspector(page).getByRole('status');
  await expect(notice).toContainText('mf-content 9.4.0 is not shown');
  await expect(notice).toContainText(`${site.own} is shown instead`);
  await notice.getByRole('button', { name: 'Reset mf-content' }).click();
  await expect(inspector(page).getByLabel('Version of mf-content')).toHaveValue('');
  // it is nobody else's trouble
  const health = await (await request.get(`${site.url}/healthz`)).json();
  expect(health.remotes).toEqual({});
});

test('on a phone and in German, what is live and of what a page is made stand there whole, for everybody', {
  tag: ['@shell', '@deploy'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'de', url: site.url }]);
  await page.goto(`${site.url}/dev/live`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt live');
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopieren: Wer was geändert hat' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await isWhole()).toBe(true);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto((await linkTo(`mf-content=${NEXT}`)).replace('to=%2Fblog', 'to=%2Fde%2Fblog'));
  await untilLive(page);
  const panel = page.getByRole('complementary', { name: 'Inspektor der Komposition' });
  await expect(panel.getByLabel('Version von mf-content')).toHaveValue(NEXT);
  await expect(panel.getByRole('button', { name: 'Mix teilen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await isWhole()).toBe(true);
});

test('a link that was tampered with, and the employees cookie, open nothing', { tag: ['@shell'] }, async ({
  request,
}) => {
  const link = await linkTo(`mf-content=${NEXT}`);
  const tampered = await request.get(link.replace('link=eyJ', 'link=eyI'), { maxRedirects: 0 });
  expect([tampered.status(), tampered.headers()['set-cookie']]).toEqual([403, undefined]);
  const headers = { cookie: 'employee=1' };
  expect((await request.get(`${site.url}/composition/override/state`, { headers })).status()).toBe(403);
  const mix = { headers, data: { mix: { 'mf-content': NEXT } } };
  expect((await request.post(`${site.url}/composition/override/mix`, mix)).status()).toBe(400);
  const file = `${site.url}/cdn/remotes/mf-content/${NEXT}/browser/remoteEntry.js`;
  expect((await request.get(file)).status()).toBe(404);
});
