import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import Fastify from 'fastify';
import { diskStore, storeDir } from './object-store.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The object store over HTTP: what an S3 bucket or a CDN would be. Releases are immutable, live.json is asked for with its ETag. */
export async function serveArtifacts(options: { dataDir: string; port: number; host?: string }) {
  const store = diskStore(storeDir(options.dataDir));
  const app = Fastify();
  app.get('/healthz', () => ({ store: 'ok' }));
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    const content = await store.get(path).catch(() => undefined);
    if (!content) return reply.code(404).send({ message: 'No such artifact', code: 'artifact_not_found' });
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    reply
      .header('etag', etag)
      .header('access-control-allow-origin', '*')
      .header('cache-control', path.startsWith('remotes/') ? IMMUTABLE : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(content);
  });
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return app;
}

if (import.meta.main) {
  await serveArtifacts({ dataDir: process.env.DATA_DIR ?? '.data', port: Number(process.env.CDN_PORT ?? 4100) });
}
