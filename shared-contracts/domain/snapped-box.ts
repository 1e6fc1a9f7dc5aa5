import type { GeoBox } from './mercator.ts';

/** A box around a box on a grid as wide as it: after a small move it is the same, so that nothing new is asked for. */
export function snappedBox({ west, south, east, north }: GeoBox): GeoBox {
  const step = 2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, 1 / 64)) - 1);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return { west: down(west), south: Math.max(down(south), -90), east: up(east), north: Math.min(up(north), 90) };
}
