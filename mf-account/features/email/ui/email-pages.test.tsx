import { renderRoute } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import route from '../../../routes/email-confirm.route.tsx';
import { KATE } from '../../../testing/people.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { refuse } from '../../../testing/sign-in-answers.ts';
import { EmailUndoPage } from './email-undo-page.tsx';

const ASK = 'POST /crm/api/user/email-confirmation-request';
const CONFIRM = 'POST /crm/api/user/confirm-email';
const UNDO = 'POST /crm/api/user/undo-email-change';
const OK = () => ({ body: { result: true } });
const NEW = { ...KATE, new_email: 'kate@new.example' };
const isBody = (body: unknown): body is { code?: string } => typeof body === 'object' && body !== null;

const open = (query: string, options: Parameters<typeof renderRoute>[2]) =>
  renderRoute(route, '/email-confirm', { ...options, path: `/email-confirm${query}`, texts: { 'mf-account': texts } });

describe('a new e-mail is confirmed', () => {
  it('by its code, after a slip', async () => {
    const { user, sent } = open('', {
      user: NEW,
      calls: {
        [ASK]: () => ({ body: { result: true, resend_in: 45, expires_in: 600 } }),
        [CONFIRM]: ({ body }) =>
          isBody(body) && body.code === '12345' ? OK() : refuse(422, 'code_wrong', 'This code is not right.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByText('We sent 5 digits to kate@new.example. Enter them here.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again in 0:45' })).toHaveProperty('disabled', true);
    const boxes = () => screen.getByRole('textbox', { name: 'One-time code' });
    await user.type(boxes(), '11111');
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    await user.type(boxes(), '12345');
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy();
    expect(sent(CONFIRM)).toEqual([{ code: '11111' }, { code: '12345' }]);
  });

  it('by the link, on a device where nobody is logged in', async () => {
    const { user, sent, path } = open('?token=confirm-token', { calls: { [CONFIRM]: OK } });
    await waitFor(() => expect(path()).toBe('/email-confirm?opened=1'));
    expect(sent(CONFIRM)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy();
    expect(sent(CONFIRM)).toEqual([{ token: 'confirm-token' }]);
  });

  it('by a code, when the link is dead', async () => {
    const dead = () => refuse(422, 'link_expired', 'This link is too old.');
    const { user } = open('?token=confirm-token', { user: NEW, calls: { [CONFIRM]: dead } });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('It is incomplete, was used before or is too old.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Confirm with a code' }).getAttribute('href')).toBe('/email-confirm');
  });

  it('by nobody who is not logged in and has no link', async () => {
    open('', {});
    expect(await screen.findByRole('heading', { name: 'Page answered 401' })).toBeTruthy();
  });

  it('once: whoever has nothing to confirm is told so', async () => {
    open('', { user: KATE });
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy();
  });
});

describe('the link that the old address was told with', () => {
  it('brings the old e-mail back when its button is pressed', async () => {
    const { user, sent, path } = renderInPage(
      <EmailUndoPage />,
      { [UNDO]: OK },
      { path: '/email-undo?token=undo-token' },
    );
    await waitFor(() => expect(path()).toBe('/email-undo'));
    expect(sent(UNDO)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take the old e-mail back' }));
    expect(await screen.findByText('Your old e-mail is back')).toBeTruthy();
    expect(sent(UNDO)).toEqual([{ token: 'undo-token' }]);
    expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/password-recovery');
  });

  it('stays done when the end of the session loads the page anew, once', async () => {
    const first = renderInPage(<EmailUndoPage />, { [UNDO]: OK }, { path: '/email-undo?token=undo-token' });
    await first.user.click(await screen.findByRole('button', { name: 'Take the old e-mail back' }));
    await screen.findByText('Your old e-mail is back');
    // a page that is left for a reload is not taken down
    const kept = Object.entries(window.sessionStorage);
    first.unmount();
    for (const [key, value] of kept) window.sessionStorage.setItem(key, value);

    const second = renderInPage(<EmailUndoPage />, {}, { path: '/email-undo' });
    expect(await screen.findByText('Your old e-mail is back')).toBeTruthy();
    second.unmount();
    renderInPage(<EmailUndoPage />, {}, { path: '/email-undo' });
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
  });

  it('leads to people when it is dead', async () => {
    const dead = () => refuse(422, 'link_expired', 'Seven days have passed.');
    const { user } = renderInPage(<EmailUndoPage />, { [UNDO]: dead }, { path: '/email-undo?token=undo-token' });
    await user.click(await screen.findByRole('button', { name: 'Take the old e-mail back' }));
    expect(await screen.findByText('It is incomplete, was used before or is too old.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
