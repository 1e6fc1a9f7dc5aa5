import { expectAccessible } from './axe.ts';
import { sendRequest } from './bookings.ts';
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
    const booking = await sendRequest(context, baseURL, { tourId: items[0]?.id ?? 0 });
    expect(booking.currency).toBe('RUB');
    return booking.uuid;
  });

  await test.step('the code', async () => {
    await page.goto(`/booking/uuid/${uuid}`);
    await expect(page.getByRole('link', { name: /^(Prepay|Pay)/ }).first()).toBeVisible();
    await page.goto(`/booking/pay/uuid/${uuid}`);
    await page.getByText('QR in your bank app').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('confirmed in the bank’s app, the page leads on by itself', async () => {
    const app = await context.newPage();
    await app.goto((await page.getByRole('link', { name: 'Open the bank’s app' }).getAttribute('href')) ?? '');
    await app.getByRole('button', { name: /^Confirm/ }).click();
    // a page that is closed before its form was sent sends none
    await expect(app.getByRole('heading', { name: / paid$/ })).toBeVisible();
    await app.close();
    await expect(page).toHaveURL(/\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ paid$/);
    await page.getByRole('link', { name: 'Open booking' }).click();
  });

  await test.step('the receipt, and the refund of a cancellation', async () => {
    const receipt = page.getByRole('link', { name: /^Receipt of/ });
    const file = await context.request.get(`${baseURL}${await receipt.getAttribute('href')}`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Cancel and refund / }).click();
    await expect(page.getByText('You cancelled this booking.')).toBeVisible();
    await expect(page.getByText(/^done /)).toBeVisible();
    await expectAccessible(page);
  });
});
