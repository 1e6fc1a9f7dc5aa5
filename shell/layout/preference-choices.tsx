import { baseApi, currencyChosen, useDispatch, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { Select } from '@cairn/shared-contracts/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCY_COOKIE, readTheme, saveTheme, setCookie, type Theme, YEAR_SECONDS } from './cookies.ts';

/** Prices are read anew in place: page, filters and what was typed stay. */
export function CurrencyChoice() {
  const { t } = useTranslation('shell');
  const { currency, currencies } = usePlatform();
  const dispatch = useDispatch();
  const choose = (next: string) => {
    setCookie(CURRENCY_COOKIE, next, YEAR_SECONDS);
    dispatch(currencyChosen(next));
    dispatch(baseApi.util.invalidateTags(['Priced']));
  };
  return (
    <Select
      label={t('preferences.currency')}
      options={currencies.map((id) => ({ id, label: id }))}
      value={currency}
      onChange={choose}
    />
  );
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>(readTheme);
  const choose = (next: string) => {
    const chosen = THEMES.find((name) => name === next) ?? 'auto';
    setTheme(chosen);
    saveTheme(chosen);
  };
  return (
    <SegmentControl
      label={t('preferences.theme')}
      options={THEMES.map((id) => ({ id, label: t(`preferences.${id}`) }))}
      value={theme}
      onChange={choose}
    />
  );
}
