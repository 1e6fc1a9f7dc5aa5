import { elementAt } from '@cairn/shared-contracts/testing/random';
import { type Point, polygon, reversed, rough, xAtHeight } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { lerp } from '../../numbers.ts';
import type { Scene } from '../../scene.ts';

interface KarstTower {
  readonly cx: number;
  readonly top: number;
  readonly base: number;
  readonly width: number;
  readonly depth: number;
}

/** A steep limestone hill, bushy at the edges, with bare cliffs. */
export function karstTower(scene: Scene, { cx, top, base, width: w, depth }: KarstTower): void {
  const { random, material, light } = scene;
  const h = base - top;
  const side = (direction: -1 | 1): Point[] => {
    const half = direction * (w * random.between(0.42, 0.58));
    return bushy(scene, depth, [
      [cx, top],
      [cx + half * 0.34, top + h * 0.05],
      [cx + half * 0.62, top + h * 0.2],
      [cx + half * 0.78, top + h * 0.48],
      [cx + half * random.between(0.85, 1), top + h * 0.78],
      [cx + half * 1.25, base],
    ]);
  };
  const left = side(-1);
  const right = side(1);
  const ridge = rough(
    random,
    [
      [cx, top],
      [cx + random.between(-0.1, 0.1) * w, top + h * 0.35],
      [cx + random.between(-0.12, 0.12) * w, top + h * 0.7],
      [cx + random.between(-0.1, 0.1) * w, base],
    ],
    0.16,
    8,
  );
  const [sunny, shady] = scene.sunSide < 0 ? [left, right] : [right, left];
  const outline = polygon([...reversed(left), ...right]);
  const veil = [
    [0, light.haze, 0],
    [0.35, light.haze, 0.05],
    [1, light.haze, lerp(0.95, 0.35, depth)],
  ] as const;
  let cliffs = '';
  for (let i = 0; i < 6; i++) {
    const y = top + h * random.between(0.2, 0.66);
    const wall = random.chance(0.7) ? sunny : shady;
    const x = lerp(xAtHeight(ridge, y), xAtHeight(wall, y), random.between(0.25, 0.8));
    const height = h * random.between(0.12, 0.3);
    const width = w * random.between(0.05, 0.12);
    const cliff: Point[] = [
      [x, y],
      [x + width, y + height * 0.2],
      [x + width * 0.7, y + height],
      [x - width * 0.4, y + height * 0.85],
      [x - width * 0.6, y + height * 0.3],
      [x, y],
    ];
    cliffs += polygon(rough(random, cliff, 0.12, 7));
  }
  scene.paint(
    path(outline, { fill: scene.lit(material.low, depth) }),
    path(polygon([...ridge, ...reversed(shady)]), { fill: scene.shaded(material.tree, depth) }),
    path(cliffs, { fill: scene.lit('#cfc3a8', depth), opacity: '.55' }),
    path(outline, { fill: scene.gradient(veil, 0, top, 0, base) }),
  );
}

/** A line broken into bushes a few units wide. */
function bushy({ random }: Scene, depth: number, control: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < control.length - 1; i++) {
    const a = elementAt(control, i);
    const b = elementAt(control, i + 1);
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const jitter = () => random.between(-3, 3) * (0.5 + depth);
      out.push([lerp(a[0], b[0], t) + jitter(), lerp(a[1], b[1], t) + jitter()]);
    }
  }
  out.push(elementAt(control, control.length - 1));
  return out;
}
