import { COLLECTIONS } from '../collections.ts';
import { REST_KINDS } from '../rest-kinds.ts';
import { slugOf } from '../slug.ts';
import type { Region } from '../world/model.ts';
import { SHIPS, WATERS } from '../world/waters.ts';
import { WORLD } from '../world/world.ts';
import { listCountries } from './country-list.ts';
import { homeRegion } from './home-region.ts';
import type { Atlas, CountryEntry, Destination, OrganizerEntry, PlaceEntry, Position, RegionEntry } from './model.ts';
import { createPlaceRegister } from './place-register.ts';
import { createLocator, isBigCity, positionOf, readTowns } from './towns.ts';

/** Showplaces are sights; a village or a camp is not searched for. */
const SIGHTS: ReadonlySet<string> = new Set([
  'pass',
  'summit',
  'ridge',
  'lake',
  'gorge',
  'water',
  'monument',
  'coast',
  'desert',
]);

/** Built once per seeding; half a second, most of it for reading the towns. */
export function buildAtlas(): Atlas {
  const { places, add } = createPlaceRegister();
  const towns = readTowns();
  const locate = createLocator(towns);

  const restKinds = new Map<string, PlaceEntry>();
  for (const [i, [slug, name]] of REST_KINDS.entries()) {
    restKinds.set(slug, add({ kind: 'rest_kinds', name, slug, position: i + 1 }));
  }
  const collections = new Map<string, PlaceEntry>();
  for (const [i, { slug, name }] of COLLECTIONS.entries()) {
    collections.set(slug, add({ kind: 'collections', name, slug, position: i + 1, hint: 'collection' }));
  }
  const countries = listCountries().map(({ name, position, at, ...codes }): CountryEntry => {
    const place = add({ kind: 'countries', name, at, position });
    return { place, ...codes, source: WORLD.find(({ iso }) => iso === codes.iso2) };
  });

  const countryIds = new Map(countries.map(({ iso2, place }) => [iso2, place.id]));
  const cities = new Map<string, PlaceEntry>();
  const cityOf = (iso: string, name: string, near: Position, parentId: number | null = null): PlaceEntry => {
    const key = `${iso}|${slugOf(name)}`;
    const at = locate(iso, name, near) ?? near;
    const countryId = countryIds.get(iso) ?? null;
    const city =
      cities.get(key) ?? add({ kind: 'cities', name, parentId, countryId, at, position: cities.size + 1, hint: iso });
    cities.set(key, city);
    return city;
  };
  const waters = new Map<string, PlaceEntry>();
  const waterOf = (name: string): PlaceEntry => {
    const water = waters.get(name) ?? add({ kind: 'water_objects', name, position: waters.size + 1, hint: 'water' });
    waters.set(name, water);
    return water;
  };
  const regionOf = (iso: string, countryId: number, region: Region, index: number): RegionEntry => {
    const { name, at, base, stops } = region;
    const place = add({ kind: 'regions', name, parentId: countryId, countryId, at, position: index + 1, hint: iso });
    const baseTown = cityOf(iso, base, at, place.id);
    const showplaces = new Map<string, PlaceEntry>();
    for (const stop of stops.filter(({ kind }) => SIGHTS.has(kind))) {
      const where = { parentId: place.id, countryId, at: locate(iso, stop.name, at) ?? at };
      const position = showplaces.size + 1;
      showplaces.set(stop.name, add({ kind: 'showplaces', name: stop.name, ...where, position, hint: name }));
    }
    const water = WATERS[name];
    return { place, region, base: baseTown, showplaces, water: water ? waterOf(water) : undefined };
  };

  const destinations = countries.flatMap((entry): Destination[] => {
    const { source: country, place, iso2 } = entry;
    if (!country) return [];
    return [{ entry, country, regions: country.regions.map((region, i) => regionOf(iso2, place.id, region, i)) }];
  });
  const organizers = destinations
    .flatMap(({ country, entry }) => country.firms.map((firm) => ({ firm, country, countryPlace: entry.place })))
    .map((organizer, i): OrganizerEntry => {
      return { id: i + 1, ...organizer, home: homeRegion(organizer.country, organizer.firm, locate) };
    });
  for (const { firm, country, home } of organizers) cityOf(country.iso, firm.city, home.at);
  for (const town of towns.filter(isBigCity)) cityOf(town.country, town.name, positionOf(town));
  const ships = new Map<string, PlaceEntry>();
  for (const [i, { name }] of SHIPS.entries())
    ships.set(name, add({ kind: 'ships', name, position: i + 1, hint: 'ship' }));

  return { places, countries, destinations, organizers, restKinds, collections, ships, locate };
}
