import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { PlatformContext, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { renderPage } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { PreferenceChoices } from './preference-choices.tsx';

const LOCALES = [
  { iso: 'en-US', name: 'English', prefix: '' },
  { iso: 'de-DE', name: 'Deutsch', prefix: '/de' },
];
// a profile is more than a preference needs
const KATE = { id: 3, first_name: 'Kate' } as Profile;

function WithPlatform({ currencies, children }: { currencies: readonly string[]; children: ReactNode }) {
  const platform = usePlatform();
  return <PlatformContext value={{ ...platform, locales: LOCALES, currencies }}>{children}</PlatformContext>;
}

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <WithPlatform currencies={['EUR', 'USD', 'SHF']}>
      <PreferenceChoices />
    </WithPlatform>,
    { texts: { shell: texts }, currency: 'EUR', ...options },
  );

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['i18n_currency', 'i18n_redirected', 'theme']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page writes them
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

async function choose(user: ReturnType<typeof open>['user'], control: RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: control }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a visitor changes how the site speaks', () => {
  it('finds the languages by their own names, and the currencies by code and name', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /Language/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Currency/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'EUR · Euro',
      'USD · US Dollar',
      'SHF',
    ]);
  });

  it.each([
    ['SHF', 'i18n_currency=SHF'],
    // the default of English
    ['USD · US Dollar', 'i18n_currency='],
  ])('%s is kept as %p', async (option, cookie) => {
    const { user, store, calls } = open();
    await choose(user, /Currency/, option);
    expect(document.cookie.split('; ')).toContain(cookie);
    expect(store.getState().prefs.currency).toBe(option.slice(0, 3));
    expect(calls.map(({ name }) => name)).not.toContain('POST /crm/api/user/set-currency');
  });

  it('a price filter of the page means the same in the next currency', async () => {
    const { user, store, path, calls } = open({
      path: '/tours?difficulty=2&priceMax=500',
      calls: { 'GET /node-api/convert-price': () => ({ body: { result: 541 } }) },
    });
    await choose(user, /Currency/, 'USD · US Dollar');
    await waitFor(() => expect(path()).toBe('/tours?difficulty=2&priceMax=550'));
    expect(store.getState().prefs.currency).toBe('USD');
    expect(calls.map(({ address }) => address)).toContain(
      '/node-api/convert-price?from_currency=EUR&to_currency=USD&amount=500',
    );
  });

  it('with an account it is stored there too', async () => {
    const { user, sent } = open({
      user: KATE,
      calls: { 'POST /crm/api/user/set-currency': () => ({ body: { id: 3 } }) },
    });
    await choose(user, /Currency/, 'USD · US Dollar');
    await waitFor(() => expect(sent('POST /crm/api/user/set-currency')).toEqual([{ currency_code: 'USD' }]));
  });

  it('when the account cannot be told, the choice holds, and that is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store } = open({ user: KATE });
    await choose(user, /Currency/, 'USD · US Dollar');
    await waitFor(() => expect(warn.mock.calls).toEqual([[expect.stringContaining('the currency was not stored')]]));
    expect(store.getState().prefs.currency).toBe('USD');
  });

  it('a theme is shown at once', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
  });
});
