import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import {
  type PlacedFragment,
  type Platform,
  PlatformContext,
  SlotContext,
} from '@cairn/shared-contracts/remote/platform';
import { providerContext } from '@cairn/shared-contracts/state/store-context';
import { type PlayedCalls, playApi } from '@cairn/shared-contracts/testing/played-api';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { sampleStore } from '@cairn/shared-contracts/testing/sample-store';
import kit from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PageData, Visit } from '../composition/page-data.ts';
import shell from '../i18n/en-US.json' with { type: 'json' };

interface Surroundings {
  /** what the server knew of the visitor */
  visit?: Partial<Visit>;
  /** id of the page's route */
  page?: string;
  /** whose page it is: 'mf-tour/route.tour' */
  target?: string;
  params?: Record<string, string>;
  /** address of the page */
  at?: string;
  user?: Profile | null;
  calls?: PlayedCalls;
  site?: SiteInput;
  flags?: Record<string, boolean>;
}

const NamedSlot = ({ name, props }: PlacedFragment) => <div data-testid={name}>{JSON.stringify(props)}</div>;

/** Shows a part of the layout as it stands around a page, with the data that the routes' loaders left. */
export function renderInLayout(
  part: ReactNode,
  { visit, page, target = '', params = {}, at = '/here', user, calls = {}, site, flags = {} }: Surroundings = {},
) {
  const data: PageData = { kind: 'page', id: page ?? '', target, params, layout: 'default', data: null };
  const routes = [
    { id: 'layout', loader: () => null, element: part, children: [{ id: 'page', path: '*', loader: () => data }] },
  ];
  const known: Visit = { isNoticeDue: false, guestFavourites: 0, ...visit };
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: { layout: known, page: data } },
  });
  const profile = () => (user ? { body: user } : { status: 401, body: { message: 'Log in', code: 'unauthorized' } });
  const { play } = playApi({ 'GET /crm/api/user/profile': profile, ...calls });
  const platform: Platform = {
    locale: 'en-US',
    currency: 'EUR',
    units: 'metric',
    timeZone: 'UTC',
    origin: 'https://cairn.test',
    basename: '',
    locales: [],
    currencies: ['EUR'],
    siteName: site?.name ?? 'Cairn',
    flags,
    site: sampleSite(site),
  };
  const { unmount } = render(
    <Provider context={providerContext} store={sampleStore(play)}>
      <TextsContext value={createI18n('en-US', { shell, kit })}>
        <PlatformContext value={platform}>
          <SlotContext value={NamedSlot}>
            <RouterProvider router={router} />
          </SlotContext>
        </PlatformContext>
      </TextsContext>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
