import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';

export type CardBadge =
  | { kind: 'discount'; percent: number; until: string | null }
  | { kind: 'seats'; left: number }
  | { kind: 'new' };

const MOST = 2;

/** What a card may shout: at most two, discount before seats before New (guide, section 3). */
export function cardBadges({
  discount,
  discount_ends_on,
  seats_left,
  is_new,
}: Pick<TourCard, 'discount' | 'discount_ends_on' | 'seats_left' | 'is_new'>): CardBadge[] {
  const badges: CardBadge[] = [];
  if (discount) badges.push({ kind: 'discount', percent: discount.percent, until: discount_ends_on ?? null });
  if (seats_left !== null) badges.push({ kind: 'seats', left: seats_left });
  if (is_new) badges.push({ kind: 'new' });
  return badges.slice(0, MOST);
}
