import { createRandom } from '@cairn/shared-contracts/testing/random';
import { mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { d, type Point, polygon, reversed, rough } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { createNoise, wave } from '../../noise.ts';
import { clamp, lerp } from '../../numbers.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { cabin, tent } from '../../shelters.ts';
import { rocks } from '../../stones.ts';
import { hill } from '../../terrain.ts';
import { lake } from '../../water.ts';

/** Still water under the range, cabins on the far shore, walkers on the near one. */
export function fjord(scene: Scene, foot: number, side: number, firstLayer: number, icebergs: boolean): void {
  const { random, seed, material, light } = scene;
  const farShore = wave(`${seed}a`, foot + 6, 9, 200);
  hill(scene, farShore, scene.lit(material.ground, 0.6), scene.lit(material.low, 0.62), foot + 16);
  if (random.chance(0.7)) {
    cabin(scene, -side * random.between(120, 210), foot + 10, random.between(26, 34));
    cabin(scene, -side * random.between(240, 300), foot + 11, random.between(20, 26), '#c9902f');
  }
  lake(scene, foot + 14, HEIGHT, firstLayer, 0.6);
  if (icebergs) {
    iceberg(scene, -side * random.between(120, 200), foot + 70, random.between(120, 170), 0.75);
    iceberg(scene, side * random.between(200, 330), foot + 46, random.between(70, 120), 0.6);
    iceberg(scene, side * random.between(20, 90), foot + 120, random.between(60, 90), 0.85);
  }
  iceFloes(scene, foot);
  const bank = (x: number) => {
    const rise = clamp((x * -side + 120) / 640) ** 1.2 * 150;
    return HEIGHT - 34 - rise + (createNoise(`${seed}q`)(x / 80, 3) - 0.5) * 14;
  };
  hill(scene, bank, scene.lit(material.ground, 1), mix(scene.lit(material.low, 1), light.shadow, 0.2));
  rocks(scene, HEIGHT - 60, HEIGHT - 4, 12, { largest: 26 });
  const x = -side * 150;
  hiker(scene, x, bank(x) + 6, 56, side);
  hiker(scene, x - side * 44, bank(x - side * 44) + 6, 54, side, 1);
  if (light.dark || random.chance(0.5)) tent(scene, x - side * 150, bank(x - side * 150) + 10, 84);
}

function iceberg(scene: Scene, x: number, y: number, w: number, depth: number): void {
  const { random } = scene;
  const h = w * random.between(0.4, 0.7);
  const peak = x + random.between(-0.2, 0.2) * w;
  const outline = rough(
    random,
    [
      [x - w * 0.5, y],
      [x - w * 0.42, y - h * 0.4],
      [peak - w * 0.1, y - h * 0.9],
      [peak + w * 0.08, y - h],
      [x + w * 0.36, y - h * 0.35],
      [x + w * 0.5, y],
    ],
    0.09,
    8,
  );
  const edge: readonly Point[] = rough(
    random,
    [
      [peak, y - h * 0.97],
      [peak + random.between(-0.06, 0.06) * w, y - h * 0.5],
      [peak + random.between(-0.1, 0.1) * w, y],
    ],
    0.1,
    8,
  );
  const split = outline.findIndex(([px]) => px >= peak);
  const far = scene.sunSide < 0 ? reversed(outline.slice(split)) : outline.slice(0, split);
  const glow = d`M${x - w * 0.56} ${y}Q${x} ${y + w * 0.12} ${x + w * 0.56} ${y}Z`;
  scene.paint(
    path(polygon(outline), { fill: scene.lit('#f4fbfd', depth) }),
    path(polygon([...edge, ...far]), { fill: mix(scene.lit('#8fc0d0', depth), scene.light.shadow, 0.25) }),
    path(glow, { fill: '#9fe0e0', opacity: '.35' }),
  );
}

function iceFloes(scene: Scene, foot: number): void {
  const random = createRandom(`${scene.seed}ice`);
  let data = '';
  for (let i = 0; i < 26; i++) {
    const t = random() ** 0.8;
    const y = lerp(foot + 40, HEIGHT - 20, t);
    const x = random.between(-700, 700);
    const w = random.between(10, 46) * (0.4 + t);
    data += polygon([
      [x - w, y],
      [x - w * 0.4, y - w * 0.12],
      [x + w * 0.7, y - w * 0.1],
      [x + w, y + w * 0.02],
      [x + w * 0.3, y + w * 0.12],
      [x - w * 0.6, y + w * 0.1],
    ]);
  }
  scene.paint(path(data, { fill: scene.lit('#f2fafc', 0.95), opacity: '.8' }));
}
