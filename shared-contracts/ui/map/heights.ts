/** Heights of the world in steps of ten kilometres, as the map draws them. NASA's Blue Marble; ui/map/data, decision 43. */

/** what generate-map-data.ts cut out of the picture of the world */
const GRID = { width: 2048, height: 819, firstRow: 34, rowsOfWorld: 1024 } as const;

export interface Heights {
  /** metres, west to east in rows from north to south */
  metres: Float32Array;
  /** how far the ground goes up and down within a few steps, metres */
  rough: Float32Array;
}

/** The picture's grey is a little lighter than even: lakes of known heights (Titicaca 3812 m, Issyk-Kul 1607 m) make it this curve. */
const metresOf = (grey: number): number => (grey < 2 ? 0 : grey * (17 + 0.035 * grey));

export function heightsOf(grey: ArrayLike<number>, stride = 1): Heights {
  const { width, height } = GRID;
  const metres = Float32Array.from({ length: width * height }, (_, at) => metresOf(grey[at * stride] ?? 0));
  const rough = metres.map((here, at) => {
    const [left, right] = [metres[at - 2] ?? here, metres[at + 2] ?? here];
    const [up, down] = [metres[at - 2 * width] ?? here, metres[at + 2 * width] ?? here];
    return Math.max(left, right, up, down, here) - Math.min(left, right, up, down, here);
  });
  return { metres, rough };
}

let loading: Promise<Heights> | undefined;

/** Once a page. @throws where the browser keeps pixels from pages, or the file cannot be had; the next call tries again */
export function loadHeights(): Promise<Heights> {
  loading ??= readHeights().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function readHeights(): Promise<Heights> {
  const answer = await fetch(new URL('./data/relief.webp', import.meta.url));
  if (!answer.ok) throw new Error(`heights: ${answer.status}`);
  const picture = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' });
  const { width, height } = GRID;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('heights: no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  // a browser that guards against fingerprints answers with noise: the middle of the Pacific would have mountains
  const pacific = data[4 * (400 * width + 150)];
  if (pacific !== undefined && pacific > 3) throw new Error('heights: pixels are not what was drawn');
  return heightsOf(data, 4);
}

/** Weights of four neighbours for a soft surface through a grid (a uniform cubic B-spline). */
function weights(t: number): [number, number, number, number] {
  return [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6, t ** 3 / 6];
}

export interface Row {
  /** at a longitude, degrees */
  at: (lng: number) => number;
}

/** A parallel through a grid of heights. */
export function rowAt(grid: Float32Array, lat: number): Row {
  const { width, height, firstRow, rowsOfWorld } = GRID;
  const y = ((90 - lat) / 180) * rowsOfWorld - firstRow - 0.5;
  const top = Math.floor(y);
  const down = weights(y - top);
  const row = new Float32Array(width);
  for (let part = 0; part < 4; part++) {
    const from = Math.min(Math.max(top - 1 + part, 0), height - 1) * width;
    const share = down[part] ?? 0;
    for (let column = 0; column < width; column++)
      row[column] = (row[column] ?? 0) + share * (grid[from + column] ?? 0);
  }
  return {
    at(lng) {
      const x = ((lng + 180) / 360) * width - 0.5;
      const left = Math.floor(x);
      const [a, b, c, d] = weights(x - left);
      const value = (step: number) => row[(((left + step) % width) + width) % width] ?? 0;
      return a * value(-1) + b * value(0) + c * value(1) + d * value(2);
    },
  };
}
