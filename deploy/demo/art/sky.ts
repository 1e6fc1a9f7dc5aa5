import { createRandom, elementAt } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { d, type Point, polygon, reversed } from './geometry.ts';
import { element, group, path } from './markup.ts';
import { round1 } from './numbers.ts';
import { HEIGHT, type Scene } from './scene.ts';

const SKY_STEPS = 8;

/** Air from zenith to horizon. */
export function air(scene: Scene, horizon: number): void {
  const { light } = scene;
  const stops = Array.from({ length: SKY_STEPS + 1 }, (_, i) => {
    const t = (i / SKY_STEPS) * 3;
    const band = Math.min(2, Math.floor(t));
    const colour = mix(elementAt(light.sky, band), elementAt(light.sky, band + 1), t - band);
    return [i / SKY_STEPS, colour] as const;
  });
  const fill = scene.gradient(stops, 0, 0, 0, HEIGHT * horizon);
  scene.paint(element('rect', { x: scene.left, width: scene.width, height: HEIGHT, fill }));
}

/** The same with the sun or the moon in it. */
export function sky(scene: Scene, horizon = 0.62): void {
  const { light, random } = scene;
  air(scene, horizon);
  const y = HEIGHT * (light.sunY + random.between(-0.04, 0.04));
  scene.sunAt = [scene.sunX, y];
  if (light.dark) moon(scene, scene.sunX, y);
  else sun(scene, scene.sunX, y);
}

function sun(scene: Scene, x: number, y: number): void {
  const { glow, sun: disc } = scene.light;
  const halo = [
    [0, glow, 0.9],
    [0.12, glow, 0.55],
    [0.4, glow, 0.2],
    [1, glow, 0],
  ] as const;
  scene.paint(element('circle', { cx: round1(x), cy: round1(y), r: 420, fill: scene.radial(halo, x, y, 420) }));
  const misty = scene.mood === 'mist';
  if (misty && !scene.random.chance(0.5)) return;
  const r = round1(scene.random.between(22, 34));
  scene.paint(element('circle', { cx: round1(x), cy: round1(y), r, fill: disc, opacity: misty ? 0.7 : 0.96 }));
}

function moon(scene: Scene, x: number, y: number): void {
  stars(scene);
  const { glow, sun: disc } = scene.light;
  const r = scene.random.between(17, 24);
  const halo = [
    [0, glow, 0.38],
    [0.2, glow, 0.15],
    [1, glow, 0],
  ] as const;
  scene.paint(element('circle', { cx: round1(x), cy: round1(y), r: 190, fill: scene.radial(halo, x, y, 190) }));
  // The arctic night belongs to the aurora.
  if (scene.biome === 'arctic') return;
  const crescent =
    d`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.86} ${y + r * 0.5}` + d`A${r * 0.86} ${r * 0.86} 0 0 0 ${x} ${y - r}Z`;
  scene.paint(path(crescent, { fill: disc }));
}

const STAR_SIZES = [
  { 'stroke-width': 1.1, opacity: 0.5 },
  { 'stroke-width': 1.7, opacity: 0.7 },
  { 'stroke-width': 2.5, opacity: 0.9 },
] as const;

function stars(scene: Scene): void {
  const random = createRandom(`${scene.seed}stars`);
  const dots = STAR_SIZES.map(() => '');
  for (let i = 0; i < 260; i++) {
    const x = random.between(-790, 790);
    const y = random() ** 1.4 * HEIGHT * 0.6;
    if (Math.abs(x) <= scene.width / 2) dots[i % 3] += d`M${x} ${y}h0`;
  }
  for (const [i, size] of STAR_SIZES.entries()) {
    const data = dots[i];
    if (!data) continue;
    const { opacity } = size;
    const width = size['stroke-width'];
    scene.paint(path(data, { stroke: '#f4f1dd', 'stroke-width': width, 'stroke-linecap': 'round', opacity }));
  }
}

export function milkyWay(scene: Scene): void {
  const random = createRandom(`${scene.seed}mw`);
  const angle = random.between(-0.7, -0.35) * random.sign();
  const filter = scene.blur(26, 26);
  const haze = [
    element('ellipse', { cx: 0, cy: 150, rx: 640, ry: 52, fill: '#8fb5b5', opacity: '.2' }),
    element('ellipse', { cx: 60, cy: 150, rx: 380, ry: 24, fill: '#e9dcc0', opacity: '.22' }),
    element('ellipse', { cx: -120, cy: 156, rx: 240, ry: 13, fill: '#0b1c2c', opacity: '.35' }),
  ].join('');
  let faint = '';
  let bright = '';
  for (let i = 0; i < 420; i++) {
    const x = random.between(-620, 620);
    const y = 150 + (random() + random() + random() - 1.5) * 62;
    const dot = d`M${x} ${y}h0`;
    if (i % 5) faint += dot;
    else bright += dot;
  }
  const faintStars = { stroke: '#f4efdb', 'stroke-width': 1, 'stroke-linecap': 'round', opacity: '.5' };
  const brightStars = { stroke: '#fffbe8', 'stroke-width': '1.9', 'stroke-linecap': 'round', opacity: '.8' };
  const band = group({ filter }, haze) + path(faint, faintStars) + path(bright, brightStars);
  scene.paint(group({ transform: `rotate(${round1(angle * 57)} 0 190)` }, band));
}

const AURORA = ['#7fe0b0', '#5fd0a8', '#a8e6a0'] as const;

export function aurora(scene: Scene): void {
  const { random } = scene;
  const filter = scene.blur(7, 16);
  const curtains = AURORA.map((colour, k) => {
    const y = random.between(120, 230);
    const amplitude = random.between(40, 80);
    const phase = random.between(0, 6);
    const height = random.between(120, 190);
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let x = -820; x <= 820; x += 40) {
      const foot = y + Math.sin(x / random.between(168, 172) + phase) * amplitude + x * 0.05 * (k - 1);
      bottom.push([x, foot]);
      top.push([x, foot - height * (0.7 + 0.3 * Math.sin(x / 90 + phase))]);
    }
    const stops = [
      [0, colour, 0],
      [0.65, colour, 0.28],
      [1, colour, 0.6],
    ] as const;
    const fill = scene.gradient(stops, 0, y - height, 0, y + amplitude);
    return path(polygon([...bottom, ...reversed(top)]), { fill });
  });
  scene.paint(group({ filter, opacity: '.85' }, curtains.join('')));
}

/** Shafts of light through a wood. */
export function sunRays(scene: Scene): void {
  if (scene.light.dark || !scene.sunAt) return;
  const { random } = scene;
  const [x, y] = scene.sunAt;
  const length = 720;
  let data = '';
  for (let i = 0; i < 5; i++) {
    const angle = random.between(0.25, 1.1) * (scene.sunSide < 0 ? 1 : -1);
    const spread = random.between(0.03, 0.08);
    data += polygon([
      [x, y],
      [x + Math.sin(angle) * length, y + Math.cos(angle) * length],
      [x + Math.sin(angle + spread) * length, y + Math.cos(angle + spread) * length],
    ]);
  }
  const { glow } = scene.light;
  const fill = scene.radial(
    [
      [0, glow, 0.55],
      [1, glow, 0],
    ],
    x,
    y,
    640,
  );
  scene.paint(path(data, { fill, opacity: '.5', filter: scene.blur(9, 9) }));
}
