import { readFileSync } from 'node:fs';
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
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';

const texts = JSON.parse(readFileSync(new URL('../i18n/en-US.json', import.meta.url), 'utf8'));

export interface Call {
  method: string;
  /** path with query */
  url: string;
  body: unknown;
}
/** what the api answers: status and body; null is no answer at all */
export type Answer = readonly [status: number, body: unknown] | null;
export type Api = (call: Call) => Answer;

const platform: Platform = {
  locale: 'en-US',
  currency: 'EUR',
  origin: 'https://cairn.example',
  basename: '',
  locales: [],
  currencies: ['EUR'],
  siteName: 'Cairn',
  flags: {},
};

/** Stands for another remote's fragment: a login that succeeds when its button is pressed. */
function LoginStub({ props }: SlotProps) {
  const onDone = props && 'onDone' in props && typeof props.onDone === 'function' ? props.onDone : () => undefined;
  return (
    <button type="button" onClick={() => onDone()}>
      Log in as Kate
    </button>
  );
}

/** Tells where the page has gone to. */
function Place({ place }: { place: { path: string } }) {
  const { pathname } = useLocation();
  useEffect(() => {
    place.path = pathname;
  }, [place, pathname]);
  return null;
}

/** Renders with the whole house around it and an api made of a function. Every call is recorded. */
export function renderPage(ui: ReactNode, api: Api, at = '/start') {
  const calls: Call[] = [];
  const place = { path: '' };
  const answer = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const call = { method: request.method, url: pathname + search, body: text ? JSON.parse(text) : undefined };
    calls.push(call);
    const found = api(call);
    if (!found) throw new TypeError('fetch failed');
    return Response.json(found[1], { status: found[0] });
  };
  const transport = {
    baseUrl: 'https://cairn.example',
    headers: () => ({}),
    fetch: (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init)),
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(baseApi.middleware),
  });
  const i18n = createI18n('en-US', { 'mf-booking': texts });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PlatformContext value={platform}>
          <SlotContext value={LoginStub}>
            <MemoryRouter initialEntries={[at]}>
              <Place place={place} />
              {ui}
            </MemoryRouter>
          </SlotContext>
        </PlatformContext>
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, calls, place, user: userEvent.setup() };
}
