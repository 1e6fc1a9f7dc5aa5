import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { box, dot, fill, groundShadow, inks, line, type Spot, stand } from './pen.ts';
import { lookOf, sitting } from './people.ts';

const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  line(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, colour, width);

/** A touring bicycle with bags and its rider, a hundred units to the helmet. */
export function cyclist(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const tyre = ink.shade('#2b2d30');
  const frame = ink.lit(look.gear);
  const spokes = (x: number) =>
    line(
      `M${x - 16}-18H${x + 16}M${x}-34V-2M${x - 11}-29L${x + 11}-7M${x + 11}-29L${x - 11}-7`,
      mix(tyre, '#ffffff', 0.4),
      0.5,
    );
  const body =
    spokes(-32) +
    spokes(32) +
    ring(-32, -18, 17, tyre, 3) +
    ring(32, -18, 17, tyre, 3) +
    line('M-4-47L2-32L-6-14', ink.shade(look.trousers), 6.6) +
    line('M-32-18L-2-17L-10-42L22-40L-2-17M-10-42L-32-18M22-40L32-18M22-40L20-49H29M-10-42L-11-48', frame, 2.8) +
    line('M-16-49H-5', ink.shade('#3a2a20'), 3.4) +
    fill('M-46-38H-24Q-20-22-28-16H-42Q-48-22-46-38Z', ink.lit(look.jacket)) +
    fill('M-47-40H-23V-34H-47Z', ink.shade(look.jacket)) +
    sitting(scene, { x: -9, y: -10, size: 84 }, index, 'bars') +
    line('M-8-48L14-36L3-10', ink.lit(look.trousers), 7.4) +
    line('M1-8H10', ink.shade('#3a2a20'), 4.6) +
    dot(-2, -17, 4, tyre);
  return groundShadow(scene, spot, 110) + stand(spot, body);
}

/** A ski tourer: long strides up, or a turn in flying snow. */
export function skier(scene: Scene, spot: Spot, index = 0, down = false): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const ski = ink.lit(look.gear);
  if (down) {
    const snow = mix('#ffffff', scene.light.glow, 0.2);
    const spray = [-76, -58, -46, -88, -34, -66, -52, -96]
      .map((x, i) => dot(x, -12 - (i % 4) * 9, 5 - (i % 3) * 1.4, snow, 0.9))
      .join('');
    const body =
      fill('M-110 12Q-92-34-66-26Q-52-40-36-18Q-26-22-18-10L40 22Q-20 26-110 12Z', snow, 0.9) +
      spray +
      line('M-30-12L58 28L66 26', ski, 3.6) +
      line('M-38-6L44 32L54 31', ink.shade(look.gear), 3.4) +
      line('M-8-46L14-30L2-6', ink.shade(look.trousers), 10) +
      line('M-4-44L20-26L12-1', ink.lit(look.trousers), 10.5) +
      fill('M-16-44Q-14-66 8-80Q20-78 22-70Q14-54 6-40Q-6-36-16-44Z', ink.lit(look.jacket)) +
      line('M10-72L-10-64L-22-70', ink.shade(look.jacket), 6.4) +
      line('M16-72L30-60L38-66', ink.lit(look.jacket), 6.6) +
      line('M-22-70L-52-62M38-68L44-20', ink.shade('#3c4446'), 1.8) +
      dot(20, -84, 8, ink.lit(look.skin)) +
      fill('M11-84A8.6 8.6 0 0 1 28-88L27-82Z', ink.lit(look.gear)) +
      line('M20-84L28-82', ink.shade('#1d2b3a'), 4);
    return stand(spot, body);
  }
  const body =
    line('M-62 1H24L32-3', ink.shade(look.gear), 3) +
    line('M0-46L-12-26L-24-4', ink.shade(look.trousers), 9) +
    line('M-26-3H-14', ink.shade('#3a3f46'), 6) +
    line('M4-77L16-68L24-62', ink.shade(look.jacket), 6) +
    line('M25-66L32 1', ink.shade('#3c4446'), 1.8) +
    fill('M-9-82Q-22-83-23-68V-54Q-22-47-14-47L-9-49Z', ink.lit(look.gear)) +
    line('M-26-84L-14-44M-22-86L-10-48', ink.shade('#8a3b2a'), 1.4) +
    line('M2-46L14-28L14-5', ink.lit(look.trousers), 9.4) +
    line('M10-3H22', ink.shade('#3a3f46'), 6) +
    line('M-28 4H62L72-1', ski, 3.2) +
    fill('M-7-80Q3-86 12-79L10-46Q2-43-8-46Z', ink.lit(look.jacket)) +
    line('M0-76L-6-62L6-56', ink.shade(look.jacket), 6) +
    line('M6-58L-14 2', ink.shade('#3c4446'), 1.8) +
    dot(6, -91, 7, ink.lit(look.skin)) +
    fill('M-2-91A7.8 7.8 0 0 1 14-92L6-100Z', ink.lit(look.jacket)) +
    line('M8-91.5H13', ink.shade('#1d2b3a'), 3);
  return groundShadow(scene, spot, 110) + stand(spot, body);
}

/** A walker on snowshoes with two poles. */
export function snowshoer(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const shoe = (x: number, y: number) =>
    fill(`M${x - 16} ${y}Q${x} ${y - 7} ${x + 17} ${y - 4}Q${x + 18} ${y + 3} ${x} ${y + 3}Z`, ink.lit('#e4892e')) +
    line(`M${x - 8} ${y - 1}H${x + 8}`, ink.shade('#5a3a26'), 1.6);
  const body =
    line('M-1-46L-8-24L-15-6', ink.shade(look.trousers), 10) +
    shoe(-14, -3) +
    line('M4-77L15-67L24-62', ink.shade(look.jacket), 6) +
    line('M25-66L30 0', ink.shade('#3c4446'), 1.8) +
    fill('M-9-82Q-24-83-25-68V-54Q-24-47-15-47L-9-49Z', ink.lit(look.gear)) +
    line('M2-46L12-27L13-6', ink.lit(look.trousers), 10.4) +
    shoe(15, 0) +
    fill('M-9-80Q1-87 11-79L12-44Q1-41-10-44Z', ink.lit(look.jacket)) +
    line('M0-76L-6-60L8-55', ink.shade(look.jacket), 7) +
    line('M8-58L-4 0', ink.shade('#3c4446'), 1.8) +
    dot(5, -91, 7, ink.lit(look.skin)) +
    fill('M-3-89Q-4-100 5-100Q13-100 13-91L10-94Q4-96-3-89Z', ink.lit(look.gear)) +
    dot(4, -102, 2.6, ink.lit('#f4efe2'));
  return groundShadow(scene, spot, 60) + stand(spot, body);
}

/** A climber on a wall, hung in a rope from above: a hundred units tall, feet at the origin. */
export function climber(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const look = lookOf(scene, index);
  const body =
    line('M2-50Q8-120 26-260', ink.lit('#f2b134'), 2.2) +
    line('M-3-48L-18-34L-16-8', ink.shade(look.trousers), 9) +
    line('M-20-6L-11-4', ink.shade('#3a2a20'), 6) +
    line('M4-78L20-88L26-104', ink.shade(look.jacket), 7) +
    line('M4-48L20-40L22-18', ink.lit(look.trousers), 9.4) +
    line('M18-16L27-14', ink.shade('#3a2a20'), 6) +
    fill('M-11-80Q0-87 11-80L9-47Q0-43-9-47Z', ink.lit(look.jacket)) +
    line('M-9-77L-22-92L-18-108', ink.lit(look.jacket), 7) +
    box(-11, -52, 22, 5, ink.lit(look.gear), 2) +
    line('M-8-48L-12-38M8-48L11-36', ink.lit('#d9d2b8'), 2) +
    dot(0, -93, 8, ink.lit('#e4572e')) +
    line('M-7-92H7', ink.shade('#a8321e'), 2.2) +
    dot(-18, -109, 3.4, ink.lit(look.skin)) +
    dot(26, -106, 3.4, ink.lit(look.skin));
  return stand(spot, body);
}
