import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { dateFormatter } from '@cairn/shared-contracts/domain/dates';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { CalendarDaysIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { BOXED_FIELD } from '../../../common/ui/boxed-field.ts';
import { LazyDates } from '../../../common/ui/lazy-dates.tsx';
import { chosenDates, chosenMonth, FLEX_DAYS, type FlexDays, flexOf, monthDates, withDates } from '../model/dates.ts';
import { fold } from '../model/fold.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { type Choice, ChoiceChips } from './choice-chips.tsx';
import css from './dates-filter.module.css';
import { FilterSection } from './filter-section.tsx';
import { Folded } from './folded.tsx';

export interface DatesFilterProps {
  filter: SearchFilter;
  flex: FlexDays;
  months: Facets['dates'];
  onChange: ApplyFilter;
}

/** more than these, and the rest folds away */
const MONTHS_SHOWN = 6;

/** When: dates with days of grace, or a whole month with one press. */
export function DatesFilter({ filter, flex, months, onChange }: DatesFilterProps) {
  const { t } = useTranslation('mf-catalog');
  const dates = chosenDates(filter, flex);
  const choices = useMonths(filter, dates && chosenMonth(dates), months);
  const [shown, rest] = fold(choices, MONTHS_SHOWN);
  const chips = (some: readonly Choice[]) => (
    <ChoiceChips label={t('filters.months')} choices={some} onChoose={onChange} />
  );
  return (
    <FilterSection title={t('filters.dates')} isFixed>
      <LazyDates
        value={dates}
        onChange={(next) => onChange(withDates(filter, next, next ? flex : 0), { flex: next ? flex : 0 })}
        look={BOXED_FIELD}
        icon={<CalendarDaysIcon />}
      />
      {dates ? (
        <label className={css.flex}>
          {t('filters.flexible')}
          <select
            value={flex}
            className={css.select}
            onChange={({ target }) => {
              const next = flexOf(target.value);
              onChange(withDates(filter, dates, next), { flex: next });
            }}
          >
            {FLEX_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? t('filters.exactDates') : t('filters.flexDays', { count: days })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {choices.length > 0 ? (
        <div className={css.months}>
          {chips(shown)}
          {rest.length > 0 ? (
            <Folded count={rest.length} isOpen={rest.some(({ isOn }) => isOn)}>
              {chips(rest)}
            </Folded>
          ) : null}
        </div>
      ) : null}
    </FilterSection>
  );
}

function useMonths(filter: SearchFilter, chosen: string | null, months: Facets['dates']): Choice[] {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  // the year in full, and with each: beside its count "Jan 16" would be a day, and "Jan 27" as well
  const format = dateFormatter(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return months.map(({ value, count }) => {
    const label = format.format(new Date(`${value}-01T00:00:00Z`));
    return {
      id: value,
      label,
      name: t('empty.month', { month: label, count }),
      isOn: value === chosen,
      next: withDates(filter, value === chosen ? null : monthDates(value), 0),
      change: { flex: 0 },
      count,
    };
  });
}
