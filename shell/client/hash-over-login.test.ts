import { expect, it } from '@jest/globals';
import { createMemoryRouter, redirect } from 'react-router';
import { keepHashOverLogin } from './hash-over-login.ts';

/** a site whose settings need a login */
function site(at: string, basename = '') {
  let isLoggedIn = false;
  const router = createMemoryRouter(
    [
      {
        path: '/settings',
        loader: ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const here = pathname.slice(basename.length) + search;
          return isLoggedIn ? null : redirect(`/login?next=${encodeURIComponent(here)}`);
        },
      },
      { path: '*' },
    ],
    { initialEntries: [at], ...(basename ? { basename } : {}) },
  );
  keepHashOverLogin(router, basename);
  const address = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  const goOn = async () => {
    isLoggedIn = true;
    await router.navigate('/settings?tab=2', { replace: true });
  };
  return { router, address, goOn };
}

it.each(['', '/de'])(
  'a page that goes to the log-in by itself comes out at the very place, under %j',
  async (basename) => {
    const { router, address, goOn } = site(`${basename}/`, basename);
    await router.navigate('/settings?tab=2#phone');
    expect(address()).toBe(`${basename}/login?next=${encodeURIComponent('/settings?tab=2')}`);
    await goOn();
    expect(address()).toBe(`${basename}/settings?tab=2#phone`);
  },
);

it('a browser that the server has sent to the log-in, too', async () => {
  const { address, goOn } = site(`/login?next=${encodeURIComponent('/settings?tab=2')}#phone`);
  await goOn();
  expect(address()).toBe('/settings?tab=2#phone');
});

it('over the page of those who have no account yet', async () => {
  const next = encodeURIComponent('/settings?tab=2');
  const { router, address, goOn } = site(`/login?next=${next}#phone`);
  await router.navigate(`/register?next=${next}`);
  await goOn();
  expect(address()).toBe('/settings?tab=2#phone');
});

it('is nothing to whoever goes somewhere else instead, or comes back later', async () => {
  const { router, address, goOn } = site('/');
  await router.navigate('/settings?tab=2#phone');
  await router.navigate('/tours');
  expect(address()).toBe('/tours');
  await goOn();
  expect(address()).toBe('/settings?tab=2#phone');
  await router.navigate('/tours');
  await goOn();
  expect(address()).toBe('/settings?tab=2');
});
