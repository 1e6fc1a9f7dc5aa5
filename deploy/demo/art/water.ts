import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { d, type Point, polygon, reversed } from './geometry.ts';
import { element, group, path } from './markup.ts';
import { createNoise } from './noise.ts';
import { lerp } from './numbers.ts';
import { REACH, type Scene } from './scene.ts';

/** Still water from y0 to y1 that mirrors every layer painted since `fromLayer`. */
export function lake(scene: Scene, y0: number, y1: number, fromLayer: number, reflection: number): void {
  const { light } = scene;
  const id = scene.nextId();
  const mirrored = scene.layers.splice(fromLayer).join('');
  const box = { x: scene.left, y: y0, width: scene.width, height: y1 - y0 };
  scene.definitions.push(element('clipPath', { id: `${id}c` }, element('rect', box)));
  const water = scene.lit(scene.material.water, 0.85, 0.5);
  const deep = mix(water, light.dark ? '#04101a' : light.shadow, 0.55);
  scene.paint(group({ id }, mirrored));
  const surface = [
    [0, mix(light.sky[3], water, 0.35)],
    [0.35, mix(light.sky[2], water, 0.55)],
    [1, deep],
  ] as const;
  scene.paint(element('rect', { ...box, fill: scene.gradient(surface, 0, y0, 0, y1) }));
  const flip = { href: `#${id}`, transform: `matrix(1 0 0 -1 0 ${y0 * 2})`, opacity: reflection };
  const mirror = element('use', { ...flip, filter: scene.blur(0.8, 2.6) });
  const veil = [
    [0, water, 0.05],
    [0.5, water, 0.28],
    [1, deep, 0.72],
  ] as const;
  const veiled = element('rect', { ...box, fill: scene.gradient(veil, 0, y0, 0, y1) });
  scene.paint(group({ 'clip-path': `url(#${id}c)` }, mirror + veiled));
  ripples(scene, y0, y1);
}

/** Flat lenses of light and shade on water, and the path of the sun. */
export function ripples(scene: Scene, y0: number, y1: number, count = 44): void {
  const random = createRandom(`${scene.seed}rp`);
  const { light, sunAt } = scene;
  let bright = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.5;
    const y = lerp(y0 + 3, y1, t);
    const x = random.between(-780, 780);
    const lens = lensAt(x, y, random.between(14, 70) * (0.35 + t * 1.2), 0.6 + t * 1.2);
    if (i % 3) bright += lens;
    else dark += lens;
  }
  const opacity = 0.5;
  scene.paint(
    path(bright, { fill: mix(light.sky[3], '#ffffff', 0.35), opacity: opacity * (light.dark ? 0.35 : 0.75) }),
    path(dark, { fill: light.shadow, opacity: opacity * 0.4 }),
  );
  if (!sunAt) return;
  let glitter = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const y = lerp(y0 + 2, Math.min(y1, y0 + 190), t * t * 0.6 + t * 0.4);
    const w = random.between(4, 22) * (0.5 + t * 1.5);
    const x = sunAt[0] + random.between(-1, 1) * (6 + t * 34);
    glitter += d`M${x - w} ${y}Q${x} ${y - 1.3 - t} ${x + w} ${y}Q${x} ${y + 1.3 + t} ${x - w} ${y}Z`;
  }
  scene.paint(path(glitter, { fill: mix(light.sun, light.glow, 0.4), opacity: light.dark ? 0.5 : 0.8 }));
}

const lensAt = (x: number, y: number, w: number, h: number) =>
  d`M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`;

/** A thin uneven strip of land along the waterline. */
export function shore(scene: Scene, y: number, fill: string, height: number): void {
  const noise = createNoise(`${scene.seed}sh`);
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let x = -REACH; x <= REACH; x += 22) {
    top.push([x, y - height * noise(x / 120, 3)]);
    bottom.push([x, y + height * 0.25 * noise(x / 70 + 5, 2)]);
  }
  scene.paint(path(polygon([...top, ...reversed(bottom)]), { fill }));
}
