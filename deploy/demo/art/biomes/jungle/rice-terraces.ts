import { lighten, mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { type Point, polygon, reversed } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { wave } from '../../noise.ts';
import { HEIGHT, REACH, type Scene } from '../../scene.ts';
import { hill } from '../../terrain.ts';

/** Flooded steps of a rice slope, with two walkers on a dyke. */
export function riceTerraces(scene: Scene, foot: number): void {
  const { random, seed, material, light } = scene;
  for (let i = 0; i < 7; i++) {
    const depth = 0.7 + i * 0.045;
    const base = wave(`${seed}tt`, foot + 70 + i * i * 3.6 + i * 14, 20 - i, 420);
    const dyke = (x: number) => base(x + i * 26) + Math.sin(x / 150 + i) * 5;
    const crop = i % 2 ? material.ground : lighten(material.ground, 0.05);
    hill(scene, dyke, scene.lit(crop, depth), scene.lit(material.low, depth));
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let x = -REACH; x <= REACH; x += 26) {
      top.push([x, dyke(x) + 3]);
      bottom.push([x, dyke(x) + 5 + i * 1.6]);
    }
    const water = mix(light.sky[3], '#ffffff', 0.2);
    scene.paint(path(polygon([...top, ...reversed(bottom)]), { fill: water, opacity: '.75' }));
  }
  const x = random.between(-80, 80);
  hiker(scene, x, HEIGHT - 66, 52);
  hiker(scene, x - 40, HEIGHT - 70, 50, 1, 1);
}
