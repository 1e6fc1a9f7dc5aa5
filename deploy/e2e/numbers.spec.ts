import type { TourCard, TourDate, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { APIRequestContext, Page } from '@playwright/test';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

async function jsonOf<T>(request: APIRequestContext, url: string, currency = 'USD'): Promise<T> {
  const answer = await request.get(url, { headers: { 'x-currency': currency } });
  return answer.json();
}

/** the first cards of the listing, as the api has them */
async function cardsOf(request: APIRequestContext, baseURL: string, pages: number): Promise<TourCard[]> {
  const all: TourCard[] = [];
  for (let page = 1; page <= pages; page++) {
    all.push(...(await jsonOf<ToursPage>(request, `${baseURL}/api/spa/tours-page?page=${page}`)).items);
  }
  return all;
}

/** what search engines read of the prices of a listing */
const offersOn = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (blocks) =>
        blocks.map((block) => JSON.parse(block.textContent ?? '{}')).find((block) => block.offers?.lowPrice)?.offers,
    );

test('the price of a card is that of the departure the page opens with, or says when it leaves', {
  tag: ['@mf-catalog', '@api'],
}, async ({ page, request, baseURL }) => {
  const cards = await cardsOf(request, baseURL, 3);
  for (const { slug, price, price_from, price_without_discount, discount } of cards) {
    const { tour } = await jsonOf<{ tour: { dates: TourDate[] } }>(
      request,
      `${baseURL}/api/spa/tour?slug=${slug}&format=main`,
    );
    const open = tour.dates.filter((date) => !date.is_busy && date.number_of_free_seats > 0);
    const meant = price_from ? open.filter(({ start }) => start === price_from) : open.slice(0, 1);
    expect([slug, meant.map((date) => date.price)]).toEqual([slug, expect.arrayContaining([price])]);
    // a badge stands for a price that has fallen
    expect([slug, discount ? Number(price_without_discount) > Number(price) : true]).toEqual([slug, true]);
  }
  const later = cards.slice(0, 12).find(({ price_from }) => price_from);
  expect(later).toBeDefined();
  await page.goto('/tours');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: later?.name ?? '' }) });
  await expect(card).toContainText(/from [A-Z][a-z]{2} \d{1,2}/);
});

for (const path of ['/georgia', '/trekking', '/trekking?page=2']) {
  test(`the prices that search engines read are those of all tours: ${path}`, {
    tag: ['@mf-catalog', '@api'],
  }, async ({ page, request, baseURL }) => {
    const slug = path.split('?')[0]?.slice(1);
    const first = async (sort: string) =>
      (await jsonOf<ToursPage>(request, `${baseURL}/api/spa/tours-page?slug=${slug}&sort=${sort}`)).items[0]?.price;
    await page.goto(path);
    const offers = await offersOn(page);
    expect([Number(offers.lowPrice) * 100, Number(offers.highPrice) * 100]).toEqual([
      await first('price'),
      await first('-price'),
    ]);
  });
}

test('the site counts the tours that can be listed', { tag: ['@mf-catalog', '@api'] }, async ({
  page,
  request,
  baseURL,
}) => {
  const { total } = await jsonOf<ToursPage>(request, `${baseURL}/api/spa/tours-page`);
  const { totalCount } = await jsonOf<{ totalCount: number }>(request, `${baseURL}/api/spa/info`);
  expect(totalCount).toBe(total);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(`${total} unique tours`);
  await page.goto('/tours');
  await expect(page.getByRole('main').getByText(`${total} tours`, { exact: true })).toBeVisible();
});

test('an average just below five is not called five', { tag: ['@mf-catalog', '@mf-tour'] }, async ({
  page,
  request,
  baseURL,
}) => {
  const cards = await cardsOf(request, baseURL, 1);
  const near = cards.find(({ rating }) => rating !== null && rating > 4.94 && rating < 5);
  if (!near) throw new Error('no tour is nearly perfect');
  await page.goto('/tours');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: near.name }) });
  await expect(card).toContainText(String(near.rating));
});

test('a limit of the price means the same in another currency', { tag: ['@shell', '@mf-catalog'] }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/tours?priceMax=500');
  await untilLive(page);
  const before = await jsonOf<ToursPage>(request, `${baseURL}/api/spa/tours-page?priceMax=500`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: / · USD/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Currency/ })
    .click();
  await page.getByRole('option', { name: /EUR/ }).click();
  await expect(page).toHaveURL(/priceMax=4[56]\d\b/);
  const max = new URL(page.url()).searchParams.get('priceMax');
  const after = await jsonOf<ToursPage>(request, `${baseURL}/api/spa/tours-page?priceMax=${max}`, 'EUR');
  // a round number in either: tours at its very edge change sides
  expect(Math.abs(after.total - before.total) / before.total).toBeLessThan(0.1);
});
