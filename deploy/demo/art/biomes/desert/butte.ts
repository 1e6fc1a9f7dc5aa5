import { elementAt } from '@cairn/shared-contracts/testing/random';
import { mix } from '../../colour.ts';
import { type Point, polygon, reversed, rough } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { lerp } from '../../numbers.ts';
import type { Scene } from '../../scene.ts';

interface Butte {
  readonly cx: number;
  readonly top: number;
  readonly base: number;
  readonly width: number;
  readonly depth: number;
}

/** A table mountain: a banded wall on a cone of scree. */
export function butte(scene: Scene, { cx, top, base, width: w, depth }: Butte): void {
  const { random, material, light, sunSide } = scene;
  const scree = (base - top) * random.between(0.28, 0.42);
  // Keeps the stream of random numbers where the first pictures had it.
  random();
  const wallFoot = base - scree;
  const wall = (side: -1 | 1): Point[] =>
    rough(
      random,
      [
        [cx + side * w * 0.5, top],
        [cx + side * w * (side < 0 ? 0.53 : 0.52), top + (wallFoot - top) * 0.5],
        [cx + side * w * 0.56, wallFoot],
      ],
      0.05,
      8,
    );
  const left = wall(-1);
  const right = wall(1);
  const rim = rough(
    random,
    [
      [cx - w * 0.5, top],
      [cx - w * 0.2, top - random.between(0, 6)],
      [cx + w * 0.15, top + random.between(-4, 6)],
      [cx + w * 0.5, top],
    ],
    0.05,
    10,
  );
  const sunny = scene.lit(material.rock, depth);
  const shade = scene.shaded(material.shade, depth);
  const footRight: Point = [cx + w * 0.62 + scree * 1.3, base];
  const footLeft: Point = [cx - w * 0.62 - scree * 1.3, base];
  const outline = polygon([...reversed(left), ...rim, ...right, footRight, footLeft]);
  const edgeX = cx - sunSide * w * random.between(0.02, 0.14);
  const shadyWall = sunSide < 0 ? right : left;
  const shadyFoot = sunSide < 0 ? footRight : footLeft;
  const edge = rough(
    random,
    [
      [edgeX, top - 1],
      [edgeX + random.between(-6, 6), top + (wallFoot - top) * 0.5],
      [edgeX + random.between(-8, 8), wallFoot],
      [edgeX + (shadyFoot[0] - cx) * 0.25, base],
    ],
    0.08,
    8,
  );
  const shadyFace = polygon([...edge, shadyFoot, ...reversed(shadyWall), [elementAt(shadyWall, 0)[0], top]]);
  const veil = [
    [0, light.haze, 0],
    [0.5, light.haze, 0],
    [1, light.haze, lerp(0.7, 0.2, depth)],
  ] as const;
  scene.paint(
    path(outline, { fill: sunny }),
    path(shadyFace, { fill: shade }),
    path(cracks(scene, cx, w, top, wallFoot), { fill: shade, opacity: '.5' }),
    path(bands(scene, cx, w, top, wallFoot), {
      fill: mix(sunny, scene.lit('#f0d0a0', depth), 0.5),
      opacity: '.3',
    }),
    path(gullies(scene, cx, w, wallFoot, base), { fill: shade, opacity: '.28' }),
    path(outline, { fill: scene.gradient(veil, 0, top, 0, base) }),
  );
}

function cracks({ random }: Scene, cx: number, w: number, top: number, foot: number): string {
  let data = '';
  for (let i = 0; i < w / 11; i++) {
    const x = cx - w * 0.48 + w * 0.96 * random();
    const y0 = top + random.between(2, (foot - top) * 0.3);
    const y1 = y0 + (foot - top) * random.between(0.35, 0.7);
    const width = random.between(2, 6);
    data += polygon([
      [x, y0],
      [x + width * 0.6, lerp(y0, y1, 0.5)],
      [x + width * 0.2, y1],
      [x - width * 0.5, lerp(y0, y1, 0.6)],
    ]);
  }
  return data;
}

function bands({ random }: Scene, cx: number, w: number, top: number, foot: number): string {
  let data = '';
  for (let i = 1; i < 5; i++) {
    const y = lerp(top, foot, i / 5 + random.between(-0.05, 0.05));
    data += polygon([
      [cx - w * 0.53, y],
      [cx - w * 0.1, y + random.between(-2, 2)],
      [cx + w * 0.53, y + random.between(-2, 2)],
      [cx + w * 0.54, y + random.between(2, 5)],
      [cx, y + random.between(2, 6)],
      [cx - w * 0.54, y + random.between(2, 5)],
    ]);
  }
  return data;
}

function gullies({ random }: Scene, cx: number, w: number, wallFoot: number, base: number): string {
  let data = '';
  for (let i = 0; i < w / 14; i++) {
    const x = cx + random.between(-0.6, 0.6) * w;
    const dx = (x - cx) * random.between(0.3, 0.6);
    data += polygon([
      [x, wallFoot - 2],
      [x + dx + 4, base],
      [x + dx - random.between(6, 16), base],
    ]);
  }
  return data;
}
