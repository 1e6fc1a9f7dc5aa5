import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useLocation } from 'react-router';

/** what was chosen to be booked: whoever opens the link sees the same date, and what it costs the same party */
const CHOICE = ['departure', 'variant', 'people'] as const;

/** The tour's address as it is passed on: with what is chosen on its page, and without what brought the visitor here. */
export function useShareAddress({ slug }: Pick<Tour, 'slug'>): string {
  const { origin, basename } = usePlatform();
  const query = new URLSearchParams(useLocation().search);
  const chosen = new URLSearchParams(CHOICE.flatMap((name) => query.getAll(name).map((value) => [name, value])));
  return `${origin}${basename}/${slug}${chosen.size > 0 ? `?${chosen}` : ''}`;
}
