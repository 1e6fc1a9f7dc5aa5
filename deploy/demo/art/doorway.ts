import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { d } from './geometry.ts';
import { group, path } from './markup.ts';
import { GEAR } from './materials.ts';
import { HEIGHT, type Scene } from './scene.ts';

/** The view seen through the open door of a tent, with boots and a sleeping mat in it. */
export function doorway(scene: Scene): void {
  const { random, light, left, right } = scene;
  const H = HEIGHT;
  const w = Math.min(scene.width, 980);
  const cloth = elementAt(GEAR, hash(`${scene.seed}door`) % 4);
  const dark = mix(cloth, '#1a1613', light.dark ? 0.72 : 0.62);
  const medium = mix(cloth, '#1a1613', 0.42);
  const bright = mix(cloth, light.glow, 0.25);
  const cx = random.between(-30, 30);
  const apex = random.between(36, 70);
  const half = w * 0.37;
  const sill = H * 0.93;
  const opening =
    d`M${cx} ${apex}C${cx - w * 0.1} ${H * 0.22} ${cx - half * 0.92} ${H * 0.55} ${cx - half} ${sill}` +
    d`Q${cx} ${sill + 26} ${cx + half} ${sill}` +
    d`C${cx + half * 0.92} ${H * 0.55} ${cx + w * 0.1} ${H * 0.22} ${cx} ${apex}Z`;
  const walls = [
    [0, medium],
    [0.55, mix(medium, dark, 0.55)],
    [1, dark],
  ] as const;
  const outer = `M${left - 9} -9H${right + 9}V${H + 9}H${left - 9}Z`;
  const fill = scene.radial(walls, cx, H * 0.5, w * 0.78);
  scene.paint(`<path fill-rule="evenodd" d="${outer}${opening}" fill="${fill}"/>`);
  let creases = '';
  for (const k of [-1, 1] as const) {
    const x = cx + k * half;
    const flap =
      d`M${cx} ${apex}C${cx + k * w * 0.1} ${H * 0.22} ${cx + k * half * 0.92} ${H * 0.55} ${x} ${sill}` +
      d`L${x + k * w * 0.045} ${sill + 10}` +
      d`C${cx + k * half * 1.06} ${H * 0.6} ${cx + k * w * 0.2} ${H * 0.26} ${cx} ${apex}Z`;
    scene.paint(path(flap, { fill: k === -scene.sunSide ? bright : mix(cloth, '#1a1613', 0.22), opacity: '.92' }));
    for (let i = 0; i < 5; i++) {
      creases +=
        d`M${cx + k * (12 + i * 9)} ${apex - 16 + i * 5}` +
        d`Q${cx + k * w * (0.26 + i * 0.05)} ${H * (0.3 + i * 0.03)} ` +
        d`${cx + k * w * (0.44 + i * 0.03)} ${H * (0.75 + i * 0.05)}`;
    }
  }
  const [from, to] = [String(left - 9), String(right + 9)];
  const floor = d`M${from} ${sill + 4}Q${cx} ${sill + 34} ${to} ${sill + 2}V${H + 9}H${from}Z`;
  scene.paint(
    path(creases, { fill: 'none', stroke: '#120f0d', 'stroke-width': 2, opacity: '.28' }),
    path(floor, { fill: mix(dark, '#0d0b0a', 0.35) }),
  );
  mat(scene, cx - w * 0.2, dark);
  boots(scene, cx + w * 0.22, dark);
}

function mat(scene: Scene, x: number, dark: string): void {
  const H = HEIGHT;
  const roll = d`M${x - 110} ${H}Q${x - 100} ${H - 54} ${x - 20} ${H - 50}Q${x + 70} ${H - 56} ${x + 96} ${H}Z`;
  const seam = d`M${x - 96} ${H - 30}Q${x} ${H - 58} ${x + 84} ${H - 28}`;
  const stroke = mix('#8fb5b8', dark, 0.35);
  scene.paint(
    group({ fill: mix('#3f6f7a', dark, 0.35) }, `<path d="${roll}"/>`),
    path(seam, { stroke, 'stroke-width': 3, fill: 'none', opacity: '.6' }),
  );
}

function boots(scene: Scene, x: number, dark: string): void {
  const H = HEIGHT;
  const left =
    d`M${x - 34} ${H}V${H - 62}Q${x - 20} ${H - 72} ${x - 8} ${H - 62}` +
    d`L${x - 6} ${H - 34}Q${x + 30} ${H - 30} ${x + 32} ${H}Z`;
  const right =
    d`M${x + 26} ${H}V${H - 56}Q${x + 40} ${H - 66} ${x + 52} ${H - 56}` +
    d`L${x + 54} ${H - 30}Q${x + 90} ${H - 26} ${x + 92} ${H}Z`;
  scene.paint(group({ fill: mix('#6a4428', dark, 0.3) }, `<path d="${left}"/>${path(right, { opacity: '.9' })}`));
}
