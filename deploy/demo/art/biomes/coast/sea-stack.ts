import { d, polygon, reversed, rough } from '../../geometry.ts';
import { element, path } from '../../markup.ts';
import { round1 } from '../../numbers.ts';
import type { Scene } from '../../scene.ts';

/** A pillar of rock in the sea, with grass on its head and surf at its foot. */
export function seaStack(scene: Scene, x: number, y: number, h: number, depth: number): void {
  const { random, material } = scene;
  const w = h * random.between(0.28, 0.42);
  const left = rough(
    random,
    [
      [x - w * 0.2, y - h],
      [x - w * 0.42, y - h * 0.6],
      [x - w * 0.5, y],
    ],
    0.12,
    7,
  );
  const right = rough(
    random,
    [
      [x + w * 0.2, y - h * 0.97],
      [x + w * 0.38, y - h * 0.5],
      [x + w * 0.55, y],
    ],
    0.12,
    7,
  );
  const body = path(polygon([...reversed(left), ...right]), { fill: scene.lit(material.rock, depth) });
  const edge = rough(
    random,
    [
      [x, y - h],
      [x + w * 0.06, y - h * 0.5],
      [x - w * 0.05, y],
    ],
    0.12,
    8,
  );
  const shadyFace = polygon([...edge, ...reversed(scene.sunSide < 0 ? right : left)]);
  const turf =
    d`M${x - w * 0.24} ${y - h * 0.96}Q${x} ${y - h * 1.07} ${x + w * 0.24} ${y - h * 0.94}` +
    d`L${x + w * 0.12} ${y - h * 0.88}L${x - w * 0.16} ${y - h * 0.87}Z`;
  const foam = { cx: round1(x), cy: round1(y + 1), rx: round1(w * 0.85), ry: 4, fill: '#fff', opacity: '.6' };
  scene.paint(
    body,
    path(shadyFace, { fill: scene.shaded(material.shade, depth) }),
    path(turf, { fill: scene.lit(material.ground, depth) }),
    element('ellipse', { ...foam, filter: scene.blur(2, 1) }),
  );
}
