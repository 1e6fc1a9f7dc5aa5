import { randomUUID } from 'node:crypto';
import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { expectAccessible } from './axe.ts';
import { becomeMember, HEADERS } from './member.ts';
import { expect, test } from './test.ts';

test('a tourist prepays by a QR code and cancels: the page follows the bank, and the refund', {
  tag: ['@mf-booking', '@api'],
}, async ({ page, context, baseURL: url }) => {
  test.slow();
  const baseURL = url ?? '';
  await becomeMember(context, baseURL);
  const uuid = await test.step('a confirmed booking in roubles', async () => {
    const list = await context.request.get(`${baseURL}/api/spa/tours?slug=russia`, { headers: HEADERS });
    const { items }: { items: { id: number }[] } = await list.json();
    const read = await context.request.get(`${baseURL}/api/spa/tour-for-request?id=${items[0]?.id}`);
    const tour: Tour = await read.json();
    const date = tour.dates.findLast(({ number_of_free_seats }) => number_of_free_seats > 0);
    if (!date) throw new Error('no departure with seats');
    const data: Omit<CreateRequestBody, 'is_sure'> = {
      ...{ idempotency_key: randomUUID(), tour_id: tour.id, date_id: date.id, tourists_count: 1 },
      shown: {
        ...{ start: date.start, end: date.end, price: date.original_price, variant_delta: 0 },
        discount_percent: date.discount?.percent ?? 0,
        prepayment_percent: date.prepayment_size,
        balance_due_on: date.balance_due_on,
        seal: date.price_seal,
      },
    };
    const answer = await context.request.post(`${baseURL}/api/crm/api/request/create`, { headers: HEADERS, data });
    expect(answer.status(), await answer.text()).toBe(200);
    const booking: { uuid: string; currency: string } = await answer.json();
    expect(booking.currency).toBe('RUB');
    return booking.uuid;
  });

  await test.step('the code', async () => {
    await page.goto(`/booking/uuid/${uuid}`);
    await expect(page.getByRole('link', { name: /^(Prepay|Pay)/ }).first()).toBeVisible({ timeout: 20_000 });
    await page.goto(`/booking/pay/uuid/${uuid}`);
    await page.getByText('QR in your bank app').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('confirmed in the bank’s app, the page leads on by itself', async () => {
    const app = await context.newPage();
    await app.goto((await page.getByRole('link', { name: 'Open the bank’s app' }).getAttribute('href')) ?? '');
    await app.getByRole('button', { name: /^Confirm/ }).click();
    await app.close();
    await expect(page).toHaveURL(/\/success\?/, { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ paid$/);
    await page.getByRole('link', { name: 'Open booking' }).click();
  });

  await test.step('the receipt, and the refund of a cancellation', async () => {
    const receipt = page.getByRole('link', { name: /^Receipt of/ });
    const file = await context.request.get(`${baseURL}${await receipt.getAttribute('href')}`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const { id } = await (
      await context.request.get(`${baseURL}/api/crm/api/request/get-by-uuid?uuid=${uuid}`, { headers: HEADERS })
    ).json();
    await context.request.post(`${baseURL}/api/crm/api/request/cancel`, { headers: HEADERS, data: { id } });
    await page.reload();
    await expect(page.getByText(/^done /)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });
});
