import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** what an Accept-Encoding header allows, best first */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b/.test(text)) return 'br';
  return /\bgzip\b/.test(text) ? 'gzip' : 'identity';
}

/** compresses what is made while it is sent: quickly rather than small */
export function compressor(encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      });
    case 'gzip':
      return createGzip({ level: 5 });
    case 'identity':
      return new PassThrough();
  }
}

const compress = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  identity: async (content: Buffer) => content,
};

/** it unpacks to exactly that, and to no more of it than needed to tell */
const holds = async (packed: Buffer, whole: Buffer): Promise<boolean> => {
  const limit = { maxOutputLength: whole.length + 1 };
  const unpacked = await promisify(brotliDecompress)(packed, limit).catch(() => undefined);
  return unpacked?.equals(whole) ?? false;
};

/**
 * Compresses contents that never change under their key, each once. The oldest are forgotten beyond `limit`, and at once whatever could
 * not be had. What was `packed` by Brotli beforehand, and smaller, is taken in place of it when it is that very content.
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
      const beforehand = encoding === 'br' ? await packed?.().catch(() => undefined) : undefined;
      return beforehand && (await holds(beforehand, whole)) ? beforehand : compress[encoding](whole);
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
