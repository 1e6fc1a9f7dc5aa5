import { lighten } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { createNoise } from '../../noise.ts';
import { clamp } from '../../numbers.ts';
import { flowers, grass } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';
import { headland } from './headland.ts';

const BLOSSOMS = [
  ['#f6efd9', '#d97aa0'],
  ['#f6efd9', '#e9b44c'],
] as const;

/** The coast path on the near headland. */
export function cliffTop(scene: Scene, horizon: number, side: number): void {
  const { random, seed, material } = scene;
  headland(scene, side * random.between(150, 215), -side * 190, horizon - random.between(40, 80), horizon + 150, 0.74);
  const turf = (x: number) => {
    const t = clamp((x * side + 300) / 760, 0, 1.3);
    return HEIGHT - 12 - t ** 1.25 * 215 + (createNoise(`${seed}fg`)(x / 80, 3) - 0.5) * 16;
  };
  hill(scene, turf, scene.lit(material.ground, 0.95), scene.lit(material.low, 1));
  folds(scene, turf, 14, scene.lit(lighten(material.ground, 0.06), 1), 0.5, { depth: 120 });
  const course = [side * random.between(190, 240), turf(side * 215) + 3, side * random.between(0, 90)] as const;
  const placeOnTrail = trail(scene, ...course, { width: 64, sway: 70 });
  grass(scene, HEIGHT - 100, HEIGHT, 170, scene.lit(material.low, 1), 16);
  flowers(scene, HEIGHT - 130, HEIGHT, 160, random.pick(BLOSSOMS));
  rocks(scene, HEIGHT - 90, HEIGHT - 4, 12, { largest: 24 });
  const first = placeOnTrail(0.62);
  const second = placeOnTrail(0.54);
  hiker(scene, second[0], second[1], 42, -side, 1);
  hiker(scene, first[0], first[1], 54, -side, 0);
}
