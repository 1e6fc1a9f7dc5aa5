import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import {
  baseApi,
  type Platform,
  PlatformContext,
  SlotContext,
  type SlotProps,
} from '@cairn/shared-contracts/remote/platform';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import texts from '../i18n/en-US.json' with { type: 'json' };

const ORIGIN = 'http://cairn.test';

/** what the api answers to a GET of the address */
export type Answer = (url: URL) => { status?: number; body: unknown };

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

/** A slot shows which fragment stands there and what it is given. */
const SlotStub = ({ name, props }: SlotProps) => <div data-testid={name}>{JSON.stringify(props)}</div>;

/** Shows a part of a page as the shell would: store, texts, router and platform around it, the api played by `answer`. */
export function renderInPage(
  ui: ReactNode,
  answer: Answer = () => ({ status: 404, body: { message: 'No', code: 'no' } }),
) {
  const asked: string[] = [];
  const fetchStub: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.pathname + url.search);
    const { status = 200, body } = answer(url);
    return Response.json(body, { status });
  };
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: ORIGIN, headers: () => ({}), fetch: fetchStub } } }).concat(
        baseApi.middleware,
      ),
  });
  const router = createMemoryRouter([{ path: '*', element: ui }]);
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en-US', { 'mf-tour': texts })}>
        <PlatformContext value={PLATFORM}>
          <SlotContext value={SlotStub}>
            <RouterProvider router={router} />
          </SlotContext>
        </PlatformContext>
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, asked, user: userEvent.setup() };
}
