import type { CurrencyCode } from '@cairn/shared-contracts/domain/currencies';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { coreEndpoints, usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { currencyChosen } from '@cairn/shared-contracts/state/prefs';
import { useDispatch } from '@cairn/shared-contracts/state/store-context';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { Select } from '@cairn/shared-contracts/ui/select';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { conversionEndpoints } from './conversion-endpoints.ts';
import { convertedPrices, hasPrices } from './converted-prices.ts';
import { readTheme, saveTheme, type Theme } from './cookies.ts';
import css from './mobile-menu.module.css';
import { saveCurrency, switchLanguage } from './preference-language.ts';

/** specification §8: what cannot be stored with the account is logged; in this browser the choice holds */
const logged = (what: string) => (error: unknown) => {
  console.warn(`[preferences] ${what} was not stored: ${JSON.stringify(error)}`);
};

/** Loads the same page in another language. Each is called by its own name. */
function LanguageChoice() {
  const { t } = useTranslation('shell');
  const platform = usePlatform();
  const { user } = useSession();
  const [store] = coreEndpoints.setLanguage.useMutation();
  const choose = (iso: string) => {
    const chosen = platform.locales.find((locale) => locale.iso === iso);
    if (!chosen || iso === platform.locale) return;
    // the call outlives the page
    if (user) store({ language_code: iso }).unwrap().catch(logged('the language'));
    switchLanguage(platform, chosen);
  };
  if (platform.locales.length < 2) return null;
  return (
    <Select
      label={t('preferences.language')}
      options={platform.locales.map(({ iso, name }) => ({ id: iso, label: name }))}
      value={platform.locale}
      onChange={choose}
    />
  );
}

/** "EUR · Euro": codes that Intl has no name for stand alone */
function currencyLabel(locale: string, code: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code);
  return name ? `${code} · ${name}` : code;
}

/** Prices are read anew in place: page, filters and what was typed stay. Prices of the address mean the same as before. */
function CurrencyChoice() {
  const { t } = useTranslation('shell');
  const platform = usePlatform();
  const { user } = useSession();
  const [store] = coreEndpoints.setCurrency.useMutation();
  const dispatch = useDispatch();
  const [convert] = conversionEndpoints.convertPrice.useLazyQuery();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const choose = async (next: string) => {
    const from = platform.currency;
    if (next === from) return;
    const converted = hasPrices(search)
      ? await convertedPrices(search, next, async (amount) => {
          const { result } = await convert({ from_currency: from, to_currency: next, amount }).unwrap();
          return result;
        })
      : search;
    saveCurrency(platform, platform.locale, next);
    // one of the site's, whose configuration knows no others
    if (user)
      store({ currency_code: next as CurrencyCode })
        .unwrap()
        .catch(logged('the currency'));
    dispatch(currencyChosen(next));
    dispatch(baseApi.util.invalidateTags(['Priced']));
    if (converted !== search)
      void navigate({ pathname, search: converted, hash }, { replace: true, preventScrollReset: true, state });
  };
  return (
    <Select
      label={t('preferences.currency')}
      options={platform.currencies.map((id) => ({ id, label: currencyLabel(platform.locale, id) }))}
      value={platform.currency}
      onChange={(next) => void choose(next)}
    />
  );
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function ThemeChoice() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>(readTheme);
  const choose = (next: string) => {
    const chosen = THEMES.find((name) => name === next) ?? 'auto';
    setTheme(chosen);
    saveTheme(chosen);
  };
  return (
    <div className={css.labelled}>
      <span className={css.label} aria-hidden="true">
        {t('preferences.theme')}
      </span>
      <SegmentControl
        label={t('preferences.theme')}
        options={THEMES.map((id) => ({ id, label: t(`preferences.${id}`) }))}
        value={theme}
        onChange={choose}
        isBlock
      />
    </div>
  );
}

/** Language, currency and theme: in the header's dialog and in the phone's menu. */
export function PreferenceChoices() {
  return (
    <>
      <LanguageChoice />
      <CurrencyChoice />
      <ThemeChoice />
    </>
  );
}
