import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { REGISTER, signInAnswers } from '../../../testing/sign-in-answers.ts';
import { RegisterPage } from './register-page.tsx';

it('a newcomer makes an account with name, e-mail and code', async () => {
  const { user, path, sent } = renderInPage(<RegisterPage next="/" />, signInAnswers());
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kate von Novak');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');

  await user.type(screen.getByRole('textbox', { name: 'Phone number, optional' }), '201 555 0123');

  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(screen.getByText('Accept the terms to go on')).toBeTruthy();
  expect(sent(REGISTER)).toEqual([]);

  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
  await waitFor(() => expect(path()).toBe('/'));
  expect(sent(REGISTER)).toMatchObject([
    { first_name: 'Kate', last_name: 'von Novak', email: 'kate@cairn.example', phone: '+12015550123' },
  ]);
});
