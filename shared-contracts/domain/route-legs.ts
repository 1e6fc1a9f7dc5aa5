/** A tour's route by its days: the one source of its line, its numbers and its places, for sketch, map, paper and GPX. */

/** WGS 84, degrees */
export interface LngLat {
  lng: number;
  lat: number;
}

export interface RoutePlace extends LngLat {
  name: string;
  name_language?: string | undefined;
  day: number;
}

export interface RouteLeg<Place extends RoutePlace = RoutePlace> {
  day: number;
  /** from where the day begins to where it ends; one of a day without a way */
  places: readonly [Place, ...Place[]];
  /** the same way, bent softly where the places are: between them nobody has recorded anything */
  line: LngLat[];
}

export interface RouteMark extends RoutePlace {
  /** a day's number stands in the middle of its way */
  kind: 'start' | 'day' | 'end';
}

/** points of the line between two places */
const STEPS = 12;
/** about 50 m: two stops closer than this are one place */
const SAME_PLACE = 5e-4;
/** more marks would cover one another */
const MOST_MARKS = 14;
/** where a number may stand on its day's way, the best place first */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** of the route's width: numbers closer than this would cover one another */
const APART = 0.075;

export const isSamePlace = (a: LngLat, b: LngLat): boolean =>
  Math.abs(a.lat - b.lat) < SAME_PLACE && Math.abs(a.lng - b.lng) < SAME_PLACE;

/** Whether it ends where it began. */
export function isLoop(route: readonly LngLat[]): boolean {
  const [first, last] = [route[0], route.at(-1)];
  return route.length > 2 && !!first && !!last && isSamePlace(first, last);
}

/** One leg a day, each from where the day before ended. */
export function routeLegs<Place extends RoutePlace>(route: readonly Place[]): RouteLeg<Place>[] {
  const bends = bendsOf(route);
  const legs: RouteLeg<Place>[] = [];
  for (const [index, place] of route.entries()) {
    const leg = legs.at(-1);
    const before = route[index - 1];
    const bend = bends[index - 1] ?? [];
    if (leg?.day === place.day) {
      legs[legs.length - 1] = { ...leg, places: [...leg.places, place], line: [...leg.line, ...bend] };
    } else if (before) {
      legs.push({ day: place.day, places: [before, place], line: [before, ...bend].map(onlyAt) });
    } else {
      legs.push({ day: place.day, places: [place], line: [onlyAt(place)] });
    }
  }
  return legs;
}

const onlyAt = ({ lng, lat }: LngLat): LngLat => ({ lng, lat });

/** What lies between each place and the next, the next one included. */
function bendsOf(route: readonly LngLat[]): LngLat[][] {
  const squeeze = Math.cos(((route[0]?.lat ?? 0) * Math.PI) / 180);
  const flat = route.map(({ lng, lat }) => ({ x: lng * squeeze, y: lat }));
  const isClosed = isLoop(route);
  const at = (index: number) => flat[Math.min(Math.max(index, 0), flat.length - 1)] ?? { x: 0, y: 0 };
  // a loop goes through its start as softly as through any other place
  const beforeFirst = isClosed ? at(flat.length - 2) : at(0);
  const afterLast = isClosed ? at(1) : at(flat.length - 1);
  const directions = flat.map((_, index) => {
    const from = index === 0 ? beforeFirst : at(index - 1);
    const to = index === flat.length - 1 ? afterLast : at(index + 1);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length < 1e-9 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  });
  return flat.slice(1).map((to, index) => {
    const from = at(index);
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const [out, into] = [directions[index], directions[index + 1]];
    if (!out || !into) return [];
    const [a, b] = [
      { x: from.x + out.x * reach, y: from.y + out.y * reach },
      { x: to.x - into.x * reach, y: to.y - into.y * reach },
    ];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = (step + 1) / STEPS;
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return {
        lng: (p * from.x + q * a.x + r * b.x + s * to.x) / squeeze,
        lat: p * from.y + q * a.y + r * b.y + s * to.y,
      };
    });
  });
}

/** The place at a share of a line's length, 0 to 1. */
export function placeAlong(line: readonly LngLat[], share: number): LngLat | undefined {
  const squeeze = Math.cos(((line[0]?.lat ?? 0) * Math.PI) / 180);
  const lengths = line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return Math.hypot((to.lng - from.lng) * squeeze, to.lat - from.lat);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(Math.max(share, 0), 1);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (!from || !to) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { lng: from.lng + (to.lng - from.lng) * part, lat: from.lat + (to.lat - from.lat) * part };
    }
    left -= length;
  }
  return line.at(-1);
}

/** Where a day leads: where it ends, or the furthest place of a day out and back. */
function goalOf<Place extends RoutePlace>({ places }: RouteLeg<Place>): Place {
  const [from] = places;
  const to = places.at(-1) ?? from;
  return isSamePlace(from, to) ? (places[Math.floor(places.length / 2)] ?? to) : to;
}

const daily = <Part>(all: readonly Part[], most = MOST_MARKS): Part[] => {
  const step = Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
};

const spanOf = (route: readonly LngLat[], axis: keyof LngLat): number => {
  const all = route.map((place) => place[axis]);
  return Math.max(...all) - Math.min(...all);
};

/** The place on a day's way for its number: its middle, or beside it where another day's number stands. */
function freePlace(line: readonly LngLat[], taken: readonly LngLat[], apart: number): LngLat | undefined {
  const places = SHARES.flatMap((share) => placeAlong(line, share) ?? []);
  const room = ({ lng, lat }: LngLat) => Math.min(...taken.map((one) => Math.hypot(one.lng - lng, one.lat - lat)));
  return places.find((place) => room(place) > apart) ?? places.toSorted((a, b) => room(b) - room(a))[0];
}

/**
 * What is marked on a route, in its order: where it begins, each day by its number, where it ends; a loop ends in its start. Of a tour of
 * many days every other day, or every third.
 */
export function routeMarks(route: readonly RoutePlace[]): RouteMark[] {
  const [first] = route;
  const last = route.at(-1);
  if (!first || !last) return [];
  const legs = routeLegs(route).filter(({ line }) => line.some((point) => !isSamePlace(point, line[0] ?? point)));
  const apart = APART * Math.max(spanOf(route, 'lng'), spanOf(route, 'lat'));
  const days: RouteMark[] = [];
  for (const leg of daily(legs)) {
    const { name, name_language } = goalOf(leg);
    const place = freePlace(leg.line, [first, ...days], apart);
    days.push({ ...first, ...place, name, name_language, day: leg.day, kind: 'day' });
  }
  const ends: RouteMark[] = isLoop(route) || legs.length === 0 ? [] : [{ ...last, kind: 'end' }];
  return [{ ...first, kind: 'start' }, ...days, ...ends];
}
