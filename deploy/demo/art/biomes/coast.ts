import { birds, clouds, cumulus } from '../air.ts';
import { mix } from '../colour.ts';
import { element } from '../markup.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { sky } from '../sky.ts';
import { ripples } from '../water.ts';
import { bay } from './coast/bay.ts';
import { cliffTop } from './coast/cliff-top.ts';
import { headland } from './coast/headland.ts';
import { seaStack } from './coast/sea-stack.ts';

const FORMS = ['cliffs', 'stacks', 'bay', 'cliffs'] as const;

/** Cliffs over the sea. Forms: cliffs, stacks, bay. */
export function coast(scene: Scene): void {
  const { random, material, light } = scene;
  const form = scene.form || random.pick(FORMS);
  const horizon = random.between(345, 385);
  sky(scene, 0.58);
  if (random.chance(0.8)) clouds(scene, random.int(3, 6), 70, 230, 0.7);
  if (scene.mood === 'noon') cumulus(scene, -scene.sunX, random.between(180, 240), 90, 0.85);
  const water = scene.lit(material.water, 0.9, 0.4);
  const sea = [
    [0, mix(water, light.haze, 0.6)],
    [0.25, mix(water, light.haze, 0.25)],
    [1, mix(water, light.shadow, 0.3)],
  ] as const;
  const box = { x: scene.left, y: round1(horizon), width: scene.width, height: HEIGHT - horizon };
  scene.paint(element('rect', { ...box, fill: scene.gradient(sea, 0, horizon, 0, HEIGHT) }));
  ripples(scene, horizon, HEIGHT, 120);
  const side = scene.sunSide < 0 ? 1 : -1;
  const facing = -side;
  const far = [side * random.between(10, 90), facing * 120, horizon - random.between(60, 90)] as const;
  headland(scene, ...far, horizon + 6, 0.25);
  const near = [side * random.between(80, 170), facing * 150, horizon - random.between(110, 150)] as const;
  headland(scene, ...near, horizon + 34, 0.48);
  if (form !== 'bay' || random.chance(0.5)) {
    const many = form === 'stacks';
    for (let i = 0; i < (many ? 4 : 2); i++) {
      const x = -side * random.between(10, 230) + side * 30 * i * 0.4;
      const y = horizon + random.between(14, 70);
      seaStack(scene, x, y, random.between(70, 150) * (many ? 1 : 0.7), 0.45 + i * 0.06);
    }
  }
  if (form === 'bay') bay(scene, horizon, side);
  else cliffTop(scene, horizon, side);
  birds(scene, -side * random.between(30, 160), random.between(200, 260), 6, 0.9);
}
