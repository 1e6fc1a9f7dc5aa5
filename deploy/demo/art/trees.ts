import { createRandom, type Random } from '@cairn/shared-contracts/testing/random';
import { mix, tinted } from './colour.ts';
import { type Curve, d, type Point, polygon, reversed } from './geometry.ts';
import { path } from './markup.ts';
import { createNoise } from './noise.ts';
import { lerp } from './numbers.ts';
import { HEIGHT, type Scene } from './scene.ts';

export interface TreelineOptions {
  readonly depth: number;
  readonly shortest: number;
  readonly tallest: number;
  /** Share of the line that stays open. */
  readonly gap: number;
  readonly colour?: string | undefined;
  readonly density?: number;
  readonly seed?: string;
  /** How deep the trunks stand below the curve. */
  readonly sink?: number;
}

/** Conifers along a curve: simple darts far away, drawn branches from 26 units up. */
export function treeline(scene: Scene, curve: Curve, options: TreelineOptions): void {
  const { depth, shortest, tallest, gap, colour, density = 1, seed = 't', sink = 3 } = options;
  const random = createRandom(scene.seed + seed);
  const noise = createNoise(`${scene.seed}${seed}n`);
  let bodies = '';
  let highlights = '';
  let x = -820;
  while (x < 820) {
    const vigour = noise(x / 150, 3);
    x += ((random.between(0.28, 0.6) * shortest) / density) * (vigour < gap + 0.2 ? 1.5 : 1);
    if (noise(x / 95 + 40, 2) < gap) continue;
    const h = lerp(shortest, tallest, random() ** 1.3) * (0.6 + vigour * 0.75);
    const w = h * random.between(0.28, 0.4);
    const y = curve(x) + sink;
    if (h < 26) bodies += dart(x, y, w, h);
    else {
      const tree = conifer(scene, random, x, y, h, w * 1.15);
      bodies += tree.body;
      highlights += tree.highlight;
    }
  }
  const fill = colour ?? scene.lit(scene.material.tree, depth);
  const sunlit = mix(fill, tinted(scene.material.ground, scene.light.tint), 0.42);
  scene.paint(path(bodies, { fill }), highlights && path(highlights, { fill: sunlit, opacity: '.5' }));
}

const dart = (x: number, y: number, w: number, h: number) =>
  d`M${x - w / 2} ${y}L${x - w * 0.2} ${y - h * 0.55}L${x} ${y - h}L${x + w * 0.22} ${y - h * 0.5}L${x + w / 2} ${y}Z`;

interface Conifer {
  readonly body: string;
  readonly highlight: string;
}

function conifer(scene: Scene, random: Random, x: number, y: number, h: number, w: number): Conifer {
  const tiers = Math.max(4, Math.round(h / 8.5));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers;
    const tierY = y - h * (1 - t * 0.93);
    const reach = () => w * 0.5 * t ** 0.82 * random.between(0.78, 1.12);
    const toLeft = reach();
    left.push([x - toLeft, tierY + random.between(0, h * 0.018)], [x - toLeft * 0.5, tierY - h * 0.012]);
    const toRight = reach();
    right.push([x + toRight, tierY + random.between(0, h * 0.018)], [x + toRight * 0.5, tierY - h * 0.012]);
  }
  const trunk = Math.max(0.8, w * 0.05);
  const tip: Point = [x, y - h * 1.03];
  const foot: Point[] = [
    [x + trunk, y - h * 0.06],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - h * 0.06],
  ];
  const body = polygon([tip, ...right, ...foot, ...reversed(left)]);
  const litEdge = (scene.sunSide < 0 ? left : right).map(([px, py]): Point => [lerp(x, px, 0.96), py]);
  const highlight = polygon([tip, ...litEdge, [x + scene.sunSide * w * 0.06, y - h * 0.08]]);
  return { body, highlight };
}

export interface BroadleafOptions {
  readonly depth: number;
  readonly smallest: number;
  readonly largest: number;
  readonly density?: number;
  readonly gap?: number;
}

/** Round crowns along a curve. */
export function broadleaves(scene: Scene, curve: Curve, options: BroadleafOptions): void {
  const { depth, smallest, largest, density = 1, gap = 0 } = options;
  const random = createRandom(`${scene.seed}b`);
  const noise = createNoise(`${scene.seed}b`);
  const s = scene.sunSide;
  let crowns = '';
  let highlights = '';
  let x = -820;
  while (x < 820) {
    const r = random.between(smallest, largest) * (0.6 + noise(x / 120, 2) * 0.8);
    x += (r * random.between(0.5, 1)) / density;
    if (noise(x / 110 + 9, 2) < gap) continue;
    const y = curve(x) + 2 - r * 0.35;
    crowns += d`M${x - r} ${y}A${r} ${r * 0.92} 0 1 1 ${x + r} ${y}`;
    crowns += d`L${x + r * 0.8} ${y + r * 1.3}L${x - r * 0.8} ${y + r * 1.3}Z`;
    const tip = d`${x + s * r * 0.75} ${y - r * 0.25}`;
    highlights += d`M${tip}A${r * 0.62} ${r * 0.55} 0 0 ${s < 0 ? 1 : 0} ${x + s * r * 0.05} ${y - r * 0.82}`;
    highlights += d`Q${x + s * r * 0.2} ${y - r * 0.3} ${tip}Z`;
  }
  const colour = scene.lit(scene.material.tree, depth);
  const stops = [
    [0, colour],
    [1, mix(colour, scene.light.shadow, 0.25)],
  ] as const;
  const middle = curve(0);
  scene.paint(
    path(crowns, { fill: scene.gradient(stops, 0, middle - largest * 2, 0, middle + largest * 2) }),
    path(highlights, { fill: mix(colour, scene.lit(scene.material.ground, depth), 0.75), opacity: '.55' }),
  );
}

/** Dark conifers at one edge of the picture, so that the eye stays inside. */
export function frame(scene: Scene, side: number, height: number, count = 4, seed = 'fr'): void {
  const random = createRandom(scene.seed + seed + side);
  const edge = Math.min(scene.width / 2, 620);
  let bodies = '';
  let highlights = '';
  for (let i = 0; i < count; i++) {
    const x = side * (edge - random.between(-20, 30) - i * random.between(24, 46));
    const h = height * random.between(0.55, 1) * (1 - i * 0.13);
    const tree = conifer(scene, random, x, HEIGHT + 10 + random.between(0, 14), h, h * random.between(0.3, 0.38));
    bodies += tree.body;
    highlights += tree.highlight;
  }
  const fill = mix(scene.lit(scene.material.tree, 1), '#0c1a18', 0.42);
  const sunlit = mix(fill, scene.lit(scene.material.ground, 1), 0.45);
  scene.paint(path(bodies, { fill }), path(highlights, { fill: sunlit, opacity: '.38' }));
}
