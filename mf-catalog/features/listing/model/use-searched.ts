import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { FlexDays } from './dates.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import { useDatesLabel } from './use-dates-label.ts';

/** Where and when is searched, as a search field says it: "Georgia · Jun 14 – Jun 28". @param heading where no place is searched */
export function useSearched(answer: ToursPage, filter: SearchFilter, flex: FlexDays, heading: string): string {
  const labelOf = useDatesLabel(flex);
  const dates = useAppliedFilters(filter).find((one) => one.kind === 'dates');
  return [answer.place?.name ?? heading, ...(dates ? [labelOf(dates)] : [])].join(' · ');
}
