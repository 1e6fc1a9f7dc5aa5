import type { PlaceKind } from '@cairn/shared-contracts/domain/enumerations';
import type { Country, Firm, Region } from '../world/model.ts';

export type Position = readonly [lat: number, lng: number];

export interface PlaceEntry {
  readonly id: number;
  readonly kind: PlaceKind;
  readonly parentId: number | null;
  readonly countryId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly at: Position | null;
  /** Order within its kind. */
  readonly position: number;
}

export interface CountryEntry {
  readonly place: PlaceEntry;
  readonly iso2: string;
  readonly iso3: string;
  /** With its plus sign. */
  readonly phoneCode: string;
  readonly worldPartId: number;
  readonly isPrimary: boolean;
  /** What tours are made from; undefined for a country without tours. */
  readonly source: Country | undefined;
}

export interface RegionEntry {
  readonly place: PlaceEntry;
  readonly region: Region;
  /** Town where trips begin. */
  readonly base: PlaceEntry;
  /** Sights by their names. */
  readonly showplaces: ReadonlyMap<string, PlaceEntry>;
  readonly water: PlaceEntry | undefined;
}

export interface Destination {
  readonly entry: CountryEntry;
  readonly country: Country;
  readonly regions: readonly RegionEntry[];
}

export interface OrganizerEntry {
  readonly id: number;
  readonly firm: Firm;
  readonly country: Country;
  readonly countryPlace: PlaceEntry;
  /** where they live, and what they tell of */
  readonly home: Region;
}

/** Everything that has a place in the world of the demo, with its identity and address. */
export interface Atlas {
  readonly places: readonly PlaceEntry[];
  readonly countries: readonly CountryEntry[];
  /** Countries that tours go to, in the order in which pages show them. */
  readonly destinations: readonly Destination[];
  readonly organizers: readonly OrganizerEntry[];
  /** By slug. */
  readonly restKinds: ReadonlyMap<string, PlaceEntry>;
  /** By the slug of the collection's description. */
  readonly collections: ReadonlyMap<string, PlaceEntry>;
  /** By name. */
  readonly ships: ReadonlyMap<string, PlaceEntry>;
  /** Real coordinates of a stop where the data set knows the village, else undefined. */
  locate(iso: string, name: string, near: Position): Position | undefined;
}
