import type { EventPayload } from '@cairn/shared-contracts/remote/offers';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { currencyChosen } from '@cairn/shared-contracts/state/prefs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { saveTheme } from './cookies.ts';
import { saveCurrency, switchLanguage } from './preference-language.ts';

export type Chosen = EventPayload<'mf-account/preferences-chosen'>;
type Dispatch = (action: UnknownAction) => unknown;

function showIn(currency: string, platform: Platform, dispatch: Dispatch): void {
  if (!platform.currencies.includes(currency)) return;
  saveCurrency(platform, platform.locale, currency);
  dispatch(currencyChosen(currency));
  dispatch(baseApi.util.invalidateTags(['Priced']));
}

/** Shows the page in what was chosen elsewhere: it is stored with the account already. What the site does not have changes nothing. */
export function applyPreference({ what, value }: Chosen, platform: Platform, dispatch: Dispatch): void {
  const language = what === 'locale' ? platform.locales.find(({ iso }) => iso === value) : undefined;
  if (what === 'theme') saveTheme(value === 'light' || value === 'dark' ? value : 'auto');
  if (what === 'currency') showIn(value, platform, dispatch);
  if (language && language.iso !== platform.locale) switchLanguage(platform, language);
}
