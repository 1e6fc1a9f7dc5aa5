import { lighten, mix } from '../colour.ts';
import { d, type Point, polygon, reversed, rough } from '../geometry.ts';
import { path } from '../markup.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { fill, inks, line, oval, type Spot, stand } from './pen.ts';

/** A top of broken rock that rises out of the lower edge; its foot leans to one side. */
export function crag(scene: Scene, x: number, top: number, half: number, lean = 0): void {
  const { random } = scene;
  const snowy = scene.biome === 'arctic';
  const flank = (side: -1 | 1): Point[] =>
    rough(
      random,
      [
        [x + side * 22, top + (side > 0 ? 2 : 0)],
        [x + side * half * random.between(0.2, 0.32) + lean * 0.2, top + random.between(50, 80)],
        [x + side * half * random.between(0.42, 0.6) + lean * 0.5, top + random.between(130, 160)],
        [x + side * half + lean, HEIGHT + 20],
      ],
      0.24,
      13,
    );
  const left = flank(-1);
  const right = flank(1);
  const ridge = rough(
    random,
    [
      [x + 4, top],
      [x - 20 + lean * 0.1, top + 90],
      [x + random.between(-30, 40) + lean * 0.4, top + 200],
      [x - 10 + lean, HEIGHT + 20],
    ],
    0.24,
    13,
  );
  const bright = scene.lit(snowy ? scene.material.snow : scene.material.rock, 0.96);
  const dark = mix(scene.shaded(snowy ? scene.material.low : scene.material.shade, 0.97), bright, 0.18);
  const shady = scene.sunSide < 0 ? right : left;
  let slabs = '';
  for (let i = 0; i < 12; i++) {
    const y = top + random.between(30, 260);
    const reach = ((y - top) / (HEIGHT - top)) * half * 0.8;
    const px = x + lean * ((y - top) / (HEIGHT - top)) + random.between(-reach, reach);
    slabs += d`M${px} ${y}l${random.between(14, 46)} ${random.between(6, 18)}l${random.between(-20, 10)} ${random.between(20, 60)}Z`;
  }
  scene.paint(
    path(polygon([...reversed(left), ...right]), { fill: bright }),
    path(polygon([...shady, ...reversed(ridge)]), { fill: dark }),
    path(slabs, { fill: mix(bright, dark, 0.6), opacity: 0.7 }),
    path(
      polygon([
        [x - 22, top],
        [x + 22, top + 2],
        [x + half * 0.12, top + 26],
        [x - half * 0.12, top + 22],
      ]),
      { fill: lighten(bright, 0.05) },
    ),
  );
}

/** A wooden cross on a summit. */
export function summitCross(scene: Scene, { x, y, size }: Spot): string {
  const wood = scene.shaded('#4a3a30', 0.97);
  return line(
    d`M${x} ${y}V${y - size}M${x - size * 0.18} ${y - size * 0.76}H${x + size * 0.18}`,
    wood,
    Math.round(size * 0.045),
  );
}

/** A pile of stones with a small flag on a summit. */
export function summitCairn(scene: Scene, { x, y, size, facing = 1 }: Spot): string {
  const ink = inks(scene);
  const { rock, shade } = scene.material;
  const stones = [
    [0, -6, 26, 10],
    [-6, -19, 20, 9],
    [5, -31, 16, 8],
    [-1, -42, 12, 7],
    [2, -51, 8, 5],
  ] as const;
  const pile = stones
    .map(
      ([dx, dy, rx, ry]) =>
        oval(dx, dy, rx, ry, ink.lit(rock)) + oval(dx + 4, dy + ry * 0.4, rx * 0.8, ry * 0.55, ink.shade(shade), 0.6),
    )
    .join('');
  const flag =
    line('M0-50V-100', ink.shade('#6a4a32'), 3) +
    fill('M1-98Q16-102 30-94Q18-90 30-82Q14-86 1-80Z', ink.lit('#e4572e'));
  return stand({ x, y: y + 6, size, facing }, flag + pile);
}

/** A wall of rock that fills one side of the picture. */
export function wall(scene: Scene, side: -1 | 1, edge: number): void {
  const { random } = scene;
  const brink = rough(
    random,
    [
      [edge - side * 60, -10],
      [edge + side * 10, 160],
      [edge - side * 46, 330],
      [edge + side * 20, 520],
      [edge - side * 70, HEIGHT + 10],
    ],
    0.16,
    16,
  );
  const bright = scene.lit(lighten(scene.material.rock, 0.03), 0.96);
  const dark = scene.shaded(scene.material.shade, 0.96);
  const faces = scene.sunSide === side ? dark : bright;
  scene.paint(
    path(polygon([...brink, [side * 900, HEIGHT + 10], [side * 900, -10]]), { fill: mix(faces, bright, 0.3) }),
  );
  let cracks = '';
  let slabs = '';
  for (let i = 0; i < 9; i++) {
    const y = i * 78 - 20;
    const x = edge + side * random.between(40, 130);
    const w = side * random.between(60, 190);
    slabs += polygon([
      [x, y],
      [x + w, y - random.between(10, 50)],
      [x + w * 1.2, y + 60],
      [x + w * 0.3, y + random.between(80, 130)],
    ]);
    cracks += d`M${x} ${y}l${w * 0.4} ${random.between(20, 60)}l${-w * 0.1} ${random.between(40, 90)}`;
  }
  scene.paint(
    path(slabs, { fill: mix(bright, dark, 0.45), opacity: 0.5 }),
    line(cracks, mix(dark, '#141a20', 0.3), 2.6, 0.5),
  );
}
