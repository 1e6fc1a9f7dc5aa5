import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMemo } from 'react';
import type { OptionKey } from './listing-filter.ts';

export type OptionNames = (key: OptionKey, option: Pick<FacetOption, 'value' | 'name'>) => string;

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** The text of a filter's option. Closed lists are named in the page's language, places as the api names them. */
export function useOptionName(): OptionNames {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const languages = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale]);
  return (key, { value, name }) => {
    switch (key) {
      case 'difficulty':
      case 'comfort':
      case 'accommodation':
        return t(`${key}.${value}`);
      case 'languages':
        return capitalised(languages.of(value) ?? name);
      case 'cruisesCabinsCapacity':
        return t('filters.cabins', { count: Number(value) });
      default:
        return name;
    }
  };
}
