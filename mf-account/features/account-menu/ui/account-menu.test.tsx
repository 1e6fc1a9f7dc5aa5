import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
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
  const { user, calls, sent } = renderInPage(<AccountMenu />, {
    'GET /crm/api/user/profile': () => ({ body: KATE }),
    [LOGOUT]: () => ({ body: { result: true } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Account of Kate Novak' }));
  const hrefs = ['Trips', 'Messages', 'Favourites', 'Settings'].map((name) =>
    screen.getByRole('menuitem', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/trips', '/chat', '/favorites', '/settings']);

  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent(LOGOUT)).toHaveLength(1);
  // who is here now is known: the page is not asked for anything of theirs on its way out
  expect(calls).toHaveLength(2);
});

it('says so when nobody could be logged out', async () => {
  const { user } = renderInPage(
    <>
      <AccountMenu />
      <ToastRegion />
    </>,
    {
      'GET /crm/api/user/profile': () => ({ body: KATE }),
      [LOGOUT]: () => ({ status: 503, body: { message: 'The site is away for a minute', code: 'api_unreachable' } }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Account of Kate Novak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('The site is away for a minute')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Account of Kate Novak' })).toBeTruthy();
});
