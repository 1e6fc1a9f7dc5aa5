import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { type Curve, d } from './geometry.ts';
import { path } from './markup.ts';
import { createNoise } from './noise.ts';
import { lerp } from './numbers.ts';
import type { Scene } from './scene.ts';

interface ShrubOptions {
  readonly seed: string;
  readonly radius?: number;
}

export function shrubs(
  scene: Scene,
  curve: Curve,
  y0: number,
  y1: number,
  count: number,
  { seed, radius = 9 }: ShrubOptions,
): void {
  const random = createRandom(scene.seed + seed);
  const items: (readonly [x: number, y: number, r: number])[] = [];
  for (let i = 0; i < count; i++) {
    const x = random.between(-790, 790);
    const t = random();
    items.push([x, curve(x) + lerp(y0, y1, t * t), radius * (0.35 + t * 0.9) * random.between(0.6, 1.2)]);
  }
  items.sort((a, b) => a[1] - b[1]);
  const fill = scene.lit(scene.material.tree, 0.95);
  const sunlit = mix(fill, scene.lit(scene.material.ground, 1), 0.45);
  const s = scene.sunSide;
  const markup = items.map(([x, y, q]) => {
    const bush =
      d`M${x - q} ${y}Q${x - q * 1.2} ${y - q * 0.8} ${x - q * 0.4} ${y - q * 0.9}` +
      d`Q${x + q * 0.2} ${y - q * 1.4} ${x + q * 0.6} ${y - q * 0.8}Q${x + q * 1.3} ${y - q * 0.6} ${x + q} ${y}Z`;
    const edge = d`${x + s * q * 0.9} ${y - q * 0.4}`;
    const light =
      d`M${edge}Q${x + s * q * 0.5} ${y - q * 1.1} ${x} ${y - q * 0.9}` +
      d`Q${x + s * q * 0.2} ${y - q * 0.5} ${edge}Z`;
    return path(bush, { fill }) + path(light, { fill: sunlit, opacity: '.7' });
  });
  scene.paint(markup.join(''));
}

export function grass(scene: Scene, y0: number, y1: number, count: number, stroke: string, length = 12): void {
  const random = createRandom(`${scene.seed}g`);
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = random() ** 0.7;
    const y = lerp(y0, y1, t);
    const x = random.between(-800, 800);
    const l = length * (0.35 + t) * random.between(0.6, 1.3);
    const bend = random.between(-0.4, 0.4);
    data += d`M${x} ${y}q${l * bend * 0.3} ${-l * 0.6} ${l * bend} ${-l}`;
  }
  const line = { 'stroke-width': '1.5', 'stroke-linecap': 'round', opacity: 0.8 };
  scene.paint(path(data, { fill: 'none', stroke, ...line }));
}

export function flowers(scene: Scene, y0: number, y1: number, count: number, colours: readonly string[]): void {
  const random = createRandom(`${scene.seed}fl`);
  const noise = createNoise(`${scene.seed}fl`);
  const petals = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const t = random() ** 0.8;
    const y = lerp(y0, y1, t);
    const x = random.between(-800, 800);
    // Flowers grow in patches.
    if (noise(x / 90 + y / 40, 2) < 0.45) continue;
    const r = lerp(0.8, 2.9, t) * random.between(0.7, 1.2);
    petals[i % colours.length] +=
      d`M${x} ${y}m${-r} 0a${r} ${r * 0.8} 0 1 0 ${2 * r} 0a${r} ${r * 0.8} 0 1 0 ${-2 * r} 0`;
  }
  for (const [i, colour] of colours.entries()) scene.paint(path(petals[i] ?? '', { fill: scene.lit(colour, 1) }));
}
