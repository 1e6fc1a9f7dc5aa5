import { createHash, type KeyObject } from 'node:crypto';
import { normalize } from 'node:path';
import { contentTypeOf } from '@cairn/shared-contracts/node/content-type';
import { isMap } from '@cairn/shared-contracts/remote/release';
import { REPORT_PROOF } from '@cairn/shared-contracts/remote/shell-report';
import Fastify, { type FastifyInstance } from 'fastify';
import { cacheControlOf } from './cache-control.ts';
import { reportVerifier } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { isProven, shellReports } from './report-route.ts';
import { storeOf } from './store-of.ts';

/** bytes of a shell's report */
const REPORT_LIMIT = 512 * 1024;

/** as an ETag is written */
export const etagOf = (content: Buffer): string => `"${createHash('sha256').update(content).digest('base64url')}"`;

/**
 * The object store over HTTP: what an S3 bucket or a CDN would be. Releases are immutable, what is live is asked for with its ETag. The
 * one thing that can be put here is a shell's signed report.
 */
export async function serveArtifacts(options: {
  dataDir: string;
  port: number;
  host?: string;
  /** by default the one that the environment names */
  store?: ObjectStore;
  /** verifies what shells say; by default the key that the environment names, or that of the data */
  reportKey?(): Promise<KeyObject | undefined>;
  /** more that is answered here */
  register?(app: FastifyInstance): void;
}) {
  const { store = await storeOf(options.dataDir), reportKey = () => reportVerifier(options.dataDir) } = options;
  // a page that is open hears of changes as long as it is: nothing waits for that at the end
  const app = Fastify({ bodyLimit: REPORT_LIMIT, forceCloseConnections: true });
  options.register?.(app);
  app.get('/healthz', () => ({ store: 'ok' }));
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // as the store reads it: '/./shells/…' and 'live/..%2fshells/…' are in that folder too
    const path = normalize(request.params['*']);
    // what shells say of themselves is for who releases, not for the network
    const isHidden =
      path.startsWith('shells/') || (isMap(path) && !isProven(request.headers[REPORT_PROOF], await reportKey()));
    const content = isHidden ? undefined : await store.get(path).catch(() => undefined);
    if (!content) return reply.code(404).send({ message: 'No such artifact', code: 'artifact_not_found' });
    const etag = etagOf(content);
    reply.header('etag', etag).header('cache-control', cacheControlOf(path));
    // pages read it from another origin, and measure how long code was on its way
    reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(contentTypeOf(path)).send(content);
  });
  await app.register(shellReports, { store, reportKey });
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return app;
}

if (import.meta.main) {
  const { DATA_DIR = '.data', CDN_PORT = '4100', HOST } = process.env;
  await serveArtifacts({ dataDir: DATA_DIR, port: Number(CDN_PORT), ...(HOST ? { host: HOST } : {}) });
}
