import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import { GEAR } from '../materials.ts';
import type { Scene } from '../scene.ts';
import { box, dot, fill, groundShadow, type Inks, inks, line, oval, type Spot, stand } from './pen.ts';

const JACKETS = ['#c8452f', '#1f6f8b', '#e0a526', '#3f6b4a', '#8a4f7d', '#d9683c', '#2f4f76'] as const;
const TROUSERS = ['#2d3438', '#4b4a40', '#3a4654', '#5a4a3c'] as const;
const SKINS = ['#e0ac86', '#c98d63', '#a86b45', '#f0c6a4', '#7d4d33'] as const;
const HAIR = ['#2b211c', '#4a3325', '#6b4a2c', '#1d1a1a'] as const;

export interface Look {
  readonly jacket: string;
  readonly trousers: string;
  readonly skin: string;
  readonly hair: string;
  readonly gear: string;
}

/** What one of a group wears: neighbours of one index differ. */
export function lookOf(scene: Scene, index: number): Look {
  const key = hash(`${scene.seed}look`);
  return {
    jacket: elementAt(JACKETS, (key + index * 3) % JACKETS.length),
    trousers: elementAt(TROUSERS, (key + index) % TROUSERS.length),
    skin: elementAt(SKINS, ((key >>> 4) + index) % SKINS.length),
    hair: elementAt(HAIR, ((key >>> 6) + index) % HAIR.length),
    gear: elementAt(GEAR, ((key >>> 3) + index * 2 + 1) % GEAR.length),
  };
}

const torso = (ink: Inks, { jacket }: Look, lean = 0) =>
  fill(`M${-9 + lean}-81Q${lean}-87 ${9 + lean}-80Q12-64 9-46Q0-43-9-46Q-11-64${-9 + lean}-81Z`, ink.lit(jacket)) +
  fill(
    `M${-9 + lean}-81Q${-3 + lean}-85${-1 + lean}-83Q-5-62-3-45Q-7-45-9-46Q-11-64${-9 + lean}-81Z`,
    ink.shade(jacket),
  );

const head = (ink: Inks, { skin, hair, gear }: Look, x: number, y: number) =>
  dot(x, y, 7, ink.lit(skin)) +
  fill(`M${x - 7.4} ${y + 3}Q${x - 8} ${y - 8} ${x} ${y - 7.6}Q${x - 3} ${y - 2} ${x - 4} ${y + 4}Z`, ink.shade(hair)) +
  fill(
    `M${x - 7.6} ${y - 1}A7.6 7.6 0 0 1 ${x + 7.4} ${y - 2}L${x + 12} ${y - 0.6}L${x - 7.6} ${y + 0.6}Z`,
    ink.lit(gear),
  );

const pack = (ink: Inks, { gear }: Look) =>
  fill('M-9-82Q-24-83-25-68V-54Q-24-47-15-47L-9-49Z', ink.lit(gear)) +
  fill('M-9-62L-25-58V-54Q-24-47-15-47L-9-49Z', ink.shade(gear)) +
  line('M-24-86H-11', ink.lit('#d9d2b8'), 6.5);

/** Somebody under way with a rucksack and a pole. */
export function walker(scene: Scene, spot: Spot, index = 0, loaded = true): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const boots = ink.shade('#4a3527');
  const body =
    line('M-1-46L-6-25L-15-5', ink.shade(look.trousers), 9) +
    line('M-17-3L-10-1', boots, 6) +
    line('M4-77L14-66L21-62', ink.shade(look.jacket), 6.4) +
    line('M21-66L28 0', ink.shade('#3c4446'), 1.8) +
    (loaded ? pack(ink, look) : '') +
    line('M2-46L10-26L12-4', ink.lit(look.trousers), 9.4) +
    line('M11-2L19-1', boots, 6) +
    torso(ink, look, 1) +
    line('M-2-76L-4-62L9-55', ink.lit(look.jacket), 6.4) +
    dot(10, -54.6, 3, ink.lit(look.skin)) +
    head(ink, look, 4, -92);
  return groundShadow(scene, spot, 46) + stand(spot, body);
}

/** Somebody seen from behind who looks into the picture. */
export function gazer(scene: Scene, spot: Spot, index = 0, loaded = true): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const body =
    line('M-5-46L-6.5-2', ink.shade(look.trousers), 9.5) +
    line('M5-46L6.5-2', ink.lit(look.trousers), 9.5) +
    line('M-8-2h3M5-2h3', ink.shade('#4a3527'), 6.5) +
    line('M-11-76L-16-60L-14-47', ink.shade(look.jacket), 6.6) +
    line('M11-76L16-60L14-47', ink.lit(look.jacket), 6.6) +
    fill('M-12-78Q0-88 12-78L10-45Q0-42-10-45Z', ink.lit(look.jacket)) +
    (loaded
      ? fill('M-12-80Q0-86 12-80Q15-64 12-50Q0-45-12-50Q-15-64-12-80Z', ink.lit(look.gear)) +
        fill('M-12-62Q0-58 12-62L12-50Q0-45-12-50Z', ink.shade(look.gear)) +
        line('M-10-81H10', ink.lit('#d9d2b8'), 5.5)
      : '') +
    box(-3, -90, 6, 8, ink.shade(look.skin)) +
    dot(-6.6, -92, 1.8, ink.lit(look.skin)) +
    dot(6.6, -92, 1.8, ink.lit(look.skin)) +
    fill('M-6.6-92Q-6-86 0-86Q6-86 6.6-92Z', ink.shade(look.hair)) +
    fill('M-7.6-91.4Q-8-101 0-101Q8-101 7.6-91.4Q0-90 -7.6-91.4Z', ink.lit(look.gear)) +
    line('M-7-92Q0-90.6 7-92', ink.shade(look.gear), 2);
  return groundShadow(scene, spot, 40) + stand(spot, body);
}

/** Upper body on a saddle, a seat or a thwart: the hip at (0, -46) of a person a hundred high. */
export function sitting(scene: Scene, spot: Spot, index: number, arms: 'reins' | 'paddle' | 'lap' | 'bars'): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const reach = {
    reins: 'M1-76L10-62L22-60',
    paddle: 'M1-76L13-68L23-74',
    lap: 'M1-76L5-61L15-54',
    bars: 'M10-75L28-62L42-50',
  }[arms];
  const lean = arms === 'bars' ? 12 : arms === 'paddle' ? 3 : 0;
  const body = torso(ink, look, lean) + line(reach, ink.lit(look.jacket), 6.4) + head(ink, look, 3 + lean * 1.25, -92);
  return stand(spot, body);
}

/** A child beside a walker: a bigger head, a small rucksack. */
export function child(scene: Scene, spot: Spot, index = 3): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const body =
    line('M-2-42L-7-22L-13-4', ink.shade(look.trousers), 11) +
    line('M3-42L9-22L10-4', ink.lit(look.trousers), 11) +
    line('M-15-2h7M9-2h8', ink.shade('#4a3527'), 7) +
    fill('M-9-74Q-21-74-21-60Q-20-46-10-46Z', ink.lit(look.gear)) +
    fill('M-10-73Q0-80 10-73L11-40Q0-36-11-40Z', ink.lit(look.jacket)) +
    line('M2-70L10-58L18-62', ink.lit(look.jacket), 8) +
    dot(2, -86, 11, ink.lit(look.skin)) +
    fill('M-9.6-84A11.6 11.6 0 0 1 13-88L18-86L-9.6-82Z', ink.lit(look.gear)) +
    dot(2, -98, 3, ink.lit('#f4efe2'));
  return groundShadow(scene, spot, 46) + stand(spot, body);
}

/** Somebody on a mat in the pose of a tree: on one leg, the palms over the head. */
export function yogi(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const { skin, hair } = look;
  const body =
    fill('M-40 5L-31-5H31L40 5Z', ink.lit(look.gear)) +
    fill('M-40 5H40L40.8 7H-40.8Z', ink.shade(look.gear)) +
    line('M-4-47L-24-33L-1-25', ink.shade(look.trousers), 9.4) +
    line('M-4-25L1-22', ink.shade(skin), 5) +
    line('M4-47L2-4', ink.lit(look.trousers), 9.6) +
    line('M0-1L6 0', ink.lit(skin), 5.4) +
    line('M-9-76L-17-95', ink.shade(look.jacket), 6.4) +
    line('M-17-95L-1-124', ink.shade(skin), 5.4) +
    line('M9-76L17-95', ink.lit(look.jacket), 6.4) +
    line('M17-95L1-124', ink.lit(skin), 5.4) +
    fill('M-11-79Q0-86 11-79L8-60L10-44Q0-41-10-44L-8-60Z', ink.lit(look.jacket)) +
    fill('M-11-79Q-6-83-3-83Q-5-62-3-43Q-8-43-10-44L-8-60Z', ink.shade(look.jacket)) +
    box(-3, -89, 6, 8, ink.shade(skin)) +
    dot(0, -93, 7, ink.lit(skin)) +
    fill('M-7.4-93A7.4 7.4 0 0 1 7.4-93Q0-99-7.4-93Z', ink.lit(hair)) +
    dot(0, -102, 3.6, ink.lit(hair));
  return groundShadow(scene, spot, 60) + stand(spot, body);
}

/** Half a dozen people who stand around something, some with a raised hand. */
export function crew(scene: Scene, { x, y, size }: Spot, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const facing = i < count / 2 ? 1 : -1;
    const at = {
      x: x + (i - (count - 1) / 2) * size * 0.5,
      y: y + (i % 2) * size * 0.06,
      size: size * (1 - (i % 3) * 0.05),
    };
    out += i === 1 ? gazer(scene, at, i) : walker(scene, { ...at, facing }, i, i % 2 === 0);
  }
  return out;
}

export const hatBrim = (ink: Inks, x: number, y: number, r: number, colour: string) =>
  oval(x, y, r * 1.7, r * 0.4, ink.shade(colour)) + box(x - r, y - r, r * 2, r, ink.lit(colour), 4);
