import { type LngLat, placeAlong, type RouteLeg, type RoutePlace, routeLegs } from './route-legs.ts';

export interface GpxTour {
  name: string;
  /** address of the tour's page */
  url: string;
  route: readonly RoutePlace[];
  program: readonly { day: number; title: string; profile: readonly number[] }[];
}

export interface GpxTexts {
  /** who made the file: the site */
  creator: string;
  /** that the way between the places is drawn, and nothing to walk by */
  note: string;
  /** "Day 3: To the lake" */
  day: (day: number, title: string) => string;
  end: string;
}

/** points of a day that has no heights */
const LEAST_STEPS = 12;

const escaped = (text: string): string =>
  text
    // what no XML may hold, escaped or not
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const at = ({ lat, lng }: LngLat): string => `lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"`;

function heightAt(profile: readonly number[], share: number): number | undefined {
  const x = share * (profile.length - 1);
  const [from, to] = [profile[Math.floor(x)], profile[Math.ceil(x)]];
  return from === undefined || to === undefined ? undefined : Math.round(from + (to - from) * (x - Math.floor(x)));
}

const elevation = (metres: number | undefined): string => (metres === undefined ? '' : `<ele>${metres}</ele>`);

function segment({ line }: RouteLeg, profile: readonly number[]): string {
  // every height that is known has a point of its own: the pass is as high as the program says
  const strides = Math.max(profile.length - 1, 1);
  const steps = strides * Math.ceil(Math.max(line.length, LEAST_STEPS) / strides);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const place = placeAlong(line, step / steps);
    return place ? `<trkpt ${at(place)}>${elevation(heightAt(profile, step / steps))}</trkpt>` : '';
  });
  return `<trkseg>${points.join('')}</trkseg>`;
}

/** A tour's route as GPX 1.1. @returns undefined for a tour without a way */
export function gpxOf({ name, url, route, program }: GpxTour, texts: GpxTexts): string | undefined {
  const legs = routeLegs(route).filter(({ line }) => line.length > 1);
  const last = route.at(-1);
  if (legs.length === 0 || !last) return undefined;
  const dayOf = (number: number) => program.find(({ day }) => day === number);
  const waypoints = legs.map(({ day, places: [from] }) => {
    const { title = '', profile = [] } = dayOf(day) ?? {};
    const words = `<name>${escaped(texts.day(day, title))}</name><desc>${escaped(from.name)}</desc>`;
    return `<wpt ${at(from)}>${elevation(profile[0])}${words}</wpt>`;
  });
  const end = `<wpt ${at(last)}>${elevation(dayOf(last.day)?.profile.at(-1))}<name>${escaped(texts.end)}</name><desc>${escaped(last.name)}</desc></wpt>`;
  const segments = legs.map((leg) => segment(leg, dayOf(leg.day)?.profile ?? []));
  const link = `<link href="${escaped(url)}"><text>${escaped(name)}</text></link>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${escaped(texts.creator)}">`,
    `<metadata><name>${escaped(name)}</name><desc>${escaped(texts.note)}</desc>${link}</metadata>`,
    ...waypoints,
    end,
    `<trk><name>${escaped(name)}</name><desc>${escaped(texts.note)}</desc>${segments.join('\n')}</trk>`,
    '</gpx>',
    '',
  ].join('\n');
}
