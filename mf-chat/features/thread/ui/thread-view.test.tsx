import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, type Api, renderPage } from '../../../testing/render-page.tsx';
import { chat, message } from '../../../testing/samples.ts';
import { ThreadView } from './thread-view.tsx';

const first = {
  items: [
    message(1, { direction: 'system', message: 'Booking request sent' }),
    message(2, { direction: 'output', message: 'Hello', is_read: true }),
    message(3, { message: 'Hello Kate' }),
  ],
  total: 3,
};

/** nobody is logged in here: the page works over the calls alone, without a socket */
function open({ send = (): Answer | undefined => undefined, isFrozen = false } = {}) {
  const api: Api = ({ url, body }) => {
    if (url.includes('/user/profile')) return [401, { message: 'no', code: 'unauthorized' }];
    if (url.includes('/send-message')) {
      const given = send();
      if (given !== undefined) return given;
      const { message: text, client_key } = body as { message: string; client_key: string };
      return [200, message(4, { direction: 'output', message: text, client_key, is_read: false })];
    }
    return [200, { items: [], total: 3 }];
  };
  const view = renderPage(<ThreadView chat={chat({ is_frozen: isFrozen })} first={first} />, api);
  const sent = () => view.calls.filter(({ url }) => url.includes('/send-message')).map(({ body }) => body);
  return { ...view, sent };
}

const log = () => screen.getByRole('log');
const useMouse = (hasMouse: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: hasMouse, media }) as MediaQueryList);

describe('a conversation', () => {
  beforeEach(() => {
    useMouse(true);
  });

  it('shows both sides and the events between them', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Ala-Too Trekking' })).toBeTruthy();
    expect(within(log()).getByText('Booking request sent')).toBeTruthy();
    expect(within(log()).getByText('Hello Kate')).toBeTruthy();
    expect(within(log()).getByRole('img', { name: 'Read' })).toBeTruthy();
  });

  it('sends with Enter, breaks the line with Shift and Enter', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Is there{Shift>}{Enter}{/Shift}a sauna?{Enter}');
    expect(await within(log()).findByRole('img', { name: 'Sent' })).toBeTruthy();
    expect(sent()).toEqual([{ chat_id: 5, message: 'Is there\na sauna?', client_key: expect.any(String) }]);
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('breaks the line with Enter on a phone, and sends with the button', async () => {
    useMouse(false);
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Hi{Enter}there');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('keeps a message that was not sent and sends it once more under the same key', async () => {
    let attempts = 0;
    const { user, sent } = open({ send: () => (++attempts === 1 ? null : undefined) });
    await user.type(screen.getByLabelText('Message'), 'Is there a sauna?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await within(log()).findByRole('img', { name: 'Sent' })).toBeTruthy();
    expect(screen.queryByText(/Not sent/)).toBeNull();
    expect(sent()[1]).toEqual(sent()[0]);
    expect(within(log()).getAllByText('Is there a sauna?')).toHaveLength(1);
  });

  it('takes no messages when it is closed', () => {
    open({ isFrozen: true });
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(screen.getByText('This conversation is closed.')).toBeTruthy();
  });
});
