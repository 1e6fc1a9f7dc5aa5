import type { Biome } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { dot, fill, groundShadow, inks, line, oval, type Spot, stand } from './pen.ts';

/** A mountain goat with swept horns. */
function ibex(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const coat = ink.lit('#9a7a58');
  const dark = ink.shade('#9a7a58');
  const horn = ink.shade('#6a5238');
  const body =
    line('M-26-40L-24-20L-30 0M22-38L28-18L26 0', dark, 6) +
    line('M44-88Q30-112 4-104', horn, 5) +
    fill(
      'M-38-60Q-42-46-34-38Q-10-30 18-36Q28-38 32-50L46-70L58-66Q64-70 60-76L52-88L42-90Q36-78 28-70Q10-62-14-66Q-32-68-38-60Z',
      coat,
    ) +
    fill('M-34-38Q-10-30 18-36Q28-38 32-50Q14-42-36-46Z', ink.lit('#c9b193')) +
    line('M-36-42L-38-22L-36 0M14-40L14-20L12 0', coat, 6.4) +
    line('M47-88Q40-118 12-118', ink.lit('#8a6c4a'), 5.6) +
    fill('M56-68l-2 12-5-10Z', dark) +
    dot(51, -80, 1.4, '#1a1613');
  return groundShadow(scene, spot, 90) + stand(spot, body);
}

/** A stag with its crown of antlers. */
function stag(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const coat = ink.lit('#8f5e38');
  const dark = ink.shade('#8f5e38');
  const antler = ink.lit('#c9a878');
  const body =
    line('M-24-36L-22-18L-27 0M20-36L25-16L22 0', dark, 4.8) +
    fill(
      'M-36-54Q-40-42-32-36Q-8-30 16-35Q28-38 30-52L38-74L50-72Q55-74 52-79L44-88L35-88Q29-70 22-62Q8-58-14-60Q-30-62-36-54Z',
      coat,
    ) +
    fill('M-32-36Q-8-30 16-35Q26-38 28-48Q10-40-34-44Z', dark) +
    fill('M28-46Q36-62 38-74L35-84Q28-66 20-58Z', ink.shade('#6a4428')) +
    line('M-33-40L-36-20L-34 0M13-38L13-18L11 0', coat, 5.2) +
    line(
      'M38-88Q28-104 36-124M33-100L22-110M33-110L26-122M40-88Q52-102 50-124M47-100L60-108M50-110L60-118',
      antler,
      2.6,
    ) +
    dot(43, -81, 1.3, '#1a1613');
  return groundShadow(scene, spot, 84) + stand(spot, body);
}

/** An elephant, trunk down. */
function elephant(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const hide = ink.lit('#8f8a86');
  const dark = ink.shade('#8f8a86');
  const body =
    fill('M-44-40H-28L-30 0H-44ZM18-38H34L34 0H20Z', dark) +
    fill(
      'M-62-66Q-66-44-58-34Q-30-24 20-30Q40-34 46-44Q52-36 54-20Q55-4 62-2Q70 0 70-8L65-9Q62-12 64-30Q70-56 62-78Q54-94 36-90Q24-88 16-82Q-10-92-36-88Q-56-84-62-66Z',
      hide,
    ) +
    fill('M-60-60Q-58-84-34-88Q-10-92 16-82Q-6-76-30-72Q-50-68-60-60Z', ink.lit('#a8a39e')) +
    fill('M-60-52Q-60-36-58-34V0H-42L-38-32ZM4-34L4 0H20L26-36Z', hide) +
    fill('M16-84Q2-82 4-60Q8-44 20-44Q34-46 38-62Q40-82 16-84Z', dark) +
    line('M52-46Q62-40 72-44', ink.lit('#f6efdd'), 4.4) +
    line('M-62-62Q-68-46-66-30', dark, 2.6) +
    dot(48, -68, 2, '#1a1613');
  return groundShadow(scene, spot, 130) + stand(spot, body);
}

/** The fluke of a diving whale. */
function whale(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const body =
    oval(0, 2, 80, 9, '#ffffff', 0.45) +
    fill(
      'M-14 2Q-12-40-8-56Q-40-60-66-86Q-40-96-14-82Q-4-76 0-68Q4-76 14-82Q40-96 66-86Q40-60 8-56Q12-40 14 2Z',
      ink.lit('#33485a'),
    ) +
    fill('M0-68Q4-76 14-82Q40-96 66-86Q40-60 8-56Q12-40 14 2H4Q6-40 0-68Z', ink.shade('#33485a')) +
    oval(-30, 4, 30, 4, '#ffffff', 0.7) +
    oval(36, 6, 34, 4, '#ffffff', 0.6) +
    line('M-50-84Q-30-84-12-72M50-84Q30-84 12-72', ink.lit('#5a7386'), 2);
  return stand(spot, body);
}

/** A brown bear on four feet. */
function bear(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const coat = ink.lit('#6a4730');
  const dark = ink.shade('#6a4730');
  const body =
    fill('M-36-40H-18L-22 0H-38ZM20-40H38L44 0H28Z', dark) +
    fill(
      'M-60-52Q-64-74-40-82Q-10-88 14-90Q30-96 40-88Q50-92 56-86Q62-80 72-70Q78-64 72-60Q60-56 54-54Q48-40 38-36Q0-28-40-32Q-58-36-60-52Z',
      coat,
    ) +
    fill('M-60-52Q-58-38-50-34L-56 0H-38L-32-34ZM8-40L4 0H22L30-36Z', coat) +
    fill('M-40-32Q0-26 38-36Q46-40 50-48Q10-40-54-44Z', dark) +
    fill('M60-68Q72-68 74-64Q74-58 60-58Z', ink.lit('#a88460')) +
    dot(44, -90, 5.4, dark) +
    dot(58, -76, 1.8, '#140f0c') +
    dot(74, -66, 2.6, '#140f0c');
  return groundShadow(scene, spot, 120) + stand(spot, body);
}

/** An eagle on spread wings; it hangs in the air above its spot. */
function eagle(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const dark = ink.shade('#4a3626');
  const brown = ink.lit('#5f4630');
  const body =
    fill('M-6-60Q-30-92-70-94L-104-84L-98-80L-112-72L-102-70L-110-60L-96-60L-100-50L-84-54Q-50-54-14-44Z', brown) +
    fill('M6-60Q30-96 72-100L106-92L100-88L114-80L104-77L112-68L98-67L101-57L85-60Q50-58 14-44Z', dark) +
    fill(
      'M-30-22L-8-48Q0-66 14-70Q28-74 34-66L42-62L36-58Q30-50 18-44L-12-22L-22-8L-24-16L-34-12Z',
      ink.lit('#4a3626'),
    ) +
    fill('M14-70Q28-74 34-66L36-60Q26-58 18-62Z', ink.lit('#e9dcc0')) +
    fill('M34-66L43-62L37-58Z', ink.lit('#f2b134'));
  return stand({ ...spot, y: spot.y - spot.size * 0.5 }, body);
}

type Animal = (scene: Scene, spot: Spot) => string;
const BY_LAND: Readonly<Record<Biome, Animal>> = {
  alpine: ibex,
  forest: stag,
  arctic: whale,
  coast: whale,
  desert: ibex,
  jungle: elephant,
  night: stag,
  steppe: eagle,
  volcanic: bear,
};

export const animal = (scene: Scene, spot: Spot): string => BY_LAND[scene.biome](scene, spot);
/** Whether the animal of this land lives in the sea. */
export const atSea = (scene: Scene): boolean => BY_LAND[scene.biome] === whale;
