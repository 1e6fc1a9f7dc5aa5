import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { currencyOf } from '@cairn/shared-contracts/domain/currencies';
import { coreEndpoints, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useForm } from '@cairn/shared-contracts/ui/form';
import { useState } from 'react';
import { account } from './api.ts';
import { emit } from './emit.ts';
import { differs, useFollowing, useUnsaved } from './unsaved.ts';

interface LanguageValues {
  /** ISO locale */
  language: string;
  /** ISO 4217 */
  currency: string;
  /** id of a country, or '' */
  country: string;
}

/** Stores what was chosen with the account; the shell then shows the page in it. */
export function useLanguageForm(user: Profile) {
  const { locale, currency } = usePlatform();
  const [storeLanguage] = coreEndpoints.setLanguage.useMutation();
  const [storeCurrency] = coreEndpoints.setCurrency.useMutation();
  const [storeCountry] = account.changeCountry.useMutation();
  const [isSaved, setSaved] = useState(false);
  // what the page is shown in, which is this browser's choice, comes before what another device has stored
  const saved: LanguageValues = { language: locale, currency, country: user.country ? String(user.country.id) : '' };

  const form = useForm<LanguageValues>({
    id: 'language',
    initial: saved,
    onSubmit: async (values) => {
      const nextCurrency = currencyOf(values.currency);
      if (values.country !== saved.country) await storeCountry({ country_id: Number(values.country) }).unwrap();
      if (values.currency !== currency && nextCurrency) {
        await storeCurrency({ currency_code: nextCurrency }).unwrap();
        emit('mf-account/preferences-chosen', { what: 'currency', value: nextCurrency });
      }
      setSaved(true);
      if (values.language !== locale) {
        await storeLanguage({ language_code: values.language }).unwrap();
        // the page is loaded anew: nothing of this form is to be found in it
        form.reset(values);
        emit('mf-account/preferences-chosen', { what: 'locale', value: values.language });
      }
    },
  });
  useFollowing(form, saved);
  const isUnsaved = differs(form.values, saved);
  useUnsaved('language', isUnsaved);
  return { form, isUnsaved, isSaved, discard: () => form.reset(saved) };
}
