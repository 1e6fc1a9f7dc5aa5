import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LOGO_STONES, logoSvg } from './logo.ts';

describe('the logo', () => {
  it.each(['favicon.svg', 'favicon-dark.svg'])('is the same in %s', (file) => {
    const icon = readFileSync(new URL(`../../shell/public/${file}`, import.meta.url), 'utf8');
    expect([...icon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(LOGO_STONES);
  });

  it('has lichen on its third stone', () => {
    const fills = [...logoSvg({ ink: '#14211b', lichen: '#c8dd52', size: 14 }).matchAll(/ fill="(#\w+)"/g)];
    expect(fills.map(([, fill]) => fill)).toEqual(['#14211b', '#14211b', '#c8dd52', '#14211b']);
  });
});
