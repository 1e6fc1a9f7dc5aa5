import { birds, seaOfClouds } from '../../air.ts';
import { hiker } from '../../figures.ts';
import { massif } from '../../massif.ts';
import { createNoise } from '../../noise.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { cairn } from '../../stones.ts';
import { hill } from '../../terrain.ts';
import type { AlpineSetting } from '../alpine.ts';

/** A rocky stance above a sea of cloud. */
export function aboveClouds(scene: Scene, { foot, main }: AlpineSetting): void {
  const { random, seed, material } = scene;
  const right = main > 0;
  seaOfClouds(scene, foot - 26, 26);
  massif(scene, {
    cx: -main * 1.2 + random.between(-80, 80) + (right ? -260 : 260),
    top: foot - random.between(60, 120),
    base: foot + 190,
    wl: random.between(220, 300),
    wr: random.between(220, 300),
    ...{ depth: 0.78, snow: 0.28, jaggedness: 0.2 },
  });
  seaOfClouds(scene, foot + 74, 24, 0.9);
  const stance = (x: number) => {
    const q = (x + (right ? -330 : 330)) / 420;
    return HEIGHT - 96 + q * q * 64 + (createNoise(`${seed}rg`)(x / 60, 4) - 0.5) * 26;
  };
  hill(scene, stance, scene.lit(material.rock, 0.94), scene.shaded(material.shade, 0.98));
  const x = (right ? 330 : -330) * 0.45;
  const facing = right ? -1 : 1;
  hiker(scene, x, stance(x) + 4, 58, facing);
  hiker(scene, x + 48, stance(x + 48) + 4, 55, facing, 1);
  cairn(scene, x - 92, stance(x - 92) + 2, 19);
  birds(scene, -main * 0.8, foot - 160, 6);
}
