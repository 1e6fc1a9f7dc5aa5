import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import FreezeButton from './freeze-button.tsx';

const withSupport = chat({ with: 'tourist', name: 'Hannah Weiss', organizer_id: null });

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
