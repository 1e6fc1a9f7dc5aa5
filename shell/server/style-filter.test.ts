import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { withoutStyleAttributes } from './style-filter.ts';

const text = async (stream: PassThrough) => (await buffer(stream)).toString();

describe('style filter', () => {
  it('renames style attributes and keeps every other byte, letters of several bytes cut in two included', async () => {
    const target = new PassThrough();
    const filter = withoutStyleAttributes(target);
    const bytes = Buffer.from('<p style="--x:1">Тянь-Шань, 天山 🏔️</p>');
    for (const byte of bytes) filter.write(Buffer.from([byte]));
    filter.end();
    expect(await text(target)).toBe('<p data-style="--x:1">Тянь-Шань, 天山 🏔️</p>');
  });

  it('waits for a slow reader and loses nothing', async () => {
    const target = new PassThrough({ highWaterMark: 16 });
    const filter = withoutStyleAttributes(target);
    const paragraphs = Array.from({ length: 200 }, (_, index) => `<p style="order:${index}">${index}</p>`);
    for (const paragraph of paragraphs) filter.write(paragraph);
    filter.end();
    expect(await text(target)).toBe(paragraphs.join('').replaceAll(' style', ' data-style'));
  });

  it.each([1, 5, 1000])('the style sheets go out at once, also when they come %i bytes at a time', async (size) => {
    const compressor = createBrotliCompress();
    const read = compressor.pipe(createBrotliDecompress());
    const filter = withoutStyleAttributes(compressor);
    const first = '<html><head><link rel="stylesheet" href="/a.css"/>';
    const rest = '<script type="importmap">{}</script></head><body>…</body></html>';
    let seen = '';
    const arrived = new Promise<void>((resolve) => {
      read.on('data', (chunk: Buffer) => {
        seen += chunk.toString();
        if (seen.startsWith(first)) resolve();
      });
    });
    const page = Buffer.from(first + rest);
    for (let at = 0; at < page.length; at += size) filter.write(page.subarray(at, at + size));
    // nothing has ended or flushed the stream: only the import map can bring out what stands before it
    await arrived;
    expect(seen).not.toContain('</html>');
    filter.end();
    await once(read, 'end');
    expect(seen).toBe(first + rest);
  });

  it('a flush gets everything written before it through the compressor', async () => {
    const compressor = createBrotliCompress();
    const read = compressor.pipe(createBrotliDecompress());
    const filter = withoutStyleAttributes(compressor);
    const part = `<p style="a:b">${'x'.repeat(100_000)}</p>`;
    let seen = 0;
    const arrived = new Promise<void>((resolve) => {
      read.on('data', (chunk: Buffer) => {
        seen += chunk.length;
        if (seen === part.length + 'data-'.length) resolve();
      });
    });
    filter.write(part);
    if ('flush' in filter && typeof filter.flush === 'function') filter.flush();
    // nothing ends the stream: only the flush can bring it out
    await arrived;
    filter.end();
  });
});
