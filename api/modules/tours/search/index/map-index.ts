import type { MapHit } from '../map/pin-grid.ts';
import { pinsOf } from '../map/pins-of.ts';
import type { MapQuery, MapResult } from '../tour-search.ts';
import { hasBit } from './bitset.ts';
import { evaluate } from './evaluation.ts';
import type { TourIndex } from './tour-index.ts';

/** Pins of the tours that a query finds, from the index, at once. */
export function mapIndex(index: TourIndex, query: MapQuery): MapResult {
  index.scratch.reset();
  const { found, units } = evaluate(index, { ...query, limit: 0, offset: 0, withFacets: false });
  const { order, ids, names, places } = index;
  const hit: MapHit = { id: 0, name: '', units: 0, lat: 0, lng: 0, x: 0, y: 0 };
  return pinsOf((visit) => {
    for (let place = 0; place < order.size; place++) {
      const row = order.rows[place] ?? 0;
      if (!hasBit(found, row)) continue;
      hit.id = ids[row] ?? 0;
      hit.name = names[row] ?? '';
      hit.units = units[row] ?? 0;
      hit.lat = places[row * 4] ?? 0;
      hit.lng = places[row * 4 + 1] ?? 0;
      hit.x = places[row * 4 + 2] ?? 0;
      hit.y = places[row * 4 + 3] ?? 0;
      visit(hit);
    }
  }, query);
}
