import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import {
  baseApi,
  type Platform,
  PlatformContext,
  RouteError,
  type RouteModule,
  type RouteRequest,
} from '@cairn/shared-contracts/remote/platform';
import { prefsReducer } from '@cairn/shared-contracts/state/prefs';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { configureStore } from '@reduxjs/toolkit';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, data, RouterProvider, useLoaderData, useParams } from 'react-router';
import texts from '../i18n/en-US.json' with { type: 'json' };

const ORIGIN = 'http://cairn.test';

// parts that load on demand bring whole libraries: a busy machine takes its time over them
configure({ asyncUtilTimeout: 5000 });

/** what the api answers, by 'METHOD /path'; a number is the status of a refusal */
export type Answers = Readonly<Record<string, (query: URLSearchParams, body: unknown) => unknown>>;

const PLATFORM: Platform = {
  locale: 'en-US',
  currency: 'EUR',
  origin: ORIGIN,
  basename: '',
  locales: [],
  currencies: ['EUR'],
  siteName: 'Cairn',
  flags: {},
};

function playApi(answers: Answers) {
  const calls: string[] = [];
  const all: Answers = { 'GET /crm/api/user/profile': () => 401, ...answers };
  const play = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input);
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname}`;
    const text = await request.text();
    calls.push(name + url.search);
    const answer = all[name]?.(url.searchParams, text ? JSON.parse(text) : undefined) ?? 404;
    return typeof answer === 'number'
      ? Response.json({ message: 'Refused', code: 'refused' }, { status: answer })
      : Response.json(answer);
  };
  return { calls, play };
}

function RoutePage<Data>({ Component }: Pick<RouteModule<Data>, 'Component'>) {
  const { slug = '' } = useParams();
  const loaded: Data = useLoaderData();
  return <Component params={{ slug }} data={loaded} />;
}

/** Shows a route as the shell would: loader first, then the page, with store, texts, router and platform around it. */
export async function renderRoute<Data>(route: RouteModule<Data>, path: string, answers: Answers) {
  const { calls, play } = playApi(answers);
  const store = configureStore({
    reducer: { api: baseApi.reducer, prefs: prefsReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: ORIGIN, headers: () => ({}), fetch: play } } }).concat(
        baseApi.middleware,
      ),
  });
  const load: RouteRequest['load'] = async (query) => {
    const request = store.dispatch(query);
    const loaded = await request.unwrap();
    request.unsubscribe();
    return loaded;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/:slug?',
        loader: async ({ params, request }) => {
          const { slug = '' } = params;
          const context = { params: { slug }, url: new URL(request.url), signal: request.signal, load };
          const loaded = await route
            .loader?.({ ...context, locale: 'en-US', currency: 'EUR', isServer: false })
            .catch((error: unknown) => {
              if (error instanceof RouteError) throw data(null, { status: error.status });
              throw error;
            });
          return loaded ?? null;
        },
        element: <RoutePage Component={route.Component} />,
        hydrateFallbackElement: <></>,
        errorElement: <h1>No such page</h1>,
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en-US', { 'mf-catalog': texts })}>
        <PlatformContext value={PLATFORM}>
          <RouterProvider router={router} />
          <ToastRegion />
        </PlatformContext>
      </I18nextProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    /** 'GET /spa/tours-page?difficulty=2' */
    calls,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
