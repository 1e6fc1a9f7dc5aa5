import {
  addProtocol,
  type GeoJSONSource,
  Map as GlMap,
  LngLat as GlPlace,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import { heldInWorld } from '../../domain/mercator.ts';
import { type RouteLeg, routeLegs } from '../../domain/route-legs.ts';
import { dayPlaces } from './day-places.ts';
import { isDrawnByCard } from './drawn-by-card.ts';
import { createLabels, type LabelTexts, nearest, scaleFor } from './label-layer.ts';
import { type MapColours, readColours } from './map-colours.ts';
import { EMPTY, isDay, mapStyle, paintOf, routeLines, tiledStyle } from './map-style.ts';
import type { LngLat, MapBounds, MapPlace, MapStop, MapTiles } from './map-types.ts';
import { boundsOf, cornersOf, FIT_ZOOM, GO_TO_ZOOM, metresPerPx, viewOf, WHOLE_WORLD } from './mercator.ts';
import { type Peak, peaksIn } from './peaks.ts';
import { rectsOf } from './rects.ts';
import { reliefTile } from './relief-tiles.ts';
import { seaOf } from './sea.ts';
import { loadWater } from './water-data.ts';
import { loadWorld, type World } from './world-data.ts';

// A file of the site's own, so that a policy of `worker-src 'self'` holds: no blob, no eval.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
setWorkerCount(1);
addProtocol('relief', reliefTile);

/** Room for pins, and for the tools on the right. */
const USUAL_TEXT_PX = 16;
const PADDING = { top: 48, bottom: 48, left: 64, right: 100 };
const MAX_ZOOM = 13;
/** From here on coasts and borders are drawn in detail. */
const FINE_FROM = 3.5;

export interface MapElements {
  /** Where WebGL draws. */
  canvas: HTMLElement;
  /** Names of places. */
  labels: HTMLElement;
  /** A bar with its length in words. */
  scale: HTMLElement;
  /**
   * Pins and stops: whatever has `data-at` in it is kept in its place, numbers of days (`data-day`) where there is room for them. What has
   * `data-metres` is told how long they are, as `--px`.
   */
  pins: HTMLElement;
}

export interface MapLabels extends LabelTexts {
  language: string;
  canvas: string;
  wheelHelp: string;
  wheelHelpMac: string;
  touchHelp: string;
}

export interface MapStart {
  points: readonly LngLat[];
  /** how close it goes to the points */
  closest: number;
  isWholePage: boolean;
  tiles: MapTiles | undefined;
  onMove: (to: MapBounds) => void;
}

export interface DrawnMap {
  /** @param isAnimated false where nobody has seen anything yet */
  fit: (points: readonly LngLat[], isAnimated?: boolean) => void;
  /** Comes closer than `fit` does. */
  goTo: (bounds: MapBounds) => void;
  /** Goes there, and stays as far off as for a first look. */
  goNear: (bounds: MapBounds) => void;
  zoom: (by: 1 | -1) => void;
  setRoute: (route: readonly MapStop[]) => void;
  /** The day whose way is drawn bold, if any. */
  setDay: (day: number | null) => void;
  setPlaces: (places: readonly MapPlace[]) => void;
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

function fitTo(map: GlMap, points: readonly LngLat[], isAnimated: boolean, maxZoom: number): void {
  const box = map.getContainer();
  // a custom property is the text that was written, a calc() too; of this one the browser has computed the length
  const { scrollPaddingTop: head, scrollPaddingBottom: foot } = getComputedStyle(box);
  // pins are as high as the reader's text
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX || 1;
  const margin = {
    ...PADDING,
    top: PADDING.top * text + (Number.parseFloat(head) || 0),
    bottom: PADDING.bottom * text + (Number.parseFloat(foot) || 0),
  };
  const size = { width: box.clientWidth, height: box.clientHeight };
  const { lng, lat, zoom } = viewOf(boundsOf(points) ?? WHOLE_WORLD, size, { margin, maxZoom });
  map.flyTo({ center: [lng, lat], zoom, animate: isAnimated });
}

/**
 * Draws a map into elements of the page. Everything imperative of MapLibre is in here.
 * @throws when the browser gives no WebGL context after all
 */
export function createMap(
  elements: MapElements,
  texts: MapLabels,
  { points, closest, isWholePage, tiles, onMove }: MapStart,
): DrawnMap {
  const map = new GlMap({
    container: elements.canvas,
    style: tiles
      ? tiledStyle(readColours(elements.canvas), tiles)
      : mapStyle(readColours(elements.canvas), isDrawnByCard()),
    attributionControl: false,
    maxZoom: MAX_ZOOM,
    transformConstrain: ({ lng, lat }, zoom) => {
      const { clientWidth: width, clientHeight: height } = elements.canvas;
      const held = heldInWorld({ lng, lat, zoom: Math.min(zoom, MAX_ZOOM) }, { width, height });
      return { center: new GlPlace(held.lng, held.lat), zoom: held.zoom };
    },
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
  fitTo(map, points, false, closest);

  const labels = createLabels(map, elements.labels, texts);
  const peaks: readonly Peak[] = peaksIn(texts.language);
  let world: World | null = null;
  let places: readonly MapPlace[] = [];
  let legs: readonly RouteLeg[] = [];
  let numbers = new Map<number, LngLat>();
  let pinned = '';
  let hasWater = false;
  let detail: 'none' | 'coarse' | 'fine' = 'none';
  let isDrawing = false;
  let isGone = false;
  const source = (name: string) => map.getSource<GeoJSONSource>(name);

  function place() {
    labels.place();
    for (const element of elements.pins.querySelectorAll<HTMLElement>('[data-at]')) {
      const [lng = 0, lat = 0] = (element.dataset.at ?? '').split(',').map(Number);
      const { x, y } = map.project(nearest(numbers.get(Number(element.dataset.day)) ?? { lng, lat }, map));
      element.style.transform = `translate(${x}px, ${y}px)`;
      const metres = Number(element.dataset.metres);
      if (metres) element.style.setProperty('--px', `${metres / metresPerPx(lat, map.getZoom())}px`);
    }
  }

  const covered = (selector: string) =>
    rectsOf(elements.canvas.closest('section')?.querySelectorAll(selector) ?? [], elements.canvas);
  const name = () => {
    // a site's own tiles have names already
    if (!tiles) labels.draw({ countries: world?.labels ?? [], places, peaks }, covered('[data-over], [data-at] > *'));
  };

  /** Numbers of days beside one another, and names where nothing lies over them. */
  function arrange() {
    place();
    const days = [...elements.pins.querySelectorAll<HTMLElement>('[data-day]')];
    const { clientWidth: width, clientHeight: height } = elements.canvas;
    const found = dayPlaces(
      legs.filter(({ day }) => days.some((one) => one.dataset.day === String(day))),
      (at) => map.project(nearest(at, map)),
      { width, height, taken: covered('[data-over], [data-at]:not([data-day]) > *') },
    );
    numbers = new Map([...found].map(([day, { x, y }]) => [day, map.unproject([x, y])]));
    for (const one of days) one.toggleAttribute('data-cramped', !found.has(Number(one.dataset.day)));
    place();
    name();
  }

  /** React drew something: other pins lie over other names. */
  function placeDrawn() {
    place();
    const now = [...elements.pins.querySelectorAll<HTMLElement>('[data-at]')]
      .map(({ dataset }) => dataset.at)
      .join(' ');
    if (!isLoaded || now === pinned) return;
    pinned = now;
    arrange();
  }

  function measure() {
    const { metres, px } = scaleFor(metresPerPx(map.getCenter().lat, map.getZoom()));
    elements.scale.textContent = texts.length(metres);
    elements.scale.style.setProperty('--px', `${px}px`);
  }

  function rest() {
    measure();
    arrange();
    // land, water and names are in the pictures
    if (tiles) return;
    void draw(map.getZoom() < FINE_FROM ? 'coarse' : 'fine');
    void drawWater();
  }

  async function drawWater() {
    if (hasWater) return;
    hasWater = true;
    try {
      const water = await loadWater();
      if (isGone) return;
      source('rivers')?.setData(water.rivers);
      source('lakes')?.setData(water.lakes);
    } catch {
      // the next rest tries again
      hasWater = false;
    }
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
        source('sea')?.setData({ type: 'Feature', properties: {}, geometry: seaOf(loaded.land) });
        source('borders')?.setData({ type: 'Feature', properties: {}, geometry: loaded.borders });
        name();
      }
    } catch {
      // Without land the pins still stand where they belong; the next rest tries again.
    } finally {
      isDrawing = false;
    }
  }

  const whenReady = (change: () => void) => {
    if (isLoaded) change();
    else map.once('style.load', change);
  };
  let isLoaded = false;
  map.once('style.load', () => {
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
  // pins that are there already would lie over one another until the style has come
  place();

  return {
    fit: (to, isAnimated = true) => fitTo(map, to, isAnimated, closest),
    goTo: (bounds) => fitTo(map, cornersOf(bounds), true, GO_TO_ZOOM),
    goNear: (bounds) => fitTo(map, cornersOf(bounds), true, FIT_ZOOM),
    zoom: (by) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    setRoute: (route) =>
      whenReady(() => {
        legs = route.length > 1 ? routeLegs(route) : [];
        source('route')?.setData(legs.length > 0 ? routeLines(legs) : EMPTY);
        arrange();
      }),
    setDay: (day) =>
      whenReady(() => {
        map.setFilter('route-day', isDay(day ?? 0));
        map.setPaintProperty('route', 'line-opacity', day === null ? 1 : 0.7);
      }),
    setPlaces: (towns) => {
      places = towns;
      if (isLoaded) name();
    },
    reveal: (at) => {
      const { x, y } = map.project(nearest(at, map));
      const { clientWidth, clientHeight } = elements.canvas;
      const isInside = x > 0 && x < clientWidth && y > 0 && y < clientHeight;
      if (!isInside) map.easeTo({ center: nearest(at, map) });
    },
    recolour: () => paint(map, readColours(elements.canvas)),
    place: placeDrawn,
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
    if (!map.getLayer(layer)) continue;
    for (const [property, colour] of Object.entries(properties)) {
      // Names of paint properties: keys of paintOf.
      map.setPaintProperty(layer, property as 'fill-color', colour as string);
    }
  }
}
