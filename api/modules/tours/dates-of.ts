import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { DateWindow } from './cards.ts';

/** the visitor's dates, as the search reads them */
export const datesOf = (raw: { dateFrom?: unknown; dateTo?: unknown }): DateWindow => {
  const { dateFrom, dateTo } = parseFilter(raw);
  return { from: dateFrom, to: dateTo };
};
