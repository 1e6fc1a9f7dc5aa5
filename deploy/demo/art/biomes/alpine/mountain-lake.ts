import { hiker } from '../../figures.ts';
import { createNoise, wave } from '../../noise.ts';
import { clamp } from '../../numbers.ts';
import { flowers, grass } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { tent } from '../../shelters.ts';
import { rocks } from '../../stones.ts';
import { hill } from '../../terrain.ts';
import { frame, treeline } from '../../trees.ts';
import { lake, shore } from '../../water.ts';
import type { AlpineSetting } from '../alpine.ts';

/** A lake that mirrors the range, and a camp or two walkers on the near bank. */
export function mountainLake(scene: Scene, { foot, firstLayer }: AlpineSetting): void {
  const { random, seed, material, sunSide } = scene;
  const far = wave(`${seed}h2`, foot + 14, 20, 190);
  hill(scene, far, scene.lit(material.low, 0.68), scene.lit(material.low, 0.7), foot + 22);
  treeline(scene, far, { depth: 0.68, shortest: 14, tallest: 34, gap: 0.18, seed: 't2', density: 1.2 });
  const waterline = foot + 20;
  lake(scene, waterline, HEIGHT, firstLayer, 0.66);
  shore(scene, waterline + 2, scene.lit(material.low, 0.6), 5);
  const bank = (x: number) => {
    const rise = clamp((Math.abs(x) / 600) * sunSide * Math.sign(x) * -1) ** 1.1 * 170;
    return HEIGHT - 26 - rise + (createNoise(`${seed}fs`)(x / 70, 3) - 0.5) * 16;
  };
  hill(scene, bank, scene.lit(material.ground, 0.95), scene.lit(material.low, 1));
  grass(scene, HEIGHT - 30, HEIGHT, 120, scene.lit(material.low, 1));
  rocks(scene, HEIGHT - 44, HEIGHT - 4, 16, { largest: 24 });
  const x = sunSide < 0 ? 250 : -250;
  const facing = -Math.sign(x);
  flowers(scene, HEIGHT - 60, HEIGHT, 90, ['#f4ead2', '#e9b44c']);
  if (random.chance(0.6)) {
    tent(scene, x * 0.72, bank(x * 0.72) + 6, 64);
    const beside = x * 0.72 - 64 * Math.sign(x);
    hiker(scene, beside, bank(beside) + 5, 38, facing);
  } else {
    hiker(scene, x * 0.6, bank(x * 0.6) + 5, 46, facing);
    hiker(scene, x * 0.6 + 34, bank(x * 0.6 + 34) + 5, 44, facing, 1);
  }
  frame(scene, -sunSide, random.between(270, 360), 4);
}
