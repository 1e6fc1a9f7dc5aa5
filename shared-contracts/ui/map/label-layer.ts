import type { Map as GlMap } from 'maplibre-gl';
import css from '../map.module.css';
import type { GridLine } from './graticule.ts';
import type { LngLat } from './map-types.ts';
import type { CountryLabel } from './world-data.ts';

export interface LabelTexts {
  country: (code: string) => string;
  degree: (line: GridLine) => string;
}

interface Label {
  element: HTMLElement;
  at: LngLat;
  /** Degrees stick to the edge where their line leaves the map. */
  edge?: GridLine['axis'];
}

/** Names that are drawn at once, the largest first. */
const MAX_NAMES = 30;
/** A letter's width and a line's height, px. */
const LETTER = 7.5;
const LINE = 20;

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The copy of the world that is nearest to the middle of the map. */
export function nearest({ lng, lat }: LngLat, map: GlMap): [number, number] {
  return [lng + 360 * Math.round((map.getCenter().lng - lng) / 360), lat];
}

/** Names of countries and degrees of the grid as elements over the map: it has no glyphs to draw them with. */
export function createLabels(map: GlMap, layer: HTMLElement, texts: LabelTexts) {
  let labels: Label[] = [];

  function add(text: string, kind: string | undefined, at: LngLat, edge?: GridLine['axis']) {
    const element = document.createElement('span');
    const words = document.createElement('span');
    words.textContent = text;
    element.className = kind ?? '';
    element.append(words);
    layer.append(element);
    labels.push(edge ? { element, at, edge } : { element, at });
  }

  function addNames(countries: readonly CountryLabel[]) {
    const { clientWidth, clientHeight } = layer;
    const taken: Rect[] = [];
    const pixelsPerDegree = (512 * 2 ** map.getZoom()) / 360;
    for (const country of countries.toSorted((a, b) => b.width - a.width)) {
      if (taken.length === MAX_NAMES) return;
      const text = texts.country(country.code);
      const half = (text.length * LETTER) / 2;
      const { x, y } = map.project(nearest(country, map));
      const isInside = x > -half && x < clientWidth + half && y > 0 && y < clientHeight;
      if (!isInside || country.width * pixelsPerDegree < half * 1.6) continue;
      const rect = { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
      if (taken.some((other) => overlap(rect, other))) continue;
      taken.push(rect);
      add(text, css.name, country);
    }
  }

  function place() {
    for (const { element, at, edge } of labels) {
      const { x, y } = map.project(edge ? [at.lng, at.lat] : nearest(at, map));
      element.style.transform = `translate(${edge === 'lat' ? 0 : x}px, ${edge === 'lng' ? 0 : y}px)`;
    }
  }

  return {
    place,
    /** The map came to rest somewhere: names and degrees for what is shown now. */
    draw(countries: readonly CountryLabel[], grid: readonly GridLine[]) {
      layer.replaceChildren();
      labels = [];
      addNames(countries);
      const { lng, lat } = map.getCenter();
      for (const line of grid) {
        const kind = `${css.degree} ${line.axis === 'lng' ? css.meridian : css.parallel}`;
        const at = line.axis === 'lng' ? { lng: line.degree, lat } : { lng, lat: line.degree };
        add(texts.degree(line), kind, at, line.axis);
      }
      place();
    },
  };
}
