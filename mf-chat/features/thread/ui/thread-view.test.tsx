import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import type { PlayedAnswer } from '@cairn/shared-contracts/testing/render';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat, message, page } from '../../../testing/samples.ts';
import { ThreadView } from './thread-view.tsx';

const SEND = 'POST /crm/api/chat/send-message';
const READ = 'POST /crm/api/chat/mark-as-read';

const first = page([
  message(1, { direction: 'system', message: 'Booking request sent' }),
  message(2, { direction: 'output', message: 'Hello', is_read: true }),
  message(3, { message: 'Hello Kate' }),
]);

/** nobody is logged in here: the page works over the calls alone, without a socket */
function open({
  send = (): PlayedAnswer | undefined => undefined,
  read = (): PlayedAnswer => ({ body: { result: true } }),
  isFrozen = false,
  items = first.items,
  news = (): ChatMessage[] => [],
} = {}) {
  const view = renderInPage(
    <ThreadView chat={chat({ is_frozen: isFrozen })} first={{ ...first, items, is_frozen: isFrozen }} />,
    {
      'GET /crm/api/chat/get-messages': () => ({ body: { ...first, items: news() } }),
      [SEND]: ({ body }) => {
        const given = send();
        if (given !== undefined) return given;
        // the page sends what the contract of this call says
        const { message: text, client_key } = body as { message: string; client_key: string };
        return { body: message(4, { direction: 'output', message: text, client_key, is_read: false }) };
      },
      [READ]: () => read(),
    },
  );
  return { ...view, sent: () => view.sent(SEND), marked: () => view.sent(READ) };
}

const log = () => screen.getByRole('log');
// a media query list has more than the page asks of it
const useMouse = (hasMouse: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: hasMouse, media }) as MediaQueryList);

describe('a conversation', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    useMouse(true);
  });

  it('shows both sides and the events between them', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Ala-Too Trekking' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verified organizer' })).toBeTruthy();
    expect(within(log()).getByText('Booking request sent')).toBeTruthy();
    expect(within(log()).getByText('Hello Kate')).toBeTruthy();
    expect(within(log()).getByRole('img', { name: 'Read' })).toBeTruthy();
  });

  it('tells the button of one message from that of the next by its words', () => {
    const items = ['Hello', 'And a sauna?', 'And a bus?'].map((text, at) =>
      message(at + 1, { direction: 'output', message: text, created_at: new Date().toISOString() }),
    );
    open({ items });
    const named = (description: string) =>
      screen.getByRole('button', { name: 'What to do with this message', description });
    expect(named('Hello')).not.toBe(named('And a sauna?'));
  });

  it('is marked as read again when nobody has heard of it the first time', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers: PlayedAnswer[] = [{ status: 503, body: { message: 'Out of order' } }];
    const items = [message(1, { message: 'Hello Kate', is_read: false })];
    const { marked } = open({ items, read: () => answers.shift() ?? { body: { result: true } } });
    await waitFor(() => expect(marked()).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(marked()).toEqual([{ chat_id: 5 }, { chat_id: 5 }]);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(marked()).toHaveLength(2);
    jest.useRealTimers();
  });

  it('says where a message is written that robots are kept out', () => {
    open();
    expect(
      screen.getByRole('textbox', { name: 'Message', description: 'Messages are protected from robots by a captcha.' }),
    ).toBeTruthy();
  });

  it('sends with Enter, breaks the line with Shift and Enter', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Is there{Shift>}{Enter}{/Shift}a sauna?{Enter}');
    expect(await within(log()).findByRole('img', { name: 'Sent' })).toBeTruthy();
    expect(sent()).toEqual([{ chat_id: 5, message: 'Is there\na sauna?', client_key: expect.any(String) }]);
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('keeps half a message over a reload that the page makes by itself', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText('Message'), 'Is there a');
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    unmount();
    open();
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Is there a');
  });

  it('holds 10,000 signs with a word about it, and loses none of them', async () => {
    const { user, sent } = open();
    const area = screen.getByLabelText('Message');
    await user.click(area);
    await user.paste('x'.repeat(10_000));
    expect(screen.getByText(/^Maximum 4,000 characters: 6,000 are too many\./)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(sent()).toEqual([]);
    expect(area).toHaveProperty('value', 'x'.repeat(10_000));
    expect(area.getAttribute('aria-invalid')).toBe('true');
    await user.clear(area);
    await user.paste('x'.repeat(4_000));
    await user.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['signs of no width', '\u200b\u2060'],
    ['letters that fill a space', '\u3164\u2800'],
  ])('has nothing to send with %s in its field, and leaves it there', async (_what, text) => {
    const { user, sent } = open();
    const area = screen.getByLabelText('Message');
    await user.click(area);
    if (text) await user.paste(text);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect([sent(), area]).toEqual([[], expect.objectContaining({ value: text })]);
    // it is said why nothing goes, and where to write
    expect(screen.getByText('Write a message first.')).toBeTruthy();
    expect(document.activeElement).toBe(area);
    await user.paste('x');
    expect(screen.queryByText('Write a message first.')).toBeNull();
  });

  it('takes signs that nobody sees for nothing, as the api does', async () => {
    const { user, sent } = open();
    const area = screen.getByLabelText('Message');
    await user.click(area);
    await user.paste('\u200b \u2060');
    await user.keyboard('{Enter}');
    expect([sent(), within(log()).queryByRole('alert')]).toEqual([[], null]);
    // what the api counts: these are none
    await user.clear(area);
    await user.paste(`\u202e${'x'.repeat(4_000)}`);
    expect(screen.queryByText(/^Maximum/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(sent()).toMatchObject([{ message: 'x'.repeat(4_000) }]);
  });

  it('says of a refused message what is wrong with it', async () => {
    const errors = { message: ['Maximum 4,000 characters'] };
    const refusal = { status: 422, body: { message: 'Some fields need a look', code: 'validation_failed', errors } };
    const { user } = open({ send: () => refusal });
    await user.type(screen.getByLabelText('Message'), 'Is there a sauna?{Enter}');
    expect(await within(log()).findByText('Maximum 4,000 characters')).toBeTruthy();
  });

  it('breaks the line with Enter on a phone, and sends with the button', async () => {
    useMouse(false);
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Hi{Enter}there');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('leaves whoever reads the history there, says how much is new below, and leads to it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let news: ChatMessage[] = [];
    const { user } = open({ news: () => news });
    const scroller = screen.getByRole('region', { name: 'Messages with Ala-Too Trekking' });
    scroller.scrollTop = -500;
    fireEvent.scroll(scroller);
    news = [message(5, { message: 'On day 3' }), message(6, { message: 'And on day 4' })];
    // without a socket the page asks for news by itself
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(within(log()).getByText('And on day 4')).toBeTruthy();
    expect(scroller.scrollTop).toBe(-500);
    await user.click(screen.getByRole('button', { name: '2 new' }));
    expect(scroller.scrollTop).toBe(0);
    expect(screen.queryByRole('button', { name: '2 new' })).toBeNull();
    jest.useRealTimers();
  });

  it('says that contacts are better not shared, and sends them all the same', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Call me: +49 151 2345 6789');
    expect(screen.getByText(/^You are sharing contacts\./)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(sent()).toMatchObject([{ message: 'Call me: +49 151 2345 6789' }]);
    expect(screen.queryByText(/^You are sharing contacts\./)).toBeNull();
  });

  it('shows their own message to whoever sends one from further up in the history', async () => {
    const { user } = open();
    const scroller = screen.getByRole('region', { name: 'Messages with Ala-Too Trekking' });
    // counted from the end
    scroller.scrollTop = -500;
    fireEvent.scroll(scroller);
    await user.type(screen.getByLabelText('Message'), 'Is there a sauna?');
    expect(scroller.scrollTop).toBe(-500);
    await user.keyboard('{Enter}');
    await within(log()).findByRole('img', { name: 'Sent' });
    expect(scroller.scrollTop).toBe(0);
  });

  it('keeps a message that was refused, says why, and sends it once more under the same key', async () => {
    let attempts = 0;
    const refusal = { status: 409, body: { message: 'Not in this conversation', code: 'chat_frozen' } };
    const { user, sent } = open({ send: () => (++attempts === 1 ? refusal : undefined) });
    await user.type(screen.getByLabelText('Message'), 'Is there a sauna?{Enter}');
    expect(await within(log()).findByText('Not in this conversation')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await user.keyboard('{Enter}');
    expect(await within(log()).findByRole('img', { name: 'Sent' })).toBeTruthy();
    expect(screen.queryByText(/Not sent/)).toBeNull();
    // the button has gone: a keyboard goes on among the messages
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages with Ala-Too Trekking' }));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(within(log()).getAllByText('Is there a sauna?')).toHaveLength(1);
  });

  it('gives up a message that was refused when its writer wants so', async () => {
    const refusal = { status: 409, body: { message: 'Not in this conversation', code: 'chat_frozen' } };
    const { user } = open({ send: () => refusal });
    await user.type(screen.getByLabelText('Message'), 'Is there a sauna?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Is there a sauna?')).toBeNull();
  });

  it('keeps what is written without a connection over a reload, and sends all of it in order once there is one', async () => {
    let isAway = true;
    const before = open({ send: () => (isAway ? null : undefined) });
    await before.user.type(screen.getByLabelText('Message'), 'One{Enter}Two{Enter}');
    expect(await within(log()).findAllByRole('img', { name: 'Waiting for a connection' })).toHaveLength(2);
    before.unmount();
    isAway = false;
    const after = open();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(after.sent()).toMatchObject([{ message: 'One' }, { message: 'Two' }]));
    expect(new Set(after.sent().map((body) => (body as { client_key: string }).client_key)).size).toBe(2);
  });

  it.each([
    {
      status: 429,
      body: { message: 'Later', code: 'too_many_requests' },
      label: 'Waiting: too many messages at once',
      notice: /^You have sent many messages .* will be sent automatically within a minute\.$/,
    },
    {
      status: 503,
      body: { message: 'Later', code: 'overloaded' },
      label: 'Waiting for the site',
      notice: /^The site is busy\./,
    },
    // of somebody in between
    { status: 502, body: 'Bad gateway', label: 'Waiting for the site', notice: /^The site is busy\./ },
  ])('says what a message waits for after $status, and sends it by itself', async ({ status, body, label, notice }) => {
    let isOver = true;
    const { user, sent } = open({ send: () => (isOver ? { status, body } : undefined) });
    await user.type(screen.getByLabelText('Message'), 'One{Enter}Two{Enter}');
    expect(await within(log()).findAllByRole('img', { name: label })).toHaveLength(2);
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Waiting for a connection' })).toBeNull();
    isOver = false;
    // as the timer does when the time has come, and the browser when its line is back
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent().slice(-2)).toMatchObject([{ message: 'One' }, { message: 'Two' }]));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.queryByRole('img', { name: label })).toBeNull();
  });

  it('takes no messages when it is closed', () => {
    open({ isFrozen: true });
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(screen.getByText('This conversation is closed.')).toBeTruthy();
  });
});

describe('the support in a conversation', () => {
  const MODERATE = 'POST /crm/api/chat/moderate-message';
  const openDesk = () =>
    renderInPage(<ThreadView chat={chat({ with: 'tourist', organizer_id: null })} first={page([message(3)])} />, {
      'GET /crm/api/chat/get-messages': () => ({ body: page([]) }),
      'POST /crm/api/chat/mark-as-read': () => ({ body: { result: true } }),
      [MODERATE]: () => ({ body: { result: true } }),
    });
  const choose = async ({ user }: ReturnType<typeof openDesk>, name: string) => {
    await user.click(screen.getByRole('button', { name: 'What to do with this message' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('changes what somebody wrote', async () => {
    const view = openDesk();
    await choose(view, 'Change the words');
    const area = screen.getByRole('textbox', { name: 'Message' });
    await view.user.clear(area);
    await view.user.type(area, 'in other words');
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(view.sent(MODERATE)).toEqual([{ message_id: 3, message: 'in other words' }]));
  });

  it('removes what somebody wrote, once it has said so twice', async () => {
    const view = openDesk();
    await choose(view, 'Remove');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this message?' });
    expect(view.sent(MODERATE)).toEqual([]);
    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(view.sent(MODERATE)).toEqual([{ message_id: 3, message: '' }]);
  });

  it('an organizer may not', () => {
    renderInPage(<ThreadView chat={chat({ with: 'tourist' })} first={page([message(3)])} />, {
      'GET /crm/api/chat/get-messages': () => ({ body: page([]) }),
      'POST /crm/api/chat/mark-as-read': () => ({ body: { result: true } }),
    });
    expect(screen.getByText('message 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'What to do with this message' })).toBeNull();
  });
});
