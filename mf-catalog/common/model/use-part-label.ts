import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';
import { formatDay, formatMonth, formatSpan } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { groupSizeOf } from './group-sizes.ts';

/** A whole month, and no more: its last day is the day before another month. */
const isWholeMonth = (from: string, to: string): boolean =>
  from.endsWith('-01') &&
  from.slice(0, 7) === to.slice(0, 7) &&
  new Date(Date.parse(to) + 86_400_000).getUTCDate() === 1;

/** Says what was understood in a few words: "Georgia", "July 2027", "up to €900". */
export function usePartLabel(): (part: PhrasePart) => string {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const list = (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  const valuesOf = (text = '') => text.split(',').filter(Boolean);

  function span<T>(min: T | undefined, max: T | undefined, say: (value: T) => string): string {
    if (min !== undefined && max !== undefined) return `${say(min)} – ${say(max)}`;
    if (max !== undefined) return t('applied.upTo', { value: say(max) });
    return min === undefined ? '' : t('applied.from', { value: say(min) });
  }
  function dates({ dateFrom, dateTo }: Record<string, string | undefined>): string {
    if (dateFrom && dateTo) {
      return isWholeMonth(dateFrom, dateTo) ? formatMonth(dateFrom, locale) : formatSpan(dateFrom, dateTo, locale);
    }
    return dateFrom
      ? t('applied.fromDate', { date: formatDay(dateFrom, locale) })
      : t('applied.untilDate', { date: formatDay(dateTo ?? '', locale) });
  }
  function days({ daysMin, daysMax }: Record<string, string | undefined>): string {
    if (daysMin === daysMax) return t('card.days', { count: Number(daysMin) });
    if (daysMin && daysMax) return t('applied.days', { min: Number(daysMin), max: Number(daysMax) });
    return span(daysMin, daysMax, (value) => t('card.days', { count: Number(value) }));
  }
  function price({ money }: PhrasePart): string {
    if (!money) return '';
    const { min, max, currency, isPerDay } = money;
    const said = span(min, max, (units) => formatMoney({ amount: Math.round(units * minorUnits(currency)), currency }));
    return isPerDay ? t('applied.perDay', { price: said }) : said;
  }
  function party({ party: who }: PhrasePart): string {
    const { adults, ages } = who ?? { adults: 0, ages: [] };
    const grown = t('phrase.adults', { count: adults });
    return ages.length === 0
      ? grown
      : t('phrase.party', { adults: grown, count: ages.length, ages: list(ages.map(String)) });
  }

  return (part) => {
    const { id, filter, name } = part;
    switch (id) {
      case 'dates':
        return dates(filter);
      case 'days':
        return days(filter);
      case 'price':
        return price(part);
      case 'party':
        return party(part);
      case 'group':
        return t('good.group', { count: groupSizeOf(Number(filter.maxGroupSize)) });
      case 'languages': {
        const names = new Intl.DisplayNames(locale, { type: 'language' });
        return t('phrase.guide', { languages: list(valuesOf(filter.languages).map((code) => names.of(code) ?? code)) });
      }
      case 'difficulty':
        return list(valuesOf(filter.difficulty).map((level) => t(`difficulty.${level}`)));
      case 'beds':
        return list(valuesOf(filter.accommodation).map((kind) => t(`accommodation.${kind}`)));
      case 'noBeds':
        return t('phrase.without', {
          names: list(valuesOf(filter.withoutAccommodation).map((kind) => t(`accommodation.${kind}`))),
        });
      case 'comfort':
        return list(valuesOf(filter.comfort).map((level) => t(`comfort.${level}`)));
      case 'sort':
        return t('phrase.cheapest');
      case 'name':
        return filter.organizer ? (name ?? '') : t('applied.phrase', { text: name ?? '' });
      default:
        return part.isNear ? t('phrase.near', { name: name ?? '' }) : (name ?? '');
    }
  };
}
