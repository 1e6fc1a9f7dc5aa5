import { hiker } from '../../figures.ts';
import { path } from '../../markup.ts';
import { clamp } from '../../numbers.ts';
import { flowers, grass } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { folds, hill } from '../../terrain.ts';

/** A pale beach seen from the grass above it. */
export function bay(scene: Scene, horizon: number, side: number): void {
  const { material } = scene;
  const sand = scene.lit('#eddcb6', 0.95);
  const beach =
    `M${side * 900} ${HEIGHT}L${side * 900} ${horizon + 50}` +
    `C${side * 300} ${horizon + 46} ${side * 90} ${horizon + 80} ${side * 20} ${horizon + 150}` +
    `C${-side * 40} ${horizon + 220} ${-side * 120} ${horizon + 240} ${-side * 330} ${HEIGHT + 10}Z`;
  const surf = { fill: '#ffffff', opacity: '.55', transform: `translate(${-side * 16} 4)` };
  scene.paint(path(beach, { ...surf, filter: scene.blur(4, 3) }), path(beach, { fill: sand }));
  const slope = (x: number) => HEIGHT + 40 - clamp((x * side + 330) / 900) ** 0.9 * 250;
  hill(scene, slope, scene.lit(material.ground, 0.92), scene.lit(material.low, 1));
  folds(scene, slope, 10, scene.lit(material.low, 1), 0.45);
  grass(scene, HEIGHT - 110, HEIGHT, 150, scene.lit(material.low, 1));
  const x = side * 70;
  hiker(scene, x, slope(x) + 6, 50, -side);
  const second = x + side * 46;
  hiker(scene, second, slope(second) + 6, 48, -side, 1);
  flowers(scene, HEIGHT - 110, HEIGHT, 140, ['#f6efd9', '#e9b44c']);
}
