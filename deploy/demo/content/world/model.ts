import type { Biome } from '../../art/materials.ts';

/** What a stop on a trail is; decides how a day there is told and where people sleep. */
const STOP_KINDS = {
  v: 'village',
  c: 'camp',
  h: 'hut',
  p: 'pass',
  s: 'summit',
  r: 'ridge',
  l: 'lake',
  g: 'gorge',
  w: 'water',
  m: 'monument',
  k: 'coast',
  d: 'desert',
  f: 'forest',
} as const;

export type StopKind = (typeof STOP_KINDS)[keyof typeof STOP_KINDS];

export interface Stop {
  readonly name: string;
  readonly kind: StopKind;
  /** Metres above the sea. */
  readonly altitude: number;
}

/** How a region may be travelled beside plain walking. */
export type Way =
  | 'horse'
  | 'camel'
  | 'ski'
  | 'snowshoe'
  | 'sail'
  | 'cruise'
  | 'kayak'
  | 'raft'
  | 'cycle'
  | 'scramble'
  | 'volcano';

export interface Region {
  readonly name: string;
  readonly at: readonly [lat: number, lng: number];
  /** Town where trips begin. */
  readonly base: string;
  readonly land: Biome;
  readonly months: readonly [first: number, last: number];
  /** Name of its best-known route. */
  readonly trail: string;
  /** Real places in the order in which the trail meets them. */
  readonly stops: readonly Stop[];
  /** Facts in whole sentences. */
  readonly notes: readonly string[];
  /** Food, as a list that can follow "there is" or "we eat". */
  readonly table: string;
  /** Animals and plants, as a list that can follow "look out for". */
  readonly wild: string;
  /** How to get there, as a phrase: "four hours by road from Tbilisi". */
  readonly access: string;
  readonly ways: readonly Way[];
}

export interface Firm {
  readonly name: string;
  readonly person: string;
  readonly female: boolean;
  readonly city: string;
}

export interface Country {
  readonly iso: string;
  readonly part: WorldPart;
  readonly languages: readonly string[];
  /** Price level, 1 cheap to 4 dear. */
  readonly cost: 1 | 2 | 3 | 4;
  readonly currency: 'EUR' | 'USD' | 'RUB' | 'BYN' | 'KZT' | 'CNY';
  readonly gateway: string;
  readonly caption: string;
  /** What a bed in a village and a bed on the mountain are called here. */
  readonly beds: readonly [village: string, high: string];
  readonly firms: readonly Firm[];
  readonly regions: readonly Region[];
}

export const WORLD_PARTS = ['Europe', 'Asia', 'Africa', 'South America', 'North America', 'Oceania'] as const;
export type WorldPart = (typeof WORLD_PARTS)[number];

interface RegionSource extends Omit<Region, 'stops' | 'ways'> {
  /** "Name, kind letter and altitude", parted by semicolons: `Karakol v1770; Ala-Köl l3530`. */
  readonly stops: string;
  readonly ways?: readonly Way[];
}

interface CountrySource extends Omit<Country, 'firms' | 'regions'> {
  /** "Firm | person | f or m | city". */
  readonly firms: readonly string[];
  readonly regions: readonly RegionSource[];
}

const STOP = /^(.+) ([a-z])(-?\d+)$/;

/** "Karakol v1770" */
export function parseStop(text: string): Stop {
  const [, name, letter, altitude] = STOP.exec(text.trim()) ?? [];
  const kind = Object.entries(STOP_KINDS).find(([key]) => key === letter)?.[1];
  if (!name || !kind) throw new SyntaxError(`Not a stop: "${text}"`);
  return { name, kind, altitude: Number(altitude) };
}

function parseFirm(text: string): Firm {
  const [name, person, sex, city] = text.split('|').map((part) => part.trim());
  if (!name || !person || !city) throw new SyntaxError(`Not a firm: "${text}"`);
  return { name, person, female: sex === 'f', city };
}

export const country = (source: CountrySource): Country => ({
  ...source,
  firms: source.firms.map(parseFirm),
  regions: source.regions.map((region) => ({
    ...region,
    stops: region.stops.split(';').map(parseStop),
    ways: region.ways ?? [],
  })),
});
