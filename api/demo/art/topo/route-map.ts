import { createRandom } from '../../random.ts';
import type { Point } from '../geometry.ts';
import { contours } from './contours.ts';
import { curveThrough } from './curve-through.ts';

interface RouteMapOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  readonly stops?: number;
}

/** A schematic map: contour lines, a river and numbered stops. Colours come from the page's custom properties. */
export function routeMap({ seed, width: w = 800, height: h = 420, stops = 7 }: RouteMapOptions): string {
  const random = createRandom(`${seed}route`, 0);
  const points: Point[] = [];
  for (let i = 0; i < stops; i++) {
    const x = w * (0.1 + (0.8 * i) / (stops - 1)) + (random() - 0.5) * w * 0.06;
    points.push([x, h * (0.5 + Math.sin(i * 1.1 + random() * 2) * 0.26)]);
  }
  const route = curveThrough(points, 5);
  const ground = contours({ seed, width: w, height: h, levels: 22, cell: 9, scale: 150, lineWidth: 0.9 });
  const placed = ground.replace('<svg ', `<svg x="0" y="0" width="${w}" height="${h}" `);
  const river =
    `M0 ${h * 0.82}C${w * 0.2} ${h * 0.7} ${w * 0.3} ${h} ${w * 0.5} ${h * 0.9}` +
    `S${w * 0.8} ${h * 0.78} ${w} ${h * 0.9}V${h}H0Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Route map, schematic">`,
    `<rect width="${w}" height="${h}" fill="var(--map-land,#e8efe2)"/><path d="${river}" fill="var(--map-water,#cfe2e8)"/>`,
    `<g style="color:var(--map-line,#9db394)" opacity=".75">${placed}</g>`,
    `<path d="${route}" fill="none" stroke="var(--bg)" stroke-width="8" stroke-linecap="round"/>`,
    `<path d="${route}" fill="none" stroke="var(--blaze)" stroke-width="3.5" stroke-dasharray="1 8" stroke-linecap="round"/>`,
    ...points.map((point, i) => stopMarker(point, i + 1, i === 0 || i === stops - 1)),
    '</svg>',
  ].join('');
}

function stopMarker([x, y]: Point, number: number, isEnd: boolean): string {
  const fill = isEnd ? 'var(--primary)' : 'var(--surface)';
  const ink = isEnd ? 'var(--on-primary)' : 'var(--ink)';
  const text = `<text text-anchor="middle" dominant-baseline="central" y=".5" font-family="Onest" font-weight="600" font-size="12" fill="${ink}">${number}</text>`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="13" fill="${fill}" stroke="var(--primary)" stroke-width="2"/>${text}</g>`;
}
