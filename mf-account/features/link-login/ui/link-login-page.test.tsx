import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { rememberTarget } from '../../../common/model/login-target.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { BY_LINK, refuse, signInAnswers } from '../../../testing/sign-in-answers.ts';
import { LinkLoginPage } from './link-login-page.tsx';

const open = (token: string, calls = signInAnswers()) =>
  renderInPage(<LinkLoginPage />, calls, { path: `/login-via-token${token}` });

afterEach(() => localStorage.clear());

it('the mailed link logs in when its owner presses the button, and leads where they were going', async () => {
  rememberTarget('/chat/12');
  const { user, path, sent } = open('?token=live-link-token');
  await waitFor(() => expect(path()).toBe('/login-via-token'));
  // whatever merely opens the address uses nothing up
  expect(sent(BY_LINK)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(path()).toBe('/chat/12'));
  expect(sent(BY_LINK)).toEqual([{ token: 'live-link-token' }]);
});

it.each(['?token=dead-link-token', ''])('a link that is dead (%s) leads to another way', async (query) => {
  const { user } = open(query);
  if (query) await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in another way' }).getAttribute('href')).toBe('/login');
});

it('without a connection the link may be tried again', async () => {
  let isAway = true;
  const answers = signInAnswers();
  const { user, path } = open('?token=live-link-token', {
    ...answers,
    [BY_LINK]: (call) => (isAway ? null : (answers[BY_LINK]?.(call) ?? refuse(500, 'internal_error', 'No'))),
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(path()).toBe('/'));
});
