import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_MS, leaveLimitToReader, limitRemainder } from './body-time.ts';
import { apiPath, callOf } from './call-of-path.ts';

/** text fields of a form, a conversation's longest message, a list of tourists: never a file */
const TEXT_LIMIT = 1024 * 1024;
/** names, codes, passwords, a passkey, the numbers of favourites */
const USER_LIMIT = 64 * 1024;
/** nothing came for so long */
const STALL_MS = 15_000;

/** a file may take as long as its connection needs, and no connection that anybody would wait for is slower on the whole */
const LEAST_BYTES_A_SECOND = 10_000;
const START_MS = 30_000;

/** whoever is refused gets so long to stop talking and read why; a line that is cut at once swallows the answer */
const LINGER_MS = 2_000;

const refused = (statusCode: 408 | 413, message: string) => Object.assign(new Error(message), { statusCode });
const tooLarge = () => refused(413, 'The body is too large');
const tooSlow = () => refused(408, 'The body did not come in time');

export interface Patience {
  stallMs?: number;
  /** of a file, before its mean rate counts */
  startMs?: number;
  textMs?: number;
}

const definitionOf = (request: FastifyRequest) => callOf(apiPath(request.url) ?? '');

function textLimitOf(request: FastifyRequest): number {
  return definitionOf(request)?.tag === 'User' ? USER_LIMIT : TEXT_LIMIT;
}

/** the call's largest file, and what a form adds around it; a form for a call that takes no file is text */
function formLimitOf(request: FastifyRequest): number {
  const { upload } = definitionOf(request) ?? {};
  return upload ? upload.maxBytes + TEXT_LIMIT : textLimitOf(request);
}

const saysLonger = (request: FastifyRequest, limit: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > limit;

/** Collects a text; one that grows over the limit, or stops coming, is given up at once. */
function collect(payload: Readable, limit: number, { stallMs = STALL_MS, textMs = BODY_MS }: Patience) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (error?: Error) => {
      clearTimeout(stall);
      clearTimeout(whole);
      payload.removeAllListeners('data');
      if (error) reject(error);
    };
    const stall = setTimeout(() => stop(tooSlow()), stallMs);
    const whole = setTimeout(() => stop(tooSlow()), textMs);
    payload.on('data', (chunk: Buffer) => {
      stall.refresh();
      bytes += chunk.length;
      if (bytes > limit) return stop(tooLarge());
      return chunks.push(chunk);
    });
    payload.once('end', () => {
      stop();
      resolve(Buffer.concat(chunks));
    });
    payload.once('error', stop);
    payload.once('close', () => stop(tooSlow()));
  });
}

/** Text is buffered, so that a call can be repeated; a form with files is streamed, however large it is. */
export function acceptBodies(app: FastifyInstance, patience: Patience = {}): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const limit = textLimitOf(request);
    if (saysLonger(request, limit)) throw tooLarge();
    leaveLimitToReader(request.raw);
    return collect(payload, limit, patience);
  });
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (saysLonger(request, formLimitOf(request))) return done(tooLarge());
    done(null, payload);
  });
}

/** What still comes of a body that was refused is thrown away, and not for long. */
export function linger({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const cut = setTimeout(() => raw.destroy(), LINGER_MS);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(cut));
  raw.resume();
}

/** The file that a visitor is sending; such a call can be made only once. */
export const isUpload = (request: FastifyRequest): boolean => request.body instanceof Readable;

/** What goes on to the api. */
export interface Forwarded {
  init: RequestInit;
  /** the api has answered: what it did not want to hear is dropped, and both connections are free again */
  done(): void;
  /** why the body was given up on its way */
  failure(): Error | undefined;
}

const whole = (init: RequestInit): Forwarded => ({ init, done() {}, failure: () => undefined });

export function bodyOf(
  request: FastifyRequest,
  { stallMs = STALL_MS, startMs = START_MS, textMs = BODY_MS }: Patience = {},
): Forwarded {
  const { body } = request;
  if (body instanceof Buffer) return whole({ body: new Uint8Array(body) });
  if (!(body instanceof Readable)) return whole({});
  if (definitionOf(request)?.upload) leaveLimitToReader(request.raw);
  const through = new PassThrough();
  const limit = formLimitOf(request);
  let bytes = 0;
  let failure: Error | undefined;
  const giveUp = (error: Error) => {
    failure = error;
    body.unpipe(through);
    through.destroy(error);
  };
  const stall = setTimeout(() => {
    // the api takes its time to read: not the visitor's fault
    if (through.writableNeedDrain) stall.refresh();
    else giveUp(tooSlow());
  }, stallMs);
  // what destroys it is told to whoever reads it
  through.on('error', () => undefined);
  // while the api takes its time the visitor cannot send
  let since = performance.now();
  let pausedAt = since;
  body.on('pause', () => {
    pausedAt = performance.now();
  });
  body.on('resume', () => {
    since += performance.now() - pausedAt;
  });
  body.on('data', (chunk: Buffer) => {
    stall.refresh();
    bytes += chunk.length;
    const took = performance.now() - since;
    if (bytes > limit) giveUp(tooLarge());
    else if (took > startMs && bytes < (took / 1000) * LEAST_BYTES_A_SECOND) giveUp(tooSlow());
  });
  body.once('end', () => clearTimeout(stall));
  body.pipe(through);
  // a visitor who leaves ends the call
  body.once('close', () => {
    clearTimeout(stall);
    if (!body.readableEnded) through.destroy();
  });
  return {
    // undici takes a stream only with `duplex`, which the DOM types of fetch do not know
    init: { body: Readable.toWeb(through), duplex: 'half' } as RequestInit,
    failure: () => failure,
    done() {
      clearTimeout(stall);
      body.unpipe(through);
      body.resume();
      limitRemainder(request.raw, textMs);
      through.end();
    },
  };
}
