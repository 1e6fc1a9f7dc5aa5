import { clouds, cumulus, mist } from '../air.ts';
import { wave } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { hill, range } from '../terrain.ts';
import { treeline } from '../trees.ts';
import { aboveClouds } from './alpine/above-clouds.ts';
import { hut } from './alpine/hut.ts';
import { mountainLake } from './alpine/mountain-lake.ts';
import { pasture } from './alpine/pasture.ts';
import { spur } from './alpine/spur.ts';
import { trough } from './alpine/trough.ts';

const FORMS = ['lake', 'meadow', 'camp', 'clouds', 'valley', 'ridge', 'hut', 'valley'] as const;

/** What the compositions share: where the mountains stand. */
export interface AlpineSetting {
  /** Height of the mountains' feet. */
  readonly foot: number;
  /** Where the main summit stands. */
  readonly main: number;
  /** First layer that a lake mirrors. */
  readonly firstLayer: number;
}

/** Snowy ranges. Forms: lake, meadow, camp, clouds, valley, ridge, hut. */
export function alpine(scene: Scene): void {
  const { random } = scene;
  const form = scene.form || random.pick(FORMS);
  const foot =
    form === 'lake'
      ? random.between(405, 440)
      : form === 'valley'
        ? random.between(455, 480)
        : random.between(430, 470);
  sky(scene, 0.66);
  if (random.chance(0.7)) clouds(scene, random.int(3, 6), 60, 220, 0.7);
  if (scene.mood === 'noon' || random.chance(0.25)) {
    const x = -scene.sunX * random.between(0.6, 1.3);
    cumulus(scene, x, random.between(150, 230), random.between(70, 120), 0.85);
  }
  const firstLayer = scene.layers.length;
  const main = random.between(-150, 150);
  const far = { count: 7, base: foot, lowest: 110, highest: random.between(190, 240) };
  range(scene, { ...far, depth: 0.22, snow: 0.75, jaggedness: 0.2 });
  mist(scene, foot - 110, foot, 0.5);
  const near = { count: 4, base: foot + 6, lowest: 160, highest: random.between(270, 325), depth: 0.6 };
  range(scene, { ...near, snow: random.between(0.45, 0.7), mainX: main, jaggedness: 0.2, spread: 0.95 });
  mist(scene, foot - 90, foot, 0.5);

  const setting: AlpineSetting = { foot, main, firstLayer };
  switch (form) {
    case 'clouds':
      aboveClouds(scene, setting);
      break;
    case 'ridge':
      spur(scene, setting);
      break;
    case 'valley':
      trough(scene, setting);
      break;
    default:
      nearHills(scene, foot);
      if (form === 'hut') hut(scene, setting);
      else if (form === 'lake') mountainLake(scene, setting);
      else pasture(scene, setting, form === 'meadow');
  }
}

/** Wooded hills before the range: compositions with a near ground start from them. */
function nearHills(scene: Scene, foot: number): void {
  const { low } = scene.material;
  const hills = wave(`${scene.seed}h1`, foot - 6, 26, 240);
  hill(scene, hills, scene.lit(low, 0.5), scene.lit(low, 0.6), foot + 130);
  treeline(scene, hills, { depth: 0.5, shortest: 8, tallest: 17, gap: 0.3, seed: 't1' });
  mist(scene, foot - 30, foot + 24, 0.35);
}
