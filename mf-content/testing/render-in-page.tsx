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
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import texts from '../i18n/en-US.json' with { type: 'json' };

const ORIGIN = 'https://cairn.test';
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

/** another remote's fragment, as far as a page of ours can know it: its name and what it is given */
const NamedSlot = ({ name, props }: SlotProps) => <div data-testid={name}>{JSON.stringify(props)}</div>;

/** Shows a part of a page as the shell would; the api answers `answers` by path, anything else is not found. */
export function renderInPage(ui: ReactNode, answers: Readonly<Record<string, unknown>>, address = '/here') {
  const asked: string[] = [];
  async function play(input: RequestInfo | URL): Promise<Response> {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname + search);
    const answer = answers[pathname];
    return answer ? Response.json(answer) : Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 });
  }
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: ORIGIN, headers: () => ({}), fetch: play } } }).concat(
        baseApi.middleware,
      ),
  });
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en-US', { 'mf-content': texts })}>
        <PlatformContext value={PLATFORM}>
          <SlotContext value={NamedSlot}>
            <RouterProvider router={router} />
          </SlotContext>
        </PlatformContext>
      </I18nextProvider>
    </Provider>,
  );
  return { asked };
}

/** content of a meta element of the page's head */
export const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** address of the page that search engines keep */
export const canonicalOf = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
