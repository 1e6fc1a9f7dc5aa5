import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { expectAccessible } from './axe.ts';
import { lapse, sendRequest, untilStatus } from './bookings.ts';
import { untilLive } from './live.ts';
import { becomeMember, forgetSession } from './member.ts';
import { type Organizer, organizerAt } from './organizer.ts';
import { expect, test } from './test.ts';

let organizer: Organizer;
test.beforeEach(async ({ baseURL }) => {
  organizer = await organizerAt(baseURL);
});
test.afterEach(() => organizer.leave());

test.describe('a booking that comes to nothing', { tag: ['@mf-booking', '@api'] }, () => {
  test.use({ expectedComplaints: { lines: [{ status: 409, at: '/api/crm/api/payment/create' }] } });

  test('lapses when it is not paid in time: the open page says so, and leads to other dates', async ({
    page,
    context,
    baseURL,
  }) => {
    await becomeMember(context, baseURL);
    const { id: dateId } = await organizer.addDeparture(4);
    const { uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId });
    await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
    await page.goto(`/booking/pay/uuid/${uuid}`);
    await untilLive(page);
    await lapse(context, uuid);
    // whoever pays now is told before any money moves
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByRole('alert')).toContainText('There is nothing to pay now.');
    await page.getByRole('alert').getByRole('link', { name: 'Open booking' }).click();
    await expect(page.getByText('This booking was cancelled because its deadline passed.')).toBeVisible();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See other dates' }).click();
    await expect(page).toHaveURL(new RegExp(`/${organizer.tour.slug}`));
  });

  test('is declined by the organizer: the open page says so by itself, with the reason', async ({
    page,
    context,
    baseURL,
  }) => {
    await becomeMember(context, baseURL);
    await page.goto('/');
    const why = 'The pass is closed by snow';
    const declined = async (): Promise<string> => {
      const { id: dateId } = await organizer.addDeparture(4);
      const wanted = { tourId: organizer.tour.id, dateId, isSure: true };
      const { id, uuid } = await sendRequest(context, baseURL, wanted);
      const [isFirst] = await Promise.all([organizer.decline(id, why), page.goto(`/booking/uuid/${uuid}`)]);
      // the people of the demonstration were faster
      return isFirst ? uuid : declined();
    };
    await declined();
    await expect(page.getByText('Ala-Too Trekking cancelled this booking.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(why).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('a sold-out departure: one waits, is told when a seat comes free, and books it', {
  tag: ['@mf-booking', '@mf-tour', '@api'],
}, async ({ page, context, request, baseURL }) => {
  test.slow();
  const { id: dateId } = await organizer.addDeparture(1);
  await becomeMember(context, baseURL);
  const { uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId });
  await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
  await forgetSession(page);

  const email = await becomeMember(context, baseURL);
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  const departure = panel.locator('label', { has: page.locator(`input[value="${dateId}"]`) });
  const waiting = panel.locator(`label:has(input[value="${dateId}"]) + section`);
  await test.step('into the list', async () => {
    await page.goto(`/${organizer.tour.slug}?departure=${dateId}&people=1`);
    await panel.getByRole('button', { name: /more departures/ }).click();
    await expect(departure).toContainText('Sold out');
    await waiting.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(waiting.getByText(/^You are number 1 in the waitlist for 1 seat\./)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the seat comes free, a mail says so', async () => {
    await lapse(context, uuid);
    await expect
      .poll(async () => {
        const { items } = await (await request.get(`${baseURL}/dev/outbox.json`)).json();
        return (items as { recipient: string; body: string }[]).some(
          ({ recipient, body }) =>
            recipient === email && body.includes(`/${organizer.tour.slug}?departure=${dateId}&people=1`),
        );
      })
      .toBe(true);
  });

  await test.step('it is kept, and booked', async () => {
    await page.goto(`/${organizer.tour.slug}?departure=${dateId}&people=1`);
    await expect(waiting.getByText(/^A seat is kept for you until /)).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Give the seat back' })).toBeVisible();
    await expectAccessible(page);
    await departure.click();
    await panel.getByRole('button', { name: 'Request to book' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your request');
    await page.getByRole('checkbox', { name: /I accept Terms and Conditions/ }).press(' ');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/booking\/uuid\//);
  });
});
