import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';

/** Whether a listing is one of cruises: asked for, or of a place that only cruises go to, or with nothing else in it. */
export function isOfCruises(filter: SearchFilter, { place, filters, total }: ToursPage): boolean {
  if (filter.isCruisesSearch || place?.kind === 'ships') return true;
  const cruises = Math.max(0, ...(filters?.cruises_types ?? []).map(({ count }) => count));
  return cruises > 0 && cruises >= total;
}
