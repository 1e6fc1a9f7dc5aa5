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

  it.each([
    ['the leading picture’s hint before links to style sheets', '<link rel="stylesheet" href="/a.css"/>', 5],
    ['the leading picture’s hint before style sheets', '<style nonce="n" data-precedence="shell">a{}</style>', 1],
    ['the leading picture’s hint before style sheets', '<style nonce="n" data-precedence="shell">a{}</style>', 1000],
  ])('sends %s, and those before the rest, at once: %s, %i bytes at a time', async (_what, sheets, size) => {
    const compressor = createBrotliCompress();
    const read = compressor.pipe(createBrotliDecompress());
    const filter = withoutStyleAttributes(compressor);
    let seen = '';
    let arrived = () => {};
    read.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      arrived();
    });
    const untilSeen = (expected: string) =>
      new Promise<void>((resolve) => {
        arrived = () => seen === expected && resolve();
        arrived();
      });
    const write = (html: string) => {
      const bytes = Buffer.from(html);
      for (let at = 0; at < bytes.length; at += size) filter.write(bytes.subarray(at, at + size));
    };
    const hint = '<html><head><link rel="preload" as="image" href="/a.avif"/>';
    const rest = '<meta name="color-scheme" content="light dark"/></head><body>…</body></html>';
    // nothing ends or flushes the stream: only what follows can bring out what stands before it
    write(hint + sheets);
    await untilSeen(hint);
    write(rest);
    await untilSeen(hint + sheets);
    filter.end();
    await once(read, 'end');
    expect(seen).toBe(hint + sheets + rest);
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

  it('writes what nobody waits for in few pieces, and what React flushes at once', () => {
    const target = new PassThrough({ highWaterMark: 1_000_000 });
    const pieces: string[] = [];
    target.on('data', (piece: Buffer) => pieces.push(piece.toString('latin1')));
    const filter = withoutStyleAttributes(target);
    // its cuts are behind it
    filter.write('<link rel="stylesheet" href="/a.css"/><meta name="color-scheme" content="dark"/>');
    const before = pieces.length;
    for (let part = 0; part < 40; part++) filter.write(`<p>${'x'.repeat(4000)}</p>`);
    expect(pieces.length - before).toBe(2);
    Reflect.apply(Reflect.get(filter, 'flush'), filter, []);
    expect(pieces.join('').match(/<p>/g)).toHaveLength(40);
  });

  it('loses nothing when React flushes into a full target and ends', async () => {
    const target = new PassThrough();
    const filter = withoutStyleAttributes(target);
    filter.write('<link rel="stylesheet" href="/a.css"/><meta name="color-scheme" content="dark"/>');
    const part = `<p>${'x'.repeat(4000)}</p>`;
    for (let written = 0; written < 70; written++) filter.write(part);
    Reflect.apply(Reflect.get(filter, 'flush'), filter, []);
    filter.end();
    expect((await text(target)).split(part)).toHaveLength(71);
  });
});
