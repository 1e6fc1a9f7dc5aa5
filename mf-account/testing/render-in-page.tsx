import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { baseApi, type Platform, PlatformContext } from '@cairn/shared-contracts/remote/platform';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import texts from '../i18n/en-US.json' with { type: 'json' };

const ORIGIN = 'http://cairn.test';

export interface Call {
  /** 'POST /crm/api/user/auth' */
  name: string;
  body: unknown;
}
export interface Answer {
  status?: number;
  body: unknown;
}
/** what the api answers, by 'METHOD /path' */
export type Answers = Readonly<Record<string, (body: unknown) => Answer>>;

const REFUSED: Answer = { status: 404, body: { message: 'Not found', code: 'not_found' } };
const GUEST: Answers = {
  'GET /crm/api/user/profile': () => ({ status: 401, body: { message: 'Log in', code: 'unauthorized' } }),
};

/** Shows a part of a page as the shell would: store, texts, router and platform around it, the api played by `answers`. */
export function renderInPage(
  ui: ReactNode,
  { answers = {}, flags = {} }: { answers?: Answers; flags?: Platform['flags'] } = {},
) {
  const calls: Call[] = [];
  const all = { ...GUEST, ...answers };

  async function play(input: RequestInfo | URL): Promise<Response> {
    const request = input instanceof Request ? input : new Request(input);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ name, body });
    const { status = 200, body: answer } = all[name]?.(body) ?? REFUSED;
    return Response.json(answer, { status });
  }

  const transport = { baseUrl: ORIGIN, headers: () => ({}), fetch: play };
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(baseApi.middleware),
  });
  const platform: Platform = {
    locale: 'en-US',
    currency: 'EUR',
    origin: ORIGIN,
    basename: '',
    locales: [],
    currencies: ['EUR'],
    siteName: 'Cairn',
    flags,
  };
  const router = createMemoryRouter(
    [
      { path: '/here', element: ui },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/here'],
    },
  );
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en-US', { 'mf-account': texts })}>
        <PlatformContext value={platform}>
          <RouterProvider router={router} />
        </PlatformContext>
      </I18nextProvider>
    </Provider>,
  );
  return {
    ...view,
    calls,
    user: userEvent.setup(),
    /** bodies of the calls of one name */
    sent: (name: string): unknown[] => calls.filter((call) => call.name === name).map(({ body }) => body),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
