import type { TourDetails } from '@cairn/api/stored-json';
import type { Atlas, RegionEntry } from '../atlas/model.ts';
import type { Country, Stop } from '../world/model.ts';
import type { Stage } from './route.ts';

const SPREAD = 0.045;

/** Points of the route on the map, in the order they are walked, a place as often as it is come to: real coordinates where the village is known, a plausible line between them elsewhere. */
export function layOut(
  atlas: Atlas,
  country: Country,
  { region, base }: RegionEntry,
  stages: readonly Stage[],
): TourDetails['route'] {
  const places: { stop: Stop; day: number }[] = [];
  for (const [i, { from, via, to }] of stages.entries()) {
    for (const stop of [from, ...via, to]) {
      if (places.at(-1)?.stop.name !== stop.name) places.push({ stop, day: i + 1 });
    }
  }
  const middle = (region.stops.length - 1) / 2;
  const [lat0, lng0] = base.at ?? region.at;
  return places.map(({ stop, day }) => {
    const known = atlas.locate(country.iso, stop.name, region.at);
    if (known) return { name: stop.name, lat: rounded(known[0]), lng: rounded(known[1]), day };
    // Stops lie along a gentle curve through the region, in the order in which its trail meets them.
    const index = region.stops.findIndex(({ name }) => name === stop.name);
    const t = (index < 0 ? middle : index) - middle;
    const lat = (region.at[0] * 2 + lat0) / 3 + Math.sin(t * 0.9) * SPREAD * 1.4 + t * SPREAD * 0.35;
    const lng = (region.at[1] * 2 + lng0) / 3 + t * SPREAD * 1.3;
    return { name: stop.name, lat: rounded(lat), lng: rounded(lng), day };
  });
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
