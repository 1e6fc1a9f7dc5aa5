import type { Map as GlMap } from 'maplibre-gl';
import css from '../map.module.css';
import type { LngLat, MapPlace } from './map-types.ts';
import type { Peak } from './peaks.ts';
import { overlap, type Rect } from './rects.ts';
import type { CountryLabel } from './world-data.ts';

export interface LabelTexts {
  country: (code: string) => string;
  metres: (metres: number) => string;
  /** a distance, metres */
  length: (metres: number) => string;
}

export interface Named {
  countries: readonly CountryLabel[];
  /** the more important first */
  places: readonly MapPlace[];
  /** the highest first */
  peaks: readonly Peak[];
}

interface Label {
  element: HTMLElement;
  at: LngLat;
}

/** Names that are drawn at once, the most important first. */
const MAX_NAMES = 40;
/** A letter's width and a line's height, px. */
const LETTER = 7.2;
const LINE = 18;
/** From here on names of countries give way to those of what lies in them. */
const COUNTRIES_UNTIL = 8;
const PEAKS_FROM = 4.5;
const PLACES_FROM = 4.5;

/** letters of a language that writes words in one sign are as wide as a line is high */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? LINE - 4 : LETTER), 0);

/** The copy of the world that is nearest to the middle of the map. */
export function nearest({ lng, lat }: LngLat, map: GlMap): [number, number] {
  return [lng + 360 * Math.round((map.getCenter().lng - lng) / 360), lat];
}

/** Names of countries, towns and peaks as elements over the map: it has no glyphs to draw them with. */
export function createLabels(map: GlMap, layer: HTMLElement, texts: LabelTexts) {
  let labels: Label[] = [];
  let taken: Rect[] = [];

  /** @param shift of the middle of the text from its place, px */
  function add(lines: readonly string[], kind: string | undefined, at: LngLat, shift = { x: 0, y: 0 }) {
    if (labels.length === MAX_NAMES) return;
    const { clientWidth, clientHeight } = layer;
    const half = Math.max(...lines.map(widthOf)) / 2 + 4;
    const tall = (lines.length * LINE) / 2;
    const { x, y } = map.project(nearest(at, map));
    const middle = { x: x + (shift.x ? shift.x + half : 0), y: y + shift.y };
    const rect = { left: middle.x - half, right: middle.x + half, top: middle.y - tall, bottom: middle.y + tall };
    const isInside = rect.right > 0 && rect.left < clientWidth && rect.bottom > 0 && rect.top < clientHeight;
    if (!isInside || taken.some((other) => overlap(rect, other))) return;
    taken.push(rect);
    const element = document.createElement('span');
    element.className = kind ?? '';
    for (const line of lines) {
      const words = document.createElement('span');
      words.textContent = line;
      element.append(words);
    }
    layer.append(element);
    labels.push({ element, at });
  }

  function addCountries(countries: readonly CountryLabel[], zoom: number) {
    const pixelsPerDegree = (512 * 2 ** zoom) / 360;
    for (const country of countries.toSorted((a, b) => b.width - a.width)) {
      const text = texts.country(country.code);
      if (country.width * pixelsPerDegree > widthOf(text) * 0.8) add([text], css.name, country);
    }
  }

  function place() {
    for (const { element, at } of labels) {
      const { x, y } = map.project(nearest(at, map));
      element.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  return {
    place,
    /** The map came to rest somewhere: names for what is shown now. @param covered what lies over them */
    draw({ countries, places, peaks }: Named, covered: readonly Rect[]) {
      layer.replaceChildren();
      labels = [];
      taken = [...covered];
      const zoom = map.getZoom();
      if (zoom < COUNTRIES_UNTIL) addCountries(countries, zoom);
      if (zoom > PLACES_FROM) for (const one of places) add([one.name], css.town, one, { x: 7, y: 0 });
      if (zoom > PEAKS_FROM) {
        for (const peak of peaks) add([peak.name, texts.metres(peak.metres)], css.peak, peak, { x: 0, y: LINE });
      }
      place();
    },
  };
}

const ROUND = [1, 2, 5];
const WIDEST_SCALE = 90;

/** The longest round distance that fits the scale. @returns metres, and how many pixels that is */
export function scaleFor(metresPerPixel: number): { metres: number; px: number } {
  const most = metresPerPixel * WIDEST_SCALE;
  const ten = 10 ** Math.floor(Math.log10(most));
  const metres = ten * (ROUND.findLast((step) => step * ten <= most) ?? 1);
  return { metres, px: Math.round(metres / metresPerPixel) };
}
