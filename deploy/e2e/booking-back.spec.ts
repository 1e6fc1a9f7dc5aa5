import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { type Page, request } from '@playwright/test';
import { prepay, readBooking, sendRequest, untilStatus } from './bookings.ts';
import { openLive } from './keyboard.ts';
import { untilLive } from './live.ts';
import { becomeMember, forgetSession, HEADERS } from './member.ts';
import { organizerAt } from './organizer.ts';
import { mailTo } from './outbox.ts';
import { expect, test } from './test.ts';

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  // the key has ended when the organizer saves again
  expectedComplaints: {
    lines: [
      { status: 404, at: '/api/spa/contract-organizer-meet-save' },
      { status: 404, at: /^\/api\/spa\/contract-organizer-meet-data/ },
    ],
  },
});
const TAG = { tag: ['@mf-booking', '@api'] };

/** opens it by its button, and closes it by Back: the page stays as it was */
async function closesByBack(page: Page, button: string | RegExp): Promise<void> {
  const { href } = new URL(page.url());
  await page.getByRole('button', { name: button }).first().tap();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(href);
}

test(
  'Back closes every dialog of a booking, and leaves the page where it was',
  TAG,
  async ({ page, context, baseURL }) => {
    test.slow();
    await becomeMember(context, baseURL);
    const organizer = await organizerAt(baseURL);
    const { id: dateId } = await organizer.addDeparture(4);
    await organizer.addDeparture(4, { startsIn: 180 });
    const { uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId, people: 2 });
    await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
    await prepay(page, uuid);
    const { id } = await readBooking(context, baseURL, uuid);
    const leader = await request.newContext({ storageState: await context.storageState() });

    await test.step('of whoever booked', async () => {
      for (const button of ['Cancel booking', 'Move to another date', 'Own link for Tourist 1']) {
        await openLive(page, `/booking/uuid/${uuid}`);
        await closesByBack(page, button);
      }
      await openLive(page, `/order/${id}/add-tourists`);
      await page.getByRole('button', { name: 'Give the name: tourist 1' }).tap();
      await page.getByLabel('First name').fill('Kate');
      await page.getByLabel('Last name').fill('Novak');
      await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
      await closesByBack(page, 'Remove Kate Novak');
      await expect(page.getByText('Kate Novak', { exact: true })).toBeVisible();
    });

    await test.step('of whoever has the link alone', async () => {
      await forgetSession(page);
      await context.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL }]);
      await openLive(page, `/booking/uuid/${uuid}`);
      await closesByBack(page, 'Log in to name the tourists');
      await page.getByRole('button', { name: 'Log in to name the tourists' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Log in instead' }).tap();
      await expect(page).toHaveURL(/#log-in$/);
      await page.reload();
      await untilLive(page);
      // what was open is not: nothing of it is left to go back over
      await expect(page).toHaveURL(new RegExp(`${uuid}$`));
    });
    await test.step('of the organizer: saved, and later refused, for the booking is off', async () => {
      const mail = await mailTo(context.request, baseURL, organizer.email, /\/meeting-information\?key=/);
      await openLive(page, /\/meeting-information\?key=[\w-]+/.exec(mail)?.[0] ?? '');
      const details = page.getByRole('textbox', { name: /Where and how you meet/ });
      await details.fill('At nine');
      await closesByBack(page, 'Save');
      await details.fill('At ten');
      const cancelled = await leader.post(`${baseURL}/api/crm/api/request/cancel`, { headers: HEADERS, data: { id } });
      expect(cancelled.status()).toBe(200);
      await page.getByRole('button', { name: 'Save' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Error while saving data' });
      await dialog.getByRole('button', { name: 'OK' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect(details).toHaveValue('At ten');
    });
    await leader.dispose();
    await organizer.leave();
  },
);
