import { latOf, lngOf } from '../../domain/mercator.ts';
import { type Heights, loadHeights, rowAt } from './heights.ts';

/** side of a tile, px */
export const TILE = 256;
/** from here on a step of the heights is wider than the eye forgives */
const DRAWN_FROM = 6;
/** of the folds that are drawn between the measured heights: the widest, degrees, and how many of half the width follow */
const WIDEST = 0.16;
const FOLDS = 5;
/** of the roughness of the ground around */
const DRAWN_HEIGHT = 0.2;

/** A number from 0 to 1 that belongs to a corner of a grid. */
function corner(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = corner(column, row) * (1 - u) + corner(column + 1, row) * u;
  const bottom = corner(column, row + 1) * (1 - u) + corner(column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
}

/**
 * Ridges and valleys between heights that are known every ten kilometres only. They are DRAWN, not measured: the same for everybody at the
 * same place, as high as the ground around is rough, and no height in words is ever taken from them. The map says so.
 * @returns -1 to 1
 */
export function drawnFold(lng: number, lat: number, folds = FOLDS): number {
  let sum = 0;
  let share = 0.5;
  let step = WIDEST;
  // turned, or the grid of the noise would run along meridians
  const [x, y] = [lng * 0.8 - lat * 0.6, lng * 0.6 + lat * 0.8];
  for (let fold = 0; fold < folds; fold++) {
    const ridge = 1 - Math.abs(2 * noise(x / step + fold * 17, y / step - fold * 9) - 1);
    sum += share * (2 * ridge * ridge - 0.93);
    share /= 2;
    step /= 2;
  }
  return sum;
}

/** Metres at each pixel of a tile of the Web Mercator plane. */
export function tileHeights({ metres, rough }: Heights, z: number, x: number, y: number): Float32Array {
  const tiles = 2 ** z;
  const folds = Math.min(Math.max(z - DRAWN_FROM + 1, 0), FOLDS);
  const out = new Float32Array(TILE * TILE);
  for (let down = 0; down < TILE; down++) {
    const lat = latOf((y + (down + 0.5) / TILE) / tiles);
    const [ground, folded] = [rowAt(metres, lat), rowAt(rough, lat)];
    for (let across = 0; across < TILE; across++) {
      const lng = lngOf((x + (across + 0.5) / TILE) / tiles);
      const height = ground.at(lng);
      const fold = folds > 0 && height > 20 ? folded.at(lng) * DRAWN_HEIGHT * drawnFold(lng, lat, folds) : 0;
      out[down * TILE + across] = Math.max(height + fold, 0);
    }
  }
  return out;
}

/** Heights as the map reads them: red and green hold metres, blue parts of one (`terrarium`). */
function pixelsOf(heights: Float32Array): ImageData {
  const image = new ImageData(TILE, TILE);
  for (const [at, metres] of heights.entries()) {
    const value = metres + 32_768;
    image.data[at * 4] = value >> 8;
    image.data[at * 4 + 1] = value & 255;
    image.data[at * 4 + 2] = (value - Math.floor(value)) * 256;
    image.data[at * 4 + 3] = 255;
  }
  return image;
}

const NAME = /(\d+)\/(\d+)\/(\d+)$/;

/** A tile by its address, `relief://6/45/23`. Flat where the heights cannot be had: a map without relief is a map. */
export async function reliefTile({ url }: { url: string }): Promise<{ data: ImageBitmap }> {
  const [z = 0, x = 0, y = 0] = (NAME.exec(url)?.slice(1) ?? []).map(Number);
  const heights = await loadHeights().then(
    (loaded) => tileHeights(loaded, z, x, y),
    () => new Float32Array(TILE * TILE),
  );
  return {
    data: await createImageBitmap(pixelsOf(heights), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }),
  };
}
