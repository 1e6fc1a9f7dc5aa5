import { expectAccessible } from './axe.ts';
import {
  call,
  countSounds,
  field,
  openChat,
  openMenu,
  organizersBrowser,
  soundsOf,
  startConversation,
  write,
} from './conversation.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@api', '@shell'] };

test.describe('a conversation of two browsers', TAG, () => {
  test('what one writes, edits, deletes and reads, the other sees at once', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const chatId = await startConversation(context, baseURL);
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    const log = await openChat(page, chatId);
    const deskLog = await openChat(desk, chatId);

    await test.step('new_message, and chat_is_read comes back', async () => {
      await write(page, 'Could a horse carry a pack?');
      await expect(deskLog.getByText('Could a horse carry a pack?')).toBeVisible();
      const mine = log
        .locator('div')
        .filter({ hasText: /^You: Could a horse/ })
        .last();
      await expect(mine.getByRole('img', { name: 'Read' })).toBeVisible();
    });

    await test.step('the organizer answers, and the tourist sees who is writing', async () => {
      await field(desk).pressSequentially('Yes, ');
      await expect(log.getByText('is writing')).toBeVisible();
      await expect(page.getByText('Online', { exact: true })).toBeVisible();
      await write(desk, 'Yes, a horse carries the packs.');
      await expect(log.getByText('Yes, a horse carries the packs.')).toBeVisible();
    });

    await test.step('message_was_edit', async () => {
      await openMenu(deskLog, 'Yes, a horse carries the packs.');
      await desk.getByRole('menuitem', { name: 'Edit' }).click();
      await write(desk, 'Yes, two horses carry the packs.');
      await expect(log.getByText('Yes, two horses carry the packs.')).toBeVisible();
      await expect(log.getByText('Yes, a horse carries the packs.')).toHaveCount(0);
      await expect(log.getByText('edited')).toBeVisible();
    });

    await test.step('message_was_deleted', async () => {
      await openMenu(deskLog, 'Yes, two horses carry the packs.');
      await desk.getByRole('menuitem', { name: 'Delete' }).click();
      const chat = desk.url().replace(/#.*/, '');
      await expect(desk.getByRole('alertdialog')).toBeVisible();
      await desk.goBack();
      await expect(desk.getByRole('alertdialog')).toHaveCount(0);
      await expect(desk).toHaveURL(chat);
      await openMenu(deskLog, 'Yes, two horses carry the packs.');
      await desk.getByRole('menuitem', { name: 'Delete' }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(log.getByText('Message deleted')).toBeVisible();
      await expect(log.getByText('two horses')).toHaveCount(0);
    });
    await expectAccessible(page);
    await expectAccessible(desk);
    await other.close();
  });

  test('chat_created and chat_was_updated: the list of the other side follows', async ({
    context,
    browser,
    baseURL,
  }) => {
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    const joined = desk
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('phx_reply')));
    await desk.goto('/chat');
    await joined;
    const question = `Is the ${Date.now()}th day too long?`;
    await startConversation(context, baseURL, question);
    const list = desk.getByRole('region', { name: 'Messages' });
    await expect(list.getByText(question)).toBeVisible();
    await desk.getByRole('searchbox').fill(question);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await other.close();
  });

  test('two tabs of one tourist agree, and sound once for what comes', async ({ page, context, browser, baseURL }) => {
    await countSounds(context);
    const chatId = await startConversation(context, baseURL);
    const second = await context.newPage();
    const [log, secondLog] = [await openChat(page, chatId), await openChat(second, chatId)];
    await write(page, 'Written in the first tab');
    await write(second, 'Written in the second tab');
    for (const one of [log, secondLog]) {
      await expect(one.getByText('Written in the first tab')).toHaveCount(1);
      await expect(one.getByText('Written in the second tab')).toHaveCount(1);
    }
    const other = await organizersBrowser(browser, baseURL);
    await call(other, baseURL, 'send-message', { chat_id: chatId, message: 'There is a sauna' });
    for (const one of [log, secondLog]) await expect(one.getByText('There is a sauna')).toBeVisible();
    await expect.poll(async () => (await soundsOf(page)).messages).toBeGreaterThan(0);
    // the demonstration's organizer may have answered as well: each of their messages sounds in one of the tabs
    const { sounds, messages } = await soundsOf(page);
    expect(sounds).toBe(messages);
    await other.close();
    await call(context, baseURL, 'disable-notifications', { chat_id: chatId });
    await second.getByRole('button', { name: 'More about this conversation' }).click();
    await second.getByRole('menuitem', { name: 'Turn notifications on' }).click();
    // crm_user_chat_notifications_enabled
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await expect(page.getByRole('menuitem', { name: 'Turn notifications off' })).toBeVisible();
  });

  test('a picture is pasted, shown, and opens for the other side', async ({ page, context, browser, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    await openChat(page, chatId);
    const deskLog = await openChat(desk, chatId);
    const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 240 } });
    await page.getByLabel('Attach files').last().setInputFiles({ name: 'hut.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('list', { name: 'Files that go with the message' })).toContainText('hut.jpg');
    await write(page, 'Is it this hut?');
    const picture = deskLog.getByRole('button', { name: /^Open picture/ });
    await expect(picture).toBeVisible();
    await picture.click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await other.close();
  });
});

test.describe('without a connection', TAG, () => {
  const failure = 'net::ERR_INTERNET_DISCONNECTED';
  test.use({
    expectedComplaints: {
      lines: [
        { failure, at: '/assets/build.json' },
        { failure, at: /^\/api\/crm\/api\/(chat|user)\/[\w-]+/ },
        { text: /WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/ },
      ],
    },
  });

  test('a phone that was away for a minute has everything afterwards, and sends what was written meanwhile', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const chatId = await startConversation(context, baseURL);
    const other = await organizersBrowser(browser, baseURL);
    const desk = await other.newPage();
    const log = await openChat(page, chatId);
    const deskLog = await openChat(desk, chatId);
    // the screen is the conversation's, but for who it is with and the field to write in
    const { height = 0 } = (await page.getByRole('region', { name: /^Messages with/ }).boundingBox()) ?? {};
    expect(height / 844).toBeGreaterThan(0.75);

    await page.clock.install();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await write(page, 'Written in a tunnel, one');
    await write(page, 'Written in a tunnel, two');
    await expect(log.getByRole('img', { name: 'Waiting for a connection' })).toHaveCount(2);
    await write(desk, 'Bring a warm jacket.');
    await write(desk, 'And a lamp.');
    await expect(deskLog.getByText('And a lamp.')).toBeVisible();

    // every wait between attempts passes, and every one of them fails
    await page.clock.runFor(60_000);
    await context.setOffline(false);
    await expect(log.getByText('And a lamp.')).toBeVisible();
    await expect(log.getByRole('img', { name: 'Waiting for a connection' })).toHaveCount(0);
    for (const text of ['Bring a warm jacket.', 'Written in a tunnel, one', 'Written in a tunnel, two']) {
      await expect(log.getByText(text)).toHaveCount(1);
      await expect(deskLog.getByText(text)).toHaveCount(1);
    }
    const messages = await deskLog.innerText();
    expect(messages.indexOf('tunnel, one')).toBeLessThan(messages.indexOf('tunnel, two'));
    await other.close();
  });

  test('what is written outlives a reload', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    await page.route('**/crm/api/chat/send-message', (route) => route.abort('internetdisconnected'));
    await write(page, 'Kept over the reload');
    await expect(log.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
    await page.unroute('**/crm/api/chat/send-message');
    await openChat(page, chatId);
    await expect(log.getByText('Kept over the reload')).toHaveCount(1);
    await expect(log.getByRole('img', { name: /^(Sent|Read)$/ })).toHaveCount(2);
    const { items } = await call<{ items: { message: string }[] }>(context, baseURL, `get-messages?chat_id=${chatId}`);
    expect(items.filter(({ message }) => message === 'Kept over the reload')).toHaveLength(1);
  });
});

test(
  'a long conversation holds only the rows around the reader, and their place',
  TAG,
  async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    for (let index = 1; index <= 55; index += 1) {
      const message = `Message ${index} of a long talk`;
      await call(context, baseURL, 'send-message', { chat_id: chatId, message }, `203.0.113.${index % 5}`);
    }
    const log = await openChat(page, chatId);
    const bubbles = log.getByText(/of a long talk/);
    await expect(log.getByText('Message 55 of')).toBeInViewport();
    const scroller = page.getByRole('region', { name: /^Messages with/ });
    await scroller.hover();
    await expect(async () => {
      await page.mouse.wheel(0, -1200);
      await expect(log.getByText('Message 1 of')).toBeInViewport({ timeout: 100 });
    }).toPass();
    expect(await bubbles.count()).toBeLessThan(40);
    await expect(log.getByText('Message 55 of')).toHaveCount(0);
    await call(context, baseURL, 'send-message', { chat_id: chatId, message: 'Down there' });
    await expect(log.getByText('Message 1 of')).toBeInViewport();
  },
);

test('on a phone, in German, by keyboard and with large text', TAG, async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chatId = await startConversation(context, baseURL, 'Gibt es eine Sauna?');
  await page.goto(`/de/chat/${chatId}`);
  const area = page.getByRole('textbox', { name: 'Nachricht', exact: true });
  await area.focus();
  await page.keyboard.type('Und');
  await page.keyboard.press('Enter');
  await page.keyboard.type('eine Dusche?');
  await expect(page.getByRole('button', { name: 'Sprachnachricht aufnehmen' })).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expect(area).toBeInViewport();
  await expectAccessible(page);
});
