import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mix } from '../../colour.ts';
import { d } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { lerp } from '../../numbers.ts';
import { HEIGHT, type Scene } from '../../scene.ts';

/** Fronds and broad leaves at both edges. */
export function foliage(scene: Scene): void {
  const random = createRandom(`${scene.seed}fol`);
  const { material } = scene;
  for (const side of [-1, 1]) {
    const edge = side * Math.min(scene.width / 2 + 10, 610);
    let bright = '';
    let dark = '';
    for (let i = 0; i < 5; i++) {
      const x = edge + side * random.between(-10, 20);
      const y = HEIGHT - random.between(-20, 120);
      const length = random.between(150, 260);
      const angle = side < 0 ? random.between(-1.35, -0.35) : Math.PI + random.between(0.35, 1.35);
      const blade = frond(x, y, length, angle, side * -random.between(-0.9, -0.3));
      if (i % 2) bright += blade;
      else dark += blade;
    }
    for (let i = 0; i < 6; i++) {
      const x = edge - side * random.between(0, 130);
      const length = random.between(70, 150);
      const angle = -Math.PI / 2 + random.between(-0.7, 0.7);
      dark += leaf(x, HEIGHT + 14, length, angle, random.between(14, 26));
    }
    scene.paint(
      path(bright, { fill: scene.lit(mix(material.tree, material.low, 0.4), 1) }),
      path(dark, { fill: mix(scene.lit(material.tree, 1), '#0c2018', 0.35) }),
    );
  }
}

function leaf(x: number, y: number, length: number, angle: number, width: number): string {
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length;
  const nx = -Math.sin(angle) * width;
  const ny = Math.cos(angle) * width;
  const midX = lerp(x, tipX, 0.45);
  const midY = lerp(y, tipY, 0.45);
  return d`M${x} ${y}Q${midX + nx} ${midY + ny} ${tipX} ${tipY}Q${midX - nx} ${midY - ny} ${x} ${y}Z`;
}

function frond(x: number, y: number, length: number, angle: number, bend: number): string {
  const leaflets = 13;
  let data = '';
  let px = x;
  let py = y;
  let direction = angle;
  for (let i = 0; i < leaflets; i++) {
    const t = i / leaflets;
    direction += bend / leaflets;
    px += (Math.cos(direction) * length) / leaflets;
    py += (Math.sin(direction) * length) / leaflets;
    const blade = length * 0.34 * Math.sin(Math.PI * (0.15 + 0.85 * t)) * (1 - t * 0.25);
    data += leaf(px, py, blade, direction + 0.75, blade * 0.09);
    data += leaf(px, py, blade, direction - 0.75, blade * 0.09);
  }
  return data;
}
