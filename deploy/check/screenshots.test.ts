import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { differenceOf } from './screenshots.ts';

const picture = (height: number, bar = 0): Promise<Buffer> =>
  sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite(
      bar ? [{ input: { create: { width: 100, height: bar, channels: 3, background: '#036' } }, top: 0, left: 0 }] : [],
    )
    .png()
    .toBuffer();

describe('how much two screenshots differ', () => {
  it.each([
    ['the same twice', 100, 0, 100, 0, 0],
    ['a bar of a tenth', 100, 0, 100, 10, 0.1],
    ['a page that is twice as long, and white', 50, 0, 100, 0, 0],
    ['a bar on a page that is twice as long', 50, 0, 100, 20, 0.2],
  ])('%s', async (_title, height, bar, otherHeight, otherBar, share) => {
    const difference = await differenceOf(await picture(height, bar), await picture(otherHeight, otherBar));
    expect(difference.share).toBeCloseTo(share, 2);
    expect((await sharp(difference.picture).metadata()).height).toBe(Math.max(height, otherHeight));
  });
});
