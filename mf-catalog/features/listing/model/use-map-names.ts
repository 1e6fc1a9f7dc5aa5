import { mapEndpoints } from '@cairn/shared-contracts/api/map.endpoints';
import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import { snappedBox } from '@cairn/shared-contracts/domain/snapped-box';
import type { MapPlace, MapStop } from '@cairn/shared-contracts/ui/map';

const { mapPlaces, tourRoute } = mapEndpoints();

/** a map of more than this has no room for towns, degrees */
const WIDEST = 30;
const NO_PLACES: readonly MapPlace[] = [];
const NO_ROUTE: readonly MapStop[] = [];

/** Towns in what the map shows. */
export function useTowns(shown: GeoBox | undefined): readonly MapPlace[] {
  const isClose = shown !== undefined && shown.east - shown.west < WIDEST;
  const window = isClose ? snappedBox(shown) : { west: 0, south: 0, east: 0, north: 0 };
  // a map without names of towns is a map
  return mapPlaces.useQuery(window, { skip: !isClose }).data?.items ?? NO_PLACES;
}

/** The route of the tour that somebody looks at. */
export function useLookedAtRoute(id: number | undefined): readonly MapStop[] {
  const { currentData } = tourRoute.useQuery(id ?? 0, { skip: id === undefined });
  return (id !== undefined && currentData?.route) || NO_ROUTE;
}
