import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { Profile } from '../api/user.schema.ts';
import type { SiteInput } from '../domain/site.ts';
import { createI18n, type Texts } from '../i18n/create-i18n.ts';
import { TextsContext } from '../i18n/use-translation.ts';
import { type PlacedFragment, type Platform, PlatformContext, SlotContext } from '../remote/context.ts';
import type { RouteModule } from '../remote/route.ts';
import { providerContext } from '../state/store-context.ts';
import kit from '../ui/i18n/en-US.json' with { type: 'json' };
import { type PlayedAnswer, type PlayedCall, type PlayedCalls, playApi } from './played-api.ts';
import { playedRoute } from './played-route.tsx';
import { sampleSite } from './sample-site.ts';
import { ORIGIN, type SampleStore, sampleStore } from './sample-store.ts';

export type { PlayedAnswer, PlayedCall, PlayedCalls };

export interface RenderOptions {
  /** the api, by 'METHOD /path'; what is not here is not found */
  calls?: PlayedCalls;
  /** who is logged in; null, the default, is a guest */
  user?: Profile | null;
  /** ISO 4217 */
  currency?: string;
  /** BCP 47, with a region: the language that the page is read in; texts of a remote are given with it */
  locale?: string;
  /** languages and currencies to choose from; by default none, and the one that is shown */
  locales?: Platform['locales'];
  currencies?: Platform['currencies'];
  /** the address that the page is opened at */
  path?: string;
  /** addresses that were open before, the oldest first: the browser's Back leads there */
  history?: readonly string[];
  /** by namespace */
  texts?: Readonly<Record<string, Texts>>;
  flags?: Platform['flags'];
  /** what the browser has told the server of its clocks; by default nothing */
  timeZone?: string;
  /** what this site's configuration says; all else is the default */
  site?: SiteInput;
  /** stands for other remotes' fragments; by default it tells its name and what it is given */
  slot?: ComponentType<PlacedFragment>;
}

const GUEST: PlayedAnswer = { status: 401, body: { message: 'Log in', code: 'unauthorized' } };

const NamedSlot = ({ name, props }: PlacedFragment) => <div data-testid={name}>{JSON.stringify(props)}</div>;

/** Stands for the login that another remote's fragment offers: it succeeds when its button is pressed. */
export function LoginSlot({ props }: PlacedFragment) {
  const onDone = props && 'onDone' in props && typeof props.onDone === 'function' ? props.onDone : () => undefined;
  return (
    <button type="button" onClick={() => onDone()}>
      Log in as Kate
    </button>
  );
}

function renderRoutes(routesOf: (store: SampleStore) => RouteObject[], options: RenderOptions) {
  const { currency = 'EUR', path = '/here', texts = {}, flags = {}, slot = NamedSlot, user = null, site } = options;
  const { timeZone = 'UTC', locale = 'en-US' } = options;
  const profile = () => (user ? { body: user } : GUEST);
  const { asked, play } = playApi({ 'GET /crm/api/user/profile': profile, ...options.calls });
  const store = sampleStore(play, { locale, currency });
  const platform: Platform = {
    locale,
    currency,
    origin: ORIGIN,
    basename: '',
    units: 'metric',
    timeZone,
    locales: options.locales ?? [],
    currencies: options.currencies ?? [currency],
    siteName: site?.name ?? 'Cairn',
    flags,
    site: sampleSite(site),
  };
  const router = createMemoryRouter(routesOf(store), { initialEntries: [...(options.history ?? []), path] });
  const view = render(
    <Provider context={providerContext} store={store}>
      <TextsContext value={createI18n(locale, { kit, ...texts })}>
        <PlatformContext value={platform}>
          <SlotContext value={slot}>
            <RouterProvider router={router} />
          </SlotContext>
        </PlatformContext>
      </TextsContext>
    </Provider>,
  );
  return {
    ...view,
    store,
    user: userEvent.setup(),
    /** every call so far */
    calls: asked,
    /** bodies of the calls of one name */
    sent: (name: string): unknown[] => asked.filter((call) => call.name === name).map(({ body }) => body),
    /** where the page is now */
    path: () => router.state.location.pathname + router.state.location.search,
    /** the browser's Back */
    back: () => act(() => router.navigate(-1)),
  };
}

/**
 * Shows a part of a page as the shell would: store, texts, router and platform around it, the api played by `calls`.
 * An address other than `path` shows nothing, so that `path()` tells where the page has gone to.
 */
export function renderPage(ui: ReactNode, options: RenderOptions = {}) {
  const { path = '/here' } = options;
  const [pathname = path] = path.split(/[?#]/);
  return renderRoutes(
    () => [
      { path: pathname, element: ui },
      { path: '*', element: null },
    ],
    options,
  );
}

/**
 * A remote's own `renderInPage`: shows parts of its pages with its texts, the api played by `calls`.
 * @param usual what its pages have, unless a test says otherwise
 */
export const pageRenderer =
  (texts: NonNullable<RenderOptions['texts']>, usual: RenderOptions = {}) =>
  (ui: ReactNode, calls: PlayedCalls = {}, options: Omit<RenderOptions, 'calls' | 'texts'> = {}) => {
    const view = renderPage(ui, { ...usual, ...options, texts, calls });
    return { ...view, /** paths with their queries */ asked: () => view.calls.map(({ address }) => address) };
  };

/**
 * Shows a whole route as the shell would, its loader first, at every address that `pattern` of react-router matches. When the
 * loader ends with a `RouteError`, the heading is 'Page answered 404'.
 */
export function renderRoute<Data>(route: RouteModule<Data>, pattern: string, options: RenderOptions = {}) {
  return renderRoutes((store) => [playedRoute(route, pattern, store)], options);
}
