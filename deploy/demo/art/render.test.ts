import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { artKey, parseArtKey } from './keys.ts';
import type { LandscapeOptions } from './landscape.ts';
import { avatarKey, renderArt } from './render.ts';

const digest = (svg: string | undefined) =>
  createHash('sha256')
    .update(svg ?? '')
    .digest('hex')
    .slice(0, 24);

// Recorded from the design's own generator: a stored key must show the same picture for ever.
const fixtures: Record<string, string> = JSON.parse(readFileSync(new URL('./fixtures.json', import.meta.url), 'utf8'));

describe('a stored picture key', () => {
  it('covers every biome and composition', () => {
    expect(Object.keys(fixtures).length).toBeGreaterThan(40);
  });

  it.each(Object.entries(fixtures))('%s shows the picture it always showed', (key, expected) => {
    expect(digest(renderArt(key))).toBe(expected);
  });
});

describe('the grammar of keys', () => {
  const examples: readonly (readonly [string, LandscapeOptions])[] = [
    ['art/alpine-terskey_5-card', { seed: 'terskey_5', biome: 'alpine', ratio: 'card' }],
    ['art/arctic-t9.2-2.1x1-dusk', { seed: 't9.2', biome: 'arctic', ratio: [2.1, 1], mood: 'dusk' }],
    ['art/night-camp-hero-night-lake', { seed: 'camp', biome: 'night', ratio: 'hero', mood: 'night', form: 'lake' }],
    [
      'art/forest-x-wide-trail-in-z1',
      { seed: 'x', biome: 'forest', ratio: 'wide', form: 'trail', inside: true, full: true },
    ],
  ];
  it.each(examples)('%s is written and read back', (key, options) => {
    expect(artKey(options)).toBe(key);
    expect(parseArtKey(key)).toMatchObject(options);
  });

  it.each([
    'art/alpine',
    'art/moon-x-card',
    'art/alpine-x-huge',
    'art/alpine-x-card-golden-teapot',
    'art/alpine-x-card-in-in',
    'art/alpine-../x-card',
    'art/alpine-x-99x1',
    'art/alpine-x-card-toString',
    'art/toString-x-card',
    'avatar/',
    'avatar/A B',
    'avatar/x-q',
    'photo/1',
  ])('%s is nobody’s picture', (key) => {
    expect(renderArt(key)).toBeUndefined();
  });

  it('refuses a seed that would break a URL', () => {
    expect(() => artKey({ seed: 'Ала-Too', biome: 'alpine' })).toThrow(RangeError);
  });

  it('tells the two kinds of faces apart', () => {
    expect(avatarKey('lena', true)).toBe('avatar/lena-f');
    expect(renderArt('avatar/lena-f')).not.toBe(renderArt('avatar/lena-m'));
  });
});
