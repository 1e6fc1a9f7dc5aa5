import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { renderArt } from '../render.ts';
import { parseSceneKey, type SceneKey, sceneKey } from './keys.ts';
import { type Subject, VIEWS, viewsOf } from './vocabulary.ts';

// the keys of VIEWS are the subjects
const SUBJECTS = Object.keys(VIEWS) as Subject[];
const example = (more: Partial<SceneKey> = {}): SceneKey => ({
  ...{
    subject: 'horse',
    camera: 'close',
    land: 'steppe',
    building: 'yurts',
    seed: 't8.0',
    ratio: 'card',
    mood: 'golden',
  },
  ...more,
});

describe('the key of a picture by subject', () => {
  it('is written and read back', () => {
    const key = sceneKey(example());
    expect(key).toBe('art/scene-horse-close-steppe-yurts-t8.0-card-golden');
    expect(parseSceneKey(key)).toEqual(example());
  });

  it.each([
    'art/scene-unicorn-close-steppe-yurts-t8.0-card-golden',
    'art/scene-horse-below-steppe-yurts-t8.0-card-golden',
    'art/scene-horse-close-moon-yurts-t8.0-card-golden',
    'art/scene-horse-close-steppe-castle-t8.0-card-golden',
    'art/scene-horse-close-steppe-yurts-T8-card-golden',
    'art/scene-horse-close-steppe-yurts-t8.0-huge-golden',
    'art/scene-horse-close-steppe-yurts-t8.0-card-toString',
    'art/scene-horse-close-steppe-yurts-t8.0-card-golden-more',
    'art/scene-room-above-steppe-yurts-t8.0-card-golden',
    'art/scene-toString-close-steppe-yurts-t8.0-card-golden',
    'art/scene-horse',
  ])('%s is nobody’s picture', (key) => {
    expect(renderArt(key)).toBeUndefined();
  });

  it('refuses a seed that would break a URL', () => {
    expect(() => sceneKey(example({ seed: 'Song-Kul' }))).toThrow(RangeError);
  });
});

describe.each(SUBJECTS)('a picture of %s', (subject) => {
  it.each(viewsOf(subject))('can be drawn by the camera "%s", without a slip of the pen', async (camera) => {
    const key = sceneKey(example({ subject, camera }));
    const svg = renderArt(key) ?? '';
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg.length).toBeLessThan(200_000);
    // what librsvg cannot read is an error; what it does not draw is one flat colour
    const { channels } = await sharp(Buffer.from(svg)).resize({ width: 64 }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });
});

it('is always the same', () => {
  const key = sceneKey(example());
  expect(renderArt(key)).toBe(renderArt(key));
});

it('shows the subject in the middle, where a portrait crop of a phone keeps it', async () => {
  const pixels = (key: string) =>
    sharp(Buffer.from(renderArt(key) ?? ''))
      .resize(225, 225, { fit: 'cover' })
      .raw()
      .toBuffer();
  const [card, portrait] = await Promise.all([
    pixels(sceneKey(example())),
    pixels(sceneKey(example({ ratio: 'portrait' }))),
  ]);
  const differing = card.filter((value, i) => Math.abs(value - (portrait[i] ?? 0)) > 40).length / card.length;
  // another width shows more or less at the sides of the same picture
  expect(differing).toBeLessThan(0.5);
});
