import { mix } from '../../colour.ts';
import { d, type Point, polygon, reversed, rough } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Scene } from '../../scene.ts';

/** A cape that ends at `x`; the sign of `length` says to which side it falls into the sea. */
export function headland(scene: Scene, x: number, length: number, top: number, base: number, depth: number): void {
  const { random, material, light, sunSide } = scene;
  const side = Math.sign(length);
  const reach = Math.abs(length);
  const inland = x - side * 900;
  const rim = rough(
    random,
    [
      [inland, top - random.between(0, 40)],
      [x - side * 260, top - random.between(10, 30)],
      [x - side * 90, top - random.between(-6, 10)],
      [x, top + random.between(4, 14)],
    ],
    0.05,
    12,
  );
  const face = rough(
    random,
    [
      [x, top + 10],
      [x + side * 8, lerp(top, base, 0.35)],
      [x + side * reach * 0.12, lerp(top, base, 0.7)],
      [x + side * reach * 0.22, base],
    ],
    0.12,
    9,
  );
  const sunny = scene.lit(material.rock, depth);
  const shade = scene.shaded(material.shade, depth);
  const inShade = side * sunSide < 0;
  const outline = polygon([...rim, ...face, [inland, base]]);
  let flutes = '';
  for (let i = 0; i < 26; i++) {
    const fx = x - side * random.between(-6, 560);
    const y0 = top + random.between(0, 0.4) * (base - top);
    const y1 = lerp(y0, base, random.between(0.4, 0.95));
    const w = random.between(5, 24) * (0.4 + depth);
    const flute: Point[] = [
      [fx, y0],
      [fx + side * w * 0.8, lerp(y0, y1, 0.5)],
      [fx + side * w, y1],
      [fx - side * w * 0.4, lerp(y0, y1, 0.7)],
    ];
    flutes += polygon(rough(random, flute, 0.12, 9));
  }
  let strata = '';
  for (let i = 0; i < 6; i++) {
    const y = lerp(top + 16, base, i / 6 + 0.04);
    strata += d`M${inland} ${y - 14}Q${x - side * 300} ${y + random.between(-8, 8)} ${x + side * reach * 0.06} ${y}`;
  }
  const turf = reversed(rim.map(([px, py]): Point => [px, py + random.between(10, 26) * (0.4 + depth)]));
  const surf: Point[] = [
    [inland, base - 3],
    [x + side * reach * 0.2, base - 3],
    [x + side * (reach * 0.26 + 10), base + 2],
    [inland, base + 5],
  ];
  const stratum = mix(sunny, scene.lit('#efe3c8', depth), 0.5);
  const veil = [
    [0, light.haze, 0],
    [0.4, light.haze, 0],
    [1, light.haze, lerp(0.75, 0.12, depth)],
  ] as const;
  scene.paint(
    path(outline, { fill: inShade ? shade : sunny }),
    path(flutes, { fill: inShade ? sunny : shade, opacity: inShade ? 0.22 : 0.42 }),
    path(strata, { fill: 'none', stroke: stratum, 'stroke-width': round1(1 + depth * 1.5), opacity: '.25' }),
    path(polygon([...rim, [x + side * 4, top + 20], ...turf]), { fill: scene.lit(material.ground, depth) }),
    path(polygon(surf), { fill: '#ffffff', opacity: '.6', filter: scene.blur(2, 1) }),
    path(outline, { fill: scene.gradient(veil, 0, top, 0, base) }),
  );
}
