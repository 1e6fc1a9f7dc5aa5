import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import { mix } from './colour.ts';
import { d } from './geometry.ts';
import { element, path } from './markup.ts';
import { GEAR } from './materials.ts';
import { round1 } from './numbers.ts';
import type { Scene } from './scene.ts';

/** A dome tent; with a lamp inside it glows. */
export function tent(scene: Scene, x: number, y: number, width: number, colour?: string, lamp?: boolean): void {
  const { light, sunSide: s } = scene;
  const base = colour ?? elementAt(GEAR, hash(`${scene.seed}t`) % 4);
  const w = width;
  const h = w * 0.56;
  const glowing = lamp ?? light.dark ?? false;
  if (glowing) {
    const halo = [
      [0, '#ffc46b', 0.55],
      [0.35, '#ffab4d', 0.22],
      [1, '#ff9a3d', 0],
    ] as const;
    const fill = scene.radial(halo, x, y - h * 0.2, w * 1.7);
    scene.paint(element('circle', { cx: round1(x), cy: round1(y - h * 0.2), r: round1(w * 1.7), fill }));
  }
  const lit = scene.lit(base, 0.98);
  const front = glowing ? mix(base, '#ffc765', 0.55) : lit;
  const side = glowing ? mix(base, '#e88b2e', 0.45) : mix(lit, light.shadow, 0.45);
  const door = glowing ? '#ffe2a0' : mix(lit, '#1c2422', 0.62);
  const shadow = { cx: round1(x - s * w * 0.15), cy: round1(y), rx: round1(w * 0.72), ry: round1(w * 0.07) };
  const dome =
    d`M${x - w * 0.5} ${y}Q${x - w * 0.34} ${y - h * 0.92} ${x} ${y - h}` +
    d`Q${x + w * 0.34} ${y - h * 0.92} ${x + w * 0.5} ${y}Z`;
  const shade =
    d`M${x} ${y - h}Q${x - s * w * 0.34} ${y - h * 0.92} ${x - s * w * 0.5} ${y}L${x - s * w * 0.16} ${y}` +
    d`Q${x - s * w * 0.14} ${y - h * 0.6} ${x} ${y - h}Z`;
  const doorTop = d`${x + s * w * 0.02} ${y - h * 0.72}`;
  const opening =
    d`M${doorTop}Q${x + s * w * 0.2} ${y - h * 0.4} ${x + s * w * 0.22} ${y}H${x - s * w * 0.08}` +
    d`Q${x - s * w * 0.05} ${y - h * 0.5} ${doorTop}Z`;
  const ropes =
    d`M${x - w * 0.5} ${y}l${-w * 0.12} ${w * 0.03}M${x + w * 0.5} ${y}l${w * 0.12} ${w * 0.03}` +
    d`M${x - w * 0.38} ${y - h * 0.55}L${x - w * 0.66} ${y}M${x + w * 0.38} ${y - h * 0.55}L${x + w * 0.66} ${y}`;
  const rope = mix(scene.lit('#dcd6c2', 0.98), light.shadow, 0.3);
  scene.paint(
    element('ellipse', { ...shadow, fill: '#0d1714', opacity: '.35' }),
    path(dome, { fill: front }),
    path(shade, { fill: side }),
    path(opening, { fill: door }),
    path(ropes, { stroke: rope, 'stroke-width': round1(Math.max(0.8, w * 0.012)), opacity: '.7' }),
  );
}

export function campfire(scene: Scene, x: number, y: number, s: number): void {
  const halo = [
    [0, '#ffb04d', 0.6],
    [0.4, '#ff8a2d', 0.18],
    [1, '#ff8a2d', 0],
  ] as const;
  const fill = scene.radial(halo, x, y - s * 0.3, s * 5);
  const flame =
    d`M${x - s * 0.5} ${y}Q${x - s * 0.7} ${y - s * 0.7} ${x} ${y - s * 1.6}` +
    d`Q${x + s * 0.7} ${y - s * 0.6} ${x + s * 0.5} ${y}Z`;
  const core =
    d`M${x - s * 0.24} ${y}Q${x - s * 0.3} ${y - s * 0.45} ${x} ${y - s * 0.95}` +
    d`Q${x + s * 0.3} ${y - s * 0.4} ${x + s * 0.24} ${y}Z`;
  const logs = d`M${x - s} ${y + 2}L${x + s} ${y - 3}M${x - s} ${y - 3}L${x + s} ${y + 2}`;
  scene.paint(
    element('circle', { cx: round1(x), cy: round1(y - s * 0.3), r: round1(s * 5), fill }),
    path(flame, { fill: '#ff9a3a' }),
    path(core, { fill: '#ffe49a' }),
    path(logs, { stroke: '#2a1c14', 'stroke-width': round1(s * 0.24), 'stroke-linecap': 'round' }),
  );
}

export function yurt(scene: Scene, x: number, y: number, w: number): void {
  const { light, sunSide: s } = scene;
  const c = (base: string) => scene.lit(base, 0.96);
  const h = w * 0.3;
  const shadow = { cx: round1(x - s * w * 0.12), cy: round1(y), rx: round1(w * 0.64), ry: round1(w * 0.06) };
  const roof =
    d`M${x - w * 0.54} ${y - h}Q${x - w * 0.25} ${y - h * 1.75} ${x - w * 0.08} ${y - h * 1.95}` +
    d`H${x + w * 0.08}Q${x + w * 0.25} ${y - h * 1.75} ${x + w * 0.54} ${y - h}Z`;
  const roofShade =
    d`M${x - s * w * 0.54} ${y - h}Q${x - s * w * 0.25} ${y - h * 1.75} ${x - s * w * 0.06} ${y - h * 1.95}` +
    d`L${x - s * w * 0.1} ${y - h}Z`;
  const band = { x: round1(x - w * 0.5), y: round1(y - h * 0.82), width: round1(w), height: round1(h * 0.13) };
  const door = {
    x: round1(x + s * w * 0.08 - w * 0.08),
    y: round1(y - h * 0.8),
    width: round1(w * 0.16),
    height: round1(h * 0.8),
  };
  scene.paint(
    element('ellipse', { ...shadow, fill: '#1a1f14', opacity: '.3' }),
    path(d`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, { fill: c('#f1eadb') }),
    path(roof, { fill: c('#fbf6ea') }),
    path(d`M${x - s * w * 0.5} ${y}V${y - h}H${x - s * w * 0.12}V${y}Z`, { fill: light.shadow, opacity: '.26' }),
    path(roofShade, { fill: light.shadow, opacity: '.22' }),
    element('rect', { ...band, fill: c('#b9542f'), opacity: '.85' }),
    element('rect', { ...door, fill: c('#b0472b') }),
  );
}

export function cabin(scene: Scene, x: number, y: number, w: number, colour = '#b4432f'): void {
  const { light, sunSide: s } = scene;
  const c = (base: string) => scene.lit(base, 0.97);
  const h = w * 0.5;
  const wall = c(colour);
  const gable = d`M${x - w * 0.5} ${y}V${y - h}L${x - w * 0.15} ${y - h * 1.75}` + d`L${x + w * 0.2} ${y - h}V${y}Z`;
  const side = d`M${x + w * 0.2} ${y}V${y - h}L${x + w * 0.75} ${y - h}V${y}Z`;
  const roof =
    d`M${x - w * 0.15} ${y - h * 1.8}L${x + w * 0.42} ${y - h * 1.8}` +
    d`L${x + w * 0.82} ${y - h * 0.93}H${x + w * 0.24}Z`;
  const barge = d`M${x - w * 0.57} ${y - h * 0.88}L${x - w * 0.15} ${y - h * 1.82}L${x + w * 0.26} ${y - h * 0.9}`;
  const pane = light.dark ? '#ffd98a' : c('#f3e6c4');
  const frontWindow = { x: round1(x - w * 0.24), y: round1(y - h * 0.85) };
  const sideWindow = { x: round1(x + w * 0.4), y: round1(y - h * 0.7) };
  const roofFill = scene.lit(scene.biome === 'arctic' ? '#eef5f7' : '#4a4640', 0.97);
  scene.paint(
    path(gable, { fill: s < 0 ? wall : mix(wall, light.shadow, 0.4) }),
    path(side, { fill: s < 0 ? mix(wall, light.shadow, 0.45) : wall }),
    path(roof, { fill: roofFill }),
    path(barge, { stroke: c('#f1ece0'), 'stroke-width': round1(w * 0.04), fill: 'none' }),
    element('rect', { ...frontWindow, width: round1(w * 0.17), height: round1(h * 0.4), fill: pane }),
    element('rect', { ...sideWindow, width: round1(w * 0.17), height: round1(h * 0.36), fill: pane }),
  );
}
