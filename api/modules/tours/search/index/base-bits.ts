import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { PriceView } from '../../departures.ts';
import { isAround, variantKinds } from '../filter-groups.ts';
import { phraseWords } from '../text/fold.ts';
import { DEFAULT_RADIUS_KM, EARTH_KM, type SearchQuery } from '../tour-search.ts';
import { type Bits, clearBit, keepCommon, removeAll, rowsOf } from './bitset.ts';
import { textBits } from './text-bits.ts';
import type { TourIndex } from './tour-index.ts';

/** leaves only tours within the radius: the straight line through the globe grows with the distance over it */
function keepAround(index: TourIndex, base: Bits, lat: number, lng: number, km: number): void {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const [x, y, z] = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  const half = Math.sin(Math.min(km / (2 * EARTH_KM), Math.PI / 2));
  const farthest = 4 * half * half;
  const { spots } = index;
  const { rows } = index.scratch;
  const count = rowsOf(base, rows);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const dx = (spots[row * 3] ?? 0) - x;
    const dy = (spots[row * 3 + 1] ?? 0) - y;
    const dz = (spots[row * 3 + 2] ?? 0) - z;
    if (dx * dx + dy * dy + dz * dz > farthest) clearBit(base, row);
  }
}

/** Tours that pass all filters without counted options: a tour outside is in no count. */
export function baseBits(index: TourIndex, { filter, placeId, view }: SearchQuery): Bits {
  const base = index.scratch.copyOf(index.live);
  const keep = (bits: Bits | undefined) => (bits ? keepCommon(base, bits) : base.fill(0));
  const keepAny = (ids: readonly number[] | undefined) => {
    if (!ids) return;
    const any = index.scratch.bits();
    index.options.places.addAny(any, ids);
    keepCommon(base, any);
  };
  keep(index.options.types.bitsOf(filter.type));
  dropUnpriced(index, base, view);
  if (placeId !== undefined) keep(index.options.places.bitsOf(placeId));
  for (const ids of [filter.regions, filter.cities, filter.showplace]) keepAny(ids);
  if (filter.continent !== undefined) keep(continentBits(index, filter.continent));
  if (filter.organizer !== undefined) keep(index.options.organizers.bitsOf(filter.organizer));
  if (filter.isAuthorTourSearch) keep(index.options.flags.bitsOf('author'));
  keepCruises(index, filter, keep);
  for (const kind of filter.withoutAccommodation ?? []) {
    const bits = index.options.accommodations.bitsOf(kind);
    if (bits) removeAll(base, bits);
  }
  const { lat, lng, radius = DEFAULT_RADIUS_KM, placeName = '' } = filter;
  if (lat !== undefined && lng !== undefined) keepAround(index, base, lat, lng, radius);
  if (!isAround(filter)) for (const word of phraseWords(placeName)) keep(textBits(index, word));
  return base;
}

/** a price in a currency without a rate cannot be shown */
function dropUnpriced(index: TourIndex, base: Bits, { rates }: PriceView): void {
  for (const [number, code] of index.currencies.codes.entries()) {
    const bits = index.currencyBits.bitsOf(number);
    if (bits && rates[code] === undefined) removeAll(base, bits);
  }
}

function continentBits(index: TourIndex, continent: number): Bits {
  const bits = index.scratch.bits();
  const { worldParts } = index.gazetteer;
  index.options.countries.addWhere(bits, (country) => worldParts.get(country) === continent);
  return bits;
}

function keepCruises(index: TourIndex, filter: SearchFilter, keep: (bits: Bits | undefined) => void): void {
  if (filter.isCruisesSearch || filter.onlyReturningCruises || filter.cruisesCabinsCapacity)
    keep(index.options.flags.bitsOf('cruise'));
  if (filter.onlyReturningCruises) keep(index.options.flags.bitsOf('returns'));
  if (filter.cruisesCabinsCapacity) {
    const bits = index.scratch.bits();
    index.options.flags.addAny(bits, variantKinds(filter.cruisesCabinsCapacity));
    keep(bits);
  }
}
