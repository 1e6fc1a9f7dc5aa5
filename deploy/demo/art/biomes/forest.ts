import { clouds, mist } from '../air.ts';
import { lighten } from '../colour.ts';
import { hiker } from '../figures.ts';
import { d } from '../geometry.ts';
import { path } from '../markup.ts';
import { MATERIALS } from '../materials.ts';
import { wave } from '../noise.ts';
import { lerp } from '../numbers.ts';
import { flowers, grass } from '../plants.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { sky, sunRays } from '../sky.ts';
import { rocks } from '../stones.ts';
import { folds, hill, range } from '../terrain.ts';
import { trail } from '../trail.ts';
import { frame, treeline } from '../trees.ts';
import { lake, shore } from '../water.ts';

const FORMS = ['lake', 'trail', 'valley', 'trail'] as const;
const AUTUMN = { ...MATERIALS.forest, tree: '#8a6a2f', ground: '#a58f4a', low: '#6b5a32' };
const RANKS = 5;

/** Woods in ranks, every third one in autumn. Forms: lake, trail, valley. */
export function forest(scene: Scene): void {
  const { random, seed } = scene;
  const evergreen = scene.material.tree;
  const autumn = random.chance(0.35);
  if (autumn) scene.material = AUTUMN;
  const { material } = scene;
  const form = scene.form || random.pick(FORMS);
  sky(scene, 0.66);
  if (random.chance(0.5)) clouds(scene, 4, 60, 200, 0.55);
  const firstLayer = scene.layers.length;
  const foot = random.between(330, 380);
  const far = { count: 5, base: foot + 30, lowest: 90, highest: random.between(150, 230) };
  range(scene, { ...far, depth: 0.2, snow: random.chance(0.5) ? 0.35 : 0, jaggedness: 0.13, spread: 1.3 });
  mist(scene, foot - 60, foot + 36, 0.7);
  const onLake = form === 'lake';
  for (let i = 0; i < RANKS; i++) {
    const t = i / (RANKS - 1);
    const depth = lerp(0.3, 0.8, t);
    const y = foot + 20 + i * lerp(20, onLake ? 14 : 30, t) * 1.1;
    const rank = wave(`${seed}w${i}`, y, 34 - i * 2, 230 + i * 36);
    const bottom = onLake ? foot + 112 : HEIGHT;
    hill(scene, rank, scene.lit(material.tree, depth), scene.lit(material.low, depth), bottom);
    const size = { shortest: 10 + i * 6, tallest: 24 + i * 12 };
    const colour = autumn && i % 2 ? scene.lit(evergreen, depth) : undefined;
    treeline(scene, rank, { depth, ...size, gap: 0.05, seed: `w${i}`, density: 1.15, sink: 5, colour });
    mist(scene, y - 6, y + 42, lerp(0.62, 0.25, t));
  }
  if (onLake) forestLake(scene, foot, firstLayer);
  else forestTrail(scene, form === 'valley' ? HEIGHT - 120 : HEIGHT - 150);
}

function forestLake(scene: Scene, foot: number, firstLayer: number): void {
  const { random, material } = scene;
  const H = HEIGHT;
  lake(scene, foot + 108, H, firstLayer, 0.7);
  shore(scene, foot + 110, scene.lit(material.low, 0.75), 7);
  rocks(scene, H - 50, H - 6, 14, { largest: 30 });
  sunRays(scene);
  const side = -scene.sunSide;
  const x = side * 120;
  const deck =
    d`M${x - 60 * side} ${H - 66}L${x + 400 * side} ${H - 18}` +
    d`L${x + 400 * side} ${H + 10}L${x - 70 * side} ${H - 56}Z`;
  const edge =
    d`M${x - 60 * side} ${H - 66}L${x - 70 * side} ${H - 56}` +
    d`L${x - 66 * side} ${H - 50}L${x + 400 * side} ${H + 18}`;
  scene.paint(path(deck, { fill: scene.lit('#8d7a5c', 0.98) }), path(edge, { fill: scene.lit('#4f4434', 1) }));
  hiker(scene, x + 10 * side, H - 58, 60, -side);
  frame(scene, side, random.between(330, 420), 5);
  frame(scene, -side, random.between(220, 300), 3, 'fx');
}

function forestTrail(scene: Scene, y: number): void {
  const { random, seed, material } = scene;
  const H = HEIGHT;
  const near = wave(`${seed}fc`, y, 20, 380);
  hill(scene, near, scene.lit(material.ground, 0.92), scene.lit(material.low, 1));
  folds(scene, near, 14, scene.lit(lighten(material.ground, 0.06), 0.95), 0.5, { depth: 120 });
  const course = [random.between(-50, 50), near(0) + 2, random.between(-110, 110)] as const;
  const placeOnTrail = trail(scene, ...course, { width: 90, sway: 110, colour: scene.lit('#cdb68c', 1) });
  grass(scene, H - 110, H, 200, scene.lit(material.low, 1), 18);
  flowers(scene, H - 120, H, 120, ['#f6efd9', '#e9b44c']);
  rocks(scene, H - 110, H - 6, 12, { largest: 24 });
  sunRays(scene);
  const first = placeOnTrail(0.6);
  const second = placeOnTrail(0.5);
  hiker(scene, second[0], second[1], 44, 1, 1);
  hiker(scene, first[0], first[1], 57, 1, 0);
  frame(scene, 1, random.between(360, 470), 4);
  frame(scene, -1, random.between(340, 470), 4);
}
