/** The logo's stones from the ground up, on 32 × 32. */
export const LOGO_STONES = [
  'M3.2 26.7c0-2.9 3.3-4.3 8.1-4.7 6.2-.5 13.5-.3 16.3 1.9 2 1.6 1.5 4.6-1.3 5.2-4.6 1-15.5 1.1-20 .3-2-.4-3.1-1.3-3.1-2.7Z',
  'M7.6 18.3c.5-2.4 3.9-3.3 8-3.1 4.8.2 9 1.2 9 3.5 0 2-3.2 2.4-8.3 2.3-5-.1-9.1-.5-8.7-2.7Z',
  'M10.1 11.4c.7-2 3.3-2.4 6.1-2 3.3.4 5.9 1.6 5.4 3.3-.5 1.5-3 1.6-6 1.5-3.4-.1-6.1-.9-5.5-2.8Z',
  'M13.4 5.9c.5-1.8 2.1-3.1 3.5-2.9 1.8.2 3 1.9 2.7 3.5-.3 1.5-1.7 1.9-3.4 1.9-1.9 0-3.2-.9-2.8-2.5Z',
] as const;
/** the stone with lichen on it */
export const LICHEN = { stone: 2, colour: '#b9d13c' } as const;

/** The mark as an SVG document, for paper and pictures; pages have <LogoMark>. */
export function logoSvg({ ink, lichen = LICHEN.colour, size }: { ink: string; lichen?: string; size: number }): string {
  const stones = LOGO_STONES.map((stone, i) => `<path d="${stone}" fill="${i === LICHEN.stone ? lichen : ink}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none">${stones.join('')}</svg>`;
}
