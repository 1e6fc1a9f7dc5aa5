import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { ChatMenu } from './chat-menu.tsx';

const DISABLE = 'POST /crm/api/chat/disable-notifications';
const ENABLE = 'POST /crm/api/chat/enable-notifications';
const CODE = 'POST /crm/api/chat/generate-connection-code';
const channel = (source: string, is_connected: boolean, url: string | null) => ({
  source,
  title: source,
  is_connected,
  url,
});

function open(part = {}) {
  return renderInPage(
    <>
      <ToastRegion />
      <ChatMenu chat={chat(part)} />
    </>,
    {
      [DISABLE]: () => ({ body: { result: true } }),
      [ENABLE]: () => ({ body: { result: true } }),
      'GET /crm/api/chat/channels-list': () => ({
        body: {
          items: [
            channel('telegram', false, 'https://t.me/cairn_example'),
            channel('whatsapp', true, null),
            channel('vk', false, null),
          ],
        },
      }),
      'GET /crm/api/chat/chats-for-notifications': () => ({
        body: { data: [{ id: 5, messenger_was_activated: true }] },
      }),
      [CODE]: () => ({ body: { code: 'AB12', url: 'https://t.me/cairn_example?start=AB12', expires_in: 600 } }),
    },
  );
}
const choose = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('hearing of messages while one is away', () => {
  it.each([
    [true, 'Turn notifications off', DISABLE],
    [false, 'Turn notifications on', ENABLE],
  ])('notifications that are on: %s', async (has_notifications, name, call) => {
    const view = open({ has_notifications });
    await choose(view, name);
    expect(await screen.findByText(/messages in this conversation while you are away/)).toBeTruthy();
    expect(view.sent(call)).toEqual([{ chat_id: 5 }]);
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('a messenger is connected by a code that is sent from there', async () => {
    const view = open();
    await choose(view, 'Messages in a messenger');
    const dialog = await screen.findByRole('dialog', { name: 'Hear of answers in a messenger' });
    const rows = await within(dialog).findAllByRole('listitem');
    // the one that the site does not have is not offered
    expect(rows.map(({ textContent }) => textContent)).toEqual(['telegramConnect', 'whatsappConnected']);
    expect(within(dialog).getByText('Messages of this conversation reach you in a messenger.')).toBeTruthy();
    await view.user.click(within(dialog).getByRole('button', { name: 'Connect telegram' }));
    expect((await within(dialog).findByLabelText('Code')).textContent).toBe('AB12');
    expect(within(dialog).getByText('The code works for 10:00 minutes.')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Open telegram' }).getAttribute('href')).toBe(
      'https://t.me/cairn_example?start=AB12',
    );
    expect(view.sent(CODE)).toEqual([{ source_id: 'telegram' }]);
  });
});
