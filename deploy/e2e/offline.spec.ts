import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { Page } from '@playwright/test';
import { READING_MS } from '../../shell/client/offline/reading.ts';
import { openApiLine } from './api-line.ts';
import { expectAccessible } from './axe.ts';
import { sendRequest } from './bookings.ts';
import { untilLive } from './live.ts';
import { becomeMember, HEADERS } from './member.ts';
import { startSite } from './site.ts';
import { expect, test } from './test.ts';

// the other tests go without the worker: it would answer in place of the network that they watch
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: {
    lines: [
      { failure: 'net::ERR_INTERNET_DISCONNECTED', at: /./ },
      { failure: 'net::ERR_FAILED', at: /./ },
      { text: /^\[composition\] mf-content\/route\.about cannot be loaded: TypeError: Failed to fetch/ },
    ],
  },
});

/** Opens a page and stays on it for as long as a reader does, until the device holds it with all that it has loaded. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
  await stay(page);
}

async function stay(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(assets\/shell|cdn\/remotes)\//.test(name));
        const held = await Promise.all(
          [location.href, ...files.map(({ name }) => name)].map((url) => caches.match(url, { ignoreVary: true })),
        );
        return held.every((copy) => copy !== undefined);
      }),
    )
    .toBe(true);
}

const copies = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('cairn-pages'))
      ? (await (await caches.open('cairn-pages')).keys()).map(({ url }) => new URL(url).pathname)
      : [],
  );

// who reads a page here has read it at once
test.beforeEach(({ page }) =>
  page.addInitScript((reading) => {
    const { setTimeout: wait } = window;
    const hurry = (run: () => void, after?: number) => wait(run, after === reading ? 0 : after);
    Object.assign(window, { setTimeout: hurry });
  }, READING_MS),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was read can be read without a connection, and the way goes on when it is back', {
    tag: '@shell',
  }, async ({ page, context }) => {
    test.slow();
    const banner = page.getByRole('status').filter({ hasText: 'No connection.' });
    const heading = page.getByRole('heading', { level: 1 });
    await read(page, '/help-center');
    await read(page, '/tours');
    const card = page.getByRole('article').first().getByRole('link').first();
    await card.click();
    await page.waitForURL(/-\d+$/);
    await expect(heading).not.toHaveText('All tours');
    const tour = await heading.innerText();
    await stay(page);

    await test.step('a link to a page that the device does not have waits, and the page stays', async () => {
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(banner).toContainText('The page you asked for opens as soon as it is back.');
      await expect(heading).toHaveText(tour);
    });
    await test.step('a page that is there is read as it was', async () => {
      await page.reload();
      await untilLive(page);
      await expect(heading).toHaveText(tour);
      await expect(banner).toContainText('You are reading this page as it was on');
      await page.goto('/tours');
      await untilLive(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    await test.step('one that was never opened says so, and names those that can be read', async () => {
      await page.goto('/about');
      await expect(heading).toHaveText('You are offline');
      await expectAccessible(page);
      await page.getByRole('link', { name: tour }).click();
      await expect(heading).toHaveText(tour);
    });
    await test.step('what is typed meanwhile stays, and the way goes on', async () => {
      await page.goto('/help-center');
      await untilLive(page);
      const search = page.getByRole('searchbox');
      await search.fill('refund');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(banner).toContainText('opens as soon as it is back');
      await expect(search).toHaveValue('refund');
      await context.setOffline(false);
      await page.waitForURL('/about');
      await expect(banner).toHaveCount(0);
    });
  });
});

test('the programs of favourites and of trips to come can be read without a connection, though nobody has opened them', {
  tag: '@shell',
}, async ({ page, context, request, baseURL }) => {
  test.slow();
  const tours = await request.get(`${baseURL}/api/spa/tours-page`);
  const { items }: ToursPage = await tours.json();
  const [saved, walked] = items;
  if (!saved || !walked) throw new Error('the demo data has no tours');
  await becomeMember(context, baseURL);
  await sendRequest(context, baseURL, { tourId: walked.id });
  const added = await context.request.post(`${baseURL}/api/crm/api/favourite-tour/create`, {
    headers: HEADERS,
    data: { tour_id: saved.id },
  });
  expect(added.ok()).toBe(true);

  await read(page, '/help-center');
  for (const path of [`/${saved.slug}`, `/${walked.slug}`, '/favorites'])
    await expect.poll(() => copies(page)).toContain(path);
  await context.setOffline(true);
  await page.goto('/favorites');
  await expect(page.getByRole('article').getByRole('link', { name: saved.name })).toBeVisible();
  for (const { slug, name } of [saved, walked]) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Program by day' })).toBeVisible();
  }
});

test('a page of somebody who has logged out cannot be read by the next', { tag: '@shell' }, async ({
  page,
  context,
  baseURL,
}) => {
  await becomeMember(context, baseURL);
  await read(page, '/trips');
  await expect.poll(() => copies(page)).toContain('/trips');
  await page.getByRole('button', { name: 'Kate' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await untilLive(page);
  await expect.poll(() => copies(page)).not.toContain('/trips');
  await context.setOffline(true);
  await page.goto('/trips');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('one switch takes the worker, and all that it holds, out of the browsers that have it', { tag: '@shell' }, async ({
  page,
}) => {
  test.slow();
  const site = await startSite();
  // one address of a site whose shells are started anew, with the switch turned
  const front = await openApiLine(site.url);
  const publicUrl = front.url.replace('127.0.0.1', 'localhost');
  try {
    const [on, off] = await Promise.all([
      site.startShell('on', { settings: { PUBLIC_URL: publicUrl, SERVICE_WORKER: 'on' } }),
      site.startShell('off', { settings: { PUBLIC_URL: publicUrl, SERVICE_WORKER: 'off' } }),
    ]);
    const held = () =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return { workers: workers.length, caches: (await caches.keys()).length };
      });
    front.turnTo(on.url);
    await read(page, `${publicUrl}/help-center`);
    expect(await held()).toMatchObject({ workers: 1, caches: expect.any(Number) });
    expect((await held()).caches).toBeGreaterThan(0);
    front.turnTo(off.url);
    await page.goto(`${publicUrl}/about`);
    await untilLive(page);
    await expect.poll(held).toEqual({ workers: 0, caches: 0 });
    await page.goto(`${publicUrl}/help-center`);
    await untilLive(page);
    await expect.poll(held).toEqual({ workers: 0, caches: 0 });
  } finally {
    await front.cut();
    await site.stop();
  }
});
