import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { box, dot, fill, type Inks, inks, line, type Spot, stand } from './pen.ts';

/** How people build where the tour goes. */
export const STYLES_OF_BUILDING = [
  'towers',
  'white',
  'timber',
  'pagoda',
  'stupa',
  'kasbah',
  'dome',
  'stone',
  'stilts',
  'yurts',
  'church',
  'adobe',
  'rounds',
] as const;
export type Building = (typeof STYLES_OF_BUILDING)[number];

type House = (ink: Inks, index: number, pane: string) => string;

const windows = (pane: string, ...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => box(x, y, 5, 8, pane, 1)).join('');

/** A Svan tower: battered stone, a crown of arches, and the house at its foot. */
const towers: House = (ink, index, pane) => {
  const house =
    fill('M10 0V-26L30-40L58-26V0Z', ink.lit('#a39580')) +
    fill('M58-26V0H38V-30L30-40Z', ink.shade('#a39580')) +
    fill('M6-25L30-44L62-25L58-22L30-38L10-22Z', ink.shade('#6b5a4c'));
  const tower =
    fill('M-20 0L-15-76H-18V-88H18V-76H15L20 0Z', ink.lit('#b5a68e')) +
    fill('M4 0L3-88H18V-76H15L20 0Z', ink.shade('#b5a68e')) +
    fill('M-20-88H20L0-100Z', ink.shade('#7d6a58')) +
    fill('M-16-77q3-7 6 0ZM-7-77q3-7 6 0ZM2-77q3-7 6 0ZM11-77q2-6 4 0Z', ink.shade('#4a4038')) +
    windows(pane, [-4, -60], [-3, -40], [-4, -20]);
  return index % 2 ? tower : house + tower;
};

/** White cubes with blue doors, a dome among them. */
const white: House = (ink, index, pane) => {
  const wall = ink.lit('#fdfaf2');
  const dark = mix(wall, ink.shade('#8fa3b8'), 0.4);
  const blue = ink.lit('#2a6fb0');
  if (index % 3 === 0)
    return (
      fill('M-34 0V-50H34V0Z', wall) +
      fill('M12 0V-50H34V0Z', dark) +
      fill('M-26-50Q-26-84 0-86Q26-84 26-50Z', blue) +
      fill('M8-50Q12-78 4-86Q26-82 26-50Z', ink.shade('#2a6fb0')) +
      line('M0-86V-100M-5-95H5', wall, 2.4) +
      fill('M-8 0V-22Q0-32 8-22V0Z', blue)
    );
  return (
    fill('M-40 0V-46H6V0Z', wall) +
    fill('M6 0V-64H40V0Z', dark) +
    fill('M6-64H40V-59H6ZM-40-46H6V-42H-40Z', wall) +
    fill('M-30 0V-24Q-23-30-16-24V0Z', blue) +
    windows(index % 2 ? blue : pane, [-9, -34], [14, -50], [27, -50], [14, -26]) +
    dot(30, -8, 9, ink.lit('#c04a86')) +
    dot(36, -15, 6, ink.lit('#c04a86'))
  );
};

/** Red and ochre boards with white corners. */
const timber: House = (ink, index, pane) => {
  const colour = ['#a8402f', '#d9a441', '#7d3a2c', '#f1ece0', '#3f6274'][index % 5] ?? '#a8402f';
  return (
    fill('M-34 0V-44L-8-78L18-44V0Z', ink.lit(colour)) +
    fill('M18-44L-8-78H26L50-44V0H18Z', ink.shade(colour)) +
    fill('M-8-84H30L56-42H48L24-76H-2L20-40L16-38L-8-74L-34-38L-40-42Z', ink.shade('#3f3f44')) +
    line('M-34 0V-42M18 0V-42', ink.lit('#f7f3ea'), 2.4) +
    windows(pane, [-26, -34], [-11, -34], [3, -34], [-11, -58], [28, -32]) +
    box(-11, -18, 9, 18, ink.shade('#4a3527'))
  );
};

/** Two curved roofs over red posts. */
const pagoda: House = (ink, index, pane) => {
  const roof = (y: number, w: number) =>
    fill(
      `M${-w} ${y}Q${-w * 0.5} ${y - 3} ${-w * 0.42} ${y - 17}H${w * 0.42}Q${w * 0.5} ${y - 3} ${w} ${y}L${w * 0.94} ${y + 5}H${-w * 0.94}Z`,
      ink.shade('#4a5560'),
    ) + fill(`M${-w} ${y}Q${-w * 0.5} ${y - 3} ${-w * 0.42} ${y - 17}H0V${y + 5}H${-w * 0.94}Z`, ink.lit('#5f6c78'));
  const storey = (y: number, w: number) =>
    box(-w, y - 20, w * 2, 20, ink.lit('#e9dcc0')) +
    line(
      `M${-w + 2} ${y}V${y - 20}M${w - 2} ${y}V${y - 20}M${-w * 0.3} ${y}V${y - 20}M${w * 0.3} ${y}V${y - 20}`,
      ink.lit('#b03a2a'),
      3.4,
    ) +
    windows(pane, [-w * 0.75, y - 15], [w * 0.48, y - 15]);
  if (index % 2) return storey(0, 36) + roof(-20, 54) + line('M-22-37H22', ink.shade('#3a444d'), 3);
  return (
    storey(0, 30) +
    roof(-20, 48) +
    storey(-36, 22) +
    roof(-54, 38) +
    storey(-66, 13) +
    roof(-80, 26) +
    line('M0-96V-108', ink.lit('#d9a441'), 2.6)
  );
};

/** A white dome with painted eyes and a gilded spire, flags running down. */
const stupa: House = (ink, index, pane) => {
  if (index % 2)
    return (
      fill('M-44 0L-40-52H40L44 0Z', ink.lit('#f4ede0')) +
      fill('M14 0V-52H40L44 0Z', ink.shade('#cfc3b0')) +
      fill('M-46-60H46V-48H-46Z', ink.lit('#8e2f25')) +
      fill('M-24-76H24V-60H-24Z', ink.lit('#b0432f')) +
      fill('M-30-76L0-90L30-76Z', ink.lit('#d9a441')) +
      windows(pane, [-32, -38], [-16, -38], [0, -38], [18, -38], [-32, -20], [-16, -20], [18, -20]) +
      box(-4, -20, 10, 20, ink.shade('#6b2a20'))
    );
  return (
    fill('M-46 0V-12H46V0ZM-38-12V-22H38V-12Z', ink.lit('#f4ede0')) +
    fill('M-32-22Q-34-52 0-54Q34-52 32-22Z', ink.lit('#fdf8ec')) +
    fill('M8-22Q16-46 8-54Q34-50 32-22Z', ink.shade('#d8d0c2')) +
    fill('M-12-54H12V-70H-12Z', ink.lit('#e0a526')) +
    line('M-8-63q3-3 6 0M2-63q3-3 6 0', ink.shade('#2a3a5a'), 2) +
    fill('M-10-70H10L3-94H-3Z', ink.lit('#d9a441')) +
    dot(0, -97, 3.4, ink.lit('#f2c14e'))
  );
};

/** Earthen walls with corner towers. */
const kasbah: House = (ink, index, pane) => {
  const clay = index % 2 ? '#c98a5a' : '#b5714a';
  const tower = (x: number, w: number, h: number) =>
    fill(`M${x - w} 0L${x - w * 0.84} ${-h}H${x + w * 0.84}L${x + w} 0Z`, ink.lit(clay)) +
    fill(`M${x + w * 0.2} 0L${x + w * 0.2} ${-h}H${x + w * 0.84}L${x + w} 0Z`, ink.shade(clay)) +
    fill(`M${x - w * 0.84} ${-h}v-7h4v4h4v-4h4v4h4v-4h4v7Z`, ink.lit(clay)) +
    windows(pane, [x - 6, -h + 10], [x - 6, -h + 28]);
  return (
    box(-30, -48, 66, 48, ink.lit(clay)) +
    box(8, -48, 28, 48, ink.shade(clay)) +
    tower(-32, 14, 82) +
    tower(36, 13, 70) +
    fill('M-8 0V-22Q0-34 8-22V0Z', ink.shade('#5a3524')) +
    windows(pane, [-14, -40], [10, -40])
  );
};

/** A blue-tiled dome between minarets. */
const dome: House = (ink, index, pane) => {
  if (index % 2) return kasbah(ink, index, pane);
  return (
    box(-40, -46, 80, 46, ink.lit('#d9bd8a')) +
    box(16, -46, 24, 46, ink.shade('#d9bd8a')) +
    box(-22, -58, 44, 14, ink.lit('#d9bd8a')) +
    fill('M-24-56Q-28-84 0-94Q28-84 24-56Z', ink.lit('#2f8f9e')) +
    fill('M6-56Q14-82 0-94Q28-84 24-56Z', ink.shade('#2f8f9e')) +
    fill('M-16 0V-34Q0-50 16-34V0Z', ink.lit('#2f6f9e')) +
    fill('M-9 0V-28Q0-38 9-28V0Z', ink.shade('#3a2a20')) +
    [-54, 54]
      .map(
        (x) =>
          box(x - 5, -92, 10, 92, ink.lit('#cfae78')) + fill(`M${x - 7}-92H${x + 7}L${x}-106Z`, ink.lit('#2f8f9e')),
      )
      .join('')
  );
};

/** Grey stone with slate. */
const stone: House = (ink, index, pane) => {
  const wall = index % 2 ? '#cfc3b0' : '#a89c8c';
  return (
    fill('M-40 0V-38H36V0Z', ink.lit(wall)) +
    fill('M10 0V-38H36V0Z', ink.shade(wall)) +
    fill('M-46-36L-34-64H30L42-36Z', ink.shade(index % 3 ? '#a5583e' : '#59616b')) +
    fill('M-46-36L-34-64H-4L-6-36Z', ink.lit(index % 3 ? '#b5644a' : '#68717c')) +
    box(18, -76, 9, 16, ink.lit(wall)) +
    windows(pane, [-30, -28], [-12, -28], [18, -28]) +
    box(0, -22, 10, 22, ink.shade('#4a3527'))
  );
};

/** A thatched house on posts. */
const stilts: House = (ink, index, pane) =>
  line('M-28 0V-26M-8 0V-26M12 0V-26M30 0V-26', ink.shade('#5a4030'), 3.4) +
  box(-34, -50, 70, 26, ink.lit(index % 2 ? '#a87a4c' : '#8f6440')) +
  box(12, -50, 24, 26, ink.shade('#8f6440')) +
  fill('M-48-46Q-26-58-14-86H16Q28-58 50-46Z', ink.lit('#b3955c')) +
  fill('M0-46V-86H16Q28-58 50-46Z', ink.shade('#b3955c')) +
  windows(pane, [-24, -42], [-6, -42], [18, -42]) +
  line('M-34-26L-48 0M-40-14H-30', ink.shade('#5a4030'), 2.4);

/** A round house of clay under a cone of thatch. */
const rounds: House = (ink, index, pane) => {
  const wall = index % 2 ? '#b98a5e' : '#a5774e';
  return (
    box(-36, -36, 72, 36, ink.lit(wall)) +
    box(12, -36, 24, 36, ink.shade(wall)) +
    fill('M-54-30Q-20-54 0-94Q20-54 54-30Q0-19-54-30Z', ink.lit('#c2a266')) +
    fill('M8-25Q14-58 0-94Q20-54 54-30Q30-24 8-25Z', ink.shade('#c2a266')) +
    line('M0-90V-104', ink.shade('#5a4030'), 3.4) +
    fill('M-12 0V-20Q-3-28 6-20V0Z', ink.shade('#4a3527')) +
    windows(pane, [-28, -22], [20, -22])
  );
};

/** A felt tent with its red band. */
const yurts: House = (ink, _index, pane) =>
  fill('M-46 0V-36H46V0Z', ink.lit('#f1eadb')) +
  fill('M16 0V-36H46V0Z', mix(ink.lit('#f1eadb'), ink.shade('#8a8f96'), 0.5)) +
  fill('M-50-34Q-24-62-9-68H9Q24-62 50-34Z', ink.lit('#fbf6ea')) +
  fill('M8-34Q6-56 4-68H9Q24-62 50-34Z', mix(ink.lit('#fbf6ea'), ink.shade('#8a8f96'), 0.4)) +
  box(-46, -31, 92, 5, ink.lit('#b9542f')) +
  box(-11, -29, 18, 29, ink.lit('#a8402f')) +
  box(-8, -24, 12, 4, pane) +
  line('M20-58V-80', ink.shade('#4a4a4a'), 3.4);

/** A stone church with a pointed drum, as in the Caucasus. */
const church: House = (ink, index, pane) => {
  if (index % 2) return stone(ink, index, pane);
  return (
    fill('M-44 0V-34L-20-52L44-52V0Z', ink.lit('#c9a988')) +
    fill('M14 0V-52H44V0Z', ink.shade('#c9a988')) +
    fill('M-48-32L-20-56H48V-50H-18L-46-28Z', ink.shade('#8a5a48')) +
    box(-12, -76, 28, 24, ink.lit('#d6b896')) +
    box(4, -76, 12, 24, ink.shade('#c9a988')) +
    fill('M-17-75L2-104L21-75Z', ink.lit('#9a6550')) +
    fill('M2-75V-104L21-75Z', ink.shade('#9a6550')) +
    line('M2-104V-116M-3-111H7', ink.shade('#3a3a40'), 1.8) +
    windows(pane, [-7, -70], [-34, -26], [-4, -34], [26, -34]) +
    fill('M-20 0V-16Q-14-24-8-16V0Z', ink.shade('#4a3527'))
  );
};

/** Flat-roofed brick under a pole of beams. */
const adobe: House = (ink, index, pane) => {
  if (index % 3 === 0)
    return (
      fill('M-36 0V-46H36V0Z', ink.lit('#f4efe2')) +
      fill('M10 0V-46H36V0Z', ink.shade('#d6cfc0')) +
      fill('M-36-46V-86H-14V-46ZM14-46V-86H36V-46Z', ink.lit('#fbf6ea')) +
      fill('M-14-46Q0-76 14-46Z', ink.lit('#fbf6ea')) +
      fill('M-38-86H-12L-25-102ZM12-86H38L25-102Z', ink.lit('#b5644a')) +
      windows(ink.shade('#3a3a40'), [-28, -74], [22, -74], [-3, -40]) +
      fill('M-8 0V-20Q0-30 8-20V0Z', ink.shade('#5a3a26'))
    );
  const wall = index % 2 ? '#d98a5a' : '#e0b25a';
  return (
    box(-38, -44, 76, 44, ink.lit(wall)) +
    box(12, -44, 26, 44, ink.shade(wall)) +
    fill('M-44-42L-36-56H38L46-42Z', ink.lit('#a8553c')) +
    windows(pane, [-28, -32], [18, -32]) +
    box(-6, -26, 12, 26, ink.shade('#2f6f7a'))
  );
};

const HOUSES: Readonly<Record<Building, House>> = {
  towers,
  white,
  timber,
  pagoda,
  stupa,
  kasbah,
  dome,
  stone,
  stilts,
  yurts,
  church,
  adobe,
  rounds,
};

/** One house, a hundred units to its ridge. */
export function house(scene: Scene, spot: Spot, style: Building, index: number, depth = 0.95): string {
  const { light } = scene;
  const ink = inks(scene, depth);
  const lamps = light.dark || scene.mood === 'dusk' || scene.mood === 'blue';
  return stand(spot, HOUSES[style](ink, index, lamps ? '#ffd98a' : ink.shade('#3a3f48')));
}

const MANY: readonly Building[] = ['towers', 'timber', 'stone', 'stilts', 'yurts', 'rounds'];

/** A cluster of houses around x, the nearest and largest last. */
export function hamlet(scene: Scene, { x, y, size }: Spot, style: Building, count = 6): string {
  const { random } = scene;
  const tall = random.int(0, 1);
  // a village has one church, temple or mosque; towers and plain houses come in numbers
  const plain = (i: number) => (MANY.includes(style) ? i + tall : 2 * i + 1);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1);
    const side = i % 2 ? 1 : -1;
    const away = (1 - t) * size * 1.05 + (i === count - 1 ? 0 : size * 0.3);
    const at = {
      x: x + side * away * random.between(0.75, 1.1),
      y: y - (1 - t) * size * 0.42,
      size: size * (0.52 + t * 0.48),
      facing: scene.sunSide === 1 ? (-1 as const) : (1 as const),
    };
    out += house(scene, at, style, i === count - 1 ? 0 : plain(i), 0.72 + t * 0.22);
  }
  return out;
}
