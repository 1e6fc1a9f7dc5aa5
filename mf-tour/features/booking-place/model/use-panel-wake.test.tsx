import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useSession } from '@cairn/shared-contracts/remote/platform';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { usePanelWake } from './use-panel-wake.ts';

const KATE: Profile = {
  ...{ id: 3, first_name: 'Kate', last_name: 'Novak', avatar: null, country: null, is_admin_auth: false },
  ...{ email: 'kate@cairn.example', is_email_set: true, is_email_verified: true, new_email: null },
  ...{ phone: null, is_phone_verified: false, new_phone: null, has_password: false },
  ...{ timezone: 'UTC', language: 'en-US', currency: 'EUR', member_since: '2021-03-01T00:00:00.000Z' },
  permissions: { can_use_knowledge: false, can_view_commission: false },
};

function Place() {
  const { user } = useSession();
  return (
    <>
      <p>{user === undefined ? 'nobody knows who' : (user?.first_name ?? 'a guest')}</p>
      <p>{usePanelWake()}</p>
      <Link to="/here" state={{ sheet: true }}>
        Open the sheet
      </Link>
    </>
  );
}

function open({ isWide = false, user = null }: { isWide?: boolean; user?: Profile | null } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    // a media query list has more than the page asks of it
    (query) => ({ matches: isWide && query === '(min-width: 992px)' }) as never,
  );
  return renderInPage(<Place />, {}, { user });
}
afterEach(() => {
  jest.restoreAllMocks();
});

it('the panel of a guest on a phone waits to be touched', async () => {
  open();
  expect(await screen.findByText('near')).toBeTruthy();
});

it.each<[string, { isWide?: boolean; user?: Profile }]>([
  ['on a wide screen, where it is a card in sight', { isWide: true }],
  ['of whoever is logged in: seats may be kept for them', { user: KATE }],
])('the panel %s starts with the page', async (_whose, who) => {
  open(who);
  // who is there is known by then
  await screen.findByText(who.user ? 'Kate' : 'a guest');
  expect(screen.getByText('start')).toBeTruthy();
});

it('the panel whose sheet is open in the history starts with the page', async () => {
  const { user } = open();
  await screen.findByText('near');
  await user.click(screen.getByRole('link', { name: 'Open the sheet' }));
  expect(await screen.findByText('start')).toBeTruthy();
});
