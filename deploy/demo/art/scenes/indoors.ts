import { elementAt } from '@cairn/shared-contracts/testing/random';
import { mix } from '../colour.ts';
import { d } from '../geometry.ts';
import { path } from '../markup.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import type { Building } from './buildings.ts';
import { box, dot, fill, inks, line, oval } from './pen.ts';
import { bowl, bread, CLOTHS, mug } from './table.ts';

const WALLS: Readonly<Partial<Record<Building, string>>> = {
  white: '#f1ede2',
  kasbah: '#c9855a',
  dome: '#d9b98a',
  adobe: '#e0a56a',
  pagoda: '#d9c7a0',
  stupa: '#a8503a',
  stilts: '#a87a4c',
  rounds: '#b98a5e',
  yurts: '#d9c9a8',
  stone: '#d8cbb5',
};
/** A wall with an opening in it, in front of what was painted so far. */
export function wallWith(scene: Scene, opening: string, colour: string): void {
  const outer = `M${-REACH} -9H${REACH}V${HEIGHT + 9}H${-REACH}Z`;
  const shades = [
    [0, colour],
    [0.6, mix(colour, '#2a1d16', 0.28)],
    [1, mix(colour, '#2a1d16', 0.5)],
  ] as const;
  scene.paint(path(outer + opening, { 'fill-rule': 'evenodd', fill: scene.radial(shades, 0, HEIGHT * 0.4, 760) }));
}

const pane = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

function windowFrame(scene: Scene, x: number, y: number, w: number, h: number, colour: string): void {
  const ink = inks(scene);
  scene.paint(
    line(pane(x, y, w, h), ink.lit(colour), 14),
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`, ink.lit(colour), 8),
    box(x - 18, y + h, w + 36, 16, ink.shade(colour)),
    fill(
      `M${x - 8} ${y - 12}Q${x + w * 0.2} ${y + h * 0.3} ${x - 4} ${y + h * 0.7}L${x - 46} ${y + h * 0.72}V${y - 12}Z`,
      ink.lit('#f4ead2'),
      0.94,
    ),
    fill(
      `M${x + w + 8} ${y - 12}Q${x + w * 0.8} ${y + h * 0.3} ${x + w + 4} ${y + h * 0.7}L${x + w + 46} ${y + h * 0.72}V${y - 12}Z`,
      ink.lit('#e4d6b8'),
      0.94,
    ),
  );
}

/** A guesthouse room: a made bed by a window that shows the land outside. */
export function room(scene: Scene, building: Building): void {
  const { random } = scene;
  const ink = inks(scene);
  const side = random.sign();
  const wall = scene.lit(WALLS[building] ?? '#cdb38c', 0.98);
  const cloth = elementAt(CLOTHS, random.int(0, 4));
  const x = side * 60 - 130;
  wallWith(scene, pane(x, 96, 260, 250), wall);
  windowFrame(scene, x, 96, 260, 250, building === 'white' ? '#2a6fb0' : '#8a6440');
  const floor = ink.shade('#9a6b44');
  scene.paint(
    fill(`M${-REACH} 520H${REACH}V${HEIGHT + 9}H${-REACH}Z`, floor),
    line(`M${-REACH} 560H${REACH}M${-REACH} 615H${REACH}`, '#2a1d16', 2, 0.3),
  );
  const s = -side;
  const bed =
    fill(d`M${s * -250} 600V430Q${s * -250} 410 ${s * -232} 410H${s * -214}V600Z`, ink.shade('#6a4428')) +
    fill(d`M${s * -225} 500H${s * 300}V566H${s * -225}Z`, ink.lit('#f6efe0')) +
    fill(d`M${s * -60} 486Q${s * 120} 474 ${s * 306} 492V570H${s * -60}Z`, ink.lit(cloth)) +
    line(d`M${s * -20} 486V568M${s * 60} 482V568M${s * 140} 482V568M${s * 220} 486V568`, ink.lit('#f0d9a8'), 5, 0.7) +
    fill(d`M${s * -212} 498Q${s * -206} 452 ${s * -140} 458Q${s * -76} 456 ${s * -78} 498Z`, ink.lit('#fdfaf2')) +
    fill(d`M${s * -225} 566H${s * 306}V590H${s * -225}Z`, ink.shade('#6a4428')) +
    box(s > 0 ? -222 : 206, 588, 16, 40, ink.shade('#5a3a26')) +
    box(s > 0 ? 280 : -300, 588, 16, 40, ink.shade('#5a3a26'));
  const lampX = s * -300;
  const lamp =
    dot(
      lampX,
      380,
      150,
      scene.radial(
        [
          [0, '#ffd98a', 0.55],
          [1, '#ffd98a', 0],
        ],
        lampX,
        380,
        150,
      ),
    ) +
    fill(d`M${lampX - 34} 410L${lampX - 20} 360H${lampX + 20}L${lampX + 34} 410Z`, '#ffe2a0') +
    line(d`M${lampX} 410V480`, ink.shade('#5a3a26'), 6) +
    box(lampX - 46, 480, 92, 14, ink.lit('#8a5f3a')) +
    line(d`M${lampX - 34} 494V620M${lampX + 34} 494V620`, ink.shade('#6a4428'), 8);
  scene.paint(
    bed,
    lamp,
    oval(0, 640, 280, 24, ink.lit(elementAt(CLOTHS, random.int(0, 4))), 0.85),
    oval(0, 640, 220, 15, ink.lit('#f0d9a8'), 0.6),
  );
}

/** The common room of a hut: planks, a table with bowls and a lamp, bunks behind. */
export function hutInside(scene: Scene): void {
  const { random } = scene;
  const ink = inks(scene);
  const side = random.sign();
  const wood = scene.lit('#b98450', 0.98);
  const x = side * 120 - 120;
  wallWith(scene, pane(x, 110, 240, 210), wood);
  let planks = '';
  for (let y = 30; y < 520; y += 44) planks += `M${-REACH} ${y}H${REACH}`;
  scene.paint(line(planks, '#3a2417', 2, 0.28));
  // the window keeps its view: planks stop at its frame
  windowFrame(scene, x, 110, 240, 210, '#7d5230');
  const s = -side;
  const bunk = (y: number, colour: string) =>
    box(s > 0 ? 150 : -450, y, 300, 16, ink.shade('#7d5230')) +
    fill(d`M${s * 160} ${y}V${y - 26}Q${s * 300} ${y - 42} ${s * 440} ${y - 26}V${y}Z`, ink.lit(colour)) +
    fill(d`M${s * 160} ${y}Q${s * 164} ${y - 44} ${s * 214} ${y - 40}V${y}Z`, ink.lit('#fdfaf2'));
  const posts =
    line(d`M${s * 150} 120V560M${s * 232} 250V430`, ink.shade('#7d5230'), 14) +
    line(d`M${s * 150} 470h${s * 60}M${s * 150} 410h${s * 60}M${s * 150} 350h${s * 60}`, ink.shade('#8a6440'), 8);
  scene.paint(bunk(270, '#b0432f'), bunk(450, '#2f6f8a'), posts);
  scene.paint(fill(`M${-REACH} 540H${REACH}V${HEIGHT + 9}H${-REACH}Z`, ink.shade('#7a5232')));
  const lx = s * -90;
  const table =
    dot(
      lx,
      330,
      240,
      scene.radial(
        [
          [0, '#ffd98a', 0.5],
          [1, '#ffd98a', 0],
        ],
        lx,
        330,
        240,
      ),
    ) +
    line(d`M${lx} 0V270`, ink.shade('#3a2a20'), 3) +
    fill(d`M${lx - 44} 306Q${lx} 240 ${lx + 44} 306Z`, ink.lit('#d8622f')) +
    oval(lx, 307, 26, 9, '#fff0c0') +
    fill('M-330 500H210L236 534H-356Z', ink.lit('#c9955c')) +
    box(-356, 534, 592, 18, ink.shade('#a87444')) +
    line('M-310 552L-330 690M190 552L210 690', ink.shade('#8a5f3a'), 16);
  scene.paint(
    table,
    bowl(scene, -200, 506, 1),
    mug(scene, -110, 506),
    bowl(scene, -20, 508, 1.1),
    mug(scene, 70, 506),
    bread(scene, 130, 510),
    line('M-300 510l40-26', ink.shade('#8a5f3a'), 6),
  );
}
