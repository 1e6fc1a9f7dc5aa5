import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { MapMarker } from '@cairn/shared-contracts/ui/map';
import { useState } from 'react';
import { groupPins, type Pin, placedTours } from './map-pins.ts';

export interface MapPins {
  pins: readonly Pin[];
  markers: MapMarker[];
  /** The map shows the tours of one pin only. */
  isClose: boolean;
  /** Shows all tours again. */
  widen: () => void;
  /** Goes closer to the tours of a pin, if that parts them. @returns whether it did */
  approach: (pin: Pin) => boolean;
}

/**
 * Pins of a listing's tours for a map of this size, and how they say what they are.
 * @param scale of the map where a visitor has put it
 */
export function useMapPins(
  tours: readonly TourCard[],
  size: { width: number; height: number },
  scale: number | undefined,
): MapPins {
  const { t } = useTranslation('mf-catalog');
  const [closeTo, setCloseTo] = useState<readonly number[]>([]);
  const placed = placedTours(tours);
  // another page has other tours: then there is nothing to be close to
  const near = placed.filter(({ tour }) => closeTo.includes(tour.id));
  const isClose = near.length > 0;
  const pins = groupPins(isClose ? near : placed, size, scale);

  function marker({ id, tours: [first, ...others], lat, lng }: Pin): MapMarker {
    const count = others.length + 1;
    if (count > 1 || !first) {
      return { id, lat, lng, text: t('place.tours', { count }), label: t('map.several', { count }) };
    }
    const { name, price, currency } = first.tour;
    const text = price === null ? t('card.noDates') : formatMoney({ amount: price, currency });
    return { id, lat, lng, text, label: `${name}, ${text}` };
  }

  return {
    pins,
    markers: pins.map(marker),
    isClose,
    widen: () => setCloseTo([]),
    approach(pin) {
      if (pin.tours.length < 2 || groupPins(pin.tours, size).length < 2) return false;
      setCloseTo(pin.tours.map(({ tour }) => tour.id));
      return true;
    },
  };
}
