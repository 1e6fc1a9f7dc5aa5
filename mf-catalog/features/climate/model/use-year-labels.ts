import { monthName } from '@cairn/shared-contracts/domain/dates';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';

/** The most and the least of a year in words, and numbers as the locale writes them. */
export function useYearLabels() {
  const { locale } = usePlatform();
  const name = (index: number) => monthName(index + 1, locale, 'long');
  return {
    number: (value: number): string => new Intl.NumberFormat(locale).format(value),
    /** the months and values that a summary names */
    extremes: (values: readonly number[], text: (value: number) => string) => {
      const most = Math.max(...values);
      const least = Math.min(...values);
      return {
        mostMonth: name(values.indexOf(most)),
        most: text(most),
        leastMonth: name(values.indexOf(least)),
        least: text(least),
      };
    },
  };
}
