import { elementAt } from '@cairn/shared-contracts/testing/random';
import { d } from '../geometry.ts';
import { group } from '../markup.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import { box, dot, fill, inks, line, oval } from './pen.ts';

export const CLOTHS = ['#b0432f', '#2f6f8a', '#d99a2f', '#5f7f4a', '#7d4a78'] as const;

export function bowl(scene: Scene, x: number, y: number, k: number): string {
  const ink = inks(scene);
  const steam = `M${x - 8} ${y - 46}q-10-16 2-30t2-30M${x + 14} ${y - 46}q-10-16 2-30t2-28`;
  return (
    line(steam, '#ffffff', 4, 0.4) +
    fill(
      d`M${x - 40 * k} ${y - 34}H${x + 40 * k}Q${x + 34 * k} ${y} ${x} ${y}Q${x - 34 * k} ${y} ${x - 40 * k} ${y - 34}Z`,
      ink.lit('#f4ede0'),
    ) +
    oval(x, y - 34, 40 * k, 8, ink.lit('#c9632f')) +
    line(d`M${x - 38 * k} ${y - 24}Q${x} ${y - 16} ${x + 38 * k} ${y - 24}`, ink.lit('#2f6f8a'), 3)
  );
}

export function mug(scene: Scene, x: number, y: number): string {
  const ink = inks(scene);
  return (
    line(d`M${x + 18} ${y - 34}q20 2 14 18q-4 8-14 8`, ink.lit('#c9432f'), 6) +
    box(x - 20, y - 44, 40, 44, ink.lit('#c9432f'), 5) +
    oval(x, y - 44, 20, 5, ink.shade('#4a2a1c')) +
    box(x - 20, y - 30, 40, 5, ink.lit('#f4ede0'))
  );
}

export function bread(scene: Scene, x: number, y: number): string {
  const ink = inks(scene);
  return (
    fill(
      d`M${x - 46} ${y}Q${x - 54} ${y - 40} ${x} ${y - 42}Q${x + 54} ${y - 40} ${x + 46} ${y}Z`,
      ink.lit('#c98a4a'),
    ) + line(d`M${x - 22} ${y - 34}l8 14M${x} ${y - 37}l8 14M${x + 22} ${y - 34}l8 14`, ink.lit('#f0d9a8'), 4)
  );
}

/** A laid table in the open, the land behind it. */
export function terraceTable(scene: Scene): void {
  const { random } = scene;
  const ink = inks(scene);
  const cloth = elementAt(CLOTHS, random.int(0, 4));
  const jar =
    fill('M-214 500Q-236 440-206 420V392H-166V420Q-136 440-158 500Z', ink.lit('#a8553c')) +
    fill('M-180 500Q-160 440-186 420V392H-166V420Q-136 440-158 500Z', ink.shade('#a8553c'));
  const grapes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) =>
      dot(
        60 + (i % 4) * 19 - Math.floor(i / 4) * -9,
        478 - Math.floor(i / 4) * 17,
        12,
        i % 3 ? ink.lit('#6a3a6a') : ink.lit('#8a5a8a'),
      ),
    )
    .join('');
  const lemons = [150, 184, 168].map((x, i) => oval(x, 486 - (i === 2 ? 22 : 0), 20, 15, ink.lit('#f2c14e'))).join('');
  scene.paint(
    fill(`M${-REACH} 490H${REACH}V560H${-REACH}Z`, ink.lit('#f6efe0')),
    fill(`M${-REACH} 556H${REACH}V${HEIGHT + 9}H${-REACH}Z`, ink.lit(cloth)),
    Array.from({ length: 24 }, (_, i) => fill(`M${-840 + i * 70} 556l35 34 35-34Z`, ink.lit('#f6efe0'))).join(''),
    jar,
    oval(110, 500, 110, 14, ink.shade('#c9b89a')),
    oval(110, 496, 108, 12, ink.lit('#fdfaf2')),
    grapes,
    lemons,
    bread(scene, -60, 514),
    fill('M-340 506Q-336 440-300 440Q-264 440-260 506Z', ink.lit('#e8e2d2'), 0.5),
    bowl(scene, 260, 520, 1.2),
    mug(scene, -280, 524),
  );
}

const FOODS = [
  ['#d98a3a', '#f2dca0', '#5f8f3f'],
  ['#7f9a3f', '#c9432f', '#f4ede0'],
  ['#b0432f', '#f4ede0', '#5f8f3f'],
  ['#f2c14e', '#e4892e', '#fdf6e6'],
  ['#f4ede0', '#6a3a6a', '#8a5a8a'],
  ['#c9955c', '#7a4a2c', '#f2dca0'],
] as const;

/** Dishes on a cloth and the hands that reach for them, looked down at. */
export function tableAbove(scene: Scene): void {
  const { random } = scene;
  const ink = inks(scene);
  const cloth = elementAt(CLOTHS, random.int(0, 4));
  scene.paint(box(-REACH, 0, REACH * 2, HEIGHT, ink.shade(random.pick(['#8a5f3a', '#b5784a', '#5a4030']))));
  let boards = '';
  for (let x = -840; x < 840; x += 120) boards += `M${x} 0V${HEIGHT}`;
  scene.paint(line(boards, '#2a1d16', 3, 0.4));
  tableCloth(scene, ink.lit(cloth), ink.lit('#f0d9a8'));
  const s = random.sign();
  const start = random.int(0, 5);
  const middle = random.between(104, 140);
  const dishes = [[random.between(-20, 20), random.between(320, 350), middle] as const];
  const around = random.int(4, 5);
  const turn = random.between(0, 6);
  for (let i = 0; i < around; i++) {
    const angle = turn + (i * Math.PI * 2) / around;
    dishes.push([
      Math.cos(angle) * random.between(255, 300),
      337 + Math.sin(angle) * random.between(185, 215),
      random.between(66, 92),
    ]);
  }
  scene.paint(dishes.map(([x, y, r], i) => dish(scene, x, y, r, elementAt(FOODS, (start + i) % 6))).join(''));
  scene.paint(
    hand(scene, s * random.between(60, 130), 520, -14 * s, '#c98d63', '#3f6b4a'),
    hand(scene, s * -320, 540, 38 * s, '#e0ac86', '#c8452f'),
    hand(scene, s * random.between(-90, -30), 110, 190, '#a86b45', '#1f6f8b'),
  );
}

function tableCloth(scene: Scene, cloth: string, hem: string): void {
  const { random } = scene;
  if (random.chance(0.4)) {
    const r = random.between(330, 390);
    scene.paint(
      dot(10, 349, r, '#1a120d', 0.3),
      dot(0, 337, r, cloth),
      ring(0, 337, r - 22, hem, 9),
      ring(0, 337, r - 46, hem, 3),
    );
    return;
  }
  const tilt = random.between(-24, 24);
  const runner =
    fill('M-900 110H900V565H-900Z', cloth) +
    line('M-900 132H900M-900 542H900', hem, 9) +
    line('M-900 152H900M-900 522H900', hem, 3);
  scene.paint(group({ transform: `rotate(${tilt.toFixed(1)} 0 337)` }, runner));
}

const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  line(d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, colour, width);

function dish(scene: Scene, x: number, y: number, r: number, [food, bits, herbs]: (typeof FOODS)[number]): string {
  const ink = inks(scene);
  const scatter = (reach: number, colour: string, n: number, size: number) =>
    Array.from({ length: n }, (_, i) => {
      const at = reach * Math.sqrt(i / n);
      return dot(x + Math.cos(i * 2.4) * at, y + Math.sin(i * 2.4) * at, size, ink.lit(colour));
    }).join('');
  return (
    dot(x + 9, y + 12, r, '#1a120d', 0.3) +
    dot(x, y, r, ink.lit('#f7f1e4')) +
    dot(x, y, r * 0.86, ink.lit('#e6dcc8')) +
    dot(x, y, r * 0.7, ink.lit(food)) +
    scatter(r * 0.58, bits, 16, r * 0.095) +
    scatter(r * 0.45, herbs, 7, r * 0.07)
  );
}

function hand(scene: Scene, x: number, y: number, turn: number, skin: string, sleeve: string): string {
  const ink = inks(scene);
  const transform = `translate(${Math.round(x)} ${y}) rotate(${turn})`;
  const arm = line('M0 170V40', ink.lit(sleeve), 62) + line('M0 50V6', ink.lit(skin), 40);
  return group({ transform }, arm + line('M-14 8L-18-26M-4 2L-5-34M8 2L8-32M17 10L22-20', ink.lit(skin), 11));
}
