import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { RouteLeg } from '../../domain/route-legs.ts';
import type { MapColours } from './map-colours.ts';
import type { MapTiles } from './map-types.ts';
import { TILE } from './relief-tiles.ts';

export const EMPTY: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** A line a day, as the sources of the map take it. */
export const routeLines = (legs: readonly RouteLeg[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: legs
    .filter(({ line }) => line.length > 1)
    .map(({ day, line }) => ({
      type: 'Feature',
      properties: { day },
      geometry: { type: 'LineString', coordinates: line.map(({ lng, lat }) => [lng, lat]) },
    })),
});

const tints = ({ land, low, hill, high, top, snow }: MapColours): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['elevation'],
  ...[0, land, 150, low, 600, hill, 1500, high, 2700, top, 4200, snow],
];

/** Layers whose colour follows the theme. */
export function paintOf(colours: MapColours) {
  return {
    background: { 'background-color': colours.sea },
    land: { 'fill-color': colours.land },
    tints: { 'color-relief-color': tints(colours) },
    shade: {
      'hillshade-shadow-color': colours.shadow,
      'hillshade-highlight-color': colours.light,
      'hillshade-accent-color': colours.shadow,
    },
    sea: { 'fill-color': colours.sea },
    // of the land: an outline of the sea would be drawn along the end of the world as well
    coast: { 'line-color': colours.coast },
    rivers: { 'line-color': colours.river },
    lakes: { 'fill-color': colours.sea, 'fill-outline-color': colours.coast },
    borders: { 'line-color': colours.border },
    'route-casing': { 'line-color': colours.casing },
    route: { 'line-color': colours.route },
    'route-day': { 'line-color': colours.route },
  } as const;
}

/** Day 0 is no day: nothing is drawn bolder. */
export const isDay = (day: number): ExpressionSpecification => ['==', ['get', 'day'], day];

/** A line gets a little wider as the map comes closer. */
const wide = (from: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  2,
  from,
  9,
  to,
];

/** The route above the pictures of somebody else, which have land, water and names in them. */
export function tiledStyle(colours: MapColours, { url }: MapTiles): StyleSpecification {
  const { sources, layers } = mapStyle(colours, false);
  const isOurs = ({ id }: { id: string }) => id === 'background' || id.startsWith('route');
  const [background, ...route] = layers.filter(isOurs);
  return {
    version: 8,
    sources: {
      ...(sources.route ? { route: sources.route } : {}),
      tiles: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: 18 },
    },
    layers: [...(background ? [background] : []), { id: 'tiles', type: 'raster', source: 'tiles' }, ...route],
  };
}

/** The whole style, without an address outside: no tiles, no glyphs, no sprites. Names are elements of the page. */
export function mapStyle(colours: MapColours, hasRelief: boolean): StyleSpecification {
  const paint = paintOf(colours);
  const source = (tolerance = 0.375) => ({ type: 'geojson', data: EMPTY, tolerance }) as const;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const style: StyleSpecification = {
    version: 8,
    sources: {
      land: source(),
      sea: source(),
      borders: source(),
      rivers: source(),
      lakes: source(),
      route: source(0),
      relief: {
        ...{ type: 'raster-dem', tiles: ['relief://{z}/{x}/{y}'], tileSize: TILE, encoding: 'terrarium' },
        ...{ maxzoom: 11, bounds: [-180, -60, 180, 84] },
      },
    },
    layers: [
      { id: 'background', type: 'background', paint: paint.background },
      { id: 'land', type: 'fill', source: 'land', paint: paint.land },
      { id: 'tints', type: 'color-relief', source: 'relief', paint: paint.tints },
      {
        id: 'shade',
        type: 'hillshade',
        source: 'relief',
        paint: { ...paint.shade, 'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 2, 0.3, 8, 0.5] },
      },
      { id: 'sea', type: 'fill', source: 'sea', paint: paint.sea },
      { id: 'coast', type: 'line', source: 'land', paint: paint.coast },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        layout: round,
        paint: { ...paint.rivers, 'line-width': wide(0.4, 1.8) },
      },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: paint.lakes },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: round,
        paint: { ...paint.borders, 'line-width': wide(0.6, 1.6), 'line-dasharray': [4, 2, 1, 2] },
      },
      {
        id: 'route-casing',
        type: 'line',
        source: 'route',
        layout: round,
        paint: { ...paint['route-casing'], 'line-width': 7 },
      },
      { id: 'route', type: 'line', source: 'route', layout: round, paint: { ...paint.route, 'line-width': 3 } },
      {
        id: 'route-day',
        type: 'line',
        source: 'route',
        layout: round,
        filter: isDay(0),
        paint: { ...paint['route-day'], 'line-width': 6 },
      },
    ],
  };
  return hasRelief ? style : { ...style, layers: style.layers.filter(({ id }) => id !== 'tints' && id !== 'shade') };
}
