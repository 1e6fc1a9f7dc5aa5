import { mist } from '../../air.ts';
import { lighten } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { wave } from '../../noise.ts';
import { grass, shrubs } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { cairn, rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';
import { butte } from './butte.ts';

/** Table mountains over a plain of shrubs, and a red path. */
export function mesas(scene: Scene, foot: number): void {
  const { random, seed, material } = scene;
  const tower = (cx: number, top: number, base: number, width: number, depth: number) =>
    butte(scene, { cx, top, base, width, depth });
  for (let i = 0; i < 6; i++) {
    const x = -700 + (1400 * (i + random.between(0.1, 0.9))) / 6;
    tower(x, foot - random.between(30, 80), foot + 10, random.between(60, 200), 0.15);
  }
  mist(scene, foot - 50, foot + 10, 0.5);
  hill(scene, wave(`${seed}p0`, foot + 6, 6, 300), scene.lit(material.ground, 0.4), scene.lit(material.low, 0.5));
  const side = random.sign();
  tower(side * random.between(60, 160), foot - random.between(150, 195), foot + 60, random.between(110, 180), 0.5);
  tower(-side * random.between(180, 330), foot - random.between(90, 150), foot + 52, random.between(60, 120), 0.46);
  if (random.chance(0.6)) {
    tower(side * random.between(380, 520), foot - random.between(110, 170), foot + 66, random.between(120, 240), 0.56);
  }
  mist(scene, foot, foot + 70, 0.4);
  const plain = wave(`${seed}p1`, foot + 52, 12, 340);
  hill(scene, plain, scene.lit(material.ground, 0.68), scene.lit(material.low, 0.8));
  folds(scene, plain, 12, scene.lit(material.low, 0.8), 0.5, { depth: 110 });
  shrubs(scene, plain, 26, 90, 90, { seed: 'bs' });
  const near = wave(`${seed}p2`, foot + 150, 20, 420);
  hill(scene, near, scene.lit(material.ground, 0.96), scene.lit(material.low, 1));
  folds(scene, near, 10, scene.lit(lighten(material.ground, 0.06), 1), 0.5);
  const course = [random.between(-50, 50), plain(0) + 4, random.between(-160, 160)] as const;
  const placeOnTrail = trail(scene, ...course, { width: 96, sway: 110, colour: scene.lit('#efcf9a', 1) });
  shrubs(scene, near, 14, 120, 60, { seed: 'bs2' });
  rocks(scene, foot + 150, HEIGHT - 6, 22, { largest: 30, rock: '#c08a62', shade: '#7d4c3c' });
  const first = placeOnTrail(0.6);
  const second = placeOnTrail(0.52);
  hiker(scene, second[0], second[1], 44, 1, 1);
  hiker(scene, first[0], first[1], 56, 1, 0);
  grass(scene, HEIGHT - 60, HEIGHT, 70, scene.lit('#9a8a4a', 1));
  if (random.chance(0.5)) cairn(scene, random.sign() * random.between(150, 230), HEIGHT - 58, 26);
}
