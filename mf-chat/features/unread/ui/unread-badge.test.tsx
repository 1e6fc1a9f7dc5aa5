import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { UnreadBadge } from './unread-badge.tsx';

const COUNT = 'GET /crm/api/chat/unread-count';

describe('the way to the messages', () => {
  it('says how many are unread', async () => {
    renderInPage(<UnreadBadge />, { [COUNT]: () => ({ body: { count: 2, last_id: 40 } }) });
    expect((await screen.findByRole('link', { name: 'Unread messages, 2' })).getAttribute('href')).toBe('/chat');
  });

  it('stays, with no number, when they could not be counted (specification §8)', async () => {
    const { asked } = renderInPage(<UnreadBadge />, { [COUNT]: () => ({ status: 503, body: { message: 'Away' } }) });
    await waitFor(() => expect(asked()).toContain('/crm/api/chat/unread-count'));
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/chat');
  });
});
