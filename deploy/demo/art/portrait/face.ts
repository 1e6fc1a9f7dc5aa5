import { element, group, path } from '../markup.ts';
import type { Look } from './look.ts';
import { WHITE_HAIR } from './palette.ts';

export function face(look: Look): string {
  const { id, skin, skinShade, beard, female, glasses } = look;
  const ears =
    element('ellipse', { cx: 39, cy: 52, rx: 4, ry: 6, fill: skinShade }) +
    element('ellipse', { cx: 81, cy: 52, rx: 4, ry: 6, fill: skin });
  const skull =
    element('rect', { x: 36, y: 20, width: 48, height: 62, fill: skin }) +
    path('M36 20H49C44 40 47 66 58 80H36Z', { fill: skinShade, opacity: '.4' });
  const head = group({ 'clip-path': `url(#${id}h)` }, skull + (beard ? beardOf(look) : ''));
  const mouth = beard
    ? ''
    : path(`M53.500 65.500Q60 ${female ? 71.5 : 70.5} 66.500 65.500Q64 70.500 60 70.500T53.500 65.500Z`, {
        fill: female ? '#b4524a' : '#8f4a3a',
      });
  const round = { 'stroke-width': '1.800', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const nose = path('M60 50L57.800 58.500Q60 60 62.300 58.800', { fill: 'none', stroke: skinShade, ...round });
  const blush = female && !glasses ? cheeks : '';
  return ears + head + mouth + nose + (glasses ? glassesOf(look) : eyes(look)) + blush;
}

const cheeks =
  element('circle', { cx: 46, cy: 60, r: 4, fill: '#e0705a', opacity: '.18' }) +
  element('circle', { cx: 74, cy: 60, r: 4, fill: '#e0705a', opacity: '.18' });

const beardOf = ({ hair }: Look) =>
  path('M38 52C41 58 43 62 49 61.500C54 61 57 60 60 60S66 61 71 61.500C77 62 79 58 82 52V82H38Z', { fill: hair }) +
  path('M54 66.500Q60 69.500 66 66.500Q63 71.500 60 71.500T54 66.500Z', { fill: '#f7efe6', opacity: '.9' });

const LENSES = 'M43 47H57V51C57 56 54 58 50 58S43 56 43 51ZM63 47H77V51C77 56 74 58 70 58S63 56 63 51Z';
const TEMPLES = 'M57 48.500Q60 46.500 63 48.500M43 48L39 47M77 48L81 47';

const glassesOf = ({ accent }: Look) =>
  path(LENSES, { fill: '#1e2a2e' }) +
  path(TEMPLES, { stroke: '#1e2a2e', 'stroke-width': '1.800', fill: 'none' }) +
  path('M45 49L50 55M65 49L70 55', { stroke: accent, 'stroke-width': 2, opacity: '.75' });

function eyes({ hair }: Look): string {
  const brows = 'M46.500 45.200Q51 42.600 55 44.900M65 44.900Q69 42.600 73.500 45.200';
  // White brows would vanish on skin.
  const stroke = hair === WHITE_HAIR ? '#a39d93' : hair;
  return (
    element('ellipse', { cx: 51, cy: '50.500', rx: 2, ry: '2.400', fill: '#241c19' }) +
    element('ellipse', { cx: 69, cy: '50.500', rx: 2, ry: '2.400', fill: '#241c19' }) +
    path(brows, { stroke, 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' })
  );
}
