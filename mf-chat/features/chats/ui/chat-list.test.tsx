import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
const open = () =>
  renderInPage(<List />, {
    [LIST]: ({ url }) => {
      const query = url.searchParams;
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

  it('keeps an organizer’s filters where one of them finds nothing, and says how many wait', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Needs you, 3' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(within(screen.getByRole('region')).getByRole('button', { name: 'Needs you, 3' })).toBeTruthy();
    // the same filter once more is none
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByText('Tourist 20')).toBeTruthy();
  });
});
