import { elementAt } from '@cairn/shared-contracts/testing/random';
import { mist } from '../air.ts';
import { mix } from '../colour.ts';
import { hiker } from '../figures.ts';
import { GEAR } from '../materials.ts';
import { createNoise, wave } from '../noise.ts';
import { clamp } from '../numbers.ts';
import { grass } from '../plants.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { campfire, tent } from '../shelters.ts';
import { milkyWay, sky } from '../sky.ts';
import { rocks } from '../stones.ts';
import { hill, range } from '../terrain.ts';
import { frame, treeline } from '../trees.ts';
import { lake, shore } from '../water.ts';

const FORMS = ['lake', 'meadow', 'lake'] as const;

/** A camp under the Milky Way. Forms: lake, meadow. */
export function night(scene: Scene): void {
  const { random, seed, material } = scene;
  const form = scene.form || random.pick(FORMS);
  sky(scene, 0.7);
  if (scene.light.dark) milkyWay(scene);
  const onLake = form === 'lake';
  const foot = onLake ? random.between(405, 430) : random.between(440, 470);
  const firstLayer = scene.layers.length;
  const far = { count: 6, base: foot, lowest: 90, highest: random.between(150, 200) };
  range(scene, { ...far, depth: 0.2, snow: 0.7, jaggedness: 0.18 });
  mist(scene, foot - 80, foot, 0.4);
  const near = { count: 3, base: foot + 6, lowest: 150, highest: random.between(230, 290), depth: 0.62 };
  range(scene, { ...near, snow: 0.5, jaggedness: 0.2, mainX: random.between(-150, 150) });
  mist(scene, foot - 80, foot, 0.4);
  const hills = wave(`${seed}a`, foot, 20, 220);
  hill(scene, hills, scene.lit(material.low, 0.6), scene.lit(material.low, 0.7), foot + 130);
  treeline(scene, hills, { depth: 0.6, shortest: 9, tallest: 22, gap: 0.2, density: 1.1 });
  if (onLake) lakeCamp(scene, foot, firstLayer);
  else meadowCamp(scene, foot);
}

const tentColour = (scene: Scene) => elementAt(GEAR, scene.random.int(0, 3));

function lakeCamp(scene: Scene, foot: number, firstLayer: number): void {
  const { random, seed, material } = scene;
  lake(scene, foot + 16, HEIGHT, firstLayer, 0.65);
  shore(scene, foot + 18, scene.lit(material.low, 0.65), 5);
  const side = random.sign();
  const bank = (x: number) => {
    const rise = clamp((x * side + 160) / 700) ** 1.15 * 170;
    return HEIGHT - 44 - rise + (createNoise(`${seed}q`)(x / 80, 3) - 0.5) * 14;
  };
  const turf = mix(scene.lit(material.ground, 0.95), '#0c1a18', 0.3);
  hill(scene, bank, turf, mix(scene.lit(material.low, 1), '#0a1614', 0.55));
  const x = side * random.between(90, 150);
  rocks(scene, HEIGHT - 60, HEIGHT - 4, 14, { largest: 24 });
  tent(scene, x, bank(x) + 12, 104, tentColour(scene), true);
  if (random.chance(0.6)) tent(scene, x + side * 150, bank(x + side * 150) + 8, 76, tentColour(scene), true);
  campfire(scene, x - side * 120, bank(x - side * 120) + 12, 13);
  hiker(scene, x - side * 158, bank(x - side * 158) + 12, 46, side);
  grass(scene, HEIGHT - 40, HEIGHT, 110, mix(scene.lit(material.low, 1), '#0a1614', 0.3));
  frame(scene, side, random.between(340, 430), 4);
  frame(scene, -side, random.between(240, 320), 2, 'z');
}

function meadowCamp(scene: Scene, foot: number): void {
  const { random, seed, material } = scene;
  const far = wave(`${seed}b`, foot + 60, 28, 320);
  hill(scene, far, mix(scene.lit(material.ground, 0.75), '#0c1a18', 0.15), scene.lit(material.low, 0.9));
  treeline(scene, far, { depth: 0.8, shortest: 18, tallest: 44, gap: 0.42, seed: 'n3' });
  const near = wave(`${seed}c`, foot + 126, 20, 420);
  const turf = mix(scene.lit(material.ground, 0.95), '#0c1a18', 0.2);
  hill(scene, near, turf, mix(scene.lit(material.low, 1), '#0a1614', 0.5));
  rocks(scene, foot + 140, HEIGHT - 6, 16, { largest: 26 });
  grass(scene, HEIGHT - 100, HEIGHT, 170, scene.lit(material.low, 1));
  const x = random.between(-90, 90);
  tent(scene, x - 140, near(x - 140) + 40, 80, GEAR[1], true);
  tent(scene, x + 30, near(x) + 66, 116, tentColour(scene), true);
  campfire(scene, x - 70, near(x) + 72, 14);
  hiker(scene, x - 112, near(x) + 74, 48, 1);
  frame(scene, random.sign(), random.between(330, 430), 4);
}
