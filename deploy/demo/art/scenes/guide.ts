import { group } from '../markup.ts';
import { bust } from '../portrait/portrait.ts';
import type { Scene } from '../scene.ts';
import { backdrop } from './backdrop.ts';

/** The guide, head and shoulders before the land: the face that the seed has as an avatar. */
export function portraitOf({ scene }: { readonly scene: Scene }, female: boolean): void {
  backdrop(scene, scene.random.between(470, 520));
  const x = scene.random.between(-50, 50);
  const scale = 5.2;
  scene.paint(
    group(
      { transform: `translate(${Math.round(x - 60 * scale)} ${Math.round(690 - 122 * scale)}) scale(${scale})` },
      bust(scene.seed, female),
    ),
  );
}
