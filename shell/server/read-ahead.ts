import { PassThrough, type Readable } from 'node:stream';

/** no page is that long; one that is goes by */
const LIMIT = 4_000_000;

/**
 * Passes a body on, piece by piece as it comes, and has it whole in the end. Nobody's slow line holds up who makes it, and nobody who goes
 * away takes it from others that wait for it. `whole` is undefined where it broke off or is too long.
 */
export function readAhead(body: Readable): { body: PassThrough; whole: Promise<Buffer | undefined> } {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  const shown = new PassThrough();
  const pieces: Buffer[] = [];
  let length = 0;
  body.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length <= LIMIT) pieces.push(piece);
    if (!shown.destroyed) shown.write(piece);
  });
  body.on('end', () => {
    resolve(length <= LIMIT ? Buffer.concat(pieces) : undefined);
    shown.end();
  });
  body.on('error', (error) => shown.destroy(error));
  body.on('close', () => {
    resolve(undefined);
    if (!shown.writableEnded) shown.destroy();
  });
  return { body: shown, whole: promise };
}
