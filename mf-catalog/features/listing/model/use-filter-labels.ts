import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { groupSizeOf } from '../../../common/model/group-sizes.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { FlexDays } from './dates.ts';
import { facetOptions } from './facet-names.ts';
import { useDatesLabel } from './use-dates-label.ts';
import { useOptionName } from './use-option-name.ts';

type Applied<Kind extends AppliedFilter['kind']> = Extract<AppliedFilter, { kind: Kind }>;

/** what the answer to a filter says of it */
export type Answered = Pick<ToursPage, 'filters' | 'named'>;

/** Says a filter in force in a few words: "Jun 14 – Jun 28", "€250 – €1,400", "Trekking". */
export function useFilterLabels(
  { filters: facets, named }: Answered,
  flex: FlexDays = 0,
): (applied: AppliedFilter) => string {
  const { t } = useTranslation('mf-catalog');
  const { locale, currency } = usePlatform();
  const nameOf = useOptionName();
  const dates = useDatesLabel(flex);

  const money = (units: number) => formatMoney({ amount: units * minorUnits(currency), currency });
  const list = (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  const days = (count: number) => t('card.days', { count });
  const span = (min: number | undefined, max: number | undefined, say: (value: number) => string): string => {
    if (min !== undefined && max !== undefined) return `${say(min)} – ${say(max)}`;
    return min === undefined ? t('applied.upTo', { value: say(max ?? 0) }) : t('applied.from', { value: say(min) });
  };

  function option({ key, value }: Applied<'option'>): string {
    const counted = facetOptions(facets, key).find((one) => one.value === value);
    if (counted) return nameOf(key, counted);
    const place = named?.places.find((one) => one.value === value);
    if (place) return place.name;
    // closed lists name themselves, counted or not
    return key === 'cruisesCabinsCapacity' ? nameOf(key, { value, name: value }) : t(`applied.unnamed.${key}`);
  }

  return (applied) => {
    switch (applied.kind) {
      case 'dates':
        return dates(applied);
      case 'price':
        return span(applied.min, applied.max, money);
      case 'pricePerDay':
        return t('applied.perDay', { price: span(applied.min, applied.max, money) });
      case 'days':
        return applied.min !== undefined && applied.max !== undefined
          ? t('applied.days', { min: applied.min, max: applied.max })
          : span(applied.min, applied.max, days);
      case 'option':
        return option(applied);
      case 'groupSize':
        return t('good.group', { count: groupSizeOf(applied.value) });
      case 'minAge':
        return t('applied.child', { age: applied.value });
      case 'near':
        return t('phrase.near', { name: applied.place });
      case 'withoutBeds':
        return t('phrase.without', { names: list(applied.values.map((kind) => t(`accommodation.${kind}`))) });
      case 'area':
        return t('applied.area');
      case 'phrase':
        return t('applied.phrase', { text: applied.text });
      case 'operator':
        return t(`operator.${applied.value}`);
      case 'organizer':
        return named?.organizer ?? t('applied.organizer');
      case 'continent':
        return named?.continent?.name ?? t('applied.continent');
      case 'author':
      case 'cruises':
      case 'returning':
      case 'excursions':
        return t(`applied.${applied.kind}`);
    }
  };
}
