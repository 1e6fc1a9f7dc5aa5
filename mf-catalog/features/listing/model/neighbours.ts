import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';

/** The pages before and behind one, from 1; undefined where the listing begins or ends. */
export function neighbours({ page, per_page, total }: Pick<ToursPage, 'page' | 'per_page' | 'total'>): {
  previous?: number;
  next?: number;
} {
  return {
    ...(page > 1 ? { previous: page - 1 } : {}),
    ...(page * per_page < total ? { next: page + 1 } : {}),
  };
}
