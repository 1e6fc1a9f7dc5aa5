import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { refuse, tooMany } from '../../../testing/sign-in-answers.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { ResetPage } from './reset-page.tsx';

const RECOVER = 'POST /crm/api/user/password-recovery';
const CHECK = 'POST /crm/api/user/check-password-reset-token';
const RESET = 'POST /crm/api/user/password-reset';
const OK = () => ({ body: { result: true } });
const SENT = () => ({ body: { result: true, resend_in: 0, expires_in: 3600 } });
const DEAD = () => refuse(422, 'link_expired', 'This link is too old.');

afterEach(() => localStorage.clear());

describe('whoever forgot the password', () => {
  it('is told the same whether there is an account or not, and may ask again', async () => {
    const { user, sent } = renderInPage(<RecoveryPage />, { [RECOVER]: SENT });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    const said = 'If there is an account for kate@cairn.example, a link is on its way.';
    expect(await screen.findByText(said)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(sent(RECOVER)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Use another e-mail' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'kate@cairn.example');
  });

  it('waits after too many tries', async () => {
    const { user } = renderInPage(<RecoveryPage />, { [RECOVER]: () => tooMany(90) });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('button', { name: 'Try again in 1:30' })).toHaveProperty('disabled', true);
  });
});

describe('the mailed link', () => {
  const open = (calls: Parameters<typeof renderInPage>[1], query = '?token=reset-token-1') =>
    renderInPage(<ResetPage />, calls, { path: `/password-reset${query}` });
  const field = () => screen.findByLabelText('New password', { selector: '[type=password]' });

  it('takes a new password, and is out of the address by then', async () => {
    localStorage.setItem('cairn:own:recovery-email', JSON.stringify(['kate@cairn.example', Date.now()]));
    const { user, sent, path, container } = open({ [CHECK]: OK, [RESET]: OK });
    await user.type(await field(), 'marmot kettle slate sunday');
    expect(path()).toBe('/password-reset');
    const saved = [...container.querySelectorAll('input')].map(({ autocomplete, value }) => [autocomplete, value]);
    expect(saved).toEqual([
      ['username', 'kate@cairn.example'],
      ['new-password', 'marmot kettle slate sunday'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Your password is saved')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(sent(CHECK)).toEqual([{ token: 'reset-token-1' }]);
    expect(sent(RESET)).toEqual([{ token: 'reset-token-1', password: 'marmot kettle slate sunday' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('says beside the field that everybody uses the password', async () => {
    const words = 'Too common';
    const body = { message: words, code: 'password_common', errors: { password: [words] } };
    const { user } = open({ [CHECK]: OK, [RESET]: () => ({ status: 422, body }) });
    await user.type(await field(), 'password');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
  });

  it.each([
    ['is dead', { [CHECK]: DEAD }, '?token=reset-token-1', 'It is incomplete, was used before or is too old.'],
    ['has no token', {}, '', 'It is incomplete, was used before or is too old.'],
  ])('that %s asks for no password', async (_what, calls, query, words) => {
    open(calls, query);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/password-recovery');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that dies while the password is made up says so', async () => {
    const { user } = open({ [CHECK]: OK, [RESET]: DEAD });
    await user.type(await field(), 'marmot kettle slate sunday');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('It is incomplete, was used before or is too old.')).toBeTruthy();
  });

  it('may be tried again when nothing could be asked', async () => {
    let isAway = true;
    const { user } = open({ [CHECK]: () => (isAway ? null : OK()) });
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeTruthy();
  });
});
