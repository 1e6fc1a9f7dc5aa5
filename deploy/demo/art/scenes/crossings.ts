import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mix } from '../colour.ts';
import { d, type Point, polygon, rough } from '../geometry.ts';
import { path } from '../markup.ts';
import { massif } from '../massif.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { box, fill, inks, line, oval } from './pen.ts';
import { walker } from './people.ts';

const FLAGS = ['#2f6fb0', '#f4efe2', '#c9432f', '#4f8f4a', '#e0b02f'];

/** A string of flags that sags between two points. */
export function flags(scene: Scene, a: Point, b: Point, sag: number, size = 9): string {
  const ink = inks(scene);
  const count = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 2.1)));
  let out = line(
    d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`,
    ink.shade('#8a8378'),
    1.4,
  );
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t);
    out += fill(
      d`M${x - size * 0.6} ${y}h${size * 1.2}l${size * 0.12} ${size * 1.2}h${-size * 1.2}Z`,
      ink.lit(FLAGS[i % 5] ?? '#f4efe2'),
    );
  }
  return out;
}

/** A hanging bridge from edge to edge with people on it and a gorge below. */
export function bridge(scene: Scene, y: number, size: number): void {
  const ink = inks(scene);
  const { material } = scene;
  const bank = (side: -1 | 1) => {
    const brink = rough(
      scene.random,
      [
        [side * 300, y - 8],
        [side * 258, y + 30],
        [side * 284, y + 120],
        [side * 210, HEIGHT + 10],
      ],
      0.14,
      14,
    );
    const rock = side === scene.sunSide ? scene.shaded(material.shade, 0.95) : scene.lit(material.rock, 0.95);
    return (
      path(polygon([...brink, [side * 900, HEIGHT + 10], [side * 900, y - 24]]), { fill: rock }) +
      path(
        polygon([
          [side * 294, y - 10],
          [side * 262, y + 16],
          [side * 900, y + 30],
          [side * 900, y - 40],
        ]),
        { fill: scene.lit(material.ground, 0.95) },
      )
    );
  };
  const deck = (x: number) => y + 46 * (1 - (x / 300) ** 2);
  const rope = ink.shade('#8a7355');
  let planks = '';
  let hangers = '';
  for (let x = -300; x <= 300; x += 15) {
    planks += d`M${x} ${deck(x)}h11`;
    hangers += d`M${x} ${deck(x)}V${deck(x) - size * 0.42 - 8 * (x / 300) ** 2}`;
  }
  const rail = d`M-306 ${y - size * 0.55}Q0 ${y + 100 - size * 0.46} 306 ${y - size * 0.55}`;
  const people = [-110, 6, 96].map((x, i) => walker(scene, { x, y: deck(x) + 1, size, facing: 1 }, i)).join('');
  scene.paint(
    bank(-1),
    bank(1),
    line(hangers, rope, 1.4, 0.8),
    people,
    line(rail, rope, 3),
    line(planks, ink.lit('#a87a4c'), 6),
    flags(scene, [-300, y - size * 0.6], [300, y - size * 0.6], 40, 10),
    box(-312, y - size * 0.7, 12, size * 0.8, ink.shade('#6a4a32')),
    box(300, y - size * 0.7, 12, size * 0.8, ink.shade('#6a4a32')),
  );
}

/** A fall between rock shoulders and its pool. */
export function falls(scene: Scene, x: number, foot: number): void {
  const { light, material } = scene;
  const top = foot - 370;
  const shoulder = { top, base: foot + 60, depth: 0.84, jaggedness: 0.12, concavity: 0.02 };
  const green: { rock?: string; shade?: string } =
    scene.biome === 'desert'
      ? {}
      : { rock: mix(material.low, material.rock, 0.45), shade: mix(material.tree, material.shade, 0.4) };
  const rock = scene.lit(green.rock ?? material.rock, 0.8);
  const brink = rough(
    scene.random,
    [
      [-900, top + 40],
      [x - 200, top + 70],
      [x - 34, top + 82],
      [x + 36, top + 84],
      [x + 220, top + 60],
      [900, top + 30],
    ],
    0.1,
    16,
  );
  const cliff = scene.gradient(
    [
      [0, rock],
      [1, mix(rock, light.shadow, 0.5)],
    ],
    0,
    top + 60,
    0,
    foot,
  );
  scene.paint(path(polygon([...brink, [900, foot + 60], [-900, foot + 60]]), { fill: cliff }));
  massif(scene, { ...shoulder, ...green, cx: x - 250, wl: 420, wr: 215 });
  massif(scene, { ...shoulder, ...green, cx: x + 260, top: top + 24, wl: 225, wr: 420 });
  const water = mix('#ffffff', light.glow, 0.12);
  const body = d`M${x - 34} ${top + 80}Q${x} ${top + 62} ${x + 36} ${top + 84}L${x + 54} ${foot + 26}H${x - 52}Z`;
  const random = createRandom(`${scene.seed}fall`);
  let strands = '';
  for (let i = 0; i < 9; i++) {
    const at = x + random.between(-34, 34);
    strands += d`M${at} ${top + random.between(80, 200)}l${(at - x) * 0.3} ${random.between(80, 200)}`;
  }
  scene.paint(path(body, { fill: water, opacity: 0.94 }), line(strands, light.shadow, 3, 0.22));
  const pool = scene.lit(material.water, 0.95);
  scene.paint(
    path(d`M-900 ${foot + 26}Q${x} ${foot - 6} 900 ${foot + 26}V${HEIGHT + 10}H-900Z`, {
      fill: scene.gradient(
        [
          [0, mix(pool, '#ffffff', 0.35)],
          [0.5, pool],
          [1, mix(pool, light.shadow, 0.4)],
        ],
        0,
        foot,
        0,
        HEIGHT,
      ),
    }),
    [0, 1, 2, 3, 4].map((i) => oval(x + (i - 2) * 42, foot + 18 + (i % 2) * 8, 46, 15, water, 0.55)).join(''),
    [0, 1, 2].map((i) => oval(x, foot + 52 + i * 26, 130 + i * 70, 4, water, 0.3)).join(''),
  );
}
