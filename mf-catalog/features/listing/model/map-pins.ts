import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { TourPin } from '@cairn/shared-contracts/api/tours-map.schema';
import { type GeoBox, planeX, planeY, WORLD_PX } from '@cairn/shared-contracts/domain/mercator';

/** What stands on the map: a pin of the api, or several that would lie over one another. */
export interface Pin {
  /** of the tour that stands first: every tour is in one pin only */
  id: string;
  /** the first tour of each of its parts */
  ids: number[];
  count: number;
  /** of a single tour */
  name: string | undefined;
  /** the lowest, minor units */
  price: number;
  lat: number;
  lng: number;
  /** around its tours */
  box: GeoBox;
  parts: readonly TourPin[];
}

export interface Size {
  width: number;
  height: number;
}

/** What a pin with its price takes on the screen, px, with a little air. */
export const PIN: Size = { width: 88, height: 50 };
/** as close as the map goes to a pin that is pressed (ui/map) */
const CLOSEST_ZOOM = 12;
/** the closest zoom that a map begins with (ui/map) */
const FIT_ZOOM = 8.5;
/** the api rounds places to five decimals */
const SAME_PLACE = 2e-5;

export const boxOf = ({ box, lat, lng }: TourPin): GeoBox => box ?? { west: lng, east: lng, south: lat, north: lat };

const around = (a: GeoBox, b: GeoBox): GeoBox => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});

/**
 * Parts of the world's side that one pixel is, on a map that shows just this box, no closer than a map begins with.
 * @param most the most that one pixel can be
 */
export function fittingScale(
  { west, south, east, north }: GeoBox,
  { width, height }: Size,
  most = Number.POSITIVE_INFINITY,
): number {
  const across = (planeX(east) - planeX(west)) / width;
  const down = (planeY(south) - planeY(north)) / height;
  return Math.min(Math.max(across, down, 1 / (WORLD_PX * 2 ** FIT_ZOOM)), most);
}

/** Parts of the world's side that one pixel is, on a map of this width that shows these bounds. */
export const scaleIn = ({ west, east }: GeoBox, width: number): number => (east - west) / 360 / width;

interface Placed {
  part: TourPin;
  x: number;
  y: number;
}

const isOver = (a: Placed, b: Placed, scale: number): boolean =>
  Math.abs(a.x - b.x) < PIN.width * scale && Math.abs(a.y - b.y) < PIN.height * scale;

/**
 * Pins that would lie over one another become one, in the order of their first tours. It stands where most of its tours are and does not
 * move as it takes more in: a chain of neighbours would else end as one pin for half the world.
 * @param scale of the map: parts of the world's side that one pixel is
 */
export function groupPins(parts: readonly TourPin[], scale: number): Pin[] {
  const free = new Set(parts.map((part): Placed => ({ part, x: planeX(part.lng), y: planeY(part.lat) })));
  const order = new Map(parts.map((part, at) => [part, at]));
  const largestFirst = [...free].sort((a, b) => b.part.count - a.part.count);
  const pins = largestFirst.flatMap((middle) => {
    if (!free.has(middle)) return [];
    const near = [...free].filter((other) => other === middle || isOver(middle, other, scale));
    for (const one of near) free.delete(one);
    return toPin(
      middle.part,
      near.map(({ part }) => part),
    );
  });
  return pins.sort((a, b) => orderOf(a) - orderOf(b));

  function orderOf({ parts: [first] }: Pin): number {
    return (first && order.get(first)) ?? 0;
  }
}

function toPin({ lat, lng }: TourPin, parts: readonly TourPin[]): Pin[] {
  const [first, ...others] = parts;
  if (!first) return [];
  return [
    {
      id: String(first.id),
      ids: parts.map(({ id }) => id),
      count: parts.reduce((sum, { count }) => sum + count, 0),
      name: others.length === 0 ? first.name : undefined,
      price: Math.min(...parts.map(({ price }) => price)),
      lat,
      lng,
      box: parts.map(boxOf).reduce(around),
      parts,
    },
  ];
}

/** Whether coming closer shows its tours apart. */
export function canPart({ count, box }: Pin): boolean {
  const px = WORLD_PX * 2 ** CLOSEST_ZOOM;
  const [width, height] = [planeX(box.east) - planeX(box.west), planeY(box.south) - planeY(box.north)];
  return count > 1 && (width * px >= PIN.width || height * px >= PIN.height);
}

type Standing = Pick<TourCard, 'id' | 'lat' | 'lng'>;

function holds(part: TourPin, { id, lat, lng }: Standing): boolean {
  if (part.count === 1) return part.id === id;
  const { west, south, east, north } = boxOf(part);
  return lng > west - SAME_PLACE && lng < east + SAME_PLACE && lat > south - SAME_PLACE && lat < north + SAME_PLACE;
}

/** The pin that stands for a tour. */
export const pinOf = (pins: readonly Pin[], tour: Standing | undefined): Pin | undefined =>
  tour && pins.find(({ parts }) => parts.some((part) => holds(part, tour)));

/** Tours of the page that the pin stands for. */
export const toursAt = <T extends Standing>(pin: Pin | undefined, tours: readonly T[]): T[] =>
  tours.filter((tour) => pin?.parts.some((part) => holds(part, tour)));

/** The page's own tours, for a map whose api cannot be reached. */
export const pinsOfPage = (tours: readonly TourCard[]): TourPin[] =>
  tours.flatMap(({ id, name, price, lat, lng }) => (price === null ? [] : [{ id, count: 1, name, price, lat, lng }]));
