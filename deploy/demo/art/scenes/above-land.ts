import { lighten, mix } from '../colour.ts';
import { d, type Point, reversed, smooth } from '../geometry.ts';
import { group, path } from '../markup.ts';
import { createNoise } from '../noise.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import { shoreline } from './above-water.ts';
import { box, dot, fill, inks, line, oval } from './pen.ts';

/** A line that wanders across the picture, with its direction at each point. */
export function course(scene: Scene, sway: number): Point[] {
  const { random } = scene;
  const lean = random.sign() * random.between(0.1, 0.8);
  const phase = random.between(0, 6);
  return Array.from({ length: 21 }, (_, i) => {
    const t = i / 20;
    return [Math.sin(phase + t * 6) * sway + (t - 0.5) * lean * 700, t * (HEIGHT + 120) - 60] as const;
  });
}

export const ribbon = (points: readonly Point[], width: number) =>
  `${smooth(points.map(([x, y]): Point => [x - width / 2, y]))}L${smooth(reversed(points).map(([x, y]): Point => [x + width / 2, y])).slice(1)}Z`;

/** Ground as a bird sees it: blots of near tones. */
export function floor(scene: Scene, base: string, other: string): void {
  const { random } = scene;
  scene.paint(box(-REACH, 0, REACH * 2, HEIGHT, base));
  let data = '';
  for (let i = 0; i < 16; i++) {
    const x = random.between(-640, 640);
    const y = random.between(-20, HEIGHT + 20);
    const w = random.between(90, 260);
    const h = random.between(30, 90);
    data += d`M${x - w} ${y}C${x - w} ${y - h} ${x + w * 0.3} ${y - h * 1.4} ${x + w} ${y}C${x + w * 0.7} ${y + h} ${x - w * 0.6} ${y + h * 0.8} ${x - w} ${y}Z`;
  }
  scene.paint(path(data, { fill: other, opacity: 0.4 }));
}

/** Crowns of a wood, the taller the lighter. */
export function canopy(scene: Scene, clear: (x: number, y: number) => boolean): void {
  const { random, material } = scene;
  const conifer = scene.biome !== 'jungle' && scene.biome !== 'coast';
  const tones = [0, 0.22, 0.4].map((t) => mix(scene.lit(material.tree, 0.97), scene.lit(material.ground, 0.97), t));
  const data = tones.map(() => '');
  let shadows = '';
  let lights = '';
  for (let y = -20; y < HEIGHT + 30; y += 34)
    for (let x = -620; x < 620; x += 38) {
      const px = x + random.between(-15, 15);
      const py = y + random.between(-13, 13);
      const r = random.between(15, 27);
      const tone = random.int(0, 2);
      if (clear(px, py)) continue;
      shadows += d`M${px - r - scene.sunSide * 12} ${py + 10}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
      data[tone] += conifer
        ? star(px, py, r)
        : d`M${px - r} ${py}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
      const q = r * 0.45;
      lights += d`M${px + scene.sunSide * r * 0.3 - q} ${py - r * 0.3}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0`;
    }
  scene.paint(path(shadows, { fill: '#0a1a14', opacity: 0.35 }));
  for (const [i, one] of data.entries()) scene.paint(path(one, { fill: tones[i] ?? '' }));
  scene.paint(path(lights, { fill: scene.lit(lighten(material.ground, 0.05), 0.97), opacity: 0.28 }));
}

function star(x: number, y: number, r: number): string {
  const points: string[] = [];
  for (let i = 0; i < 14; i++) {
    const reach = i % 2 ? r * 0.66 : r;
    points.push(d`${x + Math.cos((i * Math.PI) / 7) * reach} ${y + Math.sin((i * Math.PI) / 7) * reach}`);
  }
  return `M${points.join('L')}Z`;
}

/** Long shadow of somebody on foot, and the two dots that he is from above. */
export function fromAbove(scene: Scene, x: number, y: number, size: number, kind: Traveller, index: number): string {
  const ink = inks(scene);
  const side = -scene.sunSide;
  const colour = ['#c8452f', '#1f6f8b', '#e0a526', '#8a4f7d', '#f4efe2'][index % 5] ?? '#c8452f';
  const s = size;
  const transform = `translate(${round1(x)} ${round1(y)}) scale(${(s / 40).toFixed(3)})`;
  const mounted = kind === 'camel' || kind === 'horse';
  const coat = kind === 'camel' ? '#c99d68' : (['#7a4a2c', '#4a2f22', '#d9d0c2'][index % 3] ?? '#7a4a2c');
  const shadow = mounted
    ? line(`M0 -12L${side * 62} 20M0 12L${side * 62} 44`, '#1a1410', 3.4, 0.45) +
      fill(`M${side * 50} 4Q${side * 96} 14 ${side * 104} 40Q${side * 84} 58 ${side * 56} 50Z`, '#1a1410', 0.45) +
      line(`M${side * 84} 10L${side * 120}-10M${side * 90} 26L${side * 130} 34`, '#1a1410', 9, 0.45)
    : line(`M0 0L${side * 34} 14`, '#1a1410', 4, 0.42) +
      line(`M${side * 34} 14L${side * 60} 25`, '#1a1410', 12, 0.42) +
      dot(side * 72, 30, 6, '#1a1410', 0.42);
  const body = mounted
    ? oval(0, 0, 10, 25, ink.lit(coat)) +
      line('M0 20V36', ink.lit(coat), 8) +
      oval(0, 40, 5, 9, ink.lit(coat)) +
      line('M0-24V-32', ink.shade(coat), 3) +
      box(-11, -10, 22, 18, ink.lit(colour), 4) +
      dot(0, -1, 7, ink.shade('#2d3438'))
    : kind === 'ski'
      ? line('M-7-26V30M7-30V26', ink.shade('#a8321e'), 3) +
        oval(0, 0, 13, 9, ink.lit(colour)) +
        dot(0, 2, 6, ink.lit('#f4efe2'))
      : oval(0, 0, 13, 9, ink.lit(colour)) +
        box(-8, -15, 16, 12, ink.shade(colour), 4) +
        dot(0, 3, 6.4, ink.lit('#e9dcc0'));
  return group({ transform }, shadow + body);
}

export type Traveller = 'walker' | 'horse' | 'camel' | 'ski' | 'bike';

/** A path through the land from above, with a file of travellers on it. */
export function fileFromAbove(scene: Scene, kind: Traveller): void {
  const { biome, material, random } = scene;
  const wooded = biome === 'forest' || biome === 'jungle' || biome === 'volcanic';
  const way = course(scene, wooded ? 60 : random.between(50, 110));
  const snow = biome === 'arctic' || kind === 'ski';
  const base = snow ? scene.lit('#eef5f8', 0.97) : scene.lit(material.ground, 0.97);
  floor(scene, base, snow ? scene.lit('#b9d2e2', 0.97) : scene.lit(material.low, 0.97));
  if (snow) drifts(scene);
  else if (biome === 'desert') ribs(scene);
  else if (biome === 'coast') shoreline(scene, random.sign(), random.between(120, 190));
  else if (!wooded) tarn(scene);
  const xAt = (y: number) => {
    const i = Math.max(0, Math.min(way.length - 2, Math.floor(((y + 60) / (HEIGHT + 120)) * 20)));
    const [ax, ay] = way[i] ?? [0, 0];
    const [bx, by] = way[i + 1] ?? [0, 1];
    return ax + ((bx - ax) * (y - ay)) / (by - ay || 1);
  };
  if (wooded) canopy(scene, (x, y) => Math.abs(x - xAt(y)) < 62 || Math.hypot((x - xAt(330)) * 0.8, y - 330) < 90);
  else if (!snow && biome !== 'desert') scattered(scene, (x, y) => Math.abs(x - xAt(y)) < 70);
  const track = snow ? scene.lit('#a9c6d8', 0.97) : mix(scene.lit('#e0cfa6', 0.97), base, 0.15);
  if (kind === 'ski')
    scene.paint(
      path(smooth(way), { fill: 'none', stroke: track, 'stroke-width': 4, opacity: 0.9 }),
      path(smooth(way.map(([x, y]): Point => [x + 13, y])), {
        fill: 'none',
        stroke: track,
        'stroke-width': 4,
        opacity: 0.9,
      }),
    );
  else scene.paint(path(ribbon(way, 34), { fill: track, opacity: 0.92 }));
  const count = kind === 'camel' ? 5 : 4;
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = 110 + i * (440 / (count - 1)) + random.between(-16, 16);
    out += fromAbove(
      scene,
      xAt(y) + (kind === 'ski' ? 6 : 0),
      y,
      kind === 'walker' || kind === 'ski' ? 66 : 62,
      kind,
      i,
    );
  }
  scene.paint(out);
}

function drifts(scene: Scene): void {
  const { random } = scene;
  let data = '';
  for (let i = 0; i < 26; i++) {
    const x = random.between(-620, 560);
    const y = random.between(0, HEIGHT);
    const w = random.between(60, 170);
    data += d`M${x} ${y}q${w * 0.5} -16 ${w} 0q${-w * 0.5} 14 ${-w} 0Z`;
  }
  scene.paint(path(data, { fill: scene.lit('#c6dbe7', 0.97), opacity: 0.7 }));
}

/** Crests of dunes from above: one side bright, one in shade. */
function ribs(scene: Scene): void {
  const noise = createNoise(`${scene.seed}rib`);
  const dark = scene.shaded(scene.material.low, 0.97);
  for (let i = 0; i < 6; i++) {
    const y0 = i * 130 - 70;
    const crest: Point[] = [];
    const lee: Point[] = [];
    for (let x = -REACH; x <= REACH; x += 60) {
      const y = y0 + (noise(x / 260 + i * 9, 2) - 0.5) * 170;
      crest.push([x, y]);
      lee.push([x, y + 14 + noise(x / 170 + i * 5 + 40, 2) * 62]);
    }
    scene.paint(
      path(`${smooth(crest)}L${smooth(reversed(lee)).slice(1)}Z`, { fill: dark, opacity: 0.5 }),
      line(smooth(crest), scene.lit(lighten(scene.material.ground, 0.1), 1), 2.4, 0.8),
    );
  }
}

export function scattered(scene: Scene, clear: (x: number, y: number) => boolean): void {
  const { random, material } = scene;
  let out = '';
  for (let i = 0; i < 70; i++) {
    const x = random.between(-600, 600);
    const y = random.between(0, HEIGHT);
    const r = random.between(5, 15);
    if (clear(x, y)) continue;
    out +=
      oval(x - scene.sunSide * r * 0.7, y + r * 0.5, r * 1.2, r * 0.8, '#0a1a14', 0.3) +
      dot(x, y, r, i % 3 ? scene.lit(material.tree, 0.95) : scene.lit(material.rock, 0.97));
  }
  scene.paint(out);
}

/** A small lake with the stream that leaves it. */
function tarn(scene: Scene): void {
  const { random, material } = scene;
  const water = scene.lit(material.water, 0.97);
  const side = random.sign();
  const x = side * random.between(150, 250);
  const y = random.between(160, 500);
  const r = random.between(60, 110);
  const lake = d`M${x - r} ${y}C${x - r} ${y - r * 0.9} ${x + r * 0.4} ${y - r * 1.1} ${x + r} ${y - r * 0.2}C${x + r * 1.2} ${y + r * 0.6} ${x - r * 0.5} ${y + r} ${x - r} ${y}Z`;
  const stream = d`M${x} ${y}Q${x + side * 90} ${y + 120} ${x + side * 40} ${y + 240}T${x + side * 220} ${HEIGHT + 30}`;
  scene.paint(
    line(stream, water, 13),
    path(lake, { fill: water, stroke: scene.lit('#e0cfa6', 0.97), 'stroke-width': 7 }),
    oval(x + r * 0.1, y - r * 0.2, r * 0.45, r * 0.22, '#ffffff', 0.22),
  );
}
