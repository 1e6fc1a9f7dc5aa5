import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { expectAccessible } from './axe.ts';
import { prepay, readBooking, sendRequest, untilStatus } from './bookings.ts';
import { openLive, tabTo } from './keyboard.ts';
import { untilLive } from './live.ts';
import { becomeMember, readInEuro } from './member.ts';
import { type Organizer, organizerAt } from './organizer.ts';
import { expectRoomForText } from './spills.ts';
import { expect, test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TAG = { tag: ['@mf-booking', '@api'] };

let organizer: Organizer;
test.beforeEach(async ({ baseURL, context }) => {
  organizer = await organizerAt(baseURL);
  await readInEuro(context, baseURL);
});
test.afterEach(() => organizer.leave());

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'what is sold beside the tour is chosen on the review, and each tourist answers what is asked',
    TAG,
    async ({ page, context, browser, baseURL }) => {
      test.slow();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await becomeMember(context, baseURL);
      const tour = await organizer.richTour();
      const { id: dateId } = await organizer.addDeparture(6, { tourId: tour.id, instalments: 3 });

      const uuid = await test.step('add-ons: the price follows, and a reload loses none', async () => {
        await openLive(page, `/booking/request/${tour.id}?departure=${dateId}&people=2`);
        const price = page.getByRole('region', { name: 'Price' });
        const total = price.locator('p', { hasText: 'Total' }).locator('b');
        const before = await total.innerText();
        const extras = page.getByRole('region', { name: 'Add to your tour' });
        await extras.getByRole('button', { name: 'One more: Your bag is carried' }).tap();
        await extras.getByRole('button', { name: 'One more: Your bag is carried' }).tap();
        await extras.getByText('Add', { exact: true }).first().tap();
        await expect(price.getByText('Your bag is carried × 2')).toBeVisible();
        await expect(total).not.toHaveText(before);
        const chosen = await total.innerText();
        await expect(price.getByText('Balance, instalment 3').or(price.getByText('Instalment 3'))).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await untilLive(page);
        await expect(total).toHaveText(chosen);
        await page.getByRole('checkbox', { name: /I accept Terms and Conditions/ }).press(' ');
        await page.getByRole('button', { name: 'Send request' }).tap();
        await expect(page).toHaveURL(/\/booking\/uuid\//);
        const summary = page.getByRole('region', { name: 'Your tour' });
        await expect(summary.getByText('Your bag is carried × 2')).toBeVisible();
        await expect(summary.getByText('Total').locator('xpath=following-sibling::dd')).toHaveText(chosen);
        await expect(summary.getByText(/^Instalment 3, by /)).toBeVisible();
        return page.url().split('/').at(-1) ?? '';
      });
      await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
      const { id } = await readBooking(context, baseURL, uuid);

      const own = await test.step('the leader names the first, and answers for them', async () => {
        await openLive(page, `/order/${id}/add-tourists`);
        await page.getByRole('button', { name: 'Give the name: tourist 1' }).tap();
        await page.getByLabel('First name').fill('Kate');
        await page.getByLabel('Last name').fill('Novak');
        await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
        const answers = page.getByRole('form', { name: 'Answers of Kate Novak' });
        await answers.getByText('Once or twice').tap();
        await answers.getByRole('textbox', { name: /height/ }).fill('172');
        await answers.getByRole('button', { name: 'Save the answers' }).tap();
        await expect(answers.getByRole('status').getByText('Saved')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Own link for Tourist 2' }).tap();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Copy the link' }).tap();
        return (await dialog.getByText(/\/order\/.*\/add-tourists$/).innerText()).trim();
      });

      await test.step('the other one answers by their own link, and sees nobody else’s answers', async () => {
        const elsewhere = await browser.newContext({ ...PHONE, baseURL });
        await elsewhere.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL }]);
        const guest = await elsewhere.newPage();
        await openLive(guest, own);
        const details = guest.getByRole('form', { name: 'Your details', exact: true });
        await details.getByLabel('First name').fill('Jan');
        await details.getByLabel('Last name').fill('Malý');
        await details.getByRole('button', { name: 'Save', exact: true }).tap();
        await expect(details.getByRole('status').getByText('Saved')).toBeVisible();
        const questions = guest.getByRole('region', { name: 'Questions from the organizer' });
        await expect(questions.getByRole('textbox', { name: /height/ })).toHaveValue('');
        await questions.getByText('Often', { exact: true }).tap();
        await questions.getByRole('textbox', { name: /height/ }).fill('188');
        // it saves itself
        await expect(questions.getByRole('status').getByText('Saved')).toBeVisible();
        await expectAccessible(guest);
        await guest.reload();
        await expect(questions.getByRole('textbox', { name: /height/ })).toHaveValue('188');
        await expect(guest.locator('body')).not.toContainText('172');
        await elsewhere.close();
      });

      await test.step('the leader reads both', async () => {
        await openLive(page, `/order/${id}/add-tourists`);
        await page.getByRole('button', { name: /^Jan Malý/ }).tap();
        const answers = page.getByRole('form', { name: 'Answers of Jan Malý' });
        await expect(answers.getByRole('textbox', { name: /height/ })).toHaveValue('188');
      });
    },
  );

  test(
    'a booking is moved to another date: what it costs there is said before',
    TAG,
    async ({ page, context, baseURL }) => {
      test.slow();
      await becomeMember(context, baseURL);
      const { tour } = organizer;
      const { id: dateId } = await organizer.addDeparture(4);
      const { id: dearId } = await organizer.addDeparture(4, { startsIn: 180, price: 95_000 });
      const { uuid } = await sendRequest(context, baseURL, { tourId: tour.id, dateId, people: 2 });
      await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
      await prepay(page, uuid);
      await page.getByRole('button', { name: 'Move to another date' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Move to another date' });
      await expect(dialog.getByText('What you have paid stays paid, and counts for the new dates.')).toBeVisible();
      await expectAccessible(page);

      await test.step('Back closes it and changes nothing', async () => {
        await page.goBack();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: 'Move to another date' }).tap();
      });

      await dialog.locator(`input[value="${dearId}"]`).press(' ');
      const costs = dialog.getByRole('status', { name: 'What changes' });
      await expect(costs).toContainText('New total€1,900');
      await expect(costs).toContainText('€120 more than now.');
      await expect(costs).toContainText(/€1,633 is left to pay, by /);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Move to / }).tap();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Your tour' })).toContainText('Total€1,900');
      await expect(page.getByText(/^Moved from /)).toBeVisible();
      const { date, paid, status } = await readBooking(context, baseURL, uuid);
      expect([date.id, paid, status]).toEqual([dearId, 26_700, S.madePrepayment]);
    },
  );
});

test(
  'by the keyboard alone: from the panel to the prepaid booking and its tourists',
  TAG,
  async ({ page, context, baseURL }) => {
    test.slow();
    await becomeMember(context, baseURL);
    const { id: dateId } = await organizer.addDeparture(4);
    const press = async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };

    await test.step('panel and review', async () => {
      await openLive(page, `/${organizer.tour.slug}?departure=${dateId}&people=1`);
      const panel = page.getByRole('complementary', { name: 'Book this tour' });
      await panel.getByRole('radio', { checked: true }).focus();
      await press(/^Request to book$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your request');
      await untilLive(page);
      await tabTo(page, /^I accept Terms and Conditions/);
      await page.keyboard.press('Space');
      await press(/^Send request$/);
      await expect(page).toHaveURL(/\/booking\/uuid\//);
    });
    const uuid = page.url().split('/').at(-1) ?? '';
    await untilStatus(context, baseURL, uuid, S.pendingPrepayment);

    await test.step('tourists', async () => {
      await openLive(page, `/booking/uuid/${uuid}`);
      await press(/^Give the name: tourist 1$/);
      await expect(page.getByLabel('First name')).toBeFocused();
      await page.keyboard.type('Kate');
      await tabTo(page, /^Last name/);
      await page.keyboard.type('Novak');
      await press(/^Save$/);
      await expect(page.getByText('Kate Novak', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Kate Novak' })).toBeFocused();
    });

    await test.step('payment, at the bank too', async () => {
      await openLive(page, `/booking/pay/uuid/${uuid}`);
      await press(/^Pay /);
      await expect(page).toHaveURL(/\/sandbox\/pay\/stripe\//);
      for (const [field, value] of [
        [/^Card number/, '4242424242424242'],
        [/^Valid until/, '1230'],
        [/^CVC/, '123'],
        [/^Name on card/, 'Kate Novak'],
      ] as const) {
        await tabTo(page, field);
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ paid$/);
      await untilLive(page);
      await press(/^Open booking$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are going with Aigerim');
    });

    await test.step('a dialog takes the focus and gives it back', async () => {
      await untilLive(page);
      await press(/^Cancel booking$/);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
    });
  },
);

// the longest words of the four languages
test('large text in German has room on the pages of a booking', TAG, async ({ page, context, baseURL }) => {
  test.slow();
  await becomeMember(context, baseURL);
  const tour = await organizer.richTour();
  const { id: dateId } = await organizer.addDeparture(6, { tourId: tour.id, instalments: 3 });
  await openLive(page, `/de/booking/request/${tour.id}?departure=${dateId}&people=2`);
  await expectRoomForText(page);
  const { uuid, id } = await sendRequest(context, baseURL, { tourId: tour.id, dateId, people: 2 });
  await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
  for (const path of [`/booking/uuid/${uuid}`, `/booking/pay/uuid/${uuid}`, `/order/${id}/add-tourists`]) {
    await openLive(page, `/de${path}`);
    await expectRoomForText(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await prepay(page, uuid);
  for (const path of [`/booking/uuid/${uuid}`, `/arrival/${uuid}`, `/booking/pay/uuid/${uuid}`]) {
    await openLive(page, `/de${path}`);
    await expectRoomForText(page);
  }
});
