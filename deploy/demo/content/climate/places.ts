import type { Atlas, Destination, PlaceEntry, RegionEntry } from '../atlas/model.ts';
import { WATERS } from '../world/waters.ts';
import type { Setting } from './setting.ts';

/** waters on which nobody bathes in the sea */
const INLAND = /^Lake |River$/;
/** a town that is no stop of a trail lies about so high above the sea */
const PLAINS = 150;
/** degrees within which a big town shares the height of the trails' starting point */
const NEAR = 0.8;

const altitudesOf = ({ region }: RegionEntry): number[] => region.stops.map(({ altitude }) => altitude);
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? PLAINS;
const lowest = (entry: RegionEntry): number => Math.max(0, Math.min(...altitudesOf(entry)));

const hasSea = ({ region }: RegionEntry): boolean => {
  const water = WATERS[region.name];
  return water ? !INLAND.test(water) : region.land === 'coast' || region.stops.some(({ kind }) => kind === 'coast');
};

/** where a tourist would look at the thermometer: a valley of the region, not its summit */
const valley = (entry: RegionEntry): number => Math.round((lowest(entry) + middle(altitudesOf(entry))) / 2);

const settingAt = (place: PlaceEntry, entry: RegionEntry, altitude: number): Setting => {
  const [lat, lng] = place.at ?? entry.region.at;
  return { lat, lng, altitude, land: entry.region.land, hasSea: hasSea(entry) };
};

function* ofRegion(entry: RegionEntry): Generator<[PlaceEntry, Setting]> {
  yield [entry.place, settingAt(entry.place, entry, valley(entry))];
  const stopAltitude = new Map(entry.region.stops.map(({ name, altitude }) => [name, altitude]));
  yield [entry.base, settingAt(entry.base, entry, stopAltitude.get(entry.base.name) ?? lowest(entry))];
  for (const [name, place] of entry.showplaces)
    yield [place, settingAt(place, entry, stopAltitude.get(name) ?? valley(entry))];
}

/** A country is like the region most of its tours begin with, at the height of its towns. */
function ofCountry({ entry, regions }: Destination): [PlaceEntry, Setting][] {
  const [first] = regions;
  if (!first) return [];
  const altitude = Math.round(middle(regions.map(lowest)));
  const isBySea = regions.filter(hasSea).length * 2 >= regions.length;
  return [[entry.place, { ...settingAt(entry.place, first, altitude), hasSea: isBySea }]];
}

function ofTown(place: PlaceEntry, { regions }: Destination): [PlaceEntry, Setting][] {
  const [lat, lng] = place.at ?? [0, 0];
  const distance = ({ region: { at } }: RegionEntry) => Math.hypot(at[0] - lat, at[1] - lng);
  const nearest = regions.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return [];
  const altitude = distance(nearest) < NEAR ? lowest(nearest) : PLAINS;
  return [[place, { lat, lng, altitude, land: nearest.region.land, hasSea: false }]];
}

/** Every place of a country with tours that lies somewhere, with what its weather depends on; each once. */
export function climatePlaces(atlas: Atlas): ReadonlyMap<PlaceEntry, Setting> {
  const found = new Map<PlaceEntry, Setting>();
  const byCountry = new Map(atlas.destinations.map((one) => [one.entry.place.id, one]));
  for (const destination of atlas.destinations) {
    for (const [place, setting] of ofCountry(destination)) found.set(place, setting);
    for (const [place, setting] of destination.regions.flatMap((region) => [...ofRegion(region)]))
      if (!found.has(place)) found.set(place, setting);
  }
  for (const town of atlas.places.filter(({ kind }) => kind === 'cities')) {
    const destination = byCountry.get(town.countryId ?? 0);
    if (found.has(town) || !destination) continue;
    for (const [place, setting] of ofTown(town, destination)) found.set(place, setting);
  }
  return found;
}
