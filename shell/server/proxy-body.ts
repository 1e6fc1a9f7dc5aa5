import { PassThrough, Readable } from 'node:stream';
import { VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** what is buffered until it is sent on, bytes: text fields of a form, never a file */
const TEXT_LIMIT = 1024 * 1024;
/** the largest file, and what a multipart form adds around it */
const UPLOAD_LIMIT = VIDEO_MAX_BYTES + TEXT_LIMIT;

const tooLarge = () => Object.assign(new Error('The body is too large'), { statusCode: 413 });

/** Text is buffered, so that a call can be repeated; a form with files is streamed, however large it is. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: TEXT_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT) return done(tooLarge());
    return done(null, payload);
  });
}

/** The file that a visitor is sending; such a call can be made only once. */
export const isUpload = (request: FastifyRequest): boolean => request.body instanceof Readable;

/** What goes on to the api. */
export interface Forwarded {
  init: RequestInit;
  /** the api has answered: what it did not want to hear is dropped, and both connections are free again */
  done(): void;
}

export function bodyOf(request: FastifyRequest): Forwarded {
  const { body } = request;
  if (body instanceof Buffer) return { init: { body: new Uint8Array(body) }, done() {} };
  if (!(body instanceof Readable)) return { init: {}, done() {} };
  const through = new PassThrough();
  body.pipe(through);
  // a visitor who leaves ends the call
  body.once('close', () => body.readableEnded || through.destroy());
  return {
    // undici takes a stream only with `duplex`, which the DOM types of fetch do not know
    init: { body: Readable.toWeb(through), duplex: 'half' } as RequestInit,
    done() {
      body.unpipe(through);
      body.resume();
      through.end();
    },
  };
}
