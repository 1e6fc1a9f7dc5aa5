import { createRandom, elementAt } from '@cairn/shared-contracts/testing/random';
import { d, type Point, polygon } from './geometry.ts';
import { element, path } from './markup.ts';
import { lerp, round1 } from './numbers.ts';
import type { Scene } from './scene.ts';

interface RockOptions {
  readonly largest: number;
  readonly rock?: string;
  readonly shade?: string;
}

/** Boulders between two heights, larger towards the viewer. */
export function rocks(
  scene: Scene,
  y0: number,
  y1: number,
  count: number,
  { largest, rock, shade }: RockOptions,
): void {
  const random = createRandom(`${scene.seed}rk`);
  const items: (readonly [x: number, y: number, size: number])[] = [];
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.2;
    items.push([random.between(-800, 800), lerp(y0, y1, t), lerp(4, largest, t) * random.between(0.5, 1.2)]);
  }
  items.sort((a, b) => a[1] - b[1]);
  const litFill = scene.lit(rock ?? scene.material.rock, 0.96);
  const shadeFill = scene.shaded(shade ?? scene.material.shade, 0.98);
  const markup = items.map(([x, y, size]) => {
    const corners = random.int(5, 7);
    const outline: Point[] = [];
    for (let i = 0; i <= corners; i++) {
      const angle = Math.PI * (1 - i / corners);
      const px = x + Math.cos(angle) * size * random.between(0.85, 1.1);
      outline.push([px, y - Math.sin(angle) * size * random.between(0.55, 0.8)]);
    }
    const fromLeft = scene.sunSide < 0;
    const split = Math.floor(corners / 2) + (fromLeft ? 1 : 0);
    const ridge = elementAt(outline, split);
    const dark: Point[] = fromLeft
      ? [ridge, ...outline.slice(split + 1), [x + size * 0.1, y + 1]]
      : [...outline.slice(0, split), ridge, [x - size * 0.1, y + 1]];
    return path(polygon(outline), { fill: litFill }) + path(polygon(dark), { fill: shadeFill, opacity: '.85' });
  });
  scene.paint(markup.join(''));
}

/** Offset and half size of each stone, from the lowest up. */
const STONES = [
  [0, 0, 1, 0.36],
  [0.05, -0.5, 0.8, 0.32],
  [-0.06, -0.94, 0.62, 0.28],
  [0.04, -1.32, 0.44, 0.22],
  [0, -1.62, 0.28, 0.17],
] as const;

/** The balanced stones that gave the product its name. */
export function cairn(scene: Scene, x: number, y: number, size: number): void {
  const fill = scene.lit(scene.material.rock, 0.98);
  const dark = scene.shaded(scene.material.shade, 0.98);
  const s = scene.sunSide;
  const foot = { cx: round1(x - s * size * 0.25), cy: round1(y + size * 0.18) };
  const shadow = { rx: round1(size * 1.2), ry: round1(size * 0.13), fill: '#0d1714', opacity: '.3' };
  const stones = STONES.map(([dx, dy, rx, ry]) => {
    const cx = x + dx * size;
    const cy = y + dy * size - size * 0.1;
    const w = rx * size;
    const h = ry * size;
    const stone =
      d`M${cx - w} ${cy + h * 0.1}Q${cx - w * 0.9} ${cy - h} ${cx - w * 0.1} ${cy - h}` +
      d`Q${cx + w * 0.95} ${cy - h * 0.9} ${cx + w} ${cy + h * 0.2}` +
      d`Q${cx + w * 0.7} ${cy + h} ${cx} ${cy + h * 0.9}Q${cx - w * 0.85} ${cy + h} ${cx - w} ${cy + h * 0.1}Z`;
    const start = d`${cx - s * w} ${cy + h * 0.15}`;
    const shade =
      d`M${start}Q${cx - s * w * 0.75} ${cy - h * 0.75} ${cx - s * w * 0.2} ${cy - h * 0.5}` +
      d`Q${cx - s * w * 0.1} ${cy + h * 0.5} ${cx + s * w * 0.5} ${cy + h * 0.85}` +
      d`Q${cx - s * w * 0.75} ${cy + h} ${start}Z`;
    return path(stone, { fill }) + path(shade, { fill: dark, opacity: '.8' });
  });
  scene.paint(element('ellipse', { ...foot, ...shadow }), ...stones);
}
