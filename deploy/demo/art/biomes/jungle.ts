import { birds, clouds, mist } from '../air.ts';
import { d } from '../geometry.ts';
import { element, path } from '../markup.ts';
import { massif } from '../massif.ts';
import { wave } from '../noise.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { hill } from '../terrain.ts';
import { broadleaves } from '../trees.ts';
import { foliage } from './jungle/foliage.ts';
import { karstTower } from './jungle/karst-tower.ts';
import { riceTerraces } from './jungle/rice-terraces.ts';
import { riverBoat } from './jungle/river-boat.ts';

const FORMS = ['karst', 'terraces', 'karst', 'falls'] as const;

/** Limestone towers in wet heat. Forms: karst, terraces, falls. */
export function jungle(scene: Scene): void {
  const { random, seed, material } = scene;
  const form = scene.form || random.pick(FORMS);
  sky(scene, 0.6);
  clouds(scene, 4, 70, 220, 0.6);
  const foot = random.between(400, 430);
  const firstLayer = scene.layers.length;
  const tower = (cx: number, top: number, base: number, width: number, depth: number) =>
    karstTower(scene, { cx, top, base, width, depth });
  for (let i = 0; i < 7; i++) {
    const x = -640 + (1280 * (i + random.between(0.1, 0.9))) / 7;
    tower(x, foot - random.between(110, 220), foot + 10, random.between(70, 130), 0.16);
  }
  mist(scene, foot - 90, foot, 0.6);
  for (let i = 0; i < 4; i++) {
    const x = -520 + (1040 * (i + random.between(0.15, 0.85))) / 4;
    tower(x, foot - random.between(170, 270), foot + 24, random.between(100, 160), 0.42);
  }
  mist(scene, foot - 80, foot + 14, 0.6);
  const mainX = random.sign() * random.between(130, 230);
  tower(mainX, foot - random.between(230, 300), foot + 60, random.between(160, 220), 0.64);
  if (form === 'falls') waterfall(scene, -mainX * 0.5, foot);
  mist(scene, foot - 50, foot + 40, 0.55);
  const terraces = form === 'terraces';
  const woods = wave(`${seed}j1`, foot + 34, 18, 200);
  const bottom = terraces ? HEIGHT : foot + 80;
  hill(scene, woods, scene.lit(material.low, 0.62), scene.lit(material.tree, 0.7), bottom);
  broadleaves(scene, woods, { depth: 0.62, smallest: 8, largest: 20, density: 1.3 });
  mist(scene, foot + 20, foot + 66, 0.45);
  if (terraces) riceTerraces(scene, foot);
  else riverBoat(scene, foot, firstLayer);
  foliage(scene);
  if (random.chance(0.5)) birds(scene, random.between(-140, 140), random.between(130, 210), 5);
}

function waterfall(scene: Scene, x: number, foot: number): void {
  const top = foot - 130;
  const look = { rock: '#5f7a54', shade: '#35523f', jaggedness: 0.1, concavity: 0.05, depth: 0.62 };
  massif(scene, { cx: x, top: top - 30, base: foot + 80, wl: 220, wr: 220, ...look });
  // The foot of the fall is not rounded: kept as in the first pictures.
  const water = d`M${x - 16} ${top}Q${x} ${top - 5} ${x + 16} ${top}` + d`L${x + 24} ${String(foot + 66)}H${x - 22}Z`;
  const stops = [
    [0, '#ffffff', 0.95],
    [0.7, '#ffffff', 0.85],
    [1, '#ffffff', 0.2],
  ] as const;
  const fill = scene.gradient(stops, 0, top, 0, foot + 66);
  const spray = { cx: round1(x), cy: foot + 60, rx: 90, ry: 30, fill: '#fff', opacity: '.5' };
  scene.paint(path(water, { fill }), element('ellipse', { ...spray, filter: scene.blur(14, 9) }));
}
