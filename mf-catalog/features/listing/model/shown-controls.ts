import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { isOfCruises } from './cruises.ts';

const OF_CRUISES = ['cruisesType', 'cruisesStartCity', 'waterObject', 'ships', 'onlyReturningCruises'] as const;

/** Whether countries are ticked on this listing: a place in one country has nothing to choose, and all tours have links instead. */
export const hasCountryChoice = (filter: SearchFilter, { filters }: ToursPage): boolean =>
  filter.countries !== undefined || (filter.slug !== undefined && (filters?.tours_direction.length ?? 0) > 1);

/** Parameters that the filters' form sends by plain controls on some listings only. */
export const shownControls = (filter: SearchFilter, answer: ToursPage): string[] => [
  ...(hasCountryChoice(filter, answer) ? ['countries'] : []),
  ...(isOfCruises(filter, answer) ? OF_CRUISES : []),
];
