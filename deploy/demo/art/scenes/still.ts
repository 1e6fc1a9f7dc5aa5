import { elementAt } from '@cairn/shared-contracts/testing/random';
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { box, dot, fill, groundShadow, inks, line, oval, type Spot, stand } from './pen.ts';
import { lookOf, sitting } from './people.ts';

const PETALS = ['#e2557a', '#f2b134', '#8a5fc0', '#f4efe2', '#e4572e', '#5f8fd0'] as const;

/** A bank of tall flowers, the nearest a hundred units high. */
export function flowers(scene: Scene, { x, y, size }: Spot, count = 13): string {
  const { random } = scene;
  const ink = inks(scene);
  let out = '';
  const main = random.int(0, PETALS.length - 1);
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const at = {
      x: x + (i % 2 ? 1 : -1) * (count - i) * size * 0.075 * random.between(0.8, 1.3),
      y: y + t * size * 0.1,
      size: size * (0.5 + t * 0.55) * random.between(0.85, 1.1),
    };
    const colour = elementAt(PETALS, (main + (i % 3 ? 0 : 1 + (i % 2))) % PETALS.length);
    const bend = random.between(-16, 16);
    const leaf = ink.shade('#4f7a3f');
    const bloom =
      i % 4 === 3
        ? spike(bend, ink.lit(colour), ink.shade(colour))
        : daisy(bend, ink.lit(colour), ink.shade(colour), ink.lit('#f2c14e'));
    out += stand(
      at,
      line(`M0 0Q${bend * 0.2}-40 ${bend}-78`, leaf, 2.6) +
        fill(`M1-16Q22-22 30-46Q6-44 1-16ZM0-10Q-20-16-26-34Q-6-34 0-10Z`, ink.lit('#5f8f48')) +
        bloom,
    );
  }
  return out;
}

function daisy(x: number, petal: string, dark: string, heart: string): string {
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    petals += oval(x + Math.cos(angle) * 11, -82 + Math.sin(angle) * 9, 7.4, 6.2, i > 0 && i < 4 ? dark : petal);
  }
  return petals + oval(x, -82, 7, 5.6, heart);
}

function spike(x: number, petal: string, dark: string): string {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const w = 9 - i * 0.9;
    out += oval(x - w * 0.6, -64 - i * 7, w * 0.75, 4.6, petal) + oval(x + w * 0.6, -66 - i * 7, w * 0.75, 4.6, dark);
  }
  return out;
}

/** Somebody who draws at an easel, seen from the side. */
export function painter(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const wood = ink.shade('#8a5f3a');
  const { light } = scene;
  const body =
    line('M58-92L40 0M58-92L84 0M58-88L64-6', wood, 3) +
    fill('M34-84L72-96L80-50L42-38Z', ink.lit('#fdfaf2')) +
    fill('M37-68L75-79L80-50L42-38Z', mix(ink.lit('#7f9a4f'), light.haze, 0.2)) +
    fill('M36-70L50-86L58-74L66-86L76-78L79-68L40-56Z', ink.lit('#5f86a0')) +
    line('M38-36L84-49', wood, 3.4) +
    line('M-34 0L-22-34M10 0L-2-34', wood, 3) +
    box(-32, -38, 40, 5, wood, 2) +
    line('M-10-42L18-38L22-4', ink.lit(look.trousers), 9.4) +
    line('M18-3H30', ink.shade('#4a3527'), 5) +
    sitting(scene, { x: -12, y: 3, size: 92 }, index, 'lap') +
    line('M-8-68L10-64L30-72', ink.lit(look.jacket), 6) +
    line('M28-72L40-76', wood, 1.6) +
    oval(-9, -88, 17, 4, ink.lit('#e0c48a')) +
    fill('M-19-89Q-18-100-9-100Q0-100 1-89Z', ink.lit('#e0c48a'));
  return groundShadow(scene, spot, 90) + stand(spot, body);
}

/** A photographer bent to a camera on its tripod. */
export function photographer(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const metal = ink.shade('#3c4046');
  const body =
    line('M40-72L24 0M40-72L58 0M40-72L42-2', metal, 3) +
    box(30, -88, 22, 15, metal, 3) +
    box(51, -86, 15, 11, ink.shade('#23262b'), 2) +
    box(35, -92, 9, 5, metal, 1) +
    line('M-10-46L-14-24L-17-3', ink.shade(look.trousers), 9) +
    line('M-4-46L4-24L2-3', ink.lit(look.trousers), 9.4) +
    line('M-19-2H-10M1-2H11', ink.shade('#4a3527'), 6) +
    fill('M-18-46Q-18-66-2-80Q10-84 14-74Q8-58 2-44Q-10-40-18-46Z', ink.lit(look.jacket)) +
    fill('M-4-80Q-22-78-26-62Q-28-50-18-48Q-10-62 2-78Z', ink.lit(look.gear)) +
    line('M8-72L18-66L32-80', ink.lit(look.jacket), 6) +
    dot(18, -86, 7.4, ink.lit(look.skin)) +
    fill('M10-85Q8-96 18-95Q26-94 25-88Q16-91 10-85Z', ink.shade(look.hair));
  return groundShadow(scene, spot, 80) + stand(spot, body);
}

/** A telescope and somebody who bends to it. */
export function stargazer(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const body =
    line('M34-50L18 0M34-50L52 0M34-50L36-2', ink.shade('#4a4f58'), 3.4) +
    line('M14-44L76-98', ink.lit('#e9e4d4'), 13) +
    line('M60-84L78-100', ink.lit('#b9432f'), 15) +
    line('M14-44L10-46', ink.shade('#23262b'), 8) +
    line('M-22-46L-24-24L-28-3', ink.shade(look.trousers), 9) +
    line('M-16-46L-10-24L-12-3', ink.lit(look.trousers), 9.4) +
    fill('M-28-46Q-30-64-14-74Q-4-76-2-66Q-6-52-12-44Q-22-40-28-46Z', ink.lit(look.jacket)) +
    line('M-8-66L2-54L12-50', ink.lit(look.jacket), 6) +
    dot(0, -74, 7.4, ink.lit(look.skin)) +
    fill('M-8-72Q-9-84 1-83Q9-82 7-76Q-2-79-8-72Z', ink.lit(look.gear));
  return groundShadow(scene, spot, 90) + stand(spot, body);
}

/** Folded strata with a geologist's hammer leant on them. */
export function strata(scene: Scene, { x, y, size }: Spot): string {
  const { random } = scene;
  const ink = inks(scene);
  const tones = ['#c98a5a', '#e0b98a', '#a8694a', '#d9a878', '#8f5a44', '#e8d0a8', '#b5785a'];
  const shift = random.int(0, 6);
  const lean = random.between(-26, 26);
  let out = '';
  for (let i = 0; i < 8; i++) {
    const top = -96 + i * 13;
    const colour = elementAt(tones, (i + shift) % 7);
    out += fill(
      `M-460 ${top + 12}Q-240 ${top + 64} -150 ${top + 34 - lean * 0.6}Q-90 ${top - 34} -20 ${top + 6}T120 ${top + lean * 0.5}Q240 ${top - 30} 460 ${top + 20}V40H-460Z`,
      i % 2 ? ink.lit(colour) : mix(ink.lit(colour), ink.shade(colour), 0.35),
    );
  }
  const hammer =
    line('M58-4L70-52', ink.lit('#c9a36a'), 5) + fill('M54-56L92-50L90-42L72-45L52-48Z', ink.shade('#4a5058'));
  const fossil =
    line('M-44-26a16 16 0 1 1 16 16a11 11 0 1 1 10-13a7 7 0 1 1-8-6', ink.shade('#6a4a38'), 4) +
    oval(-28, -26, 24, 21, ink.lit('#e8d0a8'), 0.25);
  return stand({ x, y, size }, out + fossil + hammer);
}
