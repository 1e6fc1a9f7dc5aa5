import type { Curve } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { treeline } from '../trees.ts';
import { backdrop, ground, sea } from './backdrop.ts';
import type { Building } from './buildings.ts';
import { fill, type Spot } from './pen.ts';

/** One picture in the making: the scene, whether it is looked at closely, and how people build there. */
export interface Shot {
  readonly scene: Scene;
  readonly close: boolean;
  readonly building: Building;
  /** Where the subject stands, beside the middle when somebody's shoulder takes the other side. */
  readonly at: number;
}

export type Paint = (shot: Shot) => void;
export type Stander = (scene: Scene, spot: Spot, index: number) => string;

interface File {
  /** Height in the wide and in the close picture, world units. */
  readonly sizes: readonly [wide: number, close: number];
  readonly counts: readonly [wide: number, close: number];
  /** Room that one takes, in its own height. */
  readonly step: number;
  readonly tilt?: number;
}

/** The land with some of a kind on its near ground; close pictures look up at them from below. */
export const onLand =
  (draw: Stander, { sizes, counts, step, tilt = 0.1 }: File): Paint =>
  ({ scene, close, at }) => {
    const { random } = scene;
    const i = close ? 1 : 0;
    backdrop(scene, close ? random.between(440, 500) : random.between(360, 430));
    const floor = ground(
      scene,
      close ? random.between(585, 610) : random.between(510, 545),
      random.between(-tilt, tilt) * (close ? 0.4 : 1),
    );
    file(scene, floor, draw, { at, size: sizes[i], count: counts[i], step, sunk: close ? 30 : 22 });
  };

interface Row {
  readonly at: number;
  readonly size: number;
  readonly count: number;
  readonly step: number;
  readonly sunk: number;
}

/** Some of a kind one behind the other, the last one first so that the leader overlaps. */
export function file(scene: Scene, floor: Curve, draw: Stander, { at, size, count, step, sunk }: Row): void {
  const { random } = scene;
  const facing = random.sign();
  const middle = at + random.between(-26, 26);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = middle + facing * (i - (count - 1) / 2) * size * step;
    const k = 1 - (count - 1 - i) * 0.035;
    out += draw(scene, { x, y: floor(x) + sunk + i * 3, size: size * k, facing }, i);
  }
  scene.paint(out);
}

/** The same on the water. */
export const onWater =
  (draw: Stander, { sizes, counts, step }: File, still = false): Paint =>
  ({ scene, close, at }) => {
    const { random, biome } = scene;
    const horizon = close ? random.between(400, 450) : random.between(350, 410);
    backdrop(scene, horizon);
    sea(scene, horizon + (biome === 'coast' ? -20 : 14), still ? 50 : 80);
    if (biome === 'coast') stacks(scene, horizon);
    const i = close ? 1 : 0;
    const y = close ? random.between(585, 615) : random.between(500, 550);
    file(scene, () => y, draw, { at, size: sizes[i], count: counts[i], step, sunk: 0 });
  };

/** Far rocks in the sea, so that no two bays look the same. */
function stacks(scene: Scene, horizon: number): void {
  const { random } = scene;
  const ink = scene.lit(scene.material.rock, 0.42);
  const dark = scene.shaded(scene.material.shade, 0.42);
  let out = '';
  for (let i = random.int(0, 3); i > 0; i--) {
    const x = random.between(-300, 300);
    const w = random.between(16, 44);
    const h = random.between(40, 120);
    const y = horizon + random.between(-8, 22);
    out += fill(
      `M${x - w} ${y}L${x - w * 0.6} ${y - h * 0.7}L${x - w * 0.1} ${y - h}L${x + w * 0.5} ${y - h * 0.8}L${x + w} ${y}Z`,
      ink,
    );
    out += fill(`M${x - w * 0.1} ${y - h}L${x + w * 0.5} ${y - h * 0.8}L${x + w} ${y}H${x}Z`, dark);
  }
  scene.paint(out);
}

export const inSnow =
  (draw: Stander, sizes: File['sizes'], tilt: number): Paint =>
  ({ scene, close, at }) => {
    const { random } = scene;
    backdrop(scene, close ? random.between(430, 480) : random.between(380, 430));
    const lean = random.sign() * random.between(tilt * 0.5, tilt);
    const far = (x: number) => 500 + lean * x * 0.5;
    if (random.chance(0.6)) treeline(scene, far, { depth: 0.75, shortest: 20, tallest: 74, gap: 0.46 });
    const floor = ground(scene, close ? 575 : 530, lean);
    file(scene, floor, draw, {
      at,
      size: close ? sizes[1] : sizes[0],
      count: close ? 1 : 3,
      step: 1,
      sunk: close ? 24 : 20,
    });
  };
