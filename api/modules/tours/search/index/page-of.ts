import type { Sort } from '@cairn/shared-contracts/domain/enumerations';
import { type Bits, hasBit, rowsOf } from './bitset.ts';
import { FirstRows } from './first-rows.ts';
import { partition } from './partition.ts';
import type { TourIndex } from './tour-index.ts';

export interface Slice {
  limit: number;
  offset: number;
}

/** of so many tours one may be found, and walking through all of them is still quicker than sorting */
const SPARSE = 16;
/** one of so many tours stands on the page or before it: ordering all is quicker than collecting those */
const DEEP = 16;

/** Ids of one page of the tours in `found`. */
export function pageOf(
  index: TourIndex,
  found: Bits,
  total: number,
  sort: Sort,
  units: Float64Array,
  slice: Slice,
): number[] {
  const { order, ids } = index;
  if (slice.offset >= total || slice.limit <= 0) return [];
  if (sort === 'default' && total * SPARSE > order.size) return walk(index, found, slice);
  if (sort === 'default') return select(index, found, order.compare, slice);
  const direction = sort === '-price' ? -1 : 1;
  const byPrice = (a: number, b: number): number =>
    ((units[a] ?? 0) - (units[b] ?? 0)) * direction || (ids[a] ?? 0) - (ids[b] ?? 0);
  const isDeep = (slice.offset + slice.limit) * DEEP > total;
  if (isDeep) return select(index, found, byPrice, slice);
  return collect(index, found, total, { units, direction, compare: byPrice }, slice);
}

function walk({ order, ids }: TourIndex, found: Bits, { limit, offset }: Slice): number[] {
  const page: number[] = [];
  let skip = offset;
  for (let place = 0; place < order.size && page.length < limit; place++) {
    const row = order.rows[place] ?? 0;
    if (!hasBit(found, row)) continue;
    if (skip > 0) skip -= 1;
    else page.push(ids[row] ?? 0);
  }
  return page;
}

interface ByPrice {
  units: Float64Array;
  /** -1: the dearest first */
  direction: number;
  /** equals by id */
  compare: (a: number, b: number) => number;
}

/** A page by price in one pass: hardly any tour that comes later is among the first ones, which its price alone tells. */
function collect(
  { ids }: TourIndex,
  found: Bits,
  total: number,
  { compare, units, direction }: ByPrice,
  { limit, offset }: Slice,
): number[] {
  const first = new FirstRows(Math.min(total, offset + limit), compare);
  let farthest = Number.POSITIVE_INFINITY;
  for (let word = 0; word < found.length; word++) {
    for (let left = found[word] ?? 0; left !== 0; left &= left - 1) {
      const row = (word << 5) + 31 - Math.clz32(left & -left);
      if ((units[row] ?? 0) * direction > farthest) continue;
      first.add(row);
      if (first.isFull) farthest = (units[first.last] ?? 0) * direction;
    }
  }
  return first
    .sorted()
    .slice(offset)
    .map((row) => ids[row] ?? 0);
}

function select(
  { ids, scratch: { rows } }: TourIndex,
  found: Bits,
  compare: (a: number, b: number) => number,
  { limit, offset }: Slice,
): number[] {
  const count = rowsOf(found, rows);
  const end = Math.min(count, offset + limit);
  partition(rows, 0, count, offset, compare);
  partition(rows, offset, count, end, compare);
  return Array.from(rows.subarray(offset, end))
    .sort(compare)
    .map((row) => ids[row] ?? 0);
}
