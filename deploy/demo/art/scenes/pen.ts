import { mix } from '../colour.ts';
import { element, group, path } from '../markup.ts';
import { round1 } from '../numbers.ts';
import type { Scene } from '../scene.ts';

/** Where a subject stands: its foot, the height of its hundred units, and the side it looks to. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly facing?: -1 | 1;
}

/** Markup drawn in units of its own (a hundred to the height, feet at the origin, looking right), set down in the picture. */
export function stand({ x, y, size, facing = 1 }: Spot, markup: string): string {
  const scale = size / 100;
  return group(
    { transform: `translate(${round1(x)} ${round1(y)}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)})` },
    markup,
  );
}

/** Colours of things near the viewer, in the light and turned away from it. */
export interface Inks {
  readonly lit: (base: string) => string;
  readonly shade: (base: string) => string;
}

export function inks(scene: Scene, depth = 0.97): Inks {
  // at night a lamp or the moon keeps what the picture is about legible
  const lit = (base: string) => (scene.light.dark ? mix(scene.lit(base, depth), base, 0.45) : scene.lit(base, depth));
  return { lit, shade: (base) => mix(mix(lit(base), scene.light.shadow, 0.18), '#11161f', 0.3) };
}

export const fill = (data: string, colour: string, opacity?: number) => path(data, { fill: colour, opacity });

/** A stroke with round ends and joints: limbs, ropes, poles. */
export const line = (data: string, stroke: string, width: number, opacity?: number) =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });

export const dot = (cx: number, cy: number, r: number, colour: string, opacity?: number) =>
  element('circle', { cx: round1(cx), cy: round1(cy), r: round1(r), fill: colour, opacity });

export const oval = (cx: number, cy: number, rx: number, ry: number, colour: string, opacity?: number) =>
  element('ellipse', { cx: round1(cx), cy: round1(cy), rx: round1(rx), ry: round1(ry), fill: colour, opacity });

export const box = (x: number, y: number, width: number, height: number, colour: string, rx?: number) =>
  element('rect', { x: round1(x), y: round1(y), width: round1(width), height: round1(height), rx, fill: colour });

/** The shadow under something that stands; longer when the sun is low. */
export function groundShadow(scene: Scene, { x, y, size }: Spot, width: number): string {
  const long = scene.light.sunY > 0.42 ? 1.5 : 1;
  const half = (width * size * long) / 200;
  return oval(x - scene.sunSide * half * 0.45, y, half, Math.max(2, size * 0.025), '#10201c', 0.3);
}
