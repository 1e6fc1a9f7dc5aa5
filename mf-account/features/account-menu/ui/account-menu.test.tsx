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

it.each([
  ['the site is away', { status: 503, body: { message: 'The site is away for a minute', code: 'api_unreachable' } }],
  ['there is no connection', new TypeError('Failed to fetch')],
])('says in the reader’s language that nobody was logged out: %s', async (_why, answer) => {
  const { user } = renderInPage(
    <>
      <AccountMenu />
      <ToastRegion />
    </>,
    {
      'GET /crm/api/user/profile': () => ({ body: KATE }),
      [LOGOUT]: () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Account of Kate Novak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('You are still logged in. Check your connection and try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Account of Kate Novak' })).toBeTruthy();
});
