import { type GeoJSONSource, Map as GlMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import { gridLines, stepFor } from './graticule.ts';
import { createLabels, type LabelTexts, nearest } from './label-layer.ts';
import { type MapColours, readColours } from './map-colours.ts';
import { mapStyle, paintOf, routeLine } from './map-style.ts';
import type { LngLat, MapBounds } from './map-types.ts';
import { boundsOf, cornersOf, FIT_ZOOM, GO_TO_ZOOM, WHOLE_WORLD } from './mercator.ts';
import { loadWorld, type World } from './world-data.ts';

// A file of the site's own, so that a policy of `worker-src 'self'` holds: no blob, no eval.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
setWorkerCount(1);

/** Room for pins, and for the tools on the right. */
const PADDING = { top: 48, bottom: 48, left: 64, right: 100 };
const MAX_ZOOM = 13;
/** From here on coasts and borders are drawn in detail. */
const FINE_FROM = 3.5;

export interface MapElements {
  /** Where WebGL draws. */
  canvas: HTMLElement;
  /** Names and degrees. */
  labels: HTMLElement;
  /** Pins and stops: whatever has `data-at` in it is kept in its place. */
  pins: HTMLElement;
}

export interface MapLabels extends LabelTexts {
  canvas: string;
  wheelHelp: string;
  wheelHelpMac: string;
  touchHelp: string;
}

export interface DrawnMap {
  fit: (points: readonly LngLat[]) => void;
  /** Comes closer than `fit` does. */
  goTo: (bounds: MapBounds) => void;
  zoom: (by: 1 | -1) => void;
  setRoute: (route: readonly LngLat[]) => void;
  /** Moves so far that the place is in sight. */
  reveal: (at: LngLat) => void;
  /** After the theme changed. */
  recolour: () => void;
  /** After pins came or went. */
  place: () => void;
  destroy: () => void;
}

function boundsNow(map: GlMap): MapBounds {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

function fitTo(map: GlMap, points: readonly LngLat[], isAnimated: boolean, maxZoom = FIT_ZOOM): void {
  const { west, south, east, north } = boundsOf(points) ?? WHOLE_WORLD;
  map.fitBounds([west, south, east, north], { padding: PADDING, maxZoom, animate: isAnimated });
}

/** The line of the grid as the map draws it: across everything that is shown, and a little more. */
function gridData(map: GlMap) {
  const { west, south, east, north } = boundsNow(map);
  const lines = gridLines({ west, south, east, north }, stepFor(360 / (512 * 2 ** map.getZoom())));
  const features = lines.map(({ axis, degree }): GeoJSON.Feature => {
    const ends =
      axis === 'lng'
        ? [
            [degree, -85],
            [degree, 85],
          ]
        : [
            [west - 60, degree],
            [east + 60, degree],
          ];
    return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: ends } };
  });
  return { lines, data: { type: 'FeatureCollection', features } as const };
}

/**
 * Draws a map into elements of the page. Everything imperative of MapLibre is in here.
 * @throws when the browser gives no WebGL context after all
 */
export function createMap(
  elements: MapElements,
  texts: MapLabels,
  { points, isWholePage, onMove }: { points: readonly LngLat[]; isWholePage: boolean; onMove: (to: MapBounds) => void },
): DrawnMap {
  const map = new GlMap({
    container: elements.canvas,
    style: mapStyle(readColours(elements.canvas)),
    attributionControl: false,
    maxZoom: MAX_ZOOM,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: !isWholePage,
    fadeDuration: 0,
    locale: {
      'Map.Title': texts.canvas,
      'CooperativeGesturesHandler.WindowsHelpText': texts.wheelHelp,
      'CooperativeGesturesHandler.MacHelpText': texts.wheelHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.touchHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  fitTo(map, points, false);

  const labels = createLabels(map, elements.labels, texts);
  let world: World | null = null;
  let detail: 'none' | 'coarse' | 'fine' = 'none';
  let isDrawing = false;
  let isGone = false;
  const source = (name: string) => map.getSource<GeoJSONSource>(name);

  function place() {
    labels.place();
    for (const element of elements.pins.querySelectorAll<HTMLElement>('[data-at]')) {
      const [lng = 0, lat = 0] = (element.dataset.at ?? '').split(',').map(Number);
      const { x, y } = map.project(nearest({ lng, lat }, map));
      element.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  function rest() {
    const { lines, data } = gridData(map);
    source('grid')?.setData(data);
    labels.draw(world?.labels ?? [], lines);
    place();
    void draw(map.getZoom() < FINE_FROM ? 'coarse' : 'fine');
  }

  /** Coarse land first, whatever is wanted: it is there at once. */
  async function draw(wanted: 'coarse' | 'fine') {
    if (isDrawing || detail === 'fine' || detail === wanted) return;
    isDrawing = true;
    try {
      for (const next of detail === 'none' && wanted === 'fine' ? (['coarse', 'fine'] as const) : [wanted]) {
        const loaded = await loadWorld(next);
        if (isGone) return;
        detail = next;
        world = loaded;
        source('land')?.setData(loaded.land);
        source('borders')?.setData({ type: 'Feature', properties: {}, geometry: loaded.borders });
        labels.draw(loaded.labels, gridData(map).lines);
      }
    } catch {
      // Without land the pins still stand where they belong; the next rest tries again.
    } finally {
      isDrawing = false;
    }
  }

  let isLoaded = false;
  map.on('load', () => {
    isLoaded = true;
    rest();
  });
  // a visitor may be quicker than the style
  map.on('moveend', () => {
    if (isLoaded) rest();
    onMove(boundsNow(map));
  });
  map.on('move', place);
  map.on('resize', place);
  const stopPassing = passWheel(elements.pins, map.getCanvasContainer());

  return {
    fit: (to) => fitTo(map, to, true),
    goTo: (bounds) => fitTo(map, cornersOf(bounds), true, GO_TO_ZOOM),
    zoom: (by) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    setRoute: (route) => {
      const set = () => source('route')?.setData(routeLine(route));
      if (map.isStyleLoaded()) set();
      else map.once('load', set);
    },
    reveal: (at) => {
      const { x, y } = map.project(nearest(at, map));
      const { clientWidth, clientHeight } = elements.canvas;
      const isInside = x > 0 && x < clientWidth && y > 0 && y < clientHeight;
      if (!isInside) map.easeTo({ center: nearest(at, map) });
    },
    recolour: () => paint(map, readColours(elements.canvas)),
    place,
    destroy: () => {
      isGone = true;
      stopPassing();
      map.remove();
    },
  };
}

/** A wheel that is turned over a pin is meant for the map below it. @returns what ends it */
function passWheel(from: HTMLElement, to: HTMLElement): () => void {
  const pass = (event: WheelEvent) => {
    const isTaken = !to.dispatchEvent(new WheelEvent(event.type, event));
    if (isTaken) event.preventDefault();
  };
  from.addEventListener('wheel', pass, { passive: false });
  return () => from.removeEventListener('wheel', pass);
}

function paint(map: GlMap, colours: MapColours): void {
  for (const [layer, properties] of Object.entries(paintOf(colours))) {
    for (const [property, colour] of Object.entries(properties)) {
      // Names of paint properties: keys of paintOf.
      map.setPaintProperty(layer, property as 'fill-color', colour);
    }
  }
}
