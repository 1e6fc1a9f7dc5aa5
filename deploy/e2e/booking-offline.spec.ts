import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { prepay, readBooking, untilStatus } from './bookings.ts';
import { openLive } from './keyboard.ts';
import { untilLive } from './live.ts';
import { becomeMember, readInEuro } from './member.ts';
import { organizerAt } from './organizer.ts';
import { expect, test } from './test.ts';

test.describe('without a connection', () => {
  const gone = 'net::ERR_INTERNET_DISCONNECTED';
  test.use({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    expectedComplaints: {
      lines: [
        { failure: gone, at: /^\/(api|assets|cdn|socket|media)\// },
        // a reload meets the chat's line while it comes back
        { text: /^WebSocket connection to .* failed: WebSocket is closed before the connection is established/ },
      ],
    },
  });

  test('what was chosen and typed is kept, and goes through once the line is back', {
    tag: ['@mf-booking', '@api'],
  }, async ({ page, context, baseURL }) => {
    test.slow();
    await readInEuro(context, baseURL);
    await becomeMember(context, baseURL);
    const organizer = await organizerAt(baseURL);
    const { id: dateId } = await organizer.addDeparture(4);
    const review = `/booking/request/${organizer.tour.id}?departure=${dateId}&people=2`;

    await test.step('the request is not lost, and not sent twice', async () => {
      await openLive(page, review);
      await page.getByRole('checkbox', { name: /I accept Terms and Conditions/ }).press(' ');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send request' }).tap();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expect(page.getByText('2 tourists', { exact: true })).toBeVisible();
      await context.setOffline(false);
      await page
        .getByRole('button', { name: /^(Send request|Find out)$/ })
        .first()
        .tap();
      await expect(page).toHaveURL(/\/booking\/uuid\//);
    });
    const uuid = page.url().split('/').at(-1) ?? '';
    await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
    const { id } = await readBooking(context, baseURL, uuid);

    await test.step('the name of a tourist survives, also a reload', async () => {
      await openLive(page, `/order/${id}/add-tourists`);
      await page.getByRole('button', { name: 'Give the name: tourist 1' }).tap();
      await page.getByLabel('First name').fill('Kate');
      await page.getByLabel('Last name').fill('Novak');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await untilLive(page);
      if (!(await page.getByLabel('First name').isVisible()))
        await page.getByRole('button', { name: 'Give the name: tourist 1' }).tap();
      await expect(page.getByLabel('First name')).toHaveValue('Kate');
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(page.getByText('Kate Novak', { exact: true })).toBeVisible();
    });

    await test.step('nothing is charged by a press that did not arrive', async () => {
      await openLive(page, `/booking/pay/uuid/${uuid}`);
      await context.setOffline(true);
      await page.getByRole('button', { name: /^Pay / }).tap();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
      await prepay(page, uuid);
      expect((await readBooking(context, baseURL, uuid)).status).toBe(S.madePrepayment);
    });
    await organizer.leave();
  });
});
