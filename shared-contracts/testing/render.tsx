import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '../api/user.schema.ts';
import { createI18n, type Texts } from '../i18n/create-i18n.ts';
import { type Platform, PlatformContext, SlotContext, type SlotProps } from '../remote/context.ts';
import { ORIGIN, sampleStore } from './sample-store.ts';

/** One call of the page to the api. */
export interface PlayedCall {
  /** 'POST /crm/api/user/auth' */
  name: string;
  /** path with its query */
  address: string;
  url: URL;
  body: unknown;
}
/** What the api answers; null: nothing at all, as without a connection. */
export type PlayedAnswer = { status?: number; body: unknown } | null;

export interface RenderOptions {
  /** the api, by 'METHOD /path'; what is not here is not found */
  calls?: Readonly<Record<string, (call: PlayedCall) => PlayedAnswer>>;
  /** who is logged in; null, the default, is a guest */
  user?: Profile | null;
  /** ISO 4217 */
  currency?: string;
  /** the address that the page is opened at */
  path?: string;
  /** by namespace */
  texts?: Readonly<Record<string, Texts>>;
  flags?: Platform['flags'];
  /** stands for other remotes' fragments; by default it tells its name and what it is given */
  slot?: ComponentType<SlotProps>;
}

const NOT_FOUND: PlayedAnswer = { status: 404, body: { message: 'Not found', code: 'not_found' } };
const GUEST: PlayedAnswer = { status: 401, body: { message: 'Log in', code: 'unauthorized' } };

const NamedSlot = ({ name, props }: SlotProps) => <div data-testid={name}>{JSON.stringify(props)}</div>;

function playApi({ calls = {}, user = null }: RenderOptions) {
  const asked: PlayedCall[] = [];
  const all: RenderOptions['calls'] = { 'GET /crm/api/user/profile': () => (user ? { body: user } : GUEST), ...calls };
  const play: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const name = `${request.method} ${url.pathname}`;
    const call = { name, address: url.pathname + url.search, url, body: text ? JSON.parse(text) : undefined };
    asked.push(call);
    const handler = all[name];
    const answer = handler ? handler(call) : NOT_FOUND;
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  return { asked, play };
}

/**
 * Shows a part of a page as the shell would: store, texts, router and platform around it, the api played by `calls`.
 * An address other than `path` shows nothing, so that `path()` tells where the page has gone to.
 */
export function renderPage(ui: ReactNode, options: RenderOptions = {}) {
  const { currency = 'EUR', path = '/here', texts = {}, flags = {}, slot = NamedSlot } = options;
  const { asked, play } = playApi(options);
  const store = sampleStore(play, { locale: 'en-US', currency });
  const platform: Platform = {
    locale: 'en-US',
    currency,
    origin: ORIGIN,
    basename: '',
    locales: [],
    currencies: [currency],
    siteName: 'Cairn',
    flags,
  };
  const [pathname = path] = path.split(/[?#]/);
  const routes = [
    { path: pathname, element: ui },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en-US', texts)}>
        <PlatformContext value={platform}>
          <SlotContext value={slot}>
            <RouterProvider router={router} />
          </SlotContext>
        </PlatformContext>
      </I18nextProvider>
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
  };
}
