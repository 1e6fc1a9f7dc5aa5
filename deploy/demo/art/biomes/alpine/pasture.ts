import { lighten } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import type { Curve } from '../../geometry.ts';
import { GEAR } from '../../materials.ts';
import { wave } from '../../noise.ts';
import { flowers, grass } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { tent } from '../../shelters.ts';
import { cairn, rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';
import { frame, treeline } from '../../trees.ts';
import type { AlpineSetting } from '../alpine.ts';

/** Alpine meadow: a flowery path with walkers, or a camp. */
export function pasture(scene: Scene, { foot }: AlpineSetting, withPath: boolean): void {
  const { random, seed, material } = scene;
  const far = wave(`${seed}h2`, foot + 34, 34, 300);
  hill(scene, far, scene.lit(material.ground, 0.66), scene.lit(material.low, 0.74));
  folds(scene, far, 10, scene.lit(material.low, 0.7), 0.55, { depth: 90 });
  treeline(scene, far, { depth: 0.66, shortest: 13, tallest: 28, gap: 0.46, seed: 't3' });
  if (random.chance(0.7)) {
    const below = (x: number) => far(x) + 44 + Math.sin(x / 120) * 10;
    treeline(scene, below, { depth: 0.75, shortest: 18, tallest: 38, gap: 0.58, seed: 't4' });
  }
  const near = wave(`${seed}h3`, foot + 108, 26, 420);
  hill(scene, near, scene.lit(material.ground, 0.9), scene.lit(material.low, 1));
  folds(scene, near, 14, scene.lit(lighten(material.ground, 0.07), 0.95), 0.5);
  folds(scene, near, 10, scene.lit(material.low, 1), 0.45, { seed: 'f2' });
  if (withPath) meadow(scene, foot, near);
  else camp(scene, foot, near);
}

const BLOSSOMS = [
  ['#f6efd9', '#e9b44c'],
  ['#f4ead2', '#d9627a'],
  ['#f6efd9', '#7fa3d6'],
] as const;

function meadow(scene: Scene, foot: number, near: Curve): void {
  const { random, material } = scene;
  const x = random.between(-60, 60);
  const placeOnTrail = trail(scene, x, near(x) + 2, random.between(-130, 130), { width: 86, sway: 120 });
  grass(scene, HEIGHT - 110, HEIGHT, 170, scene.lit(material.low, 1), 15);
  flowers(scene, foot + 150, HEIGHT, 260, random.pick(BLOSSOMS));
  rocks(scene, foot + 140, HEIGHT - 8, 14, { largest: 26 });
  const first = placeOnTrail(0.55);
  const second = placeOnTrail(0.48);
  hiker(scene, second[0], second[1], 40, 1, 2);
  hiker(scene, first[0] + 4, first[1], 52, 1, 0);
  if (random.chance(0.45)) cairn(scene, random.sign() * random.between(150, 210), HEIGHT - 70, 26);
  if (random.chance(0.6)) frame(scene, random.sign(), random.between(230, 330), 3);
}

function camp(scene: Scene, foot: number, near: Curve): void {
  const { random, material } = scene;
  rocks(scene, foot + 130, HEIGHT - 8, 22, { largest: 30 });
  grass(scene, HEIGHT - 90, HEIGHT, 150, scene.lit(material.low, 1));
  flowers(scene, foot + 150, HEIGHT, 120, ['#f6efd9', '#e9b44c']);
  const x = random.between(-120, 120);
  tent(scene, x, near(x) + 58, 96);
  tent(scene, x + random.sign() * random.between(130, 170), near(x) + 40, 66, GEAR[1]);
  hiker(scene, x - random.sign() * 98, near(x) + 64, 50);
  if (random.chance(0.5)) frame(scene, random.sign(), random.between(250, 330), 3);
}
