import { describe, expect, it } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import { drawQr } from './qr-path.ts';

/** the drawing as pixels, as a camera would see it */
function picture({ size, path }: ReturnType<typeof drawQr>, scale = 4) {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it.each(['https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=02&bank=000000000001&sum=26700&cur=RUB&crc=F3D0'])(
    'is read back as %s',
    (link) => {
      expect(decodeQR(picture(drawQr(link)))).toBe(link);
    },
  );

  it('has a quiet zone around it', () => {
    const { size, path } = drawQr('https://example.org');
    const places = [...path.matchAll(/M(\d+) (\d+)h1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});
