import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { compressor, createCompressor, encodingOf } from './compression.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000,gzip;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('with others waiting, %s spares itself the last bytes, and none of the page', async (encoding, unpack) => {
  const page = Array.from({ length: 3_000 }, (_, index) => `<p class="tour-${index % 97}">${index * 7919}</p>`).join(
    '',
  );
  const packed = (isHurried: boolean) => buffer(compressor(encoding, isHurried).end(page));
  const [small, quick] = [await packed(false), await packed(true)];
  expect([unpack(small).toString(), unpack(quick).toString()]).toEqual([page, page]);
  expect(quick.length).toBeGreaterThan(small.length);
});

it('compresses a content once, and again when it was forgotten', async () => {
  const compress = createCompressor(2);
  let reads = 0;
  const content = () => {
    reads++;
    return Buffer.from('walk '.repeat(100));
  };
  expect(brotliDecompressSync(await compress('a', 'br', content)).toString()).toBe('walk '.repeat(100));
  await compress('a', 'br', content);
  expect(reads).toBe(1);
  await compress('b', 'br', content);
  await compress('c', 'br', content);
  await compress('a', 'br', content);
  expect(reads).toBe(4);
});
