import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/render-in-page.ts';
import { chat, message, page } from '../testing/samples.ts';
import fragment from './support-chat.fragment.tsx';

const { Component } = fragment;
const SEND = 'POST /crm/api/chat/send-message';
const support = chat({ with: 'support', name: 'Cairn support', organizer_id: null, tour: null });

function open({ isGuest = false, isDown = false } = {}) {
  let isAway = isDown;
  return renderInPage(<Component onBack={() => undefined} />, {
    ...(isGuest ? {} : { 'GET /crm/api/user/profile': () => ({ body: { id: 9 } }) }),
    'GET /crm/api/chat/get-chat-with-support': () => {
      const answer = isAway ? { status: 503, body: { message: 'Out of order' } } : { body: support };
      isAway = false;
      return answer;
    },
    'GET /crm/api/chat/get-messages': ({ url }) => ({
      body: page(url.searchParams.has('since') ? [] : [message(1)]),
    }),
    'POST /crm/api/chat/mark-as-read': () => ({ body: { result: true } }),
    'POST /crm/api/chat/socket-ticket': () => ({ status: 503, body: {} }),
    [SEND]: ({ body }) => {
      // the page sends what the contract of this call says
      const { message: text, client_key } = body as { message: string; client_key: string };
      return { body: message(2, { direction: 'output', message: text, client_key }) };
    },
  });
}

describe('the support over a page', () => {
  it('is written to where one is', async () => {
    const { user, sent } = open();
    expect(await screen.findByText('message 1')).toBeTruthy();
    // the frame around it has the heading
    expect(screen.queryByRole('heading')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is my voucher?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(screen.getByRole('log')).findByText('Where is my voucher?')).toBeTruthy();
    expect(sent(SEND)).toMatchObject([{ chat_id: 5, message: 'Where is my voucher?' }]);
  });

  it('asks a guest first who asks', async () => {
    const { user } = open({ isGuest: true });
    await user.click(await screen.findByRole('button', { name: 'Log in as Kate' }));
    expect(await screen.findByText('message 1')).toBeTruthy();
  });

  it('says when it cannot be had, and tries again', async () => {
    const { user } = open({ isDown: true });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('message 1')).toBeTruthy();
  });
});
