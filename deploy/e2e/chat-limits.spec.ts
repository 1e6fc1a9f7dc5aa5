import { call, openChat, startConversation, write } from './conversation.ts';
import { HEADERS } from './member.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@api', '@shell'] };
const SEND = '/api/crm/api/chat/send-message';

test.describe('a captcha after many messages', TAG, () => {
  test.use({
    expectedComplaints: { lines: [{ status: 429, at: SEND }] },
  });

  test('is solved without a word', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    // as somebody who is asked for one at the next message
    await expect(async () => {
      const data = { chat_id: chatId, message: 'Again' };
      const answer = await context.request.post(`${baseURL}${SEND}`, { headers: HEADERS, data });
      expect(answer.status()).toBe(429);
      expect((await answer.json()).type).toBe('captcha');
    }).toPass({ intervals: [0] });
    const proven = page.waitForRequest(
      (request) => request.url().endsWith('/chat/send-message') && request.headers()['x-captcha'] !== undefined,
    );
    await write(page, 'I am a person');
    await proven;
    await expect(log.getByText('I am a person')).toHaveCount(1);
    await expect(log.getByRole('img', { name: /^(Sent|Read)$/ }).last()).toBeVisible();
  });
});

test.describe('more messages than the api takes in a minute', TAG, () => {
  test.use({ expectedComplaints: { lines: [{ status: 429, at: SEND }] } });

  test('wait with a word about it, and go by themselves in their order', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    let isOver = true;
    await page.route(`**${SEND}`, (route) =>
      isOver
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '2' },
            json: { message: 'Too many requests', code: 'too_many_requests' },
          })
        : route.fallback(),
    );
    await write(page, 'One of many');
    await write(page, 'Another one of many');
    await expect(page.getByText(/^You have sent many messages in a short time\./)).toBeVisible();
    await expect(log.getByRole('img', { name: 'Waiting: too many messages at once' })).toHaveCount(2);
    isOver = false;
    await expect(page.getByText(/^You have sent many messages in a short time\./)).toHaveCount(0);
    await expect(log.getByRole('img', { name: /^(Sent|Read)$/ })).toHaveCount(3);
    const { items } = await call<{ items: { message: string; direction: string }[] }>(
      context,
      baseURL,
      `get-messages?chat_id=${chatId}`,
    );
    const mine = items.filter(({ direction }) => direction === 'output').map(({ message }) => message);
    expect(mine).toEqual(['Is there a sauna?', 'One of many', 'Another one of many']);
  });

  test('are sent by another tab, and the first one knows', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    const headers = { 'retry-after': '600' };
    const json = { message: 'Too many requests', code: 'too_many_requests' };
    await page.route(`**${SEND}`, (route) => route.fulfill({ status: 429, headers, json }));
    await write(page, 'The first that is held');
    await write(page, 'The second that is held');
    await expect(log.getByRole('img', { name: 'Waiting: too many messages at once' })).toHaveCount(2);
    const other = await context.newPage();
    const otherLog = await openChat(other, chatId);
    for (const one of [otherLog, log]) {
      await expect(one.getByRole('img', { name: /^(Sent|Read)$/ })).toHaveCount(3);
      await expect(one.getByText('The first that is held')).toHaveCount(1);
      await expect(one.getByText('The second that is held')).toHaveCount(1);
    }
    await expect(page.getByText(/^You have sent many messages in a short time\./)).toHaveCount(0);
  });
});
