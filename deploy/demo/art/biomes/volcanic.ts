import { createRandom } from '@cairn/shared-contracts/testing/random';
import { clouds, mist } from '../air.ts';
import { mix } from '../colour.ts';
import { hiker } from '../figures.ts';
import { element, group } from '../markup.ts';
import { massif } from '../massif.ts';
import { createNoise, wave } from '../noise.ts';
import { clamp, round1 } from '../numbers.ts';
import { flowers, grass, shrubs } from '../plants.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { tent } from '../shelters.ts';
import { sky } from '../sky.ts';
import { cairn, rocks } from '../stones.ts';
import { folds, hill, range } from '../terrain.ts';
import { trail } from '../trail.ts';
import { treeline } from '../trees.ts';
import { lake, shore } from '../water.ts';

const FORMS = ['lake', 'plain', 'plain', 'lava'] as const;

/** A smoking cone over tundra. Forms: lake, plain, lava. */
export function volcanic(scene: Scene): void {
  const { random, seed, material } = scene;
  const form = scene.form || random.pick(FORMS);
  const foot = random.between(430, 455);
  sky(scene, 0.66);
  if (random.chance(0.6)) clouds(scene, 4, 60, 210, 0.6);
  const cx = random.between(-110, 110);
  const top = random.between(120, 170);
  plume(scene, cx, top);
  const firstLayer = scene.layers.length;
  const far = { count: 6, base: foot, lowest: 50, highest: 110 };
  range(scene, { ...far, depth: 0.12, snow: 0.3, jaggedness: 0.14, spread: 1.3 });
  mist(scene, foot - 70, foot, 0.5);
  massif(scene, {
    ...{ cx, top, base: foot + 6 },
    wl: random.between(430, 520),
    wr: random.between(430, 520),
    ...{ depth: 0.62, jaggedness: 0.07, concavity: 0.75, crater: 0.5, facets: 1.2 },
    streaks: random.int(26, 38),
  });
  if (scene.light.ambient < -0.03 || form === 'lava') glowingCrater(scene, cx, top);
  const second = cx + random.sign() * random.between(300, 430);
  massif(scene, {
    cx: second,
    top: foot - random.between(100, 150),
    base: foot + 10,
    wl: random.between(190, 260),
    wr: random.between(190, 260),
    ...{ depth: 0.55, jaggedness: 0.08, concavity: 0.6, crater: 0.7, streaks: 10, facets: 1 },
  });
  mist(scene, foot - 70, foot + 6, 0.5);
  const hills = wave(`${seed}h1`, foot + 4, 16, 260);
  hill(scene, hills, scene.lit(material.low, 0.55), scene.lit(material.low, 0.62), foot + 130);
  treeline(scene, hills, { depth: 0.58, shortest: 7, tallest: 15, gap: 0.45 });
  if (form === 'lake') craterLake(scene, foot, firstLayer);
  else tundra(scene, foot, form === 'lava');
}

function plume(scene: Scene, cx: number, top: number): void {
  const { light } = scene;
  const filter = scene.blur(9, 7);
  const direction = scene.random.sign();
  const random = createRandom(`${scene.seed}pl`);
  const sunny = mix('#ffffff', light.glow, 0.4);
  const dark = mix(light.haze, light.shadow, 0.4);
  let puffs = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 15;
    const x = cx + direction * t ** 1.4 * 310 + random.between(-8, 8);
    const y = top - 4 - Math.sqrt(t) * 92 + random.between(-8, 8);
    const fill = i % 2 ? sunny : mix(sunny, dark, 0.5);
    const opacity = (0.85 * (1 - t * 0.75)).toFixed(2);
    puffs += element('circle', { cx: round1(x), cy: round1(y), r: round1(9 + t * 46), fill, opacity });
  }
  scene.paint(group({ filter }, puffs));
}

function glowingCrater(scene: Scene, cx: number, top: number): void {
  const stops = [
    [0, '#ff7a3a', 0.65],
    [0.4, '#ff6a2a', 0.2],
    [1, '#ff6a2a', 0],
  ] as const;
  const fill = scene.radial(stops, cx, top + 2, 70);
  scene.paint(element('ellipse', { cx: round1(cx), cy: round1(top + 2), rx: 70, ry: 46, fill }));
}

function craterLake(scene: Scene, foot: number, firstLayer: number): void {
  const { seed, material, sunSide } = scene;
  lake(scene, foot + 18, HEIGHT, firstLayer, 0.6);
  shore(scene, foot + 20, scene.lit(material.low, 0.6), 5);
  const bank = (x: number) => {
    const rise = clamp((Math.abs(x) / 600) * (x * sunSide < 0 ? 1 : 0)) ** 1.1 * 150;
    return HEIGHT - 40 - rise + (createNoise(`${seed}fs`)(x / 70, 3) - 0.5) * 18;
  };
  hill(scene, bank, scene.lit(material.shade, 0.95), scene.lit(material.low, 1));
  rocks(scene, HEIGHT - 54, HEIGHT - 4, 30, { largest: 28 });
  const x = -sunSide * 190;
  tent(scene, x, bank(x) + 8, 70);
  const beside = x - Math.sign(x) * 70;
  hiker(scene, beside, bank(beside) + 6, 42, -Math.sign(x));
  grass(scene, HEIGHT - 30, HEIGHT, 60, scene.lit(material.ground, 1));
}

function tundra(scene: Scene, foot: number, lava: boolean): void {
  const { random, seed, material } = scene;
  const far = wave(`${seed}h2`, foot + 50, 22, 260);
  hill(scene, far, scene.lit(lava ? material.shade : material.ground, 0.72), scene.lit(material.low, 0.85));
  folds(scene, far, 14, scene.lit(material.low, 0.9), 0.6);
  shrubs(scene, far, 8, 60, 44, { seed: 'vs', radius: 7 });
  treeline(scene, (x) => far(x) + 4, { depth: 0.72, shortest: 9, tallest: 22, gap: 0.52, seed: 'vt' });
  const near = wave(`${seed}h3`, foot + 124, 24, 340);
  const soil = lava ? material.low : mix(material.ground, material.low, 0.4);
  hill(scene, near, scene.lit(soil, 0.94), scene.lit(material.low, 1));
  folds(scene, near, 12, scene.lit(material.ground, 0.95), 0.4);
  const course = [random.between(-60, 60), near(0) + 2, random.between(-120, 120)] as const;
  const placeOnTrail = trail(scene, ...course, { width: 80, sway: 110, colour: scene.lit('#a8957f', 1) });
  rocks(scene, foot + 110, HEIGHT - 6, 46, { largest: 30, rock: '#6a6060', shade: '#302e33' });
  for (const [t, height, index] of [
    [0.43, 36, 2],
    [0.5, 43, 1],
    [0.58, 54, 0],
  ] as const) {
    const [x, y] = placeOnTrail(t);
    hiker(scene, x, y, height, 1, index);
  }
  flowers(scene, foot + 150, HEIGHT, 110, ['#c9dc4f', '#e9b44c']);
  if (random.chance(0.5)) cairn(scene, random.sign() * random.between(140, 220), HEIGHT - 62, 28);
}
