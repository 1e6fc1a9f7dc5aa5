import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** 'br;q=0' is refused, 'br;q=0.1' is not */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** what an Accept-Encoding header allows, best first */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const items = String(accepted ?? '').split(',');
  const allowed = items.filter((item) => !REFUSED.test(item)).map((item) => item.split(';', 1)[0]?.trim());
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
}

/** of Brotli: 6 makes pages 1 % smaller than 5 for a quarter more of processor time */
const QUALITY = 5;
/** they are 13 % larger for less than half of it, a twentieth of all that a page costs */
const HURRIED_QUALITY = 3;

/**
 * Compresses what is made while it is sent: quickly rather than small.
 * @param isHurried others wait for the processor: to have them sooner is worth some bytes
 */
export function compressor(encoding: Encoding, isHurried = false) {
  switch (encoding) {
    case 'br':
      return createBrotliCompress({
        // most pages leave in a few pieces: each more is a job of another thread
        chunkSize: 64 * 1024,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isHurried ? HURRIED_QUALITY : QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    case 'gzip':
      return createGzip({ level: isHurried ? 2 : 5 });
    case 'identity':
      return new PassThrough();
  }
}

const BY_WHOLE = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 6 }),
  identity: async (content: Buffer) => content,
};

/** compresses what is whole and sent for some seconds or minutes */
export const finished = (encoding: Encoding, content: Buffer): Promise<Buffer> => BY_WHOLE[encoding](content);

/** what was compressed */
export async function plain(encoding: Encoding, packed: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return packed;
  return promisify(encoding === 'br' ? brotliDecompress : gunzip)(packed);
}

const compress = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  identity: async (content: Buffer) => content,
};

/** what was compressed by Brotli; undefined where that is nothing, or longer than it should be */
export const unpackedUpTo = (length: number, packed: Buffer): Promise<Buffer | undefined> =>
  promisify(brotliDecompress)(packed, { maxOutputLength: length + 1 }).catch(() => undefined);

/**
 * Compresses contents that never change under their key, each once. The oldest are forgotten beyond `limit`, and at once whatever could
 * not be had. What was `packed` by Brotli beforehand, and smaller, is taken in place of it: whoever gives it has looked that it is that
 * very content.
 */
export function createCompressor(limit: number) {
  const compressed = new Map<string, Promise<Buffer>>();
  return (
    key: string,
    encoding: Encoding,
    content: () => Buffer | Promise<Buffer>,
    packed?: () => Promise<Buffer | undefined>,
  ): Promise<Buffer> => {
    const id = `${encoding} ${key}`;
    const known = compressed.get(id);
    if (known) return known;
    const promise = (async () => {
      const whole = await content();
      const beforehand = encoding === 'br' ? await packed?.() : undefined;
      return beforehand ?? compress[encoding](whole);
    })();
    compressed.set(id, promise);
    promise.catch(() => {
      if (compressed.get(id) === promise) compressed.delete(id);
    });
    const [oldest] = compressed.keys();
    if (compressed.size > limit && oldest !== undefined) compressed.delete(oldest);
    return promise;
  };
}
