import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { MapBounds } from '@cairn/shared-contracts/ui/map';

/** A tour with the place where it starts. */
export interface PlacedTour {
  tour: TourCard;
  lat: number;
  lng: number;
}

/** One pin: a tour, or several whose pins would lie over one another. */
export interface Pin {
  /** ids of its tours, joined by dashes */
  id: string;
  tours: PlacedTour[];
  lat: number;
  lng: number;
}

/** What a pin with its price takes on the screen, px, with a little air. */
const PIN = { width: 84, height: 44 };
/** Side of the world at zoom 0, px, and the closest zoom that a map begins with (ui/map). */
const WORLD_PX = 512;
const CLOSEST_ZOOM = 8.5;

export const placedTours = (tours: readonly TourCard[]): PlacedTour[] =>
  tours.map((tour) => ({ tour, lat: tour.lat, lng: tour.lng }));

const mercatorY = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Parts of the world's side that one pixel is, when a map of this size shows all of these. */
function scaleOf(tours: readonly PlacedTour[], { width, height }: { width: number; height: number }): number {
  const xs = tours.map(({ lng }) => lng / 360);
  const ys = tours.map(({ lat }) => mercatorY(lat));
  const across = (Math.max(...xs) - Math.min(...xs)) / width;
  const down = (Math.max(...ys) - Math.min(...ys)) / height;
  return Math.max(across, down, 1 / (WORLD_PX * 2 ** CLOSEST_ZOOM));
}

/** Parts of the world's side that one pixel is, on a map of this width that shows these bounds. */
export const scaleIn = ({ west, east }: MapBounds, width: number): number => (east - west) / 360 / width;

/**
 * Pins for a map. Tours whose pins would lie over one another share one, which stands between them; the order of the tours is kept.
 * @param size of the map, px, less its margins
 * @param shown scale of the map as somebody has set it; without it the map shows all of the tours
 */
export function groupPins(
  tours: readonly PlacedTour[],
  size: { width: number; height: number },
  shown?: number | undefined,
): Pin[] {
  if (tours.length === 0) return [];
  const scale = shown ?? scaleOf(tours, size);
  const groups: PlacedTour[][] = [];
  for (const one of tours) {
    const near = groups.find((group) => {
      const at = middleOf(group);
      const x = Math.abs(at.lng - one.lng) / 360 / scale;
      const y = Math.abs(mercatorY(at.lat) - mercatorY(one.lat)) / scale;
      return x < PIN.width && y < PIN.height;
    });
    if (near) near.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => ({ id: group.map(({ tour }) => tour.id).join('-'), tours: group, ...middleOf(group) }));
}

function middleOf(group: readonly PlacedTour[]): { lat: number; lng: number } {
  const mean = (of: (one: PlacedTour) => number) => group.reduce((sum, one) => sum + of(one), 0) / group.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** The pin that stands for a tour. */
export const pinOf = (pins: readonly Pin[], tourId: number | null): Pin | undefined =>
  pins.find(({ tours }) => tours.some(({ tour }) => tour.id === tourId));
