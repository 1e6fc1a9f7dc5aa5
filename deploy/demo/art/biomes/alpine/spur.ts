import { createRandom } from '@cairn/shared-contracts/testing/random';
import { birds } from '../../air.ts';
import { mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { type Point, polygon, rough, smooth } from '../../geometry.ts';
import { element, path } from '../../markup.ts';
import { createNoise, wave } from '../../noise.ts';
import { clamp, lerp, round1 } from '../../numbers.ts';
import { HEIGHT, REACH, type Scene } from '../../scene.ts';
import { cairn } from '../../stones.ts';
import { hill } from '../../terrain.ts';
import { treeline } from '../../trees.ts';
import type { AlpineSetting } from '../alpine.ts';

/** One long spur, people on its back, the valley full of light. */
export function spur(scene: Scene, { foot, main }: AlpineSetting): void {
  const side = main > 0 ? -1 : 1;
  valley(scene, foot);
  const noise = createNoise(`${scene.seed}sp`);
  const crest = (x: number) => {
    const q = (x * side + 430) / 1000;
    const line = lerp(HEIGHT + 30, foot - 30, clamp(q, 0, 1.3));
    return line + (noise(x / 46, 4) - 0.5) * 30 * clamp(q + 0.2) + clamp(q - 0.62, 0, 1) * -60;
  };
  const { ground, low } = scene.material;
  const sunlit = scene.lit(ground, 0.9);
  const points: Point[] = [];
  for (let x = -REACH; x <= REACH; x += 9) points.push([x, crest(x)]);
  const stops = [
    [0, sunlit],
    [1, scene.lit(low, 1)],
  ] as const;
  const body = polygon([...points, [REACH, HEIGHT + 9], [-REACH, HEIGHT + 9]]);
  scene.paint(path(body, { fill: scene.gradient(stops, 0, foot - 60, 0, HEIGHT) }));
  ribs(scene, crest, side);
  const track: Point[] = [];
  for (let i = 0; i <= 26; i++) {
    const x = side * lerp(-380, 520, i / 26);
    track.push([x, crest(x) + 4 + Math.sin(i * 0.9) * 3]);
  }
  const stroke = mix(scene.lit('#d9c49a', 0.97), sunlit, 0.15);
  scene.paint(path(smooth(track), { fill: 'none', stroke, 'stroke-width': 4, 'stroke-linecap': 'round' }));
  for (const [i, t] of [0.2, 0.34, 0.42].entries()) {
    const x = side * lerp(-60, 330, t * 1.6);
    hiker(scene, x, crest(x) + 5, 50 - i * 5, side, i);
  }
  const x = side * -40 - side * 70;
  cairn(scene, x, crest(x) + 4, 17);
  birds(scene, -side * 170, foot - 120, 6);
}

function valley(scene: Scene, foot: number): void {
  const { seed, material, light } = scene;
  const far = wave(`${seed}v`, foot + 6, 20, 260);
  hill(scene, far, scene.lit(material.low, 0.5), scene.lit(material.low, 0.62));
  treeline(scene, far, { depth: 0.52, shortest: 7, tallest: 14, gap: 0.3, seed: 't1' });
  const near = wave(`${seed}v2`, foot + 60, 30, 330);
  hill(scene, near, scene.lit(material.low, 0.62), scene.lit(material.low, 0.72));
  treeline(scene, (x) => near(x) + 10, { depth: 0.64, shortest: 9, tallest: 20, gap: 0.36, seed: 't2' });
  const air = [
    [0, light.haze, 0],
    [0.35, light.haze, 0.5],
    [1, light.haze, 0.12],
  ] as const;
  const box = { x: scene.left, y: round1(foot), width: scene.width, height: HEIGHT - foot };
  scene.paint(element('rect', { ...box, fill: scene.gradient(air, 0, foot, 0, HEIGHT) }));
}

function ribs(scene: Scene, crest: (x: number) => number, side: number): void {
  const random = createRandom(`${scene.seed}rb`);
  let data = '';
  for (let i = 0; i < 30; i++) {
    const x = random.between(-420, 760) * side;
    const y = crest(x);
    const length = random.between(40, 170);
    const w = length * random.between(0.16, 0.3);
    const dx = scene.sunSide * random.between(-0.2, 0.5) * -length;
    const down: Point[] = [
      [x, y + 2],
      [x + dx * 0.5, y + length * 0.5],
      [x + dx, y + length],
    ];
    const back: Point[] = [
      [x + dx + w, y + length * 0.9],
      [x + dx * 0.4 + w * 0.6, y + length * 0.45],
      [x, y + 2],
    ];
    data += polygon([...rough(random, down, 0.16, 9), ...rough(random, back, 0.16, 9)]);
  }
  const fill = mix(scene.lit(scene.material.low, 1), scene.light.shadow, 0.25);
  scene.paint(path(data, { fill, opacity: '.38' }));
}
