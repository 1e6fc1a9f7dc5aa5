import { elementAt } from '@cairn/shared-contracts/testing/random';
import { lighten, mix } from '../../colour.ts';
import { hiker } from '../../figures.ts';
import { type Curve, d } from '../../geometry.ts';
import { path } from '../../markup.ts';
import { GEAR } from '../../materials.ts';
import { createNoise, wave } from '../../noise.ts';
import { lerp } from '../../numbers.ts';
import { flowers, grass } from '../../plants.ts';
import { HEIGHT, type Scene } from '../../scene.ts';
import { cabin } from '../../shelters.ts';
import { rocks } from '../../stones.ts';
import { folds, hill } from '../../terrain.ts';
import { trail } from '../../trail.ts';
import { frame, treeline } from '../../trees.ts';
import type { AlpineSetting } from '../alpine.ts';

/** A hut on a knoll, a line of flags, somebody coming up the path. */
export function hut(scene: Scene, { foot, main }: AlpineSetting): void {
  const { random, seed, material } = scene;
  const slope = wave(`${seed}hb`, foot + 30, 26, 300);
  hill(scene, slope, scene.lit(material.ground, 0.66), scene.lit(material.low, 0.8));
  treeline(scene, slope, { depth: 0.68, shortest: 12, tallest: 30, gap: 0.3, seed: 'ht' });
  folds(scene, slope, 10, scene.lit(material.low, 0.8), 0.5, { depth: 90 });
  const x = main > 0 ? -150 : 150;
  const side = Math.sign(x);
  const knoll = (at: number) => {
    const rise = Math.exp(-(((at - x) / 250) ** 2)) * 132;
    return HEIGHT - 30 - rise + (createNoise(`${seed}kn`)(at / 80, 3) - 0.5) * 12;
  };
  hill(scene, knoll, scene.lit(material.ground, 0.95), scene.lit(material.low, 1));
  folds(scene, knoll, 12, scene.lit(lighten(material.ground, 0.06), 1), 0.45, { depth: 120 });
  const placeOnTrail = trail(scene, x + side * -4, knoll(x) + 4, x - side * 230, { width: 64, sway: 60 });
  cabin(scene, x - 14, knoll(x) + 4, 104, random.pick(['#7a4a32', '#8a3f2e', '#5f5347']));
  flags(scene, knoll, x, side);
  rocks(scene, HEIGHT - 60, HEIGHT - 4, 14, { largest: 24 });
  grass(scene, HEIGHT - 70, HEIGHT, 140, scene.lit(material.low, 1));
  flowers(scene, HEIGHT - 100, HEIGHT, 130, ['#f6efd9', '#e9b44c']);
  const walker = placeOnTrail(0.62);
  hiker(scene, walker[0], walker[1], 48, side, 1);
  frame(scene, -side, random.between(230, 300), 3);
}

function flags(scene: Scene, knoll: Curve, x: number, side: number): void {
  const cloths: string[] = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const fx = lerp(x + 70, x + 70 + side * 150, t);
    const fy = knoll(x) - 84 + t * 70 + Math.sin(t * Math.PI) * 26;
    cloths.push(path(d`M${fx} ${fy}l9 1l-5 10z`, { fill: scene.lit(elementAt(GEAR, i % 5), 0.97) }));
  }
  const line =
    d`M${x + 70} ${knoll(x) - 84}Q${x + 70 + side * 80} ${knoll(x) + 4} ` + d`${x + 70 + side * 152} ${knoll(x) - 14}`;
  const stroke = mix('#ffffff', scene.light.shadow, 0.4);
  scene.paint(path(line, { fill: 'none', stroke, 'stroke-width': 1 }), ...cloths);
}
