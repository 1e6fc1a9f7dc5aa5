import { createRandom } from '@cairn/shared-contracts/testing/random';
import { element } from './markup.ts';
import type { Biome } from './materials.ts';
import { clamp, round1 } from './numbers.ts';
import { HEIGHT, type Scene } from './scene.ts';

export interface Camera {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
}

/** Open lands bear a closer look; mountains keep their room. */
const closest = (biome: Biome) => (biome === 'steppe' || biome === 'coast' || biome === 'desert' ? 1.34 : 1.17);

/** Half of the pictures are cropped a little, so that two of a kind differ in scale too. */
export function chooseCamera(seed: string, biome: Biome): Camera {
  const random = createRandom(`${seed}|camera`);
  const zoom = random.chance(0.5) ? 1 : random.between(1.05, closest(biome));
  return { zoom, panX: random.between(-90, 90), panY: random.between(0.86, 1) };
}

export const FULL_VIEW: Camera = { zoom: 1, panX: 0, panY: 0.6 };

export function develop(scene: Scene, { zoom, panX, panY }: Camera, title: string): string {
  const width = scene.width / zoom;
  const height = HEIGHT / zoom;
  const x = clamp(panX - width / 2, scene.left, scene.right - width);
  const y = clamp((HEIGHT - height) * panY, 0, HEIGHT - height);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].map(round1).join(' '),
    width: round1(scene.width),
    height: HEIGHT,
    preserveAspectRatio: 'xMidYMid slice',
    role: 'img',
    'aria-label': title,
  };
  return element('svg', attributes, element('defs', {}, scene.definitions.join('')) + scene.layers.join(''));
}
