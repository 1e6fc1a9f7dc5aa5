import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { DECLINED_CARD, GOOD_CARD, payWith } from './bookings.ts';
import { untilLive } from './live.ts';
import { codeFor } from './outbox.ts';
import { expect, test } from './test.ts';

const SQUADS = ['@mf-catalog', '@mf-tour', '@mf-booking', '@mf-account', '@mf-chat', '@shell', '@api'];

test('a tourist finds a tour, requests two seats, makes an account on the way and pays the prepayment', {
  tag: SQUADS,
}, async ({ page, request, baseURL }) => {
  test.slow();
  const email = `kate.${randomUUID().slice(0, 8)}@cairn.test`;

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  // it lies over the end of long panels until it is answered
  await page.getByRole('button', { name: "Ok, don't show again" }).click();

  await test.step('home to listing', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
    await expectAccessible(page);
  });

  const tour = await test.step('listing to tour', async () => {
    const card = page.locator('main article').first();
    const name = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectAccessible(page);
    return { name, url: page.url() };
  });

  await test.step('choose departure and tourists, request', async () => {
    const panel = page.getByRole('complementary', { name: 'Book this tour' });
    await panel.getByRole('button', { name: /more departures/ }).click();
    // one with seats enough, "8 of 10"
    const departure = panel.getByRole('radio', { name: /\b([3-9]|\d\d) of \d+/, disabled: false }).first();
    await departure.press(' ');
    await expect(departure).toBeChecked();
    const count = panel.getByRole('group', { name: 'Tourists' });
    if ((await count.innerText()).includes('1')) await count.getByRole('button', { name: 'Add one tourist' }).click();
    await expect(count).toContainText('2');
    await panel.getByRole('button', { name: 'Request to book' }).click();
  });

  await test.step('an account by e-mail code', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('Kate Novak');
    await dialog.getByLabel('E-mail').fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await dialog.getByLabel('One-time code').fill(await codeFor(request, baseURL, email));
  });

  await test.step('the review: what is due when, and nothing is sent before', async () => {
    await expect(page).toHaveURL(/\/booking\/request\/\d+\?departure=\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your request');
    await expectAccessible(page);
    // a reload loses nothing
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('heading', { name: 'When you pay' })).toBeVisible();
    await expect(page.getByText('2 tourists', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /I accept Terms and Conditions/ }).press(' ');
    await page.getByRole('button', { name: 'Send request' }).click();
  });

  await test.step('the organizer confirms', async () => {
    await expect(page).toHaveURL(/\/booking\/uuid\//);
    await expect(page.getByRole('list', { name: 'Booking status' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Prepay/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
  const bookingUrl = page.url();

  await test.step('a declined card is handled on the page', async () => {
    await page
      .getByRole('link', { name: /^Prepay/ })
      .first()
      .click();
    await expectAccessible(page);
    // card data are typed at the bank, never on a page of ours
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\/stripe\//);
    await expectAccessible(page);
    await payWith(page, DECLINED_CARD);
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bank declined the payment.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\/stripe\//);
  });

  await test.step('a good card pays the prepayment', async () => {
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ paid$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open booking' }).click();
    await expect(page).toHaveURL(bookingUrl);
    const steps = page.getByRole('list', { name: 'Booking status' });
    await expect(steps.locator('[aria-current="step"]')).toContainText('Prepaid');
    await expectAccessible(page);
  });

  await test.step('the booking has status 3, its seats are taken', async () => {
    const uuid = bookingUrl.split('/').at(-1) ?? '';
    const booking = await (await request.get(`${baseURL}/api/crm/api/request/get-by-uuid?uuid=${uuid}`)).json();
    expect(booking).toMatchObject({ status: 3, tourists_count: 2, paid: booking.prepayment });
    const answer = await request.get(`${baseURL}/api/spa/tour-private-data?id=${booking.tour.id}&has_dates=1`);
    const { dates }: { dates: { id: number; number_of_seats: number; number_of_free_seats: number }[] } =
      await answer.json();
    const departure = dates.find(({ id }) => id === booking.date.id);
    expect(departure && departure.number_of_seats - departure.number_of_free_seats).toBeGreaterThanOrEqual(2);
    expect(tour.url).toContain(booking.tour.slug);
  });

  await test.step('the chat has the system message, and the organizer answers live', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Message/ })
      .click();
    await expect(page).toHaveURL(/\/chat\/\d+/);
    await expect(page.getByText(/Prepayment (of .* )?received/i).first()).toBeVisible();
    await expectAccessible(page);
    const text = 'Is there a shop on the way?';
    await page.getByRole('textbox', { name: /message/i }).fill(text);
    await page.getByRole('textbox', { name: /message/i }).press('Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
    // what follows the tourist's own words: the organizer's answer, longer than the time beside a message
    const log = page.getByRole('log');
    await expect.poll(async () => (await log.innerText()).split(text)[1]?.trim().length ?? 0).toBeGreaterThan(20);
  });
});
