import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { SOUTH_END } from '../../domain/mercator.ts';
import { countryCode } from './country-codes.ts';

type Areas = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ countries: Areas; land: GeometryCollection }>;

/** A name on the map: where it stands and how much room the country has, degrees. */
export interface CountryLabel {
  /** ISO 3166-1, two letters. */
  code: string;
  lng: number;
  lat: number;
  width: number;
}

/** Land without Antarctica, borders between countries and places for their names. Natural Earth, public domain. */
export interface World {
  land: GeoJSON.FeatureCollection;
  borders: GeoJSON.MultiLineString;
  labels: CountryLabel[];
}

type Ring = GeoJSON.Position[];

/** Makes a ring that crosses the 180th meridian go on beyond it, instead of all the way around the world. */
export function unwrapped(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lng = 0, lat = 0]) => {
    before = lng - 360 * Math.round((lng - before) / 360);
    return [before, lat];
  });
}

/** It has no relief, no tour starts there, and a map of the world would be a third of ice. */
const isAntarctica = ([outer = []]: Ring[]): boolean => outer.every(([, lat = 0]) => lat < SOUTH_END);

function readLand(land: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection {
  const features = land.features.map((area) => {
    const { geometry } = area;
    if (geometry.type !== 'MultiPolygon') return area;
    const coordinates = geometry.coordinates.filter((part) => !isAntarctica(part)).map((part) => part.map(unwrapped));
    return { ...area, geometry: { ...geometry, coordinates } };
  });
  return { ...land, features };
}

/** Twice the area, and the centre of gravity (the shoelace formula). */
function centreOf(ring: Ring): { area: number; lng: number; lat: number } {
  let area = 0;
  let lng = 0;
  let lat = 0;
  ring.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x * nextY - nextX * y;
    area += cross;
    lng += (x + nextX) * cross;
    lat += (y + nextY) * cross;
  });
  return { area: Math.abs(area), lng: lng / (3 * area), lat: lat / (3 * area) };
}

/** A name stands in the middle of a country's largest part. */
function labelOf({ id, geometry }: GeoJSON.Feature): CountryLabel | null {
  const code = countryCode(String(id));
  if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return null;
  const all = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const parts = all.filter((part) => !isAntarctica(part));
  const rings = parts.map(([outer = []]) => unwrapped(outer)).map((outer) => ({ outer, centre: centreOf(outer) }));
  const largest = rings.toSorted((a, b) => b.centre.area - a.centre.area)[0];
  if (!largest || largest.centre.area === 0) return null;
  const lngs = largest.outer.map(([lng = 0]) => lng);
  return { code, lng: largest.centre.lng, lat: largest.centre.lat, width: Math.max(...lngs) - Math.min(...lngs) };
}

function readWorld(atlas: Atlas): World {
  const { countries, land } = atlas.objects;
  const areas = feature(atlas, countries).features;
  return {
    land: readLand(feature(atlas, land)),
    borders: mesh(atlas, countries, (a, b) => a !== b),
    labels: areas.map(labelOf).filter((label) => label !== null),
  };
}

/** `coarse` shows continents and countries, `fine` small islands and bays: it is fetched when somebody comes closer. */
export async function loadWorld(detail: 'coarse' | 'fine'): Promise<World> {
  const { default: atlas } =
    detail === 'coarse'
      ? await import('world-atlas/countries-110m.json', { with: { type: 'json' } })
      : await import('world-atlas/countries-50m.json', { with: { type: 'json' } });
  // The package has no types; its README describes this shape.
  return readWorld(atlas as unknown as Atlas);
}
