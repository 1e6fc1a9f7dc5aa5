import { clouds, mist } from '../air.ts';
import type { Scene } from '../scene.ts';
import { aurora, sky } from '../sky.ts';
import { range } from '../terrain.ts';
import { fjord } from './arctic/fjord.ts';
import { snowfield } from './arctic/snowfield.ts';

const FORMS = ['fjord', 'bergs', 'ridge', 'fjord'] as const;

/** Snow and sea ice. Forms: fjord, bergs, ridge. */
export function arctic(scene: Scene): void {
  const { random } = scene;
  const form = scene.form || random.pick(FORMS);
  sky(scene, 0.64);
  if (scene.light.dark) aurora(scene);
  else if (random.chance(0.7)) clouds(scene, 4, 80, 210, 0.6);
  const foot = form === 'ridge' ? 450 : random.between(400, 430);
  const firstLayer = scene.layers.length;
  const far = { count: 6, base: foot, lowest: 90, highest: random.between(150, 200) };
  range(scene, { ...far, depth: 0.3, snow: 1, jaggedness: 0.18 });
  mist(scene, foot - 80, foot, 0.45);
  const side = random.sign();
  const near = { count: 3, base: foot + 8, lowest: 150, highest: random.between(230, 300), depth: 0.66 };
  const mainX = side * random.between(90, 200);
  range(scene, { ...near, snow: 0.86, jaggedness: 0.2, spread: 0.9, mainX });
  mist(scene, foot - 90, foot, 0.4);
  if (form === 'ridge') snowfield(scene, foot, side);
  else fjord(scene, foot, side, firstLayer, form === 'bergs');
}
