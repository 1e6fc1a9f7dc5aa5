import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { KATE } from '../../../testing/people.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { AccountMenu } from './account-menu.tsx';

const LOGOUT = 'POST /crm/api/user/logout';

it('shows a guest nothing', async () => {
  const { calls } = renderInPage(<AccountMenu />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to what is mine, and out', async () => {
  let isIn = true;
  const { user, path, sent } = renderInPage(<AccountMenu />, {
    'GET /crm/api/user/profile': () =>
      isIn ? { body: KATE } : { status: 401, body: { message: 'Log in', code: 'unauthorized' } },
    [LOGOUT]: () => {
      isIn = false;
      return { body: { result: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Account of Kate Novak' }));
  const hrefs = ['Trips', 'Messages', 'Favourites', 'Settings'].map((name) =>
    screen.getByRole('menuitem', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/trips', '/chat', '/favorites', '/settings']);

  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(path()).toBe('/'));
  expect(sent(LOGOUT)).toHaveLength(1);
});
