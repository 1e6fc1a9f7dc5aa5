import { createRandom, elementAt } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { type Point, reversed, smooth } from './geometry.ts';
import { path } from './markup.ts';
import { clamp, lerp } from './numbers.ts';
import { HEIGHT, type Scene } from './scene.ts';

export interface TrailOptions {
  readonly width: number;
  readonly sway: number;
  readonly colour?: string;
  readonly opacity?: number;
  /** Draw the shaded rim of a trodden path; rivers have none. */
  readonly rim?: boolean;
}

const STEPS = 30;

/** A path that narrows with distance, from the bottom edge at `xb` up to (x, y). Returns the place of a walker on it. */
export function trail(
  scene: Scene,
  x: number,
  y: number,
  xb: number,
  { width, sway, colour, opacity = 0.95, rim = true }: TrailOptions,
): (t: number) => Point {
  const random = createRandom(`${scene.seed}tr`);
  const { light } = scene;
  const bottom = HEIGHT + 6;
  const left: Point[] = [];
  const right: Point[] = [];
  const phase = random.between(0, 6);
  const turns = random.between(1.1, 1.9);
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const py = lerp(y, bottom, t ** 2.1);
    const swing = Math.sin(phase + t * Math.PI * 2 * turns) * sway * (0.12 + 0.88 * t);
    const px = lerp(x, xb, t ** 1.5) + swing * Math.sin(Math.PI * clamp(t * 1.04));
    const w = lerp(1.2, width, t ** 2.4);
    left.push([px - w / 2, py]);
    right.push([px + w / 2, py]);
  }
  const fillColour = colour ?? mix(scene.lit('#d9c49a', 0.97), scene.lit(scene.material.ground, 1), 0.18);
  const stops = [
    [0, mix(fillColour, light.haze, 0.3)],
    [1, fillColour],
  ] as const;
  const data = `${smooth(left)}L${smooth(reversed(right)).slice(1)}Z`;
  scene.paint(path(data, { fill: scene.gradient(stops, 0, y, 0, bottom), opacity }));
  if (rim) {
    const stroke = mix(fillColour, light.shadow, 0.6);
    const edge = smooth(scene.sunSide < 0 ? left : right);
    scene.paint(path(edge, { fill: 'none', stroke, 'stroke-width': '1.6', opacity: '.45' }));
  }
  return (t) => {
    const i = clamp(Math.round(t * STEPS), 0, STEPS);
    const onLeft = elementAt(left, i);
    return [(onLeft[0] + elementAt(right, i)[0]) / 2, onLeft[1]];
  };
}
