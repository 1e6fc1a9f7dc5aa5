import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { dateRange, dayMonth } from '../../tour-card/model/calendar-words.ts';
import type { AppliedFilter } from './applied-filters.ts';
import { optionName } from './facet-names.ts';

/** people in a group, by option of `maxGroupSize` */
const GROUP_SIZES: Readonly<Record<number, number>> = { 1: 4, 2: 8, 3: 12, 4: 16 };

/** Says a filter in force in a few words: "Jun 14 – Jun 28", "€250 – €1,400", "Trekking". */
export function useFilterWords(facets: Facets | undefined): (applied: AppliedFilter) => string {
  const { t } = useTranslation('mf-catalog');
  const { locale, currency } = usePlatform();

  const money = (units: number) => formatMoney({ amount: units * minorUnits(currency), currency });
  const days = (count: number) => t('card.days', { count });
  const span = (min: number | undefined, max: number | undefined, say: (value: number) => string): string => {
    if (min !== undefined && max !== undefined) return `${say(min)} – ${say(max)}`;
    return min === undefined ? t('applied.upTo', { value: say(max ?? 0) }) : t('applied.from', { value: say(min) });
  };

  return (applied) => {
    switch (applied.kind) {
      case 'dates':
        if (applied.from && applied.to) return dateRange(applied.from, applied.to, locale);
        return applied.from
          ? t('applied.fromDate', { date: dayMonth(applied.from, locale) })
          : t('applied.untilDate', { date: dayMonth(applied.to ?? '', locale) });
      case 'price':
        return span(applied.min, applied.max, money);
      case 'pricePerDay':
        return t('applied.perDay', { price: span(applied.min, applied.max, money) });
      case 'days':
        if (applied.min !== undefined && applied.max !== undefined) {
          return t('applied.days', { min: applied.min, max: applied.max });
        }
        return span(applied.min, applied.max, days);
      case 'option':
        return optionName(facets, applied.key, applied.value) ?? t(`applied.unnamed.${applied.key}`);
      case 'groupSize':
        return t('good.group', { count: GROUP_SIZES[applied.value] ?? applied.value });
      case 'minAge':
        return t('good.children', { age: applied.value });
      case 'author':
        return t('good.author');
      case 'cruises':
        return t('applied.cruises');
      case 'other':
        return t('applied.other');
    }
  };
}
