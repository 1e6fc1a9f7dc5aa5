import type { TourPin, ToursMap } from '@cairn/shared-contracts/api/tours-map.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { findListing } from './listing-of.ts';
import { priceView } from './price-view.ts';
import type { MapPin, MapQuery } from './search/tour-search.ts';
import type { PageSources } from './tours-page.ts';

function toPin({ units, box, ...pin }: MapPin, currency: string): TourPin {
  const isOnePlace = box.west === box.east && box.south === box.north;
  return { ...pin, price: Math.round(units * minorUnits(currency)), ...(isOnePlace ? {} : { box }) };
}

/**
 * The listing as pins of a map.
 * @throws ApiError 404 place_not_found when the slug stands for no place
 */
export async function readToursMap(
  { services, search, findPlace }: PageSources,
  {
    filter: asked,
    currency,
    ...map
  }: { filter: SearchFilter; currency: string } & Pick<MapQuery, 'window' | 'width' | 'height'>,
): Promise<ToursMap> {
  const [view, place] = await Promise.all([priceView(services, currency), findListing(findPlace, asked)]);
  const filter = parseFilter({ ...asked }, currency);
  const { pins, ...found } = await search.map({ filter, placeId: place?.id, view, ...map });
  return { ...found, currency, pins: pins.map((pin) => toPin(pin, currency)) };
}
