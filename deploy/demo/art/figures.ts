import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import { element, group, path } from './markup.ts';
import { GEAR } from './materials.ts';
import { round1 } from './numbers.ts';
import type { Scene } from './scene.ts';

const JACKETS = ['#33414a', '#7a3b2e', '#2f5560', '#4a4f3a'] as const;

/** A walker with a rucksack and a pole; `index` tells members of one group apart by their colours. */
export function hiker(scene: Scene, x: number, y: number, height: number, facing = 1, index = 0): void {
  const key = hash(scene.seed);
  const gear = elementAt(GEAR, (key + index) % 5);
  const jacket = elementAt(JACKETS, (key + index * 3) % 4);
  const c = (base: string) => scene.lit(base, 0.97);
  const scale = height / 60;
  const transform = `translate(${round1(x)} ${round1(y)}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)})`;
  const shadow = { cx: -scene.sunSide * 9, cy: 0, rx: 17, ry: 2.6, fill: '#10201c', opacity: '.28' };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' };
  const limb = (data: string, base: string, width: number) =>
    path(data, { stroke: c(base), 'stroke-width': width, ...round });
  const cap = (data: string, base: string, width: number) =>
    path(data, { stroke: c(base), 'stroke-width': width, 'stroke-linecap': 'round' });
  const body = [
    element('ellipse', shadow),
    limb('M-3-27L-8-1M1-27L6-13L4-1', '#2d3438', 5.6),
    cap('M-10-1h5M2-1h6', '#4a3527', 3.4),
    path('M-6-47Q-1-51 4-47L5-26Q0-24-6-26Z', { fill: c(jacket) }),
    path('M-5-49Q-15-49-15-39V-30Q-15-26-9-26L-5-27Z', { fill: c(gear) }),
    cap('M-14.5-51.5h9', '#d9d2b8', 4.4),
    limb('M2-43L9-34L13-36', jacket, 4.2),
    path('M13-39L16 0', { stroke: c('#40484a'), 'stroke-width': 1.5 }),
    element('circle', { cx: 0.5, cy: -54, r: 5.2, fill: c('#d9a982') }),
    path('M-5-55A5.6 5.6 0 0 1 6-56L9-54.6L-5-53.5Z', { fill: c(gear) }),
  ];
  scene.paint(group({ transform }, body.join('')));
}
