import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';

/** tours that leave in a month, 'YYYY-MM' */
type Leaving = Pick<FacetOption, 'value' | 'count'>;

export interface GuideMonth {
  /** 1 to 12 */
  month: number;
  /** tours that leave in it */
  tours: number;
  /** of those of the month with most, 0 to 1 */
  share: number;
  /** the weather is one to walk in */
  isBest: boolean;
  /** °C of its warmest hour, where the climate is known */
  high: number | undefined;
  /** calendar dates of the next month of that name that has tours; undefined without one */
  dates: { from: string; to: string } | undefined;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** '2027-02' → its first and last day */
function daysOf(value: string): { from: string; to: string } {
  const [year = 0, month = 1] = value.split('-').map(Number);
  return { from: `${value}-01`, to: `${value}-${pad(new Date(Date.UTC(year, month, 0)).getUTCDate())}` };
}

/**
 * January to December: what leaves when, and what the weather is like then.
 * @param dates months that tours leave in, 'YYYY-MM', the nearest first
 */
export function guideYear(dates: readonly Leaving[], climate: PlaceClimate | undefined): GuideMonth[] {
  const next = new Map<number, Leaving>();
  for (const option of dates) {
    const month = Number(option.value.slice(5, 7));
    if (option.count > 0 && !next.has(month)) next.set(month, option);
  }
  const most = Math.max(1, ...[...next.values()].map(({ count }) => count));
  const best = new Set(climate?.best_months);
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const option = next.get(month);
    return {
      month,
      tours: option?.count ?? 0,
      share: (option?.count ?? 0) / most,
      isBest: best.has(month),
      high: climate?.months[index]?.high_c,
      dates: option && daysOf(option.value),
    };
  });
}
