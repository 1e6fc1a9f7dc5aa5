import { birds, clouds } from '../air.ts';
import type { Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { dunes } from './desert/dunes.ts';
import { mesas } from './desert/mesas.ts';

const FORMS = ['dunes', 'mesa', 'dunes', 'canyon'] as const;

/** Sand and sandstone. Forms: dunes; anything else shows table mountains. */
export function desert(scene: Scene): void {
  const { random } = scene;
  const form = scene.form || random.pick(FORMS);
  const foot = random.between(370, 410);
  sky(scene, 0.6);
  if (random.chance(0.5)) clouds(scene, 3, 70, 200, 0.5);
  if (form === 'dunes') dunes(scene, foot);
  else mesas(scene, foot);
  if (random.chance(0.5)) birds(scene, random.between(-150, 150), random.between(120, 200), 3);
}
