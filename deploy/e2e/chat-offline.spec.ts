import { field, openChat, startConversation, write } from './conversation.ts';
import { expect, test } from './test.ts';

const failure = 'net::ERR_INTERNET_DISCONNECTED';

test.describe('without a connection', { tag: ['@mf-chat', '@shell'] }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { failure, at: '/assets/build.json' },
        { failure, at: /^\/api\/crm\/api\/(chat|user|file|captcha)\/[\w-]+/ },
        { failure, at: '/icons/favicon-32.png' },
        // of parts that are fetched ahead
        { failure, at: /^\/(assets|cdn)\/.+\.css$/ },
        { text: /^the file map\.txt was not uploaded/ },
        { text: /WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/ },
      ],
    },
  });

  test('a file that is chosen takes nothing from the page, and goes once there is one', async ({
    page,
    context,
    baseURL,
  }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    await field(page).fill('Half a message');
    await context.setOffline(true);
    const map = { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('two days north') };
    await page.getByLabel('Attach files').last().setInputFiles(map);
    await expect(page.getByText('map.txt')).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(field(page)).toHaveValue('Half a message');

    await context.setOffline(false);
    const files = page.getByRole('list', { name: 'Files that go with the message' });
    await files.getByRole('button', { name: 'Try again: map.txt' }).click();
    await expect(files.getByText('14 byte')).toBeVisible();
    await write(page, 'Half a message, and its map');
    await expect(log.getByRole('link', { name: /map\.txt/ })).toBeVisible();
  });
});
