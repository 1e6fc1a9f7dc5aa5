import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../platform/errors.ts';
import { fileTooLarge } from '../../platform/http/receive-upload.ts';
import { type ResolvedHost, resolvePublic } from './public-address.ts';
import { addressRefused } from './refusals.ts';

const MAX_REDIRECTS = 3;
const PATIENCE_MS = 15_000;

export interface FetchOptions {
  maxBytes: number;
  /** how a host becomes an address that may be connected to; tests have their own */
  resolve?: (host: string) => Promise<ResolvedHost | undefined>;
  request?: typeof httpsRequest;
}

export interface Fetched {
  /** as the other side says, without parameters */
  type: string;
  size: number;
}

/** connects to the address that was checked, and asks nobody again */
const pinned = ({ address, family }: ResolvedHost): LookupFunction =>
  function lookup(_host, options, done) {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Where an address leads, if it may be asked at all. @throws ApiError 422 address_refused */
export async function checkedHost(url: URL, resolve: NonNullable<FetchOptions['resolve']> = resolvePublic) {
  // no password of anybody's goes anywhere, and other ports are other services
  if (url.protocol !== 'https:' || url.username || url.password || url.port) throw addressRefused();
  const host = await resolve(url.hostname);
  if (!host) throw addressRefused();
  return host;
}

async function open(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { resolve, request = httpsRequest } = options;
  const host = await checkedHost(url, resolve);
  return new Promise((done, fail) => {
    request(url, { lookup: pinned(host), signal, agent: false, headers: { accept: '*/*' } })
      .on('response', done)
      .on('error', fail)
      .end();
  });
}

function counted(maxBytes: number): { stream: Transform; size(): number } {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? fileTooLarge(maxBytes, 'url') : null, chunk);
    },
  });
  return { stream, size: () => size };
}

/**
 * Fetches somebody's address into a file: https only, public addresses only (each redirect anew), within size and time.
 * @throws ApiError 422 address_refused, 413 file_too_large
 */
export async function fetchPublic(address: string, path: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await open(url, options, signal).catch(() => {
      // whatever it was, the caller learns nothing about our network from it
      throw addressRefused();
    });
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url)) {
      answer.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw addressRefused();
    }
    const meter = counted(options.maxBytes);
    await pipeline(answer, meter.stream, createWriteStream(path, { mode: 0o600 }), { signal }).catch(
      (error: unknown) => {
        // broken off, or too slow
        throw error instanceof ApiError ? error : addressRefused();
      },
    );
    return { type: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '', size: meter.size() };
  }
  throw addressRefused();
}
