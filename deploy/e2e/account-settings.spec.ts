import { randomUUID } from 'node:crypto';
import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, TOURIST_EMAIL } from '../demo/seeding/accounts.ts';
import { expectAccessible } from './axe.ts';
import { openLive } from './keyboard.ts';
import { becomeMember, HEADERS, logInByPassword, whoIsIn } from './member.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

const TAG = ['@mf-account', '@api', '@shell'];
const USER = '/api/crm/api/user';
const PHONE = { width: 390, height: 844 };

// what the api refuses on purpose below, the browser logs
test.use({
  expectedComplaints: {
    lines: [
      // a session that ended behind the page's back
      { status: 401, at: `${USER}/profile` },
      { status: 401, at: `${USER}/logout` },
      { status: 401, at: `${USER}/favourite-tours?active_only=1` },
      { status: 401, at: '/api/crm/api/chat/unread-count' },
      { status: 401, at: '/api/crm/api/chat/socket-ticket' },
      { text: /^WebSocket connection to 'ws:.*Unexpected response code: 403/ },
    ],
  },
});

test.describe('settings', { tag: TAG }, () => {
  test('log all other devices out', async ({ page, context, browser, baseURL }) => {
    const email = await becomeMember(context, baseURL);
    const other = await browser.newContext();
    await logInByPassword(other, baseURL, email);
    await openLive(page, '/settings');
    const places = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(places).toHaveCount(2);
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(page.getByText('All other devices are logged out.')).toBeVisible();
    // the button went with the rows; the focus did not
    await expect(page.getByRole('list', { name: 'Where you are logged in' })).toBeFocused();
    await expect(places).toHaveCount(1);
    expect(await whoIsIn(other.request, baseURL)).toBeUndefined();
    expect(await whoIsIn(context.request, baseURL)).toBe(email);
    await other.close();
  });

  test('show the part of a photo that was chosen', async ({ page, context, baseURL }) => {
    await becomeMember(context, baseURL);
    await openLive(page, '/settings');
    await page
      .getByLabel('Profile photo')
      .and(page.locator('input'))
      .setInputFiles({
        ...{ name: 'me.png', mimeType: 'image/png' },
        buffer: await halves(page),
      });
    const dialog = page.getByRole('dialog', { name: 'Cut the photo' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Left to right').press('Home');
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByText('The photo is changed.')).toBeVisible();
    // what is beside its own name has no text of its own
    const photo = page.getByRole('region', { name: 'Profile' }).locator('img').first();
    // the left half of the picture is red, the right one blue
    expect(await cornersOf(page, await photo.getAttribute('src'))).toEqual(['red', 'red']);
  });

  for (const theme of ['light', 'dark']) {
    test(`are for everybody: ${theme}`, async ({ page, context, baseURL }) => {
      await becomeMember(context, baseURL);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await openLive(page, '/settings');
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
        await expect(page.getByRole('list', { name: 'Where you are logged in' })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

/** a wide picture, red on the left and blue on the right */
async function halves(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
    const brush = canvas.getContext('2d');
    for (const [at, color] of ['red', 'blue'].entries()) {
      if (brush) brush.fillStyle = color;
      brush?.fillRect(at * 600, 0, 600, 600);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** the colors near the left and the right edge of a picture */
const cornersOf = (page: Page, src: string | null): Promise<string[]> =>
  page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url ?? '')).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush?.drawImage(picture, 0, 0);
    return [2, picture.width - 3].map((x) => {
      const [red = 0, , blue = 0] = brush?.getImageData(x, 10, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  }, src);

/** requests a seat of the tour's first departure with seats, as the page does */
async function book(context: BrowserContext, baseURL: string): Promise<string> {
  const { id } = await firstTour(context.request, baseURL);
  const tour: Tour = await (await context.request.get(`${baseURL}/api/spa/tour-for-request?id=${id}`)).json();
  const date = tour.dates.find(({ number_of_free_seats }) => number_of_free_seats > 0);
  if (!date) throw new Error('no departure with seats');
  const data: Omit<CreateRequestBody, 'is_sure'> = {
    ...{ idempotency_key: randomUUID(), tour_id: id, date_id: date.id, tourists_count: 1 },
    shown: {
      ...{ start: date.start, end: date.end, price: date.original_price, variant_delta: 0 },
      discount_percent: date.discount?.percent ?? 0,
      prepayment_percent: date.prepayment_size,
      balance_due_on: date.balance_due_on,
      instalments: date.instalments ?? 1,
      ...{ not_guaranteed: date.not_guaranteed, flight_included: date.flight_included },
      seal: date.price_seal,
    },
  };
  const answer = await context.request.post(`${baseURL}/api/crm/api/request/create`, { headers: HEADERS, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return tour.name;
}

test('a trip to come says whose turn it is and leads to the next step', { tag: TAG }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await becomeMember(context, baseURL);
  const name = await book(context, baseURL);
  await expect(async () => {
    await page.goto('/trips');
    await expect(page.getByText('Your turn')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^(Prepay|Pay) / }).click();
  await expect(page).toHaveURL(/\/booking\/pay\/uuid\//);
});

test('trips lead a guest to log in, and whoever made one to its review, on a phone, in both themes', {
  tag: [...TAG, '@mf-catalog'],
}, async ({ page, context, baseURL }) => {
  await page.setViewportSize(PHONE);
  const guest = await context.request.get(`${baseURL}/trips`, { maxRedirects: 0 });
  expect(guest.headers().location).toContain('/login?next=');
  await logInByPassword(context, baseURL, TOURIST_EMAIL, DEMO_PASSWORD);
  // the server's page has them
  expect(await (await context.request.get(`${baseURL}/de/trips`)).text()).toContain('Bewertung schreiben');
  for (const value of ['light', 'dark']) {
    await context.addCookies([{ name: 'theme', value, url: baseURL }]);
    await page.goto('/trips');
    const past = page.getByRole('region', { name: 'Past' });
    await expect(past.getByRole('link', { name: /^Write a review: / }).first()).toHaveAttribute('href', /^\/review\//);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
