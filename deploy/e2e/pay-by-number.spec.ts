import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { expectAccessible } from './axe.ts';
import { sendRequest, untilStatus } from './bookings.ts';
import { openLive } from './keyboard.ts';
import { becomeMember, forgetSession } from './member.ts';
import { organizerAt } from './organizer.ts';
import { mailTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('a guest with the number of a booking gets the link to pay for it by e-mail', {
  tag: ['@mf-booking', '@api'],
}, async ({ page, context, baseURL }) => {
  const organizer = await organizerAt(baseURL);
  const email = await becomeMember(context, baseURL);
  const { id: dateId } = await organizer.addDeparture(4);
  const { id, uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId });
  await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
  await organizer.leave();

  await openLive(page, `/booking/pay/${id}`);
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await forgetSession(page);
  const answer = await page.goto(`/booking/pay/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay for booking ${id}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await answer?.text()).not.toContain(organizer.tour.slug);
  await openLive(page, `/booking/pay/${id}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: `If booking ${id} was made with ${email}` })).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(context.request, baseURL, email, /asked for the link to pay for booking/);
  const link = /\/booking\/pay\/uuid\/[\w-]+/.exec(mail)?.[0] ?? '';
  await openLive(page, link);
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  // a number that nobody has looks the same
  await page.goto('/booking/pay/99999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for booking 99999999');
});
