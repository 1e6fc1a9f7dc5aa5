import { birds, clouds, cumulus, mist } from '../air.ts';
import { lighten, mix } from '../colour.ts';
import { hiker } from '../figures.ts';
import type { Curve } from '../geometry.ts';
import { element, group } from '../markup.ts';
import { wave } from '../noise.ts';
import { round1 } from '../numbers.ts';
import { flowers, grass } from '../plants.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { yurt } from '../shelters.ts';
import { sky } from '../sky.ts';
import { rocks } from '../stones.ts';
import { folds, hill, range } from '../terrain.ts';
import { trail } from '../trail.ts';
import { broadleaves } from '../trees.ts';

const FORMS = ['yurts', 'river', 'trail'] as const;

/** Grassland under far snow. Forms: yurts, river, trail. */
export function steppe(scene: Scene): void {
  const { random, seed, material } = scene;
  const form = scene.form || random.pick(FORMS);
  sky(scene, 0.6);
  const foot = random.between(385, 420);
  if (scene.mood === 'noon' || random.chance(0.5)) {
    cumulus(scene, -scene.sunX * 0.9, random.between(170, 220), random.between(80, 130), 0.9);
    const x = scene.sunX * random.between(0.9, 1.5) + random.between(-60, 60) - scene.sunSide * 260;
    cumulus(scene, x, random.between(230, 265), random.between(40, 70), 0.8);
  } else clouds(scene, 5, 70, 230, 0.7);
  const far = { count: 8, base: foot, lowest: 70, highest: random.between(120, 190) };
  range(scene, { ...far, depth: 0.3, snow: 0.62, jaggedness: 0.17, spread: 1.1 });
  mist(scene, foot - 60, foot, 0.5);
  const bare = { rock: '#a59a68', shade: '#74764e', concavity: 0.2, spread: 2 };
  range(scene, { count: 5, base: foot + 12, lowest: 40, highest: 95, depth: 0.5, jaggedness: 0.08, ...bare });
  mist(scene, foot - 24, foot + 16, 0.4);
  for (let i = 0; i < 3; i++) {
    const depth = 0.5 + i * 0.16;
    const swell = wave(`${seed}s${i}`, foot + 22 + i * 38, 17, 330 + i * 50);
    hill(scene, swell, scene.lit(lighten(material.ground, 0.02), depth), scene.lit(material.low, depth));
    folds(scene, swell, 11, scene.lit(material.low, depth), 0.5, { depth: 50, seed: `s${i}` });
    if (i === 1 && random.chance(0.6)) {
      broadleaves(scene, swell, { depth, smallest: 3, largest: 7, gap: 0.6, density: 0.8 });
    }
  }
  const near = wave(`${seed}sc`, foot + 130, 18, 460);
  hill(scene, near, scene.lit(material.ground, 0.96), scene.lit(material.low, 1));
  folds(scene, near, 16, scene.lit(lighten(material.ground, 0.07), 1), 0.5);
  folds(scene, near, 10, scene.lit(material.low, 1), 0.5, { seed: 'f5' });
  if (form === 'river') river(scene, foot);
  else if (form === 'yurts') yurtCamp(scene, foot);
  else grassTrail(scene, foot, near);
  birds(scene, random.between(-120, 120), random.between(150, 220), random.int(2, 4), 1.1);
}

function river(scene: Scene, foot: number): void {
  const { random, material, light } = scene;
  const course = [random.between(-120, 120), foot + 70, random.between(-160, 160)] as const;
  const colour = mix(light.sky[2], scene.lit(material.water, 1), 0.45);
  trail(scene, ...course, { width: 230, sway: 190, colour, opacity: 1 });
  yurt(scene, random.sign() * random.between(150, 220), foot + 150, 84);
  grass(scene, HEIGHT - 110, HEIGHT, 220, scene.lit(material.low, 1), 20);
  const x = random.sign() * random.between(230, 270);
  const side = Math.sign(x);
  hiker(scene, x, HEIGHT - 62, 54, -side);
  hiker(scene, x + side * 40, HEIGHT - 58, 52, -side, 1);
}

function yurtCamp(scene: Scene, foot: number): void {
  const { random, material } = scene;
  const x = random.between(-60, 60);
  yurt(scene, x - random.between(150, 190), foot + 138, 78);
  yurt(scene, x + random.between(110, 160), foot + 126, 66);
  yurt(scene, x + random.between(-10, 20), foot + 172, 116);
  smoke(scene, x + 6, foot + 106);
  trail(scene, x + 4, foot + 176, x + random.between(-160, 160), { width: 80, sway: 90 });
  grass(scene, HEIGHT - 120, HEIGHT, 240, scene.lit(material.low, 1), 20);
  flowers(scene, foot + 170, HEIGHT, 220, ['#f6efd9', '#e9b44c']);
  hiker(scene, x - 70, foot + 196, 46);
  hiker(scene, x - 30, foot + 200, 46, -1, 1);
}

function smoke(scene: Scene, x: number, y: number): void {
  let puffs = '';
  for (let i = 0; i < 7; i++) {
    puffs += element('circle', { cx: round1(x + i * 7), cy: round1(y - i * 15), r: 5 + i * 3 });
  }
  scene.paint(group({ fill: '#fff', opacity: '.28', filter: scene.blur(5, 5) }, puffs));
}

function grassTrail(scene: Scene, foot: number, near: Curve): void {
  const { random, material } = scene;
  const course = [random.between(-50, 50), near(0) + 2, random.between(-140, 140)] as const;
  const placeOnTrail = trail(scene, ...course, { width: 92, sway: 140 });
  grass(scene, HEIGHT - 130, HEIGHT, 260, scene.lit(material.low, 1), 22);
  flowers(scene, foot + 150, HEIGHT, 240, ['#f6efd9', '#9ab0dd']);
  rocks(scene, foot + 150, HEIGHT - 6, 10, { largest: 22 });
  for (const [t, height, index] of [
    [0.44, 36, 2],
    [0.5, 43, 1],
    [0.58, 55, 0],
  ] as const) {
    const [x, y] = placeOnTrail(t);
    hiker(scene, x, y, height, 1, index);
  }
  yurt(scene, random.sign() * random.between(190, 240), foot + 120, 58);
}
