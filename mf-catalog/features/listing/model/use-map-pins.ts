import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { toursMapEndpoints } from '@cairn/shared-contracts/api/tours-map.endpoints';
import type { ToursMap } from '@cairn/shared-contracts/api/tours-map.schema';
import { type GeoBox, smallestWorld } from '@cairn/shared-contracts/domain/mercator';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { MapMarker } from '@cairn/shared-contracts/ui/map';
import { useMemo } from 'react';
import { fittingScale, groupPins, type Pin, pinsOfPage, type Size, scaleIn } from './map-pins.ts';
import { inner, isInside, mapFilter, windowFor } from './map-window.ts';
import type { MapView } from './use-map-view.ts';

const { toursMap } = toursMapEndpoints();

export interface MapPins {
  pins: readonly Pin[];
  markers: readonly MapMarker[];
  /** around all tours that are found; undefined until they are */
  extent: GeoBox | undefined;
  total: number;
  /** of them in what the map shows */
  inSight: number;
  /** first load, or another part of the world */
  isLoading: boolean;
}

/**
 * All tours of a listing as pins of its map, and how they say what they are. Pins of the part of the world before stay until those of the
 * next one are there.
 * @param size of the map, px; null until it is known, and nothing is asked before
 */
export function useMapPins(
  filter: SearchFilter,
  page: readonly TourCard[],
  { bounds, ignoresArea }: MapView,
  size: Size | null,
): MapPins {
  const { t } = useTranslation('mf-catalog');
  const { width, height } = inner(size ?? { width: 0, height: 0 });
  const part = bounds && size ? windowFor(bounds, size) : { width, height };
  const request = { filter: mapFilter(filter, ignoresArea), ...part };
  // the last answer stays while the next one is on its way, and when there is none
  const { data: answer, isError } = toursMap.useQuery(request, { skip: size === null });
  const scale = bounds
    ? scaleIn(bounds, size?.width ?? 1)
    : answer?.bounds
      ? fittingScale(answer.bounds, { width, height }, size ? 1 / smallestWorld(size) : undefined)
      : 0;
  const pins = useMemo(
    () => groupPins(answer?.pins ?? (isError ? pinsOfPage(page) : []), scale),
    [answer, isError, page, scale],
  );
  const currency = answer?.currency ?? page[0]?.currency ?? '';
  const markers = useMemo(
    () =>
      pins.map(({ id, lat, lng, count, name, price }): MapMarker => {
        const amount = formatMoney({ amount: price, currency });
        if (count === 1) return { id, lat, lng, text: amount, label: `${name}, ${amount}` };
        const [text, note] = [t('place.tours', { count }), t('map.from', { price: amount })];
        return { id, lat, lng, text, note, label: `${text} ${note}` };
      }),
    [pins, currency, t],
  );
  const countOf = (some: readonly Pin[]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    pins,
    markers,
    extent: useExtent(answer),
    total: answer?.total ?? pins.length,
    inSight: countOf(bounds ? pins.filter((pin) => isInside(bounds, pin)) : pins),
    // also on the server, and before the map has a size: nobody has asked yet
    isLoading: !answer && !isError,
  };
}

/** the same object for the same bounds */
function useExtent(answer: ToursMap | undefined): GeoBox | undefined {
  const { west, south, east, north } = answer?.bounds ?? {};
  return useMemo(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
    return { west, south, east, north };
  }, [west, south, east, north]);
}
