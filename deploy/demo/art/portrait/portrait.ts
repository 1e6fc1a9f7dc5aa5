import { group, path } from '../markup.ts';
import { face } from './face.ts';
import { hairAndHat, hairBehind } from './hair.ts';
import { chooseLook, type Look } from './look.ts';

/** An illustrated guide before a ridge, 120 × 120; the same seed gives the same face. */
export function portrait(seed: string, { female }: { readonly female?: boolean | undefined } = {}): string {
  const look = chooseLook(seed, female);
  const picture = background(look) + person(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" role="img" aria-label="Portrait illustration">${picture}</svg>`;
}

/** The same person as `portrait` shows, without what is behind: 120 × 120, with the clip of the head's shape. */
export function bust(seed: string, female: boolean): string {
  const look = chooseLook(seed, female);
  return `<defs>${headClip(look)}</defs>${person(look)}`;
}

function person(look: Look): string {
  const head = group({ transform: `rotate(${look.tilt.toFixed(1)} 60 70)` }, face(look) + hairAndHat(look));
  return hairBehind(look) + shoulders(look) + head;
}

const HEAD_SHAPE = 'M39.5 43C39.5 31 48.500 25 60 25S80.500 31 80.500 43V56C80.500 68 71 78 60 78S39.500 68 39.500 56Z';
const headClip = ({ id }: Look) => `<clipPath id="${id}h"><path d="${HEAD_SHAPE}"/></clipPath>`;

function background(look: Look): string {
  const { id, backdrop, ridgeY: y } = look;
  const [top, bottom, far, near] = backdrop;
  const gradient = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  const farRidge =
    `M0 ${y + 34}L18 ${y + 14}L28 ${y + 22}L46 ${y}L66 ${y + 24}` + `L80 ${y + 12}L100 ${y + 30}L120 ${y + 18}V120H0Z`;
  const nearRidge = `M0 ${y + 52}L24 ${y + 36}L52 ${y + 52}L84 ${y + 34}L120 ${y + 50}V120H0Z`;
  return (
    `<defs>${gradient}${headClip(look)}</defs>` +
    `<rect width="120" height="120" fill="url(#${id})"/>` +
    path(farRidge, { fill: far }) +
    path(nearRidge, { fill: near })
  );
}

function shoulders({ jacket, jacketShade, skinShade, accent }: Look): string {
  const straps = 'M28 97C26 104 26 112 27 122M92 97C94 104 94 112 93 122';
  return [
    path('M14 124C15 100 30 91 48 88H72C90 91 105 100 106 124Z', { fill: jacket }),
    path('M60 92L74 88C92 91 105 100 106 124H60Z', { fill: jacketShade, opacity: '.75' }),
    path('M50 70H70V88C70 95 65 99 60 99S50 95 50 88Z', { fill: skinShade }),
    path('M45 84C52 90 68 90 75 84L79 91C76 104 68 108 60 108S44 104 41 91Z', { fill: accent }),
    path('M45 84C52 90 68 90 75 84L76.500 86.500C68 93.500 52 93.500 43.500 86.500Z', {
      fill: '#0d1512',
      opacity: '.16',
    }),
    path('M60 112V124', { stroke: jacketShade, 'stroke-width': '2.5' }),
    path(straps, { stroke: accent, 'stroke-width': 5, opacity: '.9', fill: 'none' }),
  ].join('');
}
