import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mist } from '../../air.ts';
import { lighten, mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { d, type Point, reversed, smooth } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { wave } from '../../noise.ts';
import { round1 } from '../../numbers.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { hill, range } from '../../terrain.ts';

interface Dune {
  readonly cx: number;
  readonly top: number;
  readonly base: number;
  readonly wl: number;
  readonly wr: number;
  readonly depth: number;
  /** How far the crest swings. */
  readonly bend: number;
}

/** Waves of sand, and a file of walkers on the last crest. */
export function dunes(scene: Scene, foot: number): void {
  const { random, seed, material } = scene;
  const farRange = { count: 6, base: foot + 6, lowest: 40, highest: 95 };
  range(scene, { ...farRange, depth: 0.14, jaggedness: 0.16, spread: 1.5 });
  mist(scene, foot - 60, foot + 10, 0.6);
  for (let row = 0; row < 3; row++) {
    const depth = 0.35 + row * 0.22;
    const y = foot + 10 + row * 62;
    const sand = wave(`${seed}d${row}`, y, 14 + row * 5, 300);
    hill(scene, sand, scene.lit(material.ground, depth), scene.lit(material.low, depth));
    const n = 4 - row;
    for (let i = 0; i < n; i++) {
      const cx = -560 + (1120 * (i + random.between(0.2, 0.8))) / n;
      const h = random.between(46, 96) * (1 + row * 0.55);
      dune(scene, {
        ...{ cx, top: y - h * 0.9, base: y + h * 0.9, depth },
        wl: h * random.between(2.2, 3.4),
        wr: h * random.between(2.2, 3.4),
        bend: random.between(20, 70) * random.sign() * (1 + row * 0.4),
      });
    }
    mist(scene, y, y + 60, 0.12);
  }
  const cx = scene.sunSide * -random.between(60, 200);
  const top = HEIGHT - random.between(190, 240);
  const bend = random.between(70, 130) * random.sign();
  dune(scene, { cx, top, base: HEIGHT + 60, wl: 640, wr: 680, depth: 1, bend });
  windRipples(scene);
  const walkers = random.int(2, 4);
  for (let i = 0; i < walkers; i++) {
    const x = cx + scene.sunSide * (26 + i * 40);
    hiker(scene, x, top + 8 + i * i * 2.2 + i * 11, 38 + i * 2, -scene.sunSide, i);
  }
}

/** Lee or windward side of a dune, from its crest down to its foot. */
const slope = (cx: number, top: number, base: number, width: number): Point[] => [
  [cx, top],
  [cx + width * 0.16, top + (base - top) * 0.16],
  [cx + width * 0.45, top + (base - top) * 0.48],
  [cx + width, base],
];

function dune(scene: Scene, { cx, top, base, wl, wr, depth, bend }: Dune): void {
  const { material } = scene;
  const left = slope(cx, top, base, -wl);
  const right = slope(cx, top, base, wr);
  const height = base - top;
  const crest: Point[] = [
    [cx, top],
    [cx + bend * 0.35, top + height * 0.18],
    [cx - bend * 0.4, top + height * 0.46],
    [cx + bend * 0.3, top + height * 0.74],
    [cx + bend * 1.2, base],
  ];
  const sunny = scene.lit(material.ground, depth);
  const shade = mix(scene.shaded(material.low, depth), scene.lit(material.low, depth), 0.35);
  const body = `${smooth(reversed(left))}L${smooth(right).slice(1)}Z`;
  const lee = `${smooth(crest)}L${smooth(reversed(scene.sunSide < 0 ? right : left)).slice(1)}Z`;
  const bodyStops = [
    [0, lighten(sunny, 0.03)],
    [1, mix(sunny, scene.lit(material.low, depth), 0.25)],
  ] as const;
  const leeStops = [
    [0, shade],
    [0.75, mix(shade, sunny, 0.25)],
    [1, mix(shade, sunny, 0.75)],
  ] as const;
  const edge = { stroke: lighten(sunny, 0.09), 'stroke-width': round1(0.8 + depth * 1.4), opacity: '.7' };
  scene.paint(
    path(body, { fill: scene.gradient(bodyStops, 0, top, 0, base) }),
    path(lee, { fill: scene.gradient(leeStops, 0, top, 0, base) }),
    path(smooth(crest), { fill: 'none', ...edge }),
  );
}

function windRipples(scene: Scene): void {
  const random = createRandom(`${scene.seed}rip`);
  let data = '';
  for (let i = 0; i < 40; i++) {
    const y = random.between(HEIGHT - 90, HEIGHT);
    const x = random.between(-700, 700);
    const w = random.between(30, 120);
    data += d`M${x - w} ${y}q${w * 0.5} ${-5} ${w} 0t${w} 0`;
  }
  const line = { stroke: scene.lit(scene.material.low, 1), 'stroke-width': '1.4', opacity: '.4' };
  scene.paint(path(data, { fill: 'none', ...line }));
}
