import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteBoot } from '../../../shell/composition/boot.ts';
import { apiProxy } from '../../../shell/server/api-proxy.ts';
import { readEnv } from '../../../shell/server/env.ts';
import { letHeapGrow } from '../../../shell/server/heap.ts';
import { Sessions } from '../../../shell/server/session.ts';
import { readShell } from '../../../shell/server/shell-assets.ts';
import type { Parts } from './parts.ts';
import { serverPages } from './server-pages.ts';
import { staticSource } from './static-source.ts';

const YEAR_MS = 31_536_000_000;

/** one static document for every address, compressed once */
async function emptyDocument(app: FastifyInstance, file: string): Promise<void> {
  const html = await readFile(file);
  const compressed = { br: brotliCompressSync(html), gzip: gzipSync(html) };
  app.get('/*', (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(encoding ? compressed[encoding] : html);
  });
}

/** The monolith's server: the shell's own api proxy, static files and renderer, around one bundle. MONOLITH=ssr|spa */
export async function serve(parts: Parts): Promise<void> {
  letHeapGrow();
  const env = readEnv(process.env);
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..');
  const app = Fastify({
    logger: { level: env.LOG_LEVEL },
    disableRequestLogging: true,
    trustProxy: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.get('/healthz', (_request, reply) => reply.send({ monolith: process.env.MONOLITH }));
  await app.register(cookie);
  const isSpa = process.env.MONOLITH === 'spa';
  await app.register(fastifyStatic, {
    root: join(dist, isSpa ? 'spa' : 'browser'),
    prefix: '/assets/shell/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  });
  const publicFiles = join(dist, 'public');
  await app.register(fastifyStatic, {
    root: publicFiles,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
  });
  const sessions = new Sessions({ apiUrl: env.API_URL, isSecure: env.PUBLIC_URL.startsWith('https:') });
  await app.register(apiProxy, { env, sessions });
  if (isSpa) await emptyDocument(app, join(dist, 'spa.html'));
  else {
    const source = staticSource(parts, () => undefined);
    await source.loadAll();
    // written by build.ts of the same run
    const remotes = JSON.parse(await readFile(join(dist, 'remotes.json'), 'utf8')) as Record<string, RemoteBoot>;
    await app.register(serverPages, { env, shell: readShell(dist), remotes, source, sessions });
  }
  await app.listen({ port: env.PORT, host: env.HOST });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}
