import { emitterOf } from '@cairn/shared-contracts/remote/events';
import { keepVisitHearts, visitHearts } from '@cairn/shared-contracts/remote/visit-hearts';

const emit = emitterOf<'mf-catalog'>();

/** as many as a comparison holds: the oldest go first */
const MAX = 4;

function keep(tourIds: readonly number[]): void {
  keepVisitHearts(tourIds);
  emit('mf-catalog/visit-hearts-changed', { tourIds });
}

/** Notes that a tour became a favourite in this visit, or is none any more. */
export function noteHeart(tourId: number, on: boolean): void {
  const others = visitHearts().filter((id) => id !== tourId);
  keep(on ? [...others, tourId].slice(-MAX) : others);
}

/** Whoever puts the bar away starts anew with the next heart. */
export const forgetHearts = (): void => keep([]);
