import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { gone, type RouteModule } from '@cairn/shared-contracts/remote/platform';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { fakeSource } from '../testing/fake-source.ts';
import { SourceContext, siteRoutes } from './page-route.tsx';
import { createStore } from './store.ts';

const PARTS = {
  Layout: () => (
    <>
      <Link to="/walk-43">Next tour</Link>
      <Outlet />
    </>
  ),
  ErrorPage: () => <h1>No such page</h1>,
  Coming: () => <h1>Coming</h1>,
  own: {},
};

afterEach(() => {
  jest.restoreAllMocks();
});

/** the site in the browser, with the tour page of mf-tour */
async function openSite(address: string, tour: RouteModule): Promise<void> {
  const source = fakeSource({ here: { 'mf-tour/route.tour': tour } });
  const store = createStore({ baseUrl: '', headers: () => ({}) }, {});
  const runtime = {
    source,
    store,
    isServer: false,
    flags: {},
    basename: '',
    inTime: <T,>(loading: Promise<T>) => loading,
  };
  const router = createMemoryRouter(siteRoutes(runtime, PARTS), { initialEntries: [address] });
  // as on a page from the server, the first page's data are there when it is shown
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(
    <TextsContext value={createI18n('en-US', { shell: texts })}>
      <SourceContext value={source}>
        <RouterProvider router={router} />
      </SourceContext>
    </TextsContext>,
  );
}

/** the tour with the number 42 is shown, 43 throws while rendering */
const FRAGILE: RouteModule = {
  loader: async ({ params }) => params.slug,
  Component: ({ params, data }) => {
    if (params.slug?.endsWith('42')) return <h1>Tour {String(data)}</h1>;
    throw new Error('bad tour');
  },
};

/** every tour throws but walk-43 */
const BRITTLE: RouteModule = {
  Component: ({ params }) => {
    if (params.slug === 'walk-43') return <h1>Walk</h1>;
    throw new Error('bad tour');
  },
};
const Nothing = () => null;

describe('a page in the browser', () => {
  it('shows the route with its data', async () => {
    await openSite('/walk-42', FRAGILE);
    await screen.findByRole('heading', { name: 'Tour walk-42' });
  });

  it('an announced page says so', async () => {
    await openSite('/join', FRAGILE);
    await screen.findByRole('heading', { name: 'Coming' });
  });

  it('a page that throws while rendering spoils its own place only', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openSite('/walk-42', FRAGILE);
    await screen.findByRole('heading', { name: 'Tour walk-42' });
    await userEvent.click(screen.getByRole('link', { name: 'Next tour' }));
    await screen.findByRole('heading', { name: texts.composition.page.title.replace('{site}', 'Cairn') });
    screen.getByRole('link', { name: 'Next tour' });
    expect(String(warn.mock.calls)).toContain('mf-tour/route.tour failed in render');
    expect(String(error.mock.calls)).toContain('bad tour');
  });

  it('the next page of the same route is shown after one that threw', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openSite('/ridge-1', BRITTLE);
    await screen.findByRole('heading', { name: texts.composition.page.title.replace('{site}', 'Cairn') });
    await userEvent.click(screen.getByRole('link', { name: 'Next tour' }));
    await screen.findByRole('heading', { name: 'Walk' });
  });

  it('a tour that is over is the error page in its layout', async () => {
    await openSite('/walk-42', { loader: () => Promise.reject(gone()), Component: Nothing });
    await screen.findByRole('heading', { name: 'No such page' });
    screen.getByRole('link', { name: 'Next tour' });
  });
});
