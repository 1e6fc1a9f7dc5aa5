import { element, path } from '../markup.ts';
import type { Look } from './look.ts';

export function hairBehind({ female, longHair, hair }: Look): string {
  if (longHair) {
    return path('M37 44C35 24 47 18 60 18S85 24 83 44C84 62 90 74 92 96H28C30 74 36 62 37 44Z', { fill: hair });
  }
  if (female) {
    return path('M36 46C34 26 46 19 60 19S86 26 84 46C85 58 84 66 80 72H40C36 66 35 58 36 46Z', { fill: hair });
  }
  return '';
}

const PARTED =
  'M38.500 48C37 28 47 21 60 21S83 28 81.500 48C80 40 77 35 70 33C60 38 46 37 43 38C40 41 39.500 44 38.500 48Z';
const TOUSLED =
  'M38.500 46C36 28 46 20 61 20S84 29 81.500 46C80 40 79 37 76 34C68 37 52 37 45 32C41 36 40 40 38.500 46Z';
const SHORT = 'M39 44C37 30 46 22 60 22S83 30 81 44C79 36 76 33 73 32H47C44 33 41 36 39 44Z';

export function hairAndHat(look: Look): string {
  const cut = look.female ? PARTED : look.random.chance(0.5) ? TOUSLED : SHORT;
  return path(cut, { fill: look.hair }) + hatOf(look);
}

function hatOf({ hat, accent, jacketShade }: Look): string {
  switch (hat) {
    case 'none':
      return '';
    case 'beanie':
      return (
        path('M38 39C37 22 47 15 60 15S83 22 82 39Z', { fill: accent }) +
        element('rect', { x: 36, y: 34, width: 48, height: 9, rx: 4, fill: jacketShade }) +
        element('circle', { cx: 60, cy: 14, r: '4.500', fill: jacketShade })
      );
    case 'cap':
      return (
        path('M38 40C37 23 47 17 60 17S83 23 82 40Z', { fill: jacketShade }) +
        path('M36 40Q60 32 92 42Q88 45.500 80 43.500Q60 38 37 42.500Z', { fill: accent })
      );
    case 'band':
      return path(
        'M38.200 42C39 38.500 40 36 41.500 34Q60 29 78.500 34C80 36 81 38.500 81.800 42Q60 35.500 38.200 42Z',
        {
          fill: accent,
        },
      );
    case 'brim':
      return (
        path('M42 37C42 22 49 15 60 15S78 22 78 37Z', { fill: '#cdb98d' }) +
        path('M28 39Q60 28 92 39Q60 46 28 39Z', { fill: '#b9a274' }) +
        path('M42 35.500Q60 31 78 35.500V31Q60 27 42 31Z', { fill: jacketShade })
      );
  }
}
