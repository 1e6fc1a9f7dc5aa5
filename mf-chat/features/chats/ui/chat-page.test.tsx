import { EDGE_TO_EDGE } from '@cairn/shared-contracts/domain/edge-to-edge';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';

const [mark] = Object.keys(EDGE_TO_EDGE);

it.each([
  ['without any conversation', [], 'No messages yet'],
  ['with conversations', [chat({ id: 7, name: 'Youssef Amrani' })], 'Youssef Amrani'],
])('the header stands the same above messages %s', async (_title, items, words) => {
  renderInPage(<ChatPage id={null} thread={() => null} desk={() => null} />, {
    'GET /crm/api/chat/list': () => ({ body: { items, total: items.length } }),
  });
  expect((await screen.findByText(words)).closest(`[${mark}]`)).toBeTruthy();
});
