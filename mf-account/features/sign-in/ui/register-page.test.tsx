import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { REGISTER, REGISTER_WITH_PASSWORD, refuse, signInAnswers } from '../../../testing/sign-in-answers.ts';
import { RegisterPage } from './register-page.tsx';

it('a newcomer makes an account with name, e-mail and code', async () => {
  const { user, path, sent } = renderInPage(<RegisterPage next="/" />, signInAnswers());
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kate von Novak');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');

  await user.type(screen.getByRole('textbox', { name: 'Phone number, optional' }), '201 555 0123');

  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(screen.getByText('Accept the terms to go on')).toBeTruthy();
  expect(sent(REGISTER)).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
  await waitFor(() => expect(path()).toBe('/'));
  expect(sent(REGISTER)).toMatchObject([
    { first_name: 'Kate', last_name: 'von Novak', email: 'kate@cairn.example', phone: '+12015550123' },
  ]);
});

describe('a newcomer who wants a password', () => {
  async function fill(calls = signInAnswers(), password = 'marmot kettle slate sunday', name = 'Kate Novak') {
    const view = renderInPage(<RegisterPage next="/" />, calls);
    const { user } = view;
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), name);
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('checkbox', { name: 'Set a password as well' }));
    await user.type(screen.getByLabelText('Password', { selector: '[type=password]' }), password);
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    return view;
  }

  it('makes it up once, and is told how good it is', async () => {
    const { sent } = await fill();
    await screen.findByRole('textbox', { name: 'One-time code' });
    expect(sent(REGISTER_WITH_PASSWORD)).toMatchObject([
      { last_name: 'Novak', password: 'marmot kettle slate sunday', confirm_password: 'marmot kettle slate sunday' },
    ]);
    expect(sent(REGISTER)).toEqual([]);
  });

  it('hears beside the field that everybody uses it', async () => {
    const words = 'This password is one of the first that others try.';
    const common = { ...refuse(422, 'password_common', words) };
    const body = { message: words, code: 'password_common', errors: { password: [words] } };
    await fill({ ...signInAnswers(), [REGISTER_WITH_PASSWORD]: () => ({ ...common, body }) }, 'password1');
    const field = screen.getByLabelText('Password', { selector: '[type=password]' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(await screen.findByText(/Anybody could guess it|Easy to guess/)).toBeTruthy();
  });

  it('needs eight characters and two names', async () => {
    const { sent } = await fill(signInAnswers(), 'short', 'Kate');
    expect(screen.getAllByText('Minimum 8 characters').length).toBeGreaterThan(0);
    expect(screen.getAllByText('With a password we need your first and last name').length).toBeGreaterThan(0);
    expect(sent(REGISTER_WITH_PASSWORD)).toEqual([]);
  });
});
