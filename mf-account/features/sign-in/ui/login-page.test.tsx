import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { BY_CODE, BY_PASSWORD, SEND_CODE, signInAnswers, tooMany } from '../../../testing/sign-in-answers.ts';
import { EMAIL_ONLY, type LoginOptions } from '../model/login-options.ts';
import { LoginPage } from './login-page.tsx';

const open = (next = '/chat/12', resendIn?: number) =>
  renderInPage(<LoginPage next={next} options={EMAIL_ONLY} />, signInAnswers(resendIn));

const PHONE_FIRST: LoginOptions = { main: 'phone', channels: ['sms', 'telegram'] };
const openWith = (options: LoginOptions, calls = signInAnswers()) =>
  renderInPage(<LoginPage next="/chat/12" options={options} />, calls);

async function askForCode(user: ReturnType<typeof open>['user'], email = 'kate@cairn.example') {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  return screen.findByRole('textbox', { name: 'One-time code' });
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
  document.cookie = 'favorite_tours=; Max-Age=0; Path=/';
});

describe('under the button', () => {
  it.each(['', 'Log in with a password'])('stands that a captcha keeps robots out: %s', async (way) => {
    const { user } = open();
    if (way) await user.click(screen.getByRole('button', { name: way }));
    expect(screen.getByText(/This form is protected from robots by a captcha\.$/)).toBeTruthy();
  });
});

describe('a tourist logs in by code', () => {
  it('and is where they were going as soon as the fifth digit is in', async () => {
    const { user, path, sent } = open();
    const boxes = await askForCode(user);
    await user.type(boxes, '12345');
    await waitFor(() => expect(path()).toBe('/chat/12'));
    expect(sent(SEND_CODE)).toEqual([{ login: 'kate@cairn.example' }]);
    expect(sent(BY_CODE)).toHaveLength(1);
  });

  it('and takes the favourites of the guest along', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
    document.cookie = 'favorite_tours=12,7; Path=/';
    const { user, path, sent } = open();
    await user.type(await askForCode(user), '12345');
    await waitFor(() => expect(path()).toBe('/chat/12'));
    expect(sent(BY_CODE)).toMatchObject([{ favourites_tours_ids: [12, 7] }]);
    expect(document.cookie).not.toContain('favorite_tours');
  });

  it('after a wrong code, which empties the boxes and keeps the caret', async () => {
    const { user, path } = open();
    const boxes = await askForCode(user);
    await user.type(boxes, '11111');
    expect(await screen.findByText('This code is not right. Check it and try again.')).toBeTruthy();
    await waitFor(() => expect(boxes).toHaveProperty('value', ''));
    expect(document.activeElement).toBe(boxes);
    await user.type(boxes, '12345');
    await waitFor(() => expect(path()).toBe('/chat/12'));
  });

  it('after an expired code, with another one at once', async () => {
    const { user, path, sent } = open();
    await user.type(await askForCode(user), '99999');
    expect(await screen.findByText('This code no longer works. Ask for a new one.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    expect(sent(SEND_CODE)).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: 'One-time code' }), '12345');
    await waitFor(() => expect(path()).toBe('/chat/12'));
  });

  it('and may ask for another code after the wait, not before', async () => {
    jest.useFakeTimers();
    const { sent } = open();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await askForCode(user);
    expect(screen.getByText('0:45')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    act(() => jest.advanceTimersByTime(44_000));
    expect(screen.getByText('0:01')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_000));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    expect(sent(SEND_CODE)).toHaveLength(2);
  });

  it('and can change the e-mail', async () => {
    const { user } = open();
    await askForCode(user);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  });

  it.each([
    ['', 'Required field'],
    ['kate', 'Please enter a valid e-mail'],
  ])('and is told what is wrong with the e-mail "%s"', async (email, words) => {
    const { user, sent } = open();
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent(SEND_CODE)).toEqual([]);
  });
});

describe('a tourist logs in by password', () => {
  it('after a slip, and goes on with the favourites of the guest', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
    document.cookie = 'favorite_tours=12,7; Path=/';
    const { user, path, sent } = open('/settings');
    await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail or phone number' }), 'kate@cairn.example');
    await user.type(screen.getByLabelText('Password', { selector: '[type=password]' }), 'short walk');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The login or the password is not right');
    await user.clear(screen.getByLabelText('Password', { selector: '[type=password]' }));
    await user.type(screen.getByLabelText('Password', { selector: '[type=password]' }), 'long walk');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/settings'));
    expect(sent(BY_PASSWORD)).toMatchObject([{ favourites_tours_ids: [12, 7] }, { favourites_tours_ids: [12, 7] }]);
    expect(document.cookie).not.toContain('favorite_tours');
  });
});

it('keeps the target for whoever has no account yet', () => {
  open('/chat/12');
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register?next=%2Fchat%2F12');
});

describe('a tourist logs in by phone', () => {
  it('where the site has it first, by the channel of their choice', async () => {
    const { user, path, sent } = openWith(PHONE_FIRST);
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '201 555 0123');
    await user.click(screen.getByRole('radio', { name: 'Telegram' }));
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
    await waitFor(() => expect(path()).toBe('/chat/12'));
    expect(sent(SEND_CODE)).toEqual([{ login: '+12015550123', code_sender: 'telegram' }]);
    expect(sent(BY_CODE)).toMatchObject([{ login: '+12015550123', verify_method: 'phone' }]);
  });

  it('and has the code sent again by another channel', async () => {
    const { user, sent } = openWith(PHONE_FIRST, signInAnswers(0));
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '201 555 0123');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.click(await screen.findByRole('button', { name: 'Send it by Telegram instead' }));
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    expect(sent(SEND_CODE)).toMatchObject([{ code_sender: 'sms' }, { code_sender: 'telegram' }]);
  });

  it('is asked for no channel where there is one', () => {
    openWith({ main: 'phone', channels: ['sms'] });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('and is told that no SMS can be sent, with the e-mail a press away', async () => {
    localStorage.setItem('cairn:login-way', 'phone');
    const { user } = openWith(EMAIL_ONLY);
    expect(screen.getByText(/SMS sending is currently unavailable due to technical reasons/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use e-mail instead' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  });

  it('and finds the e-mail first the next time, when that was chosen', async () => {
    const { user, unmount } = openWith(PHONE_FIRST);
    await user.click(screen.getByRole('button', { name: 'Use e-mail instead' }));
    unmount();
    openWith(PHONE_FIRST);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  });
});

describe('after too many tries', () => {
  it.each([
    ['a code', SEND_CODE, '', 'Send me a code'],
    ['a password', BY_PASSWORD, 'Log in with a password', 'Log in'],
  ])('for %s the button counts down and works again', async (_what, call, way, button) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { sent } = openWith(EMAIL_ONLY, { ...signInAnswers(), [call]: () => tooMany(30) });
    if (way) await user.click(screen.getByRole('button', { name: way }));
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'kate@cairn.example');
    if (way) await user.type(screen.getByLabelText('Password', { selector: '[type=password]' }), 'long walk');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Too many tries')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again in 0:30' })).toHaveProperty('disabled', true);
    act(() => jest.advanceTimersByTime(30_000));
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(sent(call)).toHaveLength(2));
  });
});

describe('password managers', () => {
  it('find the fields by what they are for', async () => {
    const { user } = open();
    expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('autocomplete')).toBe('username webauthn');
    await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
    const login = screen.getByRole('textbox', { name: 'E-mail or phone number' });
    const password = screen.getByLabelText('Password', { selector: '[type=password]' });
    expect([login, password].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username webauthn',
      'current-password',
    ]);
  });
});
