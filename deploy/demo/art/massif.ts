import { createRandom, type Random } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { above, d, last, type Point, polygon, reversed, rough, xAtHeight } from './geometry.ts';
import { path } from './markup.ts';
import { clamp, lerp } from './numbers.ts';
import type { Scene } from './scene.ts';

export interface MassifOptions {
  readonly cx: number;
  readonly top: number;
  readonly base: number;
  /** Widths of the foot to the left and the right of the summit. */
  readonly wl: number;
  readonly wr: number;
  readonly depth: number;
  /** Share of the height that is white; 0 for none. */
  readonly snow?: number | undefined;
  readonly rock?: string | undefined;
  readonly shade?: string | undefined;
  readonly jaggedness?: number | undefined;
  /** How hollow the flanks are: 0 straight, 0.75 a stratovolcano. */
  readonly concavity?: number | undefined;
  readonly crater?: number | undefined;
  /** Count of snow tongues down the flanks. */
  readonly streaks?: number | undefined;
  readonly facets?: number | undefined;
}

/** A mountain's outlines, and the ridge that parts its sunny from its shady face. */
interface Body {
  readonly scene: Scene;
  readonly random: Random;
  readonly top: number;
  readonly base: number;
  readonly height: number;
  readonly depth: number;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly ridge: readonly Point[];
  readonly sunny: readonly Point[];
  readonly shady: readonly Point[];
  readonly litColour: string;
  readonly shadeColour: string;
}

const between = (a: readonly Point[], b: readonly Point[]) => polygon([...a, ...reversed(b)]);

export function massif(scene: Scene, options: MassifOptions): void {
  const { cx, top, base, wl, wr, depth, snow = 0, crater = 0, streaks = 0, facets = 1 } = options;
  const { jaggedness = 0.16, concavity = 0.36, rock, shade } = options;
  const { random, sunSide } = scene;
  const height = base - top;
  const flank = (width: number, side: -1 | 1): Point[] => {
    const control: Point[] = [[cx + side * crater * width * 0.12, top + (crater ? random.between(0, 5) : 0)]];
    const steps = [random.between(0.1, 0.2), random.between(0.3, 0.45), random.between(0.58, 0.72)];
    for (const t of steps) {
      const out = t ** (1 / (1 - concavity * 0.62)) * width;
      const x = cx + side * (out + crater * width * 0.12 * (1 - t));
      const y = top + height * t;
      if (jaggedness > 0.05 && random.chance(0.45)) {
        control.push([x, y - height * random.between(0, 0.03)]);
        control.push([x + side * width * random.between(0.05, 0.09), y - height * random.between(-0.02, 0.025)]);
      } else control.push([x, y]);
    }
    control.push([cx + side * width, base]);
    return rough(random, control, jaggedness * 0.62, Math.max(6, height / 26));
  };
  const left = flank(wl, -1);
  const right = flank(wr, 1);
  const lean = random.between(-0.12, 0.12) * wl;
  const half = (wl + wr) * 0.5;
  const ridge = rough(
    random,
    [
      [cx, crater ? top + height * 0.03 : top],
      [cx + random.between(0.01, 0.05) * half * random.sign(), top + height * 0.13],
      [cx + random.between(-0.1, 0.1) * half, top + height * 0.3],
      [cx + random.between(-0.13, 0.13) * half + lean * 0.5, top + height * 0.52],
      [cx + random.between(-0.2, 0.2) * half + lean, top + height * 0.75],
      [cx + lean + random.between(-0.1, 0.1) * half, base],
    ],
    jaggedness * 0.95,
    Math.max(7, height / 20),
  );
  const body: Body = {
    ...{ scene, random, top, base, height, depth, left, right, ridge },
    sunny: sunSide < 0 ? left : right,
    shady: sunSide < 0 ? right : left,
    litColour: scene.lit(rock ?? scene.material.rock, depth),
    shadeColour: scene.shaded(shade ?? scene.material.shade, depth),
  };
  const outline = polygon([...reversed(left), ...right]);
  const { haze } = scene.light;
  const veil = [
    [0, haze, 0],
    [0.35, haze, 0],
    [1, haze, lerp(0.9, 0.28, depth)],
  ] as const;
  scene.paint(
    path(outline, { fill: body.litColour }),
    path(between(ridge, body.shady), { fill: body.shadeColour }),
    snow > 0 ? snowCap(body, snow) : '',
    facets ? ribs(body, facets, snow) : '',
    facets && depth > 0.4 && !crater ? spurs(body, cx, wl) : '',
    streaks ? snowStreaks(body, streaks) : '',
    path(outline, { fill: scene.gradient(veil, 0, top, 0, base) }),
  );
}

function snowCap({ scene, random, top, height, depth, ridge, sunny, shady }: Body, snow: number): string {
  const snowline = top + height * snow;
  const cap = (a: readonly Point[], b: readonly Point[]): string => {
    const y0 = snowline + random.between(-0.05, 0.05) * height;
    const y1 = snowline + random.between(-0.03, 0.06) * height;
    const upperA = above(a, y0);
    const upperB = above(b, y1);
    const from = last(upperA);
    const to = last(upperB);
    const width = Math.abs(from[0] - to[0]);
    const edge: Point[] = [];
    let t = random.between(0.03, 0.09);
    let up = random.chance(0.5);
    while (t < 0.97 && width > 10) {
      const envelope = 0.35 + Math.sin(Math.PI * t) * 0.75;
      const q = random();
      const drop = up ? -random.between(0, 0.05) : q < 0.3 ? random.between(0.07, 0.15) : random.between(0, 0.05);
      edge.push([lerp(from[0], to[0], t), lerp(y0, y1, t) + drop * height * envelope]);
      up = !up;
      t += random.between(0.022, 0.1) * Math.max(1, 60 / width);
    }
    const ragged = edge.length ? rough(random, [from, ...edge, to], 0.22, 6) : [];
    return polygon([...upperA, ...ragged, ...reversed(upperB)]);
  };
  const white = scene.lit(scene.material.snow, Math.max(depth, 0.25));
  const blue = mix(scene.shaded(scene.material.snow, depth), scene.light.shadow, 0.16);
  return path(cap(sunny, ridge), { fill: white }) + path(cap(ridge, shady), { fill: blue });
}

/** Ribs and couloirs: slivers of shade on the sunny face and of light on the shady one. */
function ribs(body: Body, facets: number, snow: number): string {
  const { scene, random, top, height, depth, ridge, sunny, shady, litColour, shadeColour } = body;
  const side = scene.sunSide;
  const count = Math.round(random.between(4, 7) * clamp(height / 230, 0.5, 1.35) * facets);
  let dark = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const t = random.between(0.06, 0.7);
    const y = top + height * t;
    const edge = random.chance(0.55) ? ridge : sunny;
    const x = xAtHeight(edge, y);
    const inward = edge === ridge ? side : -side;
    const length = height * random.between(0.16, 0.4) * (1.1 - t);
    const w = length * random.between(0.16, 0.34);
    const run = inward * random.between(0.25, 0.6) * length;
    const outer: Point[] = [
      [x, y],
      [x + run * 0.45 + w * 0.1 * inward, y + length * 0.5],
      [x + run, y + length],
    ];
    const a = rough(random, outer, 0.16, 7);
    const inner: Point[] = [
      [x, y],
      [x + run * 0.3 - w * 0.3 * inward, y + length * 0.45],
      [x + run - w * inward, y + length * random.between(0.75, 0.95)],
    ];
    dark += between(a, rough(random, inner, 0.16, 7));
  }
  for (let i = 0; i < count * 0.7; i++) {
    const t = random.between(0.05, 0.65);
    const y = top + height * t;
    // Keeps the stream of random numbers where the first pictures had it.
    random();
    const atRidge = xAtHeight(ridge, y);
    const atEdge = xAtHeight(shady, y);
    const x = random.chance(0.6) ? atRidge : lerp(atRidge, atEdge, random.between(0.3, 0.7));
    const length = height * random.between(0.14, 0.34) * (1.1 - t);
    const w = length * random.between(0.14, 0.28);
    const run = -side * random.between(0.2, 0.5) * length;
    const outer: Point[] = [
      [x, y],
      [x + run * 0.5, y + length * 0.5],
      [x + run, y + length],
    ];
    const a = rough(random, outer, 0.16, 7);
    const inner: Point[] = [
      [x, y],
      [x + run * 0.25 + side * w * 0.35, y + length * 0.5],
      [x + run + side * w, y + length * random.between(0.8, 1)],
    ];
    bright += between(a, rough(random, inner, 0.16, 7));
  }
  const brightFill = snow > 0.15 ? mix(litColour, scene.lit(scene.material.snow, depth), 0.5) : litColour;
  return (
    path(dark, { fill: shadeColour, opacity: snow > 0.5 ? 0.5 : 0.55 }) +
    path(bright, { fill: brightFill, opacity: '.4' })
  );
}

/** Spurs on the lower slopes: their own generator, so that old seeds keep their composition. */
function spurs(body: Body, cx: number, wl: number): string {
  const { scene, top, base, height, left, right, ridge, litColour, shadeColour } = body;
  const random = createRandom(`${scene.seed}spur${Math.round(cx)}${Math.round(top)}`);
  const litLeft = scene.sunSide < 0;
  const away = -scene.sunSide;
  let onLit = '';
  let onShade = '';
  const count = Math.round(random.between(9, 14) * clamp(height / 240, 0.6, 1.3));
  for (let i = 0; i < count; i++) {
    const t = random.between(0.34, 0.8);
    const y = top + height * t;
    const atRidge = xAtHeight(ridge, y);
    const x = lerp(xAtHeight(left, y), xAtHeight(right, y), random.between(0.08, 0.92));
    const length = height * random.between(0.1, 0.26) * (1.15 - t * 0.5);
    const w = length * random.between(0.14, 0.3);
    const out = ((x - cx) / Math.max(60, wl)) * length * 0.55;
    const down: Point[] = [
      [x, y],
      [x + out * 0.5 + away * w * 0.35, y + length * 0.5],
      [x + out + away * w, Math.min(base, y + length)],
    ];
    const back: Point[] = [
      [x + out + away * w * 0.1, Math.min(base, y + length * 0.92)],
      [x + out * 0.45 - away * w * 0.05, y + length * 0.46],
      [x, y],
    ];
    const spur = polygon([...rough(random, down, 0.14, 7), ...rough(random, back, 0.14, 7)]);
    if (litLeft ? x < atRidge : x > atRidge) onLit += spur;
    else onShade += spur;
  }
  return path(onLit, { fill: shadeColour, opacity: '.42' }) + path(onShade, { fill: litColour, opacity: '.26' });
}

/** Snow that stays in the gullies of a volcano. */
function snowStreaks({ scene, random, top, height, depth, left, right }: Body, count: number): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const start = random.between(0, 0.12);
    const across = random.between(-1, 1);
    const length = random.between(0.25, 0.75) * (1 - Math.abs(across) * 0.35);
    const pointAt = (t: number): Point => {
      const y = top + height * t;
      return [lerp(xAtHeight(left, y), xAtHeight(right, y), 0.5 + across * 0.47), y];
    };
    const a = pointAt(start + 0.015);
    const b = pointAt(start + length * 0.35);
    const c = pointAt(start + length * 0.7);
    const e = pointAt(start + length);
    const w = random.between(2, 6);
    data += d`M${a[0]} ${a[1]}L${b[0] - w} ${b[1]}L${c[0] - w * 0.5 + random.between(-3, 3)} ${c[1]}`;
    data += d`L${e[0]} ${e[1]}L${c[0] + w * 0.8} ${c[1] - 4}L${b[0] + w} ${b[1]}Z`;
  }
  return path(data, { fill: scene.lit(scene.material.snow, Math.max(depth, 0.3)), opacity: '.9' });
}
