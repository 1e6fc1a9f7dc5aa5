import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import DeskPanel from './desk-panel.tsx';
import FreezeButton from './freeze-button.tsx';
import QuickReplies from './quick-replies.tsx';

const LIST = 'GET /crm/api/request/list-for-chat';
const CONFIRM = 'POST /crm/api/back-office/request/confirm';
const DECLINE = 'POST /crm/api/back-office/request/decline';

const booking = {
  id: 48,
  status: 1,
  date: { start: '2027-06-14', end: '2027-06-21' },
  tourists_count: 2,
  tourists: [
    { first_name: 'Hannah', full_name: 'Hannah Weiss', birthday: '1993-06-14' },
    { first_name: 'Karl', full_name: 'Karl Weiss', birthday: '1959-12-01' },
  ],
  currency: 'EUR',
  total: 178_000,
  paid: 0,
  deadline: '2027-01-02T10:00:00.000Z',
};
const tourist = chat({ with: 'tourist', name: 'Hannah Weiss' });
const open = (items: object[] = [booking]) =>
  renderInPage(<DeskPanel chat={tourist} />, {
    [LIST]: () => ({ body: { items } }),
    [CONFIRM]: () => ({ body: booking }),
    [DECLINE]: () => ({ body: booking }),
  });

describe('an organizer beside a conversation', () => {
  it('sees whose booking it is, what was paid and how old people will be', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Booking 48' });
    expect(within(card).getByText('€1,780')).toBeTruthy();
    expect(within(card).getByText('Waiting for confirmation')).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Hannah, 34$/), expect.stringMatching(/Karl, 67$/)]);
  });

  it('confirms a request', async () => {
    const { user, sent } = open();
    expect(await screen.findByRole('heading', { name: /^Confirm or decline by .*10:00/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm 2 seats' }));
    expect(sent(CONFIRM)).toEqual([{ id: 48, message: '' }]);
  });

  it('declines a request with a reason, and not without one', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(screen.getByText('Write why first')).toBeTruthy();
    expect(sent(DECLINE)).toEqual([]);
    await user.type(screen.getByRole('textbox'), ' The pass is closed ');
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(sent(DECLINE)).toEqual([{ id: 48, message: 'The pass is closed' }]);
  });

  it('is told when there is no booking', async () => {
    open([]);
    expect(await screen.findByText('Hannah Weiss has no booking with you yet.')).toBeTruthy();
  });

  it('has nothing to answer once a request is confirmed', async () => {
    open([{ ...booking, status: 2 }]);
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the support beside a conversation', () => {
  const withSupport = chat({ with: 'tourist', name: 'Hannah Weiss', organizer_id: null });

  it('sees the bookings, which are not its own to answer', async () => {
    renderInPage(<DeskPanel chat={withSupport} />, { [LIST]: () => ({ body: { items: [booking] } }) });
    await screen.findByRole('region', { name: 'Booking 48' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('closes a conversation when it has said so twice, and opens it again', async () => {
    const FREEZE = 'POST /crm/api/chat/freeze';
    const freeze = { [FREEZE]: () => ({ body: { result: true } }) };
    const first = renderInPage(<FreezeButton chat={withSupport} />, freeze);
    await first.user.click(screen.getByRole('button', { name: 'Close the conversation' }));
    expect(first.sent(FREEZE)).toEqual([]);
    const dialog = await screen.findByRole('alertdialog', { name: 'Close this conversation?' });
    await first.user.click(within(dialog).getByRole('button', { name: 'Close the conversation' }));
    expect(first.sent(FREEZE)).toEqual([{ chat_id: 5, is_frozen: true }]);
    first.unmount();
    const second = renderInPage(<FreezeButton chat={{ ...withSupport, is_frozen: true }} />, freeze);
    await second.user.click(screen.getByRole('button', { name: 'Open the conversation again' }));
    expect(second.sent(FREEZE)).toEqual([{ chat_id: 5, is_frozen: false }]);
  });
});

describe('quick replies', () => {
  const REPLIES = 'GET /crm/api/chat/quick-replies';
  const SAVE = 'POST /crm/api/chat/save-quick-replies';

  it('go into the field, and are the organizer’s own once changed', async () => {
    const insert = jest.fn<(text: string) => void>();
    let items: unknown = null;
    const { user, sent } = renderInPage(<QuickReplies of="organizer" insert={insert} />, {
      [REPLIES]: () => ({ body: { items } }),
      [SAVE]: ({ body }) => {
        items = (body as { items: string[] }).items;
        return { body: { items } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^We walk at the pace/ }));
    expect(insert.mock.calls).toEqual([['We walk at the pace of the group and stop often.']]);
    await user.click(screen.getByRole('button', { name: 'New reply' }));
    const area = await screen.findByRole('textbox', { name: 'Quick replies' });
    await user.clear(area);
    await user.type(area, 'A horse carries the packs{Enter}{Enter}A horse carries the packs{Enter}How we walk day 2');
    await user.click(screen.getByRole('button', { name: 'Save replies' }));
    expect(await screen.findByRole('button', { name: 'How we walk day 2' })).toBeTruthy();
    expect(sent(SAVE)).toEqual([{ items: ['A horse carries the packs', 'How we walk day 2'] }]);
    expect(screen.getAllByRole('button', { name: 'A horse carries the packs' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^We walk at the pace/ })).toBeNull();
  });

  it('begin with what the support says often, for the support', async () => {
    renderInPage(<QuickReplies of="support" insert={() => undefined} />, {
      [REPLIES]: () => ({ body: { items: null } }),
    });
    expect(await screen.findByRole('button', { name: 'Which booking is it about?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^We walk at the pace/ })).toBeNull();
  });

  it('stay in the dialog when they cannot be saved', async () => {
    const { user } = renderInPage(<QuickReplies of="organizer" insert={() => undefined} />, {
      [REPLIES]: () => ({ body: { items: ['See you'] } }),
      [SAVE]: () => ({ status: 500, body: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'New reply' }));
    await user.type(await screen.findByRole('textbox', { name: 'Quick replies' }), ' there');
    await user.click(screen.getByRole('button', { name: 'Save replies' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'See you there');
  });
});
