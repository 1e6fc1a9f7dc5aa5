import { mix } from '../colour.ts';
import { d } from '../geometry.ts';
import { group, path } from '../markup.ts';
import { round1 } from '../numbers.ts';
import { HEIGHT, type Scene } from '../scene.ts';
import { canopy, course, floor, fromAbove, ribbon, scattered } from './above-land.ts';
import { box, dot, fill, inks, oval } from './pen.ts';

/** Tents around a fire, from above. */
export function campFromAbove(scene: Scene): void {
  const { material, random, light } = scene;
  const ink = inks(scene);
  floor(scene, scene.lit(material.ground, 0.97), scene.lit(material.low, 0.97));
  const wooded =
    scene.biome === 'forest' || scene.biome === 'jungle' || scene.biome === 'alpine' || scene.biome === 'night';
  if (wooded) canopy(scene, (x, y) => Math.hypot(x * 0.86, y - 337) < 285);
  else scattered(scene, (x, y) => Math.hypot(x * 0.86, y - 337) < 250);
  const glow = light.dark || scene.mood === 'dusk' || scene.mood === 'blue';
  const start = random.between(0, 6);
  let out = glow
    ? dot(
        0,
        337,
        300,
        scene.radial(
          [
            [0, '#ffb04d', 0.55],
            [1, '#ff8a2d', 0],
          ],
          0,
          337,
          300,
        ),
      )
    : '';
  const colours = ['#e4572e', '#f2b134', '#2f7fb5', '#c9dc4f', '#d9683c'];
  for (let i = 0; i < 5; i++) {
    const angle = start + (i * Math.PI * 2) / 5;
    const x = Math.cos(angle) * 205;
    const y = 337 + Math.sin(angle) * 175;
    const colour = glow ? mix(ink.lit(colours[i] ?? ''), '#ffc765', 0.4) : ink.lit(colours[i] ?? '');
    const transform = `translate(${round1(x)} ${round1(y)}) rotate(${round1((angle * 180) / Math.PI + 90)})`;
    out +=
      oval(x - scene.sunSide * 22, y + 14, 74, 58, '#0a1410', 0.35) +
      group(
        { transform },
        fill('M0-70L58-32V34L0 66L-58 34V-32Z', colour) +
          fill('M0-70L58-32V34L0 66Z', mix(colour, '#1a120d', 0.25)) +
          fill('M-58-32L0-4L58-32L0-70Z', mix(colour, '#ffffff', 0.18)) +
          fill('M-16 58L0-2L16 58L0 66Z', glow ? '#ffe2a0' : mix(colour, '#1a120d', 0.6)),
      );
  }
  const people = [0.6, 1.9, 3.3, 4.6].map((a, i) => {
    const angle = start + a;
    const at = `translate(${round1(Math.cos(angle) * 82)} ${round1(337 + Math.sin(angle) * 74)}) rotate(${round1((angle * 180) / Math.PI + 90)})`;
    return group(
      { transform: at },
      oval(0, 0, 20, 13, ink.lit(['#c8452f', '#1f6f8b', '#3f6b4a', '#8a4f7d'][i] ?? '')) +
        dot(0, 3, 10, ink.lit('#e9dcc0')),
    );
  });
  out +=
    dot(0, 337, 34, ink.shade('#3a3430')) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => dot(Math.cos(i * 0.785) * 34, 337 + Math.sin(i * 0.785) * 34, 9, ink.lit(material.rock)))
      .join('') +
    fill('M0 303Q22 330 14 350Q0 366-14 350Q-22 330 0 303Z', '#ff9a3a') +
    fill('M0 322Q9 338 6 348Q0 356-6 348Q-9 338 0 322Z', '#ffe49a') +
    people.join('');
  scene.paint(out);
}

/** Roofs and lanes from above. */
export function roofsFromAbove(scene: Scene, colours: readonly [string, string], flat: boolean): void {
  const { material, random } = scene;
  const ink = inks(scene);
  floor(scene, mix(scene.lit(material.ground, 0.97), ink.lit('#d9c9a8'), 0.4), scene.lit(material.low, 0.97));
  scattered(scene, (x, y) => Math.hypot(x, y - 330) < 420);
  const lane = course(scene, 70);
  scene.paint(path(ribbon(lane, 46), { fill: mix(ink.lit('#e4d6b4'), scene.light.haze, 0.1) }));
  const cells: [number, number][] = [];
  for (let y = 40; y < HEIGHT; y += 118)
    for (let x = -520; x < 540; x += 132) cells.push([x + random.between(-20, 20), y + random.between(-16, 16)]);
  let out = '';
  for (const [i, [x, y]] of cells.entries()) {
    const point = lane.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best));
    if (Math.abs(x - point[0]) < 66 || random.chance(0.12)) {
      if (Math.abs(x - point[0]) >= 66)
        out +=
          oval(x - scene.sunSide * 9, y + 8, 32, 26, '#0a1410', 0.3) +
          dot(x, y, 30, scene.lit(material.tree, 0.97)) +
          dot(x + scene.sunSide * 8, y - 8, 16, scene.lit(material.ground, 0.97), 0.5);
      continue;
    }
    const w = random.between(36, 50);
    const h = random.between(28, 38);
    const roof = ink.lit(colours[i % 2] ?? colours[0]);
    const transform = `translate(${round1(x)} ${round1(y)}) rotate(${round1(random.between(-14, 14))})`;
    const shadow = fill(d`M${-w - scene.sunSide * 20} ${-h + 18}h${2 * w}v${2 * h}h${-2 * w}Z`, '#0a1410', 0.32);
    out += group(
      { transform },
      shadow +
        (flat
          ? box(-w, -h, 2 * w, 2 * h, roof) +
            box(-w + 8, -h + 8, 2 * w - 16, 2 * h - 16, mix(roof, '#5a3a26', 0.16)) +
            (i % 3 ? box(-w + 14, -h + 14, 18, 14, ink.lit('#c9432f')) : dot(w - 22, 0, 9, ink.lit('#2f7f9e')))
          : fill(d`M${-w} ${-h}H${w}L${w - 16} 0H${-w + 16}Z`, mix(roof, '#ffffff', 0.12)) +
            fill(d`M${-w} ${h}H${w}L${w - 16} 0H${-w + 16}Z`, mix(roof, '#1a120d', 0.22)) +
            fill(d`M${-w} ${-h}L${-w + 16} 0L${-w} ${h}ZM${w} ${-h}L${w - 16} 0L${w} ${h}Z`, roof)),
    );
  }
  scene.paint(out);
  scene.paint(
    [190, 330, 450]
      .map((y, i) => {
        const point = lane.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best));
        return fromAbove(scene, point[0], point[1], 44, 'walker', i);
      })
      .join(''),
  );
}
