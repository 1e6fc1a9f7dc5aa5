import { createRandom } from '@cairn/shared-contracts/testing/random';
import { type Curve, d, type Point, polygon } from './geometry.ts';
import { path } from './markup.ts';
import { type MassifOptions, massif } from './massif.ts';
import { clamp } from './numbers.ts';
import { HEIGHT, REACH, type Scene } from './scene.ts';

export interface RangeOptions
  extends Pick<MassifOptions, 'depth' | 'snow' | 'rock' | 'shade' | 'jaggedness' | 'concavity'> {
  readonly count: number;
  readonly base: number;
  readonly lowest: number;
  readonly highest: number;
  /** Width of a mountain against its height. */
  readonly spread?: number;
  /** Where the main summit stands. */
  readonly mainX?: number;
}

/** A row of mountains, the highest painted first. */
export function range(scene: Scene, options: RangeOptions): void {
  const { count, base, lowest, highest, depth, snow, spread = 1, mainX, ...look } = options;
  const { random } = scene;
  const span = 1700;
  const peaks: [x: number, height: number][] = [];
  for (let i = 0; i < count; i++) {
    const x = -span / 2 + (span * (i + random.between(0.2, 0.8))) / count;
    peaks.push([x, random.between(lowest, highest)]);
  }
  if (mainX !== undefined) {
    peaks.sort((a, b) => Math.abs(a[0] - mainX) - Math.abs(b[0] - mainX));
    peaks[0] = [mainX, highest * 1.12];
  }
  peaks.sort((a, b) => b[1] - a[1]);
  for (const [x, height] of peaks) {
    const width = height * random.between(0.85, 1.25) * spread;
    const white = snow ? clamp(snow * (height / highest) + random.between(-0.05, 0.05), 0, 1.2) : 0;
    massif(scene, {
      ...{ cx: x, top: base - height, base: base + 4 },
      wl: width * random.between(0.8, 1.25),
      wr: width * random.between(0.8, 1.25),
      depth,
      snow: white > 0.08 ? white : 0,
      ...look,
      facets: depth < 0.15 ? 0.5 : 1,
    });
  }
}

/** Everything below a curve, from `upper` at its top to `lower`. */
export function hill(scene: Scene, curve: Curve, upper: string, lower: string, bottom = HEIGHT): void {
  const points: Point[] = [];
  for (let x = -REACH; x <= REACH; x += 14) points.push([x, curve(x)]);
  const top = Math.min(...points.map(([, y]) => y));
  const stops = [
    [0, upper],
    [1, lower],
  ] as const;
  const data = polygon([...points, [REACH, bottom], [-REACH, bottom]]);
  scene.paint(path(data, { fill: scene.gradient(stops, 0, top, 0, Math.min(bottom, top + 260)) }));
}

/** Soft bands of light that follow a slope: they give meadows and dunes their volume. */
export function folds(
  scene: Scene,
  curve: Curve,
  count: number,
  fill: string,
  opacity: number,
  { depth = 160, seed = 'f' }: { depth?: number; seed?: string } = {},
): void {
  const random = createRandom(scene.seed + seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-700, 700);
    const w = random.between(90, 300);
    const dy = random.between(14, depth);
    const t = random.between(5, 20) * (0.4 + dy / depth);
    const y = curve(x) + dy;
    const startY = curve(x - w) * 0.35 + y * 0.65;
    data += d`M${x - w} ${startY}Q${x - w * 0.2} ${y - t * 1.6} ${x + w} ${curve(x + w) * 0.35 + y * 0.65}`;
    data += d`Q${x} ${y + t} ${x - w} ${startY}Z`;
  }
  scene.paint(path(data, { fill, opacity, filter: scene.blur(5, 2.5) }));
}
