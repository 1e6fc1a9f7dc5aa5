import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import type { Scene } from '../scene.ts';
import { fill, groundShadow, inks, line, type Spot, stand } from './pen.ts';
import { lookOf, sitting } from './people.ts';

const COATS = ['#7a4a2c', '#4a2f22', '#b98a5a', '#d9d0c2', '#5c3a28'] as const;

/** A horse on the walk, a hundred units to its poll; with a rider unless it carries the bags. */
export function horse(scene: Scene, spot: Spot, index = 0, ridden = true): string {
  const ink = inks(scene);
  const coat = elementAt(COATS, (hash(`${scene.seed}coat`) + index * 2) % COATS.length);
  const dark = ink.shade(coat);
  const bright = ink.lit(coat);
  const mane = ink.shade(coat === '#d9d0c2' ? '#9a8f80' : '#241a15');
  const look = lookOf(scene, index);
  const body =
    // far legs
    fill('M-40-44L-28-44L-27-26L-20-14L-22-1H-28L-27-13L-36-26Z', dark) +
    fill('M22-42L32-42L38-24L34-12L37-1H31L28-12L29-24Z', dark) +
    // tail
    fill('M-49-66Q-62-60-60-40Q-60-24-65-14Q-54-18-52-36Q-52-52-45-58Z', mane) +
    // trunk and neck
    fill(
      'M-46-68Q-54-56-49-44Q-44-34-34-37Q-10-30 14-36Q30-36 36-46Q42-52 46-64L56-80Q60-84 66-78L74-71Q80-68 82-74Q82-79 76-83L64-97L60-103L57-98Q48-97 42-88Q32-74 22-70Q0-62-20-69Q-36-75-46-68Z',
      bright,
    ) +
    fill('M-49-44Q-44-34-34-37Q-10-30 14-36Q30-36 36-46Q20-42-8-44Q-34-46-50-54Z', dark) +
    // mane and bridle
    fill('M60-101Q46-100 40-88Q32-76 24-70Q34-70 44-80Q50-92 60-97Z', mane) +
    line('M60-94L66-82M66-90L72-76', ink.shade('#3a2417'), 1.6) +
    // near legs
    fill('M-49-58Q-52-42-44-34L-48-20L-46-1H-39L-40-18L-32-34Q-28-44-34-54Z', bright) +
    fill('M16-50Q14-38 20-34L17-18L14-1H21L24-17L30-34Q34-44 30-52Z', bright) +
    fill('M-46-4H-39V0H-47ZM13-4H21L22 0H13ZM-28-4H-22V0H-29ZM31-4H37L38 0H31Z', ink.shade('#1f1815'));
  const saddle =
    fill('M-16-68Q-4-62 12-68L14-54Q0-50-16-54Z', ink.lit(look.gear)) +
    fill('M-14-70Q-8-66 4-66Q10-70 14-72L12-64Q-2-61-14-65Z', ink.shade('#5a3a26'));
  const leg = line('M-2-68L9-52L7-34', ink.lit(look.trousers), 8) + line('M6-32L14-31', ink.shade('#3a2a20'), 5);
  const bags =
    fill('M-24-72Q-4-80 16-72L18-50Q-4-44-26-50Z', ink.lit(look.gear)) +
    line('M-22-62H16M-6-76V-48', ink.shade(look.gear), 2);
  const rider = ridden
    ? sitting(scene, { x: -2, y: -24, size: 92 }, index, 'reins') +
      leg +
      line('M18-80L66-84', ink.shade('#3a2417'), 1.4)
    : bags;
  return groundShadow(scene, spot, 130) + stand(spot, body + saddle + rider);
}

/** A dromedary, a hundred units to the top of its head. */
export function camel(scene: Scene, spot: Spot, index = 0, ridden = true): string {
  const ink = inks(scene);
  const coat = elementAt(['#b98a55', '#c99d68', '#a0743f'], index % 3);
  const bright = ink.lit(coat);
  const dark = ink.shade(coat);
  const look = lookOf(scene, index);
  const body =
    fill('M-32-44L-23-44L-22-26L-16-12V0H-22L-22-12L-30-25Z', dark) +
    fill('M14-44L24-44L28-24L24-12L26 0H19L19-12L20-24Z', dark) +
    line('M-38-60Q-46-54-44-40', dark, 2.4) +
    fill(
      'M-36-62Q-42-54-38-44Q-22-36 8-40Q22-40 28-46Q38-42 44-52Q48-62 48-78Q50-88 56-88L66-85Q72-84 72-89Q70-94 62-95L55-99Q48-101 44-94Q40-80 38-66Q34-58 26-62Q20-66 14-70Q8-86-4-86Q-14-86-20-70Q-30-68-36-62Z',
      bright,
    ) +
    fill('M-38-44Q-22-36 8-40Q22-40 28-46Q38-42 44-52Q36-48 26-52Q-4-46-40-52Z', dark) +
    fill('M-38-52Q-40-40-33-34L-36-18L-33 0H-27L-28-17L-22-34Q-20-44-26-52Z', bright) +
    fill('M12-52Q10-40 16-34L13-18L11 0H17L20-17L24-34Q28-44 24-52Z', bright);
  const cloth =
    fill('M-22-72Q-16-88-4-88Q8-88 16-72L18-50Q-2-44-24-50Z', ink.lit(look.gear)) +
    fill('M-24-54Q-2-48 18-54L18-50Q-2-44-24-50Z', ink.shade(look.gear)) +
    line('M-22-62Q-2-57 17-62', ink.lit('#f0e6cf'), 2);
  const rider = ridden
    ? sitting(scene, { x: -5, y: -50, size: 70 }, index, 'lap') + line('M-3-84L10-72L9-56', ink.lit(look.trousers), 7)
    : '';
  return groundShadow(scene, spot, 110) + stand(spot, body + cloth + rider);
}
