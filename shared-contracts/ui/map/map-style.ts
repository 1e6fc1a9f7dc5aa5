import type { StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import type { LngLat } from './map-types.ts';

export const EMPTY: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** A line through the stops, as the sources of the map take it. */
export function routeLine(route: readonly LngLat[]): GeoJSON.FeatureCollection {
  if (route.length < 2) return EMPTY;
  const coordinates = route.map(({ lng, lat }) => [lng, lat]);
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
  };
}

/** Layers whose colour follows the theme. */
export function paintOf(colours: MapColours) {
  return {
    sea: { 'background-color': colours.sea },
    land: { 'fill-color': colours.land, 'fill-outline-color': colours.coast },
    grid: { 'line-color': colours.grid },
    borders: { 'line-color': colours.border },
    'route-casing': { 'line-color': colours.casing },
    route: { 'line-color': colours.route },
  } as const;
}

/** The whole style, without a single address in it: no tiles, no glyphs, no sprites. Names are elements of the page. */
export function mapStyle(colours: MapColours): StyleSpecification {
  const paint = paintOf(colours);
  const source = (tolerance = 0.375) => ({ type: 'geojson', data: EMPTY, tolerance }) as const;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    version: 8,
    sources: { land: source(), borders: source(), grid: source(0), route: source(0) },
    layers: [
      { id: 'sea', type: 'background', paint: paint.sea },
      { id: 'land', type: 'fill', source: 'land', paint: paint.land },
      { id: 'grid', type: 'line', source: 'grid', paint: { ...paint.grid, 'line-width': 0.75, 'line-opacity': 0.3 } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: round,
        paint: {
          ...paint.borders,
          'line-opacity': 0.6,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.5],
        },
      },
      {
        id: 'route-casing',
        type: 'line',
        source: 'route',
        layout: round,
        paint: { ...paint['route-casing'], 'line-width': 7 },
      },
      { id: 'route', type: 'line', source: 'route', layout: round, paint: { ...paint.route, 'line-width': 3.5 } },
    ],
  };
}
