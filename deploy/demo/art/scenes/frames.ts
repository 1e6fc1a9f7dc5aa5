import { foliage } from '../biomes/jungle/foliage.ts';
import { mix } from '../colour.ts';
import { doorway as tentDoor } from '../doorway.ts';
import { d, type Point, rough } from '../geometry.ts';
import { path } from '../markup.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import type { Building } from './buildings.ts';
import { wallWith } from './indoors.ts';
import { box, dot, fill, inks, line } from './pen.ts';
import { gazer } from './people.ts';

/** Through the mouth of a cave: black rock all round. */
export function caveMouth(scene: Scene): void {
  const { random } = scene;
  const dark = mix(scene.shaded(scene.material.shade, 1), '#0c0b0d', 0.72);
  const lip: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const angle = Math.PI * (1 - i / 14);
    const reach = random.between(0.86, 1.1);
    lip.push([Math.cos(angle) * 330 * reach, 560 - Math.sin(angle) * 500 * reach]);
  }
  const mouth = rough(random, lip, 0.1, 18)
    .map(([x, y]) => d`${x} ${y}`)
    .join('L');
  const floor = rough(
    random,
    [
      [340, 570],
      [150, 600],
      [-60, 586],
      [-340, 574],
    ],
    0.1,
    18,
  )
    .map(([x, y]) => d`${x} ${y}`)
    .join('L');
  const outer = `M${-REACH} -9H${REACH}V${HEIGHT + 9}H${-REACH}Z`;
  const inner = `M${mouth}L${floor}Z`;
  scene.paint(
    path(outer + inner, { 'fill-rule': 'evenodd', fill: dark }),
    line(inner, mix(dark, scene.light.glow, 0.3), 5, 0.7),
    [-250, -120, 90, 230]
      .map((x, i) => fill(d`M${x - 24} -9L${x + 4} ${90 + (i % 3) * 46}L${x + 30} -9Z`, mix(dark, '#000000', 0.35)))
      .join(''),
  );
}

/** Through an arch of earth or plaster, its door leaves open. */
function arch(scene: Scene, wall: string, door: string): void {
  const ink = inks(scene);
  const spring = 250;
  const opening = d`M-215 ${HEIGHT + 9}V${spring}C-215 ${70} -90 ${50} 0 ${30}C90 ${50} 215 ${70} 215 ${spring}V${HEIGHT + 9}Z`;
  wallWith(scene, opening, mix(scene.lit(wall, 0.97), '#3a2417', 0.25));
  scene.paint(
    line(opening, ink.lit(door), 16),
    line(opening, ink.lit('#f4e6c4'), 4, 0.8),
    fill(`M-215 ${spring}V${HEIGHT + 9}H-300V${spring - 60}Q-290 120-215 ${spring - 90}Z`, ink.shade(door)),
    fill(`M215 ${spring}V${HEIGHT + 9}H300V${spring - 60}Q290 120 215 ${spring - 90}Z`, ink.lit(door)),
    [0, 1, 2, 3]
      .map((i) => dot(258, 300 + i * 90, 6, ink.lit('#f2c14e')) + dot(-258, 300 + i * 90, 6, ink.lit('#d9a441')))
      .join(''),
  );
}

/** Through the open door of a timber hut. */
function timberDoor(scene: Scene): void {
  const ink = inks(scene);
  const wood = mix(scene.lit('#8a5f3a', 0.97), '#20150e', 0.42);
  wallWith(scene, `M-220 ${HEIGHT - 40}V70H220V${HEIGHT - 40}Z`, wood);
  let planks = '';
  for (let y = 40; y < HEIGHT; y += 52) planks += `M${-REACH} ${y}H-236M236 ${y}H${REACH}`;
  scene.paint(
    line(planks, '#140d08', 3, 0.5),
    line(`M-228 ${HEIGHT}V62H228V${HEIGHT}`, ink.lit('#a87444'), 18),
    box(-250, HEIGHT - 44, 500, 54, ink.shade('#7d5230')),
    fill(`M228 62L330 20V${HEIGHT + 9}L228 ${HEIGHT - 40}Z`, ink.shade('#8a5f3a')),
    line('M-290 190h34M-290 190V330', ink.shade('#3a2a20'), 6),
    fill('M-306 330q16-26 32 0l-6 70h-20Z', '#ffd98a', 0.85),
  );
}

/** Through leaves. */
function leaves(scene: Scene): void {
  const dark = mix(scene.lit(scene.material.tree, 1), '#07120c', 0.55);
  const { random } = scene;
  let data = '';
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 1 : -1;
    const x = side * random.between(330, 470);
    const y = random.between(-40, HEIGHT * 0.8);
    const reach = random.between(110, 210) * -side;
    const drop = random.between(-20, 110);
    data += d`M${x} ${y}Q${x + reach * 0.4} ${y - 50} ${x + reach} ${y + drop}Q${x + reach * 0.3} ${y + 46} ${x} ${y}Z`;
  }
  for (let i = 0; i < 9; i++) {
    const x = -420 + i * 105;
    data += d`M${x - 60} -10Q${x} ${random.between(60, 150)} ${x + random.between(10, 60)} ${random.between(110, 170)}Q${x + 60} 60 ${x + 70} -10Z`;
  }
  scene.paint(path(data, { fill: dark }));
  foliage(scene);
}

/** Wall and door of the houses that have an arch. */
const ARCHES: Readonly<Partial<Record<Building, readonly [wall: string, door: string]>>> = {
  white: ['#f4efe2', '#2a6fb0'],
  kasbah: ['#c98a5a', '#2f6f7a'],
  dome: ['#d9bd8a', '#2f7f9e'],
  adobe: ['#e0a56a', '#a8432f'],
  stupa: ['#a8432f', '#e0a526'],
  stone: ['#a89c8c', '#5a4030'],
  church: ['#b59a7c', '#6a3a2a'],
  towers: ['#a89c8c', '#5a4030'],
};

/** What the doorway camera looks through, by how people build there. */
export function frameWith(scene: Scene, building: Building, isCamp: boolean): void {
  const arched = ARCHES[building];
  if (isCamp || building === 'yurts') tentDoor(scene);
  else if (scene.biome === 'jungle') leaves(scene);
  else if (arched) arch(scene, ...arched);
  else timberDoor(scene);
}

/** Somebody's head and rucksack, large, at one side. */
export function shoulder(scene: Scene, side: -1 | 1, index: number): void {
  const x = side * 205;
  scene.paint(gazer(scene, { x, y: HEIGHT + 420, size: 800 }, index), straps(scene, x));
}

function straps(scene: Scene, x: number): string {
  const ink = inks(scene);
  const dark = ink.shade('#3a3f46');
  return (
    line(`M${x - 62} 470V${HEIGHT}M${x + 62} 470V${HEIGHT}`, dark, 9, 0.85) +
    box(x - 76, 520, 28, 18, ink.lit('#d9d2b8'), 4) +
    box(x + 48, 520, 28, 18, ink.lit('#d9d2b8'), 4)
  );
}
