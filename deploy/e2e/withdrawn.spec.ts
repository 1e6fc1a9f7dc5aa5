import { join } from 'node:path';
import { buildRemote } from '@cairn/shared-contracts/build/build-remote';
import type { Page } from '@playwright/test';
import { ROOT } from '../registry/build.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { publish } from '../registry/releases.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** the tree's mf-content under another number, live for everybody */
async function release(version: string): Promise<void> {
  const out = join(site.data, 'built', version);
  await buildRemote(join(ROOT, 'mf-content'), { version, out });
  await publish(diskStore(storeDir(site.data)), out);
  const promoted = await site.cairn('promote', 'mf-content', version, '--unchecked', 'to be withdrawn');
  expect(promoted, promoted.said).toMatchObject({ code: 0 });
}

/** somebody writes in a form of that version */
async function writesWith(page: Page, version: string): Promise<void> {
  const answer = await page.goto(`${site.url}/help-center/write?type=common_help`);
  expect(answer?.headers()['x-composition']).toContain(`mf-content@${version}`);
  await untilLive(page);
  await page.getByLabel('In your words').fill('May a dog come along?');
}

async function withdraw(version: string, ...more: string[]): Promise<void> {
  const said = await site.cairn('withdraw', 'mf-content', '--version', version, '--why', 'it sends twice', ...more);
  expect(said, said.said).toMatchObject({ code: 0 });
}

/** a page that is looked at again asks what is live */
const looksAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const written = (page: Page) => page.getByLabel('In your words');

test('a page of a withdrawn version stays until it is left, and what was typed is there when its reader comes back', {
  tag: ['@shell', '@mf-content', '@deploy'],
}, async ({ page }) => {
  await release('1.91.0');
  await writesWith(page, '1.91.0');
  await withdraw('1.91.0');
  const manifest = page.waitForResponse(/build\.json/);
  await looksAgain(page);
  expect(await (await manifest).json()).toMatchObject({ withdrawn: { 'mf-content@1.91.0': 'replaced' } });
  await expect(written(page)).toHaveValue('May a dog come along?');
  // it has understood what it was told
  await expect(page.locator('html[data-left-behind]')).toBeAttached();

  const next = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
  expect((await next).headers()['x-composition']).toContain(`mf-content@${site.own}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await page.goBack();
  await expect(written(page)).toHaveValue('May a dog come along?');
});

test('a page of an unsafe version comes anew at once, says so, and has what was typed', {
  tag: ['@shell', '@mf-content', '@deploy'],
}, async ({ page, request }) => {
  await release('1.92.0');
  await writesWith(page, '1.92.0');
  await withdraw('1.92.0', '--safety');
  const next = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await looksAgain(page);
  expect((await next).headers()['x-composition']).toContain(`mf-content@${site.own}`);
  await expect(page.getByText('Part of this page had a fault')).toBeVisible();
  await expect(written(page)).toHaveValue('May a dog come along?');

  const file = await request.get(`${site.url}/cdn/remotes/mf-content/1.92.0/browser/remoteEntry.js`);
  expect(file.status()).toBe(404);
  const again = await site.cairn('promote', 'mf-content', '1.92.0', '--unchecked', 'once more');
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('was withdrawn by') });
});
