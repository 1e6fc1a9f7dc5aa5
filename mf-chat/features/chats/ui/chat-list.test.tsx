import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { useChatList } from '../model/use-chat-list.ts';
import { ChatList } from './chat-list.tsx';

const LIST = 'GET /crm/api/chat/list';
const TOTAL = 230;

function List() {
  return <ChatList list={useChatList()} current={null} />;
}

/** an organizer's, of so many tourists; nothing is unread */
const open = ({ isDown = (): boolean => false } = {}) =>
  renderInPage(<List />, {
    [LIST]: ({ url }) => {
      const query = url.searchParams;
      if (isDown()) return { status: 503, body: { message: 'Out of order', code: 'overloaded' } };
      if (query.get('only') === 'unread') return { body: { items: [], total: 0 } };
      if (query.get('only') === 'needs_you') return { body: { items: [], total: 3 } };
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset') ?? 0)];
      const count = Math.max(0, Math.min(limit, TOTAL - offset));
      const items = Array.from({ length: count }, (_, at) =>
        chat({ id: offset + at + 1, with: 'tourist', name: `Tourist ${offset + at + 1}`, tour: null }),
      );
      return { body: { items, total: TOTAL } };
    },
  });

describe('a list of conversations', () => {
  it('goes on to its end, however long it is', async () => {
    const { user } = open();
    await screen.findByText('Tourist 20');
    for (const last of [40, 60, 80, 100, 200, 230]) {
      await user.click(screen.getByRole('button', { name: 'Show more' }));
      await screen.findByText(`Tourist ${last}`);
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(TOTAL);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('tells the tourists of one organizer apart by the colours of their initials', async () => {
    open();
    const rows = (await screen.findAllByRole('listitem')).slice(0, 8);
    const colours = rows.map((row) => /colour\d/.exec(row.innerHTML)?.[0]);
    expect(new Set(colours).size).toBeGreaterThan(2);
    expect(colours).not.toContain(undefined);
  });

  it('shows no rows of an earlier question when this one is not answered', async () => {
    let isDown = false;
    const { user } = open({ isDown: () => isDown });
    await screen.findByText('Tourist 20');
    isDown = true;
    await user.type(screen.getByRole('searchbox'), 'Kate');
    expect(await screen.findByText('The conversations could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('Tourist 20')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tourist 20')).toBeTruthy();
  });

  it('keeps the focus with whoever tries again by keyboard, while it is asked for and once it came', async () => {
    let isDown = true;
    const { user } = open({ isDown: () => isDown });
    const again = await screen.findByRole('button', { name: 'Try again' });
    act(() => again.focus());
    await user.keyboard('{Enter}');
    // still lost: it stays the same button
    await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
    expect(document.activeElement).toBe(again);
    isDown = false;
    await user.keyboard('{Enter}');
    const row = await screen.findByText('Tourist 20');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(row)).toBe(true);
  });

  it('keeps its rows when more of them cannot be had', async () => {
    let isDown = false;
    const { user } = open({ isDown: () => isDown });
    await screen.findByText('Tourist 20');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The conversations could not be loaded.')).toBeTruthy();
    expect(screen.getByText('Tourist 20')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tourist 40')).toBeTruthy();
  });

  it('keeps an organizer’s filters where one of them finds nothing, and says how many wait', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Needs you, 3' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upcoming' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Booked' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(within(screen.getByRole('region')).getByRole('button', { name: 'Needs you, 3' })).toBeTruthy();
    // the same filter once more is none
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('Tourist 20')).toBeTruthy();
  });
});
