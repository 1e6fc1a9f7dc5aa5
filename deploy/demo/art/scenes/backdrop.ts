import { birds, clouds, cumulus, mist } from '../air.ts';
import { headland } from '../biomes/coast/headland.ts';
import { butte } from '../biomes/desert/butte.ts';
import { karstTower } from '../biomes/jungle/karst-tower.ts';
import { lighten, mix } from '../colour.ts';
import { type Curve, d } from '../geometry.ts';
import { element, path } from '../markup.ts';
import { massif } from '../massif.ts';
import type { Biome } from '../materials.ts';
import { wave } from '../noise.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import { milkyWay, sky } from '../sky.ts';
import { folds, hill, range } from '../terrain.ts';
import { broadleaves, treeline } from '../trees.ts';
import { ripples } from '../water.ts';

/** Paints what stands behind a subject, down to the height `foot`. */
type Backdrop = (scene: Scene, foot: number) => void;

const alpine: Backdrop = (scene, foot) => {
  const { random } = scene;
  const main = random.sign() * random.between(60, 230);
  range(scene, {
    count: 5,
    base: foot,
    lowest: 90,
    highest: random.between(140, 210),
    depth: 0.22,
    snow: 0.75,
    jaggedness: 0.2,
  });
  mist(scene, foot - 110, foot, 0.5);
  const top = foot - random.between(230, 330);
  const snow = random.between(0.35, 0.8);
  const look = { depth: 0.62, snow, jaggedness: 0.2, base: foot + 8 };
  massif(scene, { ...look, cx: -main * 1.5, top: foot - random.between(110, 180), wl: 260, wr: 280 });
  massif(scene, { ...look, cx: main, top, wl: random.between(230, 340), wr: random.between(230, 340) });
  mist(scene, foot - 90, foot, 0.45);
  const hills = wave(`${scene.seed}h`, foot - 4, random.between(14, 40), random.between(200, 380));
  hill(scene, hills, scene.lit(scene.material.low, 0.52), scene.lit(scene.material.low, 0.64));
  treeline(scene, hills, { depth: 0.5, shortest: 8, tallest: 18, gap: random.between(0.3, 0.5) });
};

const forest: Backdrop = (scene, foot) => {
  const { random, seed, material } = scene;
  range(scene, {
    count: 5,
    base: foot - 20,
    lowest: 60,
    highest: random.between(90, 190),
    depth: 0.18,
    snow: 0.3,
    jaggedness: 0.12,
    spread: 1.6,
  });
  for (let i = 0; i < 3; i++) {
    const depth = 0.28 + i * 0.17;
    const ridge = wave(`${seed}f${i}`, foot - 110 + i * 52, 54 - i * 12, 300 - i * 30);
    hill(scene, ridge, scene.lit(material.tree, depth), scene.lit(material.low, depth));
    if (i > 0) treeline(scene, ridge, { depth, shortest: 9 + i * 5, tallest: 22 + i * 12, gap: 0.12, seed: `t${i}` });
    mist(scene, foot - 70 + i * 44, foot + i * 30, 0.35);
  }
};

const arctic: Backdrop = (scene, foot) => {
  const { random } = scene;
  range(scene, {
    count: 5,
    base: foot,
    lowest: 110,
    highest: random.between(170, 240),
    depth: 0.25,
    snow: 1.1,
    jaggedness: 0.22,
  });
  mist(scene, foot - 90, foot, 0.5);
  const cx = random.sign() * random.between(90, 260);
  massif(scene, {
    cx,
    top: foot - random.between(230, 320),
    base: foot + 6,
    wl: 300,
    wr: 320,
    depth: 0.6,
    snow: 1.05,
    jaggedness: 0.22,
  });
  mist(scene, foot - 60, foot, 0.5);
};

const desert: Backdrop = (scene, foot) => {
  const { random, seed, material } = scene;
  if (random.chance(0.5)) {
    for (let i = 0; i < 4; i++) {
      const cx = -560 + 370 * (i + random.between(0, 0.7));
      butte(scene, {
        cx,
        top: foot - random.between(60, 190),
        base: foot + 14,
        width: random.between(90, 190),
        depth: 0.3 + (i % 2) * 0.2,
      });
    }
    mist(scene, foot - 60, foot + 10, 0.5);
  } else
    range(scene, {
      count: 6,
      base: foot + 8,
      lowest: 50,
      highest: random.between(90, 190),
      depth: 0.25,
      jaggedness: 0.16,
      spread: 1.2,
    });
  const sand = wave(`${seed}s`, foot + 6, 26, 320);
  hill(scene, sand, scene.lit(material.ground, 0.55), scene.lit(material.low, 0.6));
};

const steppe: Backdrop = (scene, foot) => {
  const { random, seed, material } = scene;
  range(scene, {
    count: 7,
    base: foot,
    lowest: 60,
    highest: random.between(100, 180),
    depth: 0.3,
    snow: 0.62,
    jaggedness: 0.17,
    spread: 1.1,
  });
  mist(scene, foot - 60, foot, 0.5);
  for (let i = 0; i < 2; i++) {
    const depth = 0.5 + i * 0.16;
    const swell = wave(`${seed}s${i}`, foot + i * 30, 26, 330);
    hill(scene, swell, scene.lit(lighten(material.ground, 0.02), depth), scene.lit(material.low, depth));
    folds(scene, swell, 7, scene.lit(material.low, depth), 0.4, { depth: 50, seed: `s${i}` });
  }
};

const jungle: Backdrop = (scene, foot) => {
  const { random, seed, material } = scene;
  for (let i = 0; i < 5; i++) {
    const cx = -560 + 260 * (i + random.between(0.1, 0.9));
    karstTower(scene, {
      cx,
      top: foot - random.between(120, 250),
      base: foot + 12,
      width: random.between(90, 160),
      depth: 0.22 + (i % 2) * 0.22,
    });
  }
  mist(scene, foot - 90, foot + 10, 0.6);
  const woods = wave(`${seed}j`, foot - 6, 30, 220);
  hill(scene, woods, scene.lit(material.low, 0.58), scene.lit(material.tree, 0.7));
  broadleaves(scene, woods, { depth: 0.6, smallest: 9, largest: 24, density: 1.1 });
};

const volcanic: Backdrop = (scene, foot) => {
  const { random, seed, material } = scene;
  const cx = random.sign() * random.between(40, 210);
  range(scene, {
    count: 5,
    base: foot,
    lowest: 40,
    highest: 100,
    depth: 0.14,
    snow: 0.3,
    jaggedness: 0.14,
    spread: 1.3,
  });
  massif(scene, {
    ...{
      cx,
      top: foot - random.between(230, 310),
      base: foot + 8,
      wl: random.between(380, 480),
      wr: random.between(380, 480),
    },
    ...{ depth: 0.6, jaggedness: 0.07, concavity: 0.72, crater: 0.5, streaks: random.int(8, 26) },
  });
  mist(scene, foot - 80, foot + 6, 0.5);
  const hills = wave(`${seed}h`, foot, 20, 260);
  hill(scene, hills, scene.lit(material.low, 0.55), scene.lit(material.low, 0.66));
};

const coast: Backdrop = (scene, foot) => {
  const { random } = scene;
  sea(scene, foot - 20);
  const side = random.sign();
  headland(scene, side * random.between(20, 110), -side * 130, foot - random.between(80, 120), foot - 12, 0.28);
  headland(scene, side * random.between(120, 220), -side * 150, foot - random.between(100, 170), foot + 18, 0.5);
};

const BACKDROPS: Readonly<Record<Biome, Backdrop>> = {
  alpine,
  arctic,
  coast,
  desert,
  forest,
  jungle,
  night: alpine,
  steppe,
  volcanic,
};

/** Air and far land; night skies get their stars. */
export function backdrop(scene: Scene, foot: number): void {
  heaven(scene, foot);
  farLand(scene, foot);
  if (!scene.light.dark && scene.random.chance(0.4))
    birds(scene, scene.random.between(-140, 140), scene.random.between(110, 190), scene.random.int(3, 5), 1.1);
}

/** Far land alone, where the sky is painted already. */
export const farLand = (scene: Scene, foot: number): void => BACKDROPS[scene.biome](scene, foot);

export function heaven(scene: Scene, foot: number): void {
  const { random } = scene;
  sky(scene, (foot + 60) / HEIGHT);
  if (scene.light.dark) milkyWay(scene);
  else if (scene.mood === 'noon')
    cumulus(scene, -scene.sunX * random.between(0.7, 1.3), random.between(130, 210), random.between(70, 130), 0.9);
  else if (random.chance(0.6)) clouds(scene, random.int(3, 5), 60, 200, 0.7);
}

/** Open water from the horizon to the bottom edge. */
export function sea(scene: Scene, horizon: number, count = 90): void {
  const { light, material } = scene;
  const water = scene.lit(material.water, 0.9, 0.4);
  const stops = [
    [0, mix(water, light.haze, 0.6)],
    [0.25, mix(water, light.haze, 0.2)],
    [1, mix(water, light.shadow, 0.3)],
  ] as const;
  const area = { x: -REACH, y: round1(horizon), width: 2 * REACH, height: round1(HEIGHT - horizon) };
  scene.paint(element('rect', { ...area, fill: scene.gradient(stops, 0, horizon, 0, HEIGHT) }));
  ripples(scene, horizon, HEIGHT, count);
}

/** The ground that a subject stands on, and the height of it above each x. */
export function ground(scene: Scene, y: number, tilt = 0): Curve {
  const { material, seed, random } = scene;
  const base = wave(`${seed}gr`, y, 12, 420);
  const curve: Curve = (x) => base(x) + tilt * x;
  const snowy = scene.biome === 'arctic';
  const upper = scene.lit(snowy ? material.snow : lighten(material.ground, 0.02), 0.95);
  hill(scene, curve, upper, scene.lit(material.low, 1));
  swells(scene, curve, scene.lit(snowy ? material.low : lighten(material.ground, 0.06), 1));
  if (snowy) return curve;
  tufts(scene, curve, random.int(40, 70));
  return curve;
}

/** Broad bands of light that follow the slope, without the blur of the finer landscapes. */
function swells(scene: Scene, curve: Curve, colour: string): void {
  const { random } = scene;
  let data = '';
  for (let i = 0; i < 7; i++) {
    const x = random.between(-560, 560);
    const w = random.between(120, 300);
    const y = curve(x) + 14 + i * 16;
    data += d`M${x - w} ${y}Q${x - w * 0.2} ${y - 16} ${x + w} ${y + 2}Q${x} ${y + 10} ${x - w} ${y}Z`;
  }
  scene.paint(path(data, { fill: colour, opacity: 0.38 }));
}

function tufts(scene: Scene, curve: Curve, count: number): void {
  const { random } = scene;
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-620, 620);
    const y = curve(x) + random.between(8, 150);
    const l = random.between(6, 15);
    data += d`M${x} ${y}q${-l * 0.2} ${-l * 0.6} ${-l * 0.5} ${-l}M${x} ${y}q${l * 0.1} ${-l * 0.7} ${l * 0.4} ${-l * 1.1}`;
  }
  const stroke = mix(scene.lit(scene.material.low, 1), scene.light.shadow, 0.2);
  scene.paint(path(data, { fill: 'none', stroke, 'stroke-width': 2, 'stroke-linecap': 'round', opacity: 0.55 }));
}
