import { mix } from '../colour.ts';
import { d, type Point, polygon, reversed, rough, smooth } from '../geometry.ts';
import { path } from '../markup.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { dot, inks, line, oval } from './pen.ts';
import { gazer, walker } from './people.ts';

/** A tongue of ice cut by crevasses, from the saddle down to the viewer. */
export function glacier(scene: Scene, foot: number): void {
  const { random, light } = scene;
  const ice = scene.lit('#e3f1f6', 0.9);
  const left: Point[] = [
    [-90, foot - 40],
    [-150, foot + 40],
    [-330, foot + 140],
    [-640, HEIGHT + 10],
  ];
  const right: Point[] = [
    [110, foot - 46],
    [150, foot + 30],
    [300, foot + 120],
    [640, HEIGHT + 10],
  ];
  const fillIce = scene.gradient(
    [
      [0, mix(ice, light.haze, 0.4)],
      [1, ice],
    ],
    0,
    foot,
    0,
    HEIGHT,
  );
  scene.paint(path(`${smooth(left)}L${smooth(reversed(right)).slice(1)}Z`, { fill: fillIce }));
  let deep = '';
  let rims = '';
  for (let i = 0; i < 15; i++) {
    const t = (i + 0.5) / 15;
    const y = foot - 10 + t ** 1.5 * (HEIGHT - foot + 10);
    const w = (70 + t * 330) * random.between(0.35, 0.75);
    const x = random.between(-0.4, 0.4) * (60 + t * 420);
    const h = 3 + t * 14;
    deep += d`M${x - w} ${y}Q${x - w * 0.2} ${y - h * 1.4} ${x + w} ${y + h * 0.4}Q${x} ${y + h} ${x - w} ${y}Z`;
    rims += d`M${x - w} ${y}Q${x - w * 0.2} ${y - h * 1.4} ${x + w} ${y + h * 0.4}`;
  }
  scene.paint(path(deep, { fill: scene.lit('#3f8fb0', 0.95), opacity: 0.85 }), line(rims, '#ffffff', 2, 0.8));
}

/** People in one file on a rope. */
export function ropeTeam(scene: Scene, x: number, y: number, size: number, count: number, facing: -1 | 1): void {
  const ink = inks(scene);
  const step = size * 0.95;
  const at = (i: number): Point => [x + facing * (i - (count - 1) / 2) * step, y - i * size * 0.1];
  let out = '';
  for (let i = 0; i < count - 1; i++) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    const hip = size * 0.5;
    out += line(
      d`M${ax} ${ay - hip}Q${(ax + bx) / 2} ${(ay + by) / 2 - hip * 0.45} ${bx} ${by - hip}`,
      ink.lit('#e4572e'),
      2.4,
    );
  }
  for (let i = 0; i < count; i++) {
    const [px, py] = at(i);
    out += walker(scene, { x: px, y: py, size, facing }, i);
  }
  scene.paint(out);
}

/** The edge of a crater: molten rock, smoke lit from below, two who look in. */
export function crater(scene: Scene, x: number, y: number): void {
  const glow = scene.radial(
    [
      [0, '#ffd27a', 1],
      [0.3, '#ff8a3a', 0.75],
      [0.65, '#e0452a', 0.3],
      [1, '#e0452a', 0],
    ],
    x,
    y - 30,
    420,
  );
  const smoke = mix(scene.light.haze, '#3a3038', 0.45);
  const plumes = [0, 1, 2, 3, 4, 5]
    .map((i) => dot(x + 46 * Math.sin(i * 1.9) + i * 12, y - 90 - i * 62, 54 + i * 17, smoke, 0.42 - i * 0.04))
    .join('');
  const rim = rough(
    scene.random,
    [
      [-900, y + 60],
      [x - 420, y - 10],
      [x - 240, y + 20],
      [x, y + 46],
      [x + 240, y + 16],
      [x + 420, y - 16],
      [900, y + 50],
    ],
    0.06,
    16,
  );
  const back = rough(
    scene.random,
    [
      [x - 330, y + 6],
      [x - 170, y - 34],
      [x, y - 24],
      [x + 190, y - 40],
      [x + 330, y + 4],
    ],
    0.08,
    14,
  );
  const rock = scene.lit('#4a3f42', 0.96);
  scene.paint(
    plumes,
    path(polygon([...back, [x + 330, y + 90], [x - 330, y + 90]]), { fill: mix(rock, '#8a3a2a', 0.4) }),
    oval(x, y + 30, 250, 34, '#ff7a2e'),
    oval(x, y + 36, 190, 22, '#ffd27a'),
    dot(x, y - 30, 420, glow),
    path(polygon([...rim, [900, HEIGHT + 10], [-900, HEIGHT + 10]]), {
      fill: scene.gradient(
        [
          [0, mix(rock, '#d8552e', 0.35)],
          [0.3, rock],
          [1, mix(rock, '#0e0b0d', 0.5)],
        ],
        0,
        y,
        0,
        HEIGHT,
      ),
    }),
  );
  let cracks = '';
  for (let i = 0; i < 10; i++) {
    const cx = scene.random.between(-420, 420);
    const cy = y + scene.random.between(90, 220);
    cracks += d`M${cx} ${cy}l${scene.random.between(-40, 40)} 18l${scene.random.between(-30, 30)} 22`;
  }
  scene.paint(line(cracks, '#ff8a3a', 2.6, 0.55));
  scene.paint(
    gazer(scene, { x: x - 70, y: y + 100, size: 150 }, 0),
    gazer(scene, { x: x + 10, y: y + 112, size: 142 }, 1),
  );
}
