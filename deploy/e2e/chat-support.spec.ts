import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { expectAccessible } from './axe.ts';
import { readBooking, sendRequest } from './bookings.ts';
import {
  call,
  field,
  openChat,
  openMenu,
  organizersBrowser,
  startConversation,
  supportsBrowser,
  write,
} from './conversation.ts';
import { openLive } from './keyboard.ts';
import { becomeMember, HEADERS } from './member.ts';
import { organizerAt } from './organizer.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@api', '@shell'] };

test(
  'the support answers, moderates and closes a conversation; the tourist sees each at once',
  TAG,
  async ({ page, context, browser, baseURL }) => {
    await becomeMember(context, baseURL);
    const { id } = await call<{ id: number }>(context, baseURL, 'get-chat-with-support');
    await call(context, baseURL, 'send-message', { chat_id: id, message: 'My guide wants cash, call 0700 123 456' });
    await call(context, baseURL, 'send-message', { chat_id: id, message: 'What a swindler' });
    const other = await supportsBrowser(browser, baseURL);
    const desk = await other.newPage();
    const log = await openChat(page, id);
    const deskLog = await openChat(desk, id);

    await test.step('the support has its side of the page', async () => {
      await expect(desk.getByRole('heading', { level: 1, name: 'Kate Novak' })).toBeVisible();
      await expect(desk.getByRole('region', { name: 'Quick replies' })).toBeVisible();
      await expect(desk.getByText('has no bookings yet').first()).toBeVisible();
      await write(desk, 'We look into it.');
      await expect(log.getByText('We look into it.')).toBeVisible();
      await expectAccessible(desk);
    });

    await test.step('message_was_moderated: other words', async () => {
      await openMenu(deskLog, 'My guide wants cash');
      await desk.getByRole('menuitem', { name: 'Change the words' }).click();
      await expect(field(desk)).toHaveValue(/wants cash/);
      await write(desk, 'My guide wants cash');
      await expect(log.getByText('My guide wants cash', { exact: true })).toBeVisible();
      await expect(log.getByText('changed by the support')).toBeVisible();
      await expect(log.getByText('0700')).toHaveCount(0);
    });

    await test.step('message_was_moderated: none', async () => {
      await openMenu(deskLog, 'What a swindler');
      await desk.getByRole('menuitem', { name: 'Remove' }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(log.getByText('Removed by the support')).toBeVisible();
      await expect(log.getByText('swindler')).toHaveCount(0);
    });

    await test.step('chat_is_frozen, and open again', async () => {
      await desk.getByRole('button', { name: 'Close the conversation' }).click();
      await expect(desk.getByRole('alertdialog')).toBeVisible();
      await desk.goBack();
      await expect(desk.getByRole('alertdialog')).toHaveCount(0);
      await expect(desk).toHaveURL(/\/chat\/\d+$/);
      await desk.getByRole('button', { name: 'Close the conversation' }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Close the conversation' }).click();
      await expect(page.getByText('This conversation is closed.')).toBeVisible();
      await expect(field(page)).toHaveCount(0);
      await desk.getByRole('button', { name: 'Open the conversation again' }).click();
      await write(page, 'Thank you');
      await expect(deskLog.getByText('Thank you')).toBeVisible();
    });
    await other.close();
  },
);

test(
  'chat_was_updated: an answer to a request is seen in both browsers without a reload',
  TAG,
  async ({ page, context, browser, baseURL }) => {
    const organizer = await organizerAt(baseURL);
    const { id: dateId } = await organizer.addDeparture(6);
    await organizer.leave();
    // the organizer is there: nobody else answers
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    const chatId = await startConversation(context, baseURL, 'May we come?');
    await openChat(desk, chatId);
    await openChat(page, chatId);
    const { uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId, people: 2 });
    const aside = page.getByRole('complementary', { name: 'About this tour' });
    await expect(aside.getByText('Waiting for confirmation')).toBeVisible();
    const window = page.viewportSize();
    // without room beside the conversation its booking stands above it, once
    const booking = page.getByRole('link').and(page.locator(`[href$="${uuid}"]`));
    for (const width of [1100, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(aside).toBeHidden();
      await expect(booking).toHaveCount(1);
      await expect(booking).toBeInViewport({ ratio: 1 });
      await expect(booking).toContainText(organizer.tour.name);
    }
    if (window) await page.setViewportSize(window);
    await desk.getByRole('button', { name: 'Confirm 2 seats' }).click();
    await expect(aside.getByText('Prepayment due')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Confirm 2 seats' })).toHaveCount(0);
    expect((await readBooking(context, baseURL, uuid)).status).toBe(BOOKING_STATUS.pendingPrepayment);

    const again = { tourId: organizer.tour.id, dateId, people: 1, isSure: true };
    await sendRequest(context, baseURL, again);
    await expect(aside.getByText('Waiting for confirmation')).toBeVisible();
    await desk.getByRole('button', { name: /^Decline( or offer other dates)?$/ }).click();
    await desk.getByRole('textbox', { name: 'Why, in a sentence to the tourist' }).fill('The pass is closed by snow.');
    await desk.getByRole('button', { name: 'Decline request' }).click();
    await expect(
      page.getByRole('log').getByText(/cannot take the request.*“The pass is closed by snow.”/),
    ).toBeVisible();
    await expect(aside.getByText('Cancelled')).toBeVisible();
    await other.close();
  },
);

test(
  'attachment_download_status_was_changed: a video from the web comes to life where it stands',
  TAG,
  async ({ page, context, browser, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const { id: user } = await (
      await context.request.get(`${baseURL}/api/crm/api/user/profile`, { headers: HEADERS })
    ).json();
    const { id: file_id } = await (await context.request.post(`${process.env.E2E_API_URL}/dev/video/${user}`)).json();
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    const log = await openChat(page, chatId);
    const deskLog = await openChat(desk, chatId);
    await call(context, baseURL, 'send-message', { chat_id: chatId, file_id });
    for (const one of [log, deskLog]) await expect(one.getByText('It is being fetched')).toBeVisible();
    const done = await context.request.post(`${process.env.E2E_API_URL}/dev/video/${file_id}/fetched`);
    expect(done.ok(), await done.text()).toBe(true);
    for (const one of [log, deskLog]) {
      await expect(one.getByLabel('lake.webm')).toBeVisible();
      await expect(one.getByText('It is being fetched')).toHaveCount(0);
    }
    await other.close();
  },
);

test('the support opens over the page, where the site has it on', TAG, async ({ page, baseURL }) => {
  const address = `${baseURL.replace('localhost', 'days.localhost')}/about`;
  await openLive(page, address);
  await page.getByRole('link', { name: 'Write to support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to support' });
  // a guest says first who asks
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  // the log-in has an entry of its own over the dialog's
  await expect(page).toHaveURL(`${address}#log-in`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: 'Write to support' })).toBeFocused();
});
