import { mix } from '../colour.ts';
import { d, type Point, smooth } from '../geometry.ts';
import { group, path } from '../markup.ts';
import { createNoise } from '../noise.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, REACH, type Scene } from '../scene.ts';
import { box, dot, fill, inks, line, oval } from './pen.ts';

const seaColour = (scene: Scene, base: string) => scene.lit(base, 0.97);

/** A wandering shore at one side; the inset moves it inland. */
function coastFrom(scene: Scene, side: -1 | 1, at: number): (inset: number) => string {
  const noise = createNoise(`${scene.seed}coast`);
  return (inset) => {
    const points: Point[] = [];
    for (let y = -40; y <= HEIGHT + 40; y += 45)
      points.push([side * (at + inset + (noise(y / 190, 3) - 0.5) * 240), y]);
    return `${smooth(points)}L${side * 900} ${HEIGHT + 40}L${side * 900} -40Z`;
  };
}

/** The sea beside the land, with surf and shallows. */
export function shoreline(scene: Scene, side: -1 | 1, at: number): void {
  const coast = coastFrom(scene, side, at);
  scene.paint(
    path(coast(-30), { fill: scene.lit('#ecdcb4', 0.97) }),
    path(coast(0), { fill: '#ffffff', opacity: 0.8 }),
    path(coast(10), { fill: seaColour(scene, '#63c7c0') }),
    path(coast(60), { fill: seaColour(scene, '#2f9fb0') }),
    path(coast(130), { fill: seaColour(scene, '#1d7f9a') }),
  );
}

/** Shallow water over a shore, and a boat with its wake. */
export function boatFromAbove(scene: Scene, kind: 'ship' | 'sail' | 'kayak' | 'raft'): void {
  const { random, material } = scene;
  const ink = inks(scene);
  const cold = scene.biome === 'arctic' || scene.biome === 'forest';
  const side = random.sign();
  const deep = seaColour(scene, cold ? '#1f5a6e' : '#1d7f9a');
  const shallow = seaColour(scene, cold ? '#5f9fa8' : '#63c7c0');
  const water = [
    [0, deep],
    [1, mix(deep, shallow, 0.35)],
  ] as const;
  scene.paint(box(-REACH, 0, REACH * 2, HEIGHT, scene.gradient(water, -side * 400, 0, side * 400, HEIGHT)));
  const coast = coastFrom(scene, side, 150);
  const land = scene.lit(scene.biome === 'arctic' ? material.snow : material.ground, 0.97);
  scene.paint(
    path(coast(-90), { fill: shallow, opacity: 0.45 }),
    path(coast(-40), { fill: shallow, opacity: 0.7 }),
    path(coast(-4), { fill: '#ffffff', opacity: 0.75 }),
    path(coast(8), { fill: scene.lit(scene.biome === 'arctic' ? material.rock : '#ecdcb4', 0.97) }),
    path(coast(70), { fill: land }),
    path(coast(140), { fill: mix(land, scene.lit(material.low, 0.97), 0.7) }),
  );
  let glints = '';
  for (let i = 0; i < 36; i++) {
    const x = -side * random.between(-60, 600);
    const y = random.between(0, HEIGHT);
    glints += d`M${x} ${y}q10 -5 20 0t20 0`;
  }
  scene.paint(line(glints, '#ffffff', 2, 0.28));
  const turn = random.between(-28, 28);
  const at = { x: -side * random.between(20, 90), y: random.between(270, 370) };
  const hulls = {
    ship: 2.2,
    sail: 1.5,
    kayak: 1.15,
    raft: 1.3,
  };
  const boats = kind === 'kayak' ? 2 : 1;
  for (let i = 0; i < boats; i++) {
    const transform = `translate(${round1(at.x + i * side * -90)} ${round1(at.y + i * 120)}) rotate(${round1(turn)}) scale(${hulls[kind]})`;
    scene.paint(group({ transform }, hullFromAbove(kind, ink.lit, ink.shade, i)));
  }
}

function hullFromAbove(
  kind: 'ship' | 'sail' | 'kayak' | 'raft',
  lit: (c: string) => string,
  shade: (c: string) => string,
  index: number,
): string {
  const wake = fill('M-8 60L-60 210H-44L0 74L44 210H60L8 60Z', '#ffffff', 0.42);
  const shadow = (data: string) => `<g transform="translate(-9 9)">${fill(data, '#08222c', 0.35)}</g>`;
  if (kind === 'kayak') {
    const hull = 'M0-92Q14-50 13 0Q14 50 0 92Q-14 50-13 0Q-14-50 0-92Z';
    return (
      shadow(hull) +
      fill(hull, lit(index ? '#f2b134' : '#d8412f')) +
      line('M0-84V-40M0 40V84', lit('#f4efe2'), 3) +
      oval(0, -4, 9, 20, shade('#2a2320')) +
      line('M-58-22L58 8', shade('#3c3a36'), 3) +
      oval(-60, -22, 10, 6, lit('#f4efe2')) +
      oval(60, 8, 10, 6, lit('#f4efe2')) +
      oval(0, -4, 12, 9, lit('#1f6f8b')) +
      dot(0, -6, 6, lit('#e9dcc0'))
    );
  }
  if (kind === 'raft') {
    const hull = 'M0-76Q34-76 36-40V44Q34 74 0 74Q-34 74-36 44V-40Q-34-76 0-76Z';
    return (
      wake +
      shadow(hull) +
      fill(hull, lit('#e4892e')) +
      fill('M0-58Q20-58 21-36V40Q20 56 0 56Q-20 56-21 40V-36Q-20-58 0-58Z', shade('#8a4f24')) +
      box(-21, -18, 42, 8, lit('#f2b134')) +
      box(-21, 22, 42, 8, lit('#f2b134')) +
      [
        [-26, -34],
        [26, -30],
        [-26, 10],
        [26, 14],
        [0, 50],
      ]
        .map(
          ([x = 0, y = 0], i) => oval(x, y, 11, 9, lit(i % 2 ? '#c8452f' : '#1f6f8b')) + dot(x, y, 6, lit('#f4efe2')),
        )
        .join('')
    );
  }
  if (kind === 'sail') {
    const hull = 'M0-92Q26-50 26 0Q26 44 18 70H-18Q-26 44-26 0Q-26-50 0-92Z';
    const deck = 'M0-78Q17-46 17 0Q18 36 12 56H-12Q-18 36-17 0Q-17-46 0-78Z';
    const main = 'M-1-24Q34 8 44 62Q14 40-1 44Z';
    const jib = 'M-1-90Q26-58 30-22Q12-26-1-22Z';
    return (
      wake +
      shadow(hull) +
      shadow(main) +
      fill(hull, lit('#fdfaf2')) +
      fill(deck, lit('#c9955c')) +
      box(-10, 30, 20, 22, shade('#6a4428'), 4) +
      fill(main, lit('#fdf6e6')) +
      fill('M-1-24Q14 8 18 40Q8 40-1 44Z', shade('#d8cdb8'), 0.45) +
      fill(jib, lit('#e4572e')) +
      line('M0-22L42 60', shade('#6a5a48'), 2.4) +
      dot(0, -22, 4, shade('#4a4a4a')) +
      dot(-9, 40, 6, lit('#1f6f8b')) +
      dot(7, 60, 6, lit('#c8452f'))
    );
  }
  const hull = 'M0-100Q27-60 28-16V70Q26 96 0 98Q-26 96-28 70V-16Q-27-60 0-100Z';
  return (
    wake +
    shadow(hull) +
    fill(hull, lit('#1d3c5a')) +
    fill('M0-88Q22-54 23-14V68Q20 88 0 90Q-20 88-23 68V-14Q-22-54 0-88Z', lit('#e9dfc8')) +
    box(-18, -26, 36, 78, lit('#fdfaf2'), 5) +
    box(-18, -26, 36, 12, shade('#3d5a6c'), 4) +
    box(-8, 14, 16, 18, lit('#d8622f'), 6) +
    oval(0, 23, 5, 6, shade('#23262b')) +
    [-1, 1]
      .map((k) => box(k * 20 - 4, -2, 8, 18, lit('#e4892e'), 4) + box(k * 20 - 4, 24, 8, 18, lit('#e4892e'), 4))
      .join('') +
    dot(0, -58, 9, lit('#c9b48a')) +
    line('M-7-58H7M0-65V-51', shade('#5a4a3a'), 2)
  );
}
