import { hiker } from '../../figures.ts';
import { d } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { lake, shore } from '../../water.ts';

/** A wooden boat with two people on the river between the towers. */
export function riverBoat(scene: Scene, foot: number, firstLayer: number): void {
  const { random, material, light } = scene;
  lake(scene, foot + 74, HEIGHT, firstLayer, 0.6);
  shore(scene, foot + 76, scene.lit(material.tree, 0.72), 8);
  const side = random.sign();
  const x = side * random.between(20, 110);
  const y = HEIGHT - random.between(110, 140);
  const hull =
    d`M${x - 74} ${y - 7}Q${x - 40} ${y + 12} ${x} ${y + 12}Q${x + 40} ${y + 12} ${x + 74} ${y - 9}` +
    d`Q${x + 40} ${y + 1} ${x} ${y + 1}Q${x - 40} ${y + 1} ${x - 74} ${y - 7}Z`;
  const shadow = { stroke: light.shadow, 'stroke-width': 3, opacity: '.35' };
  scene.paint(path(hull, { fill: scene.lit('#5a3d28', 1) }), path(d`M${x - 60} ${y + 16}H${x + 60}`, shadow));
  hiker(scene, x - 18, y + 3, 44, 1, 0);
  hiker(scene, x + 22, y + 3, 42, 1, 1);
}
