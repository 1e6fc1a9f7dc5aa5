import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import type { Profile } from '../api/user.schema.ts';
import {
  coreEndpoints,
  defineRoute,
  notFound,
  Slot,
  toApiError,
  usePlatform,
  useSession,
  useTranslation,
} from '../remote/platform.ts';
import { LoginSlot, renderPage, renderRoute } from './render.tsx';

const KATE: Profile = {
  id: 3,
  first_name: 'Kate',
  last_name: 'Novak',
  is_email_set: true,
  email: 'kate@cairn.example',
  is_email_verified: true,
  phone: null,
  is_phone_verified: false,
  new_email: null,
  new_phone: null,
  timezone: 'UTC',
  member_since: '2021-03-01T00:00:00.000Z',
  has_password: false,
  country: null,
  language: 'en-US',
  currency: 'EUR',
  avatar: null,
  is_admin_auth: false,
  permissions: { can_use_knowledge: false, can_view_commission: false },
};

function Page() {
  const { t } = useTranslation('mf-test');
  const { user } = useSession();
  const { currency, flags } = usePlatform();
  const [like, { error }] = coreEndpoints.addFavourite.useMutation();
  return (
    <>
      <h1>{t('title', { count: 2 })}</h1>
      <p>{user === undefined ? 'who knows' : (user?.first_name ?? 'guest')}</p>
      <p>
        {currency} {flags.arrival ? 'arrival' : ''}
      </p>
      <button type="button" onClick={() => void like({ tour_id: 42 })}>
        Like
      </button>
      {error && <p role="alert">{toApiError(error).kind}</p>}
      <Link to="/tours?page=2">Tours</Link>
      <Slot name="mf-content/organizer-rail" props={{ limit: 2 }} />
    </>
  );
}
const texts = { 'mf-test': { title: '{count, plural, one {# tour} other {# tours}}' } };
const LIKE = 'POST /crm/api/favourite-tour/create';

describe('a part of a page in a test', () => {
  it('has its texts, its money, its flags and other remotes’ parts by name', () => {
    renderPage(<Page />, { texts, currency: 'CNY', flags: { arrival: true } });
    screen.getByRole('heading', { name: '2 tours' });
    screen.getByText('CNY arrival');
    expect(screen.getByTestId('mf-content/organizer-rail').textContent).toBe('{"limit":2}');
  });

  it.each([
    [undefined, 'guest'],
    [KATE, 'Kate'],
  ])('knows who is logged in', async (user, name) => {
    renderPage(<Page />, { texts, ...(user ? { user } : {}) });
    await screen.findByText(name);
  });

  it.each([
    ['refused', undefined],
    ['offline', { [LIKE]: () => null }],
  ])('a call may be %s', async (kind, calls) => {
    const { user } = renderPage(<Page />, { texts, ...(calls ? { calls } : {}) });
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect((await screen.findByRole('alert')).textContent).toBe(kind);
  });

  it('tells what the page sent, and where it went', async () => {
    const { user, sent, path } = renderPage(<Page />, {
      texts,
      path: '/walk-42?from=mail',
      calls: { [LIKE]: () => ({ body: { result: true } }) },
    });
    expect(path()).toBe('/walk-42?from=mail');
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(sent(LIKE)).toEqual([{ tour_id: 42 }]);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Tours' }));
    expect(path()).toBe('/tours?page=2');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('a login of another remote in a test', () => {
  it('succeeds when its button is pressed', async () => {
    let logins = 0;
    const onDone = () => {
      logins += 1;
    };
    const { user } = renderPage(<Slot name="mf-account/login-panel" props={{ intent: 'book', onDone }} />, {
      slot: LoginSlot,
    });
    await user.click(screen.getByRole('button', { name: 'Log in as Kate' }));
    expect(logins).toBe(1);
  });
});

describe('a whole route in a test', () => {
  const route = defineRoute({
    async loader({ params, url, currency, load }) {
      if (params.slug === 'atlantis') throw notFound();
      const profile = await load(coreEndpoints.profile.initiate());
      return `${profile?.first_name} sees page ${url.searchParams.get('page')} in ${currency}`;
    },
    Component: ({ params, data }) => (
      <>
        <h1>{params.slug ?? 'home'}</h1>
        <p>{data}</p>
        <Link to="/atlantis">Atlantis</Link>
      </>
    ),
  });

  it.each([
    ['/?page=1', 'home', 'Kate sees page 1 in CNY'],
    ['/georgia?page=2', 'georgia', 'Kate sees page 2 in CNY'],
  ])('has what its loader gives (%s)', async (path, name, text) => {
    renderRoute(route, '/:slug?', { path, user: KATE, currency: 'CNY' });
    await screen.findByRole('heading', { name });
    screen.getByText(text);
  });

  it('tells the status that its loader refused with', async () => {
    const { user, path } = renderRoute(route, '/:slug?', { path: '/georgia', user: KATE });
    await user.click(await screen.findByRole('link', { name: 'Atlantis' }));
    await screen.findByRole('heading', { name: 'Page answered 404' });
    expect(path()).toBe('/atlantis');
  });
});
