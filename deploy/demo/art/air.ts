import { mix } from './colour.ts';
import { d } from './geometry.ts';
import { element, group, path } from './markup.ts';
import { createNoise } from './noise.ts';
import { round1 } from './numbers.ts';
import { HEIGHT, REACH, type Scene } from './scene.ts';

/** Thin streaks of high cloud between two heights. */
export function clouds(scene: Scene, count: number, y0: number, y1: number, opacity = 0.75): void {
  const { random, light } = scene;
  const filter = scene.blur(5, 2.2);
  const colour = mix('#ffffff', light.sky[3], light.dark ? 0.2 : 0.25);
  let data = '';
  for (let i = 0; i < count; i++) {
    const cx = random.between(-700, 700);
    const cy = random.between(y0, y1);
    const width = random.between(90, 240);
    for (let k = 0; k < 6; k++) {
      const x = cx + random.between(-0.55, 0.55) * width;
      const y = cy + random.between(-7, 7);
      const rx = random.between(0.2, 0.5) * width;
      const ry = random.between(3, 10);
      data += d`M${x - rx} ${y}Q${x} ${y - ry * 1.6} ${x + rx} ${y}Q${x} ${y + ry * 0.5} ${x - rx} ${y}Z`;
    }
  }
  const fill = light.dark ? mix(light.haze, '#ffffff', 0.15) : colour;
  scene.paint(path(data, { fill, opacity: light.dark ? opacity * 0.3 : opacity, filter }));
}

/** One heap of fair-weather cloud, lit from the sun's side. */
export function cumulus(scene: Scene, cx: number, cy: number, size: number, opacity = 0.9): void {
  const { random, light, sunSide } = scene;
  const filter = scene.blur(2.4, 2.0);
  const litFill = mix('#ffffff', light.glow, 0.25);
  const shadeFill = mix(light.haze, light.shadow, 0.18);
  let heads = '';
  let bellies = '';
  const n = 9;
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) * 2 - 1;
    const r = size * (0.16 + 0.24 * (1 - t * t)) * random.between(0.75, 1.2);
    const x = cx + t * size;
    const y = cy - r * 0.55;
    heads += element('circle', { cx: round1(x), cy: round1(y), r: round1(r) });
    const belly = { cx: round1(x - sunSide * r * 0.1), cy: round1(y + r * 0.45) };
    bellies += element('ellipse', { ...belly, rx: round1(r * 0.95), ry: round1(r * 0.6) });
  }
  const inner = group({ fill: litFill }, heads) + group({ fill: shadeFill, opacity: '.45' }, bellies);
  scene.paint(group({ opacity, filter }, inner));
}

export function birds(scene: Scene, x: number, y: number, count = 5, scale = 1): void {
  const { random } = scene;
  let data = '';
  for (let i = 0; i < count; i++) {
    const bx = x + random.between(-60, 60) * scale;
    const by = y + random.between(-22, 22) * scale;
    const w = random.between(6, 10) * scale;
    data += d`M${bx - w} ${by - w * 0.35}q${w * 0.6} ${-w * 0.35} ${w} ${w * 0.35}`;
    data += d`q${w * 0.4} ${-w * 0.7} ${w} ${-w * 0.35}`;
  }
  const stroke = mix(scene.light.shadow, '#101820', 0.5);
  const line = { 'stroke-width': 1.5 * scale, 'stroke-linecap': 'round', opacity: '.75' };
  scene.paint(path(data, { fill: 'none', stroke, ...line }));
}

/** A layer of haze that thickens downwards from y0 to y1. */
export function mist(scene: Scene, y0: number, y1: number, strength = 0.85): void {
  const { haze } = scene.light;
  const stops = [
    [0, haze, 0],
    [0.55, haze, strength * 0.45],
    [0.9, haze, strength],
    [1, haze, strength],
  ] as const;
  const box = { x: scene.left, y: round1(y0), width: scene.width, height: round1(y1 - y0 + 60) };
  scene.paint(element('rect', { ...box, fill: scene.gradient(stops, 0, y0, 0, y1 + 10) }));
}

export function seaOfClouds(scene: Scene, y: number, amplitude = 30, opacity = 0.95): void {
  const { random, light } = scene;
  const noise = createNoise(`${scene.seed}cl${y}`);
  const crest = mix('#ffffff', light.glow, 0.35);
  const trough = mix(light.haze, light.shadow, 0.12);
  for (let layer = 0; layer < 3; layer++) {
    let data = d`M${-REACH} ${HEIGHT}L${-REACH} ${y}`;
    let x = -REACH;
    while (x < REACH) {
      const r = random.between(16, 52) * (1 + layer * 0.25);
      const top = y + layer * 20 - (noise((x + layer * 300) / 160, 3) - 0.5) * amplitude * 2;
      data += d`A${r} ${r * 0.72} 0 0 1 ${x + r * 1.5} ${top}`;
      x += r * 1.5;
    }
    data += d`L${REACH} ${HEIGHT}Z`;
    const stops = [
      [0, mix(crest, light.haze, 0.5 - layer * 0.2), 1],
      [1, trough, 0.85],
    ] as const;
    const fill = scene.gradient(stops, 0, y - amplitude, 0, y + 110 + layer * 20);
    scene.paint(path(data, { fill, opacity, filter: scene.blur(2.6, 1.8) }));
  }
}
