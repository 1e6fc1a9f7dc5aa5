import { PICTURE_WIDTHS } from '@cairn/shared-contracts/domain/picture';
import { describe, expect, it } from '@jest/globals';
import { renderArt } from './art/render.ts';
import { buildAtlas } from './content/atlas/build.ts';
import { placePictures } from './content/place-pictures.ts';
import { generateTours } from './content/tours/generator.ts';
import { warmKeys } from './warm-keys.ts';

describe('the pictures drawn ahead', () => {
  const warm = warmKeys();

  it('are few, can be drawn and have widths that the picture service knows', () => {
    expect(warm.length).toBeLessThan(80);
    for (const { width } of warm) expect(PICTURE_WIDTHS).toContain(width);
    for (const key of new Set(warm.map((one) => one.key))) expect(renderArt(key)).toMatch(/^<svg /);
  });

  it('are those that the first screens show', () => {
    const keys = new Set(warm.map(({ key }) => key));
    const atlas = buildAtlas();
    const tours = [...generateTours(atlas, { seed: 'cairn', tours: 600, today: '2026-11-20' }).take(8)];
    for (const { images } of tours) expect(keys).toContain(images[0]?.key);
    const pictures = placePictures(atlas);
    for (const { entry } of atlas.destinations.slice(0, 5)) expect(keys).toContain(pictures.get(entry.place.id)?.key);
  });
});
