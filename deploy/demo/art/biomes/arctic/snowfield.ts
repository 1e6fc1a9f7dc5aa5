import { mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { wave } from '../../noise.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { tent } from '../../shelters.ts';
import { rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';

/** A roped party crossing a snowfield. */
export function snowfield(scene: Scene, foot: number, side: number): void {
  const { random, seed, material, light } = scene;
  const blue = (depth: number, amount: number) => mix(scene.lit(material.low, depth), light.shadow, amount);
  const far = wave(`${seed}a`, foot + 20, 24, 300);
  hill(scene, far, scene.lit(material.ground, 0.75), blue(0.85, 0.1));
  folds(scene, far, 14, blue(0.8, 0.2), 0.55);
  const near = wave(`${seed}b`, foot + 100, 26, 420);
  hill(scene, near, scene.lit(material.ground, 0.96), blue(1, 0.18));
  folds(scene, near, 16, blue(1, 0.25), 0.45);
  folds(scene, near, 8, scene.lit('#ffffff', 1), 0.6, { seed: 'f3' });
  const course = [random.between(-60, 60), near(0) + 2, random.between(-120, 120)] as const;
  const track = { width: 26, sway: 120, colour: blue(1, 0.35), rim: false, opacity: 0.8 };
  const placeOnTrail = trail(scene, ...course, track);
  rocks(scene, foot + 110, HEIGHT - 6, 12, { largest: 24 });
  for (const [i, t] of [0.42, 0.48, 0.54, 0.61].entries()) {
    const [x, y] = placeOnTrail(t);
    hiker(scene, x, y, 36 + i * 6, 1, i);
  }
  if (random.chance(0.6)) tent(scene, -side * 180, HEIGHT - 88, 84);
}
