import { birds, mist } from '../../air.ts';
import { mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { massif } from '../../massif.ts';
import { createNoise, wave } from '../../noise.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';
import { frame, treeline } from '../../trees.ts';
import type { AlpineSetting } from '../alpine.ts';

/** Glacial trough: two dark walls, a far peak, a braided river. */
export function trough(scene: Scene, { foot, main }: AlpineSetting): void {
  const { random, seed, material, light } = scene;
  hill(scene, wave(`${seed}fl`, foot - 2, 8, 300), scene.lit(material.ground, 0.5), scene.lit(material.low, 0.75));
  const wall = (side: -1 | 1, x: number, top: number, depth: number, width: number) =>
    massif(scene, {
      ...{ cx: side * x, top, base: foot + (depth - 0.5) * 330, depth, jaggedness: 0.2, concavity: 0.28 },
      wl: width * (side < 0 ? 1.6 : 1),
      wr: width * (side < 0 ? 1 : 1.6),
      snow: random.between(0.18, 0.34),
      rock: mix(material.rock, material.low, 0.35),
    });
  wall(-1, random.between(380, 430), foot - random.between(200, 250), 0.66, random.between(260, 310));
  wall(1, random.between(380, 430), foot - random.between(170, 240), 0.7, random.between(260, 310));
  mist(scene, foot - 50, foot + 20, 0.35);
  const floor = wave(`${seed}vf`, foot + 26, 12, 300);
  hill(scene, floor, scene.lit(material.ground, 0.7), scene.lit(material.low, 0.95));
  // The middle of the valley stays open for the river: those trees are lifted out of the picture.
  const woods = (x: number) => floor(x) + (Math.abs(x) < 150 ? -900 : 0) + 6;
  treeline(scene, woods, { depth: 0.72, shortest: 12, tallest: 30, gap: 0.2, seed: 'vt' });
  folds(scene, floor, 12, scene.lit(material.low, 0.85), 0.45, { depth: 120 });
  const river = mix(light.sky[2], scene.lit(material.water, 1), 0.4);
  const course = [random.between(-40, 40), foot + 8, random.between(-120, 120)] as const;
  trail(scene, ...course, { width: 210, sway: 150, colour: river, opacity: 1, rim: false });
  const bank = (x: number) => {
    const q = Math.abs(x - (main > 0 ? -260 : 260));
    return HEIGHT - 74 + (q / 330) ** 1.7 * 72 + (createNoise(`${seed}vk`)(x / 70, 3) - 0.5) * 12;
  };
  hill(scene, bank, scene.lit(material.ground, 0.95), scene.lit(material.low, 1));
  const x = main > 0 ? -190 : 190;
  const facing = main > 0 ? 1 : -1;
  rocks(scene, HEIGHT - 40, HEIGHT - 4, 8, { largest: 24 });
  hiker(scene, x, bank(x) + 5, 52, facing);
  const second = x + 46 * -facing;
  hiker(scene, second, bank(second) + 5, 50, facing, 1);
  if (random.chance(0.6)) frame(scene, -facing, random.between(250, 330), 3);
  birds(scene, main * 0.6, foot - 190, 4);
}
