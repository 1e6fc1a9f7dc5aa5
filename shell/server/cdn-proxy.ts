import { contentTypeOf } from '@cairn/shared-contracts/node/content-type';
import { releaseFolder } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import type { Artifacts, WorkingTree } from './artifacts.ts';
import { browserFilesOf, isText } from './browser-files.ts';
import { createCompressor, encodingOf } from './compression.ts';
import { NEVER_STORED } from './never-stored.ts';
import { choiceOf } from './overrides/override-cookie.ts';
import type { Overrides } from './overrides/overrides.ts';
import type { Registry } from './registry.ts';

interface Options {
  artifacts: Artifacts;
  registry: Pick<Registry, 'findRelease'>;
  /** releases that only some browsers may have */
  overrides?: Pick<Overrides, 'findRelease'>;
  /** development: what pages ask for that were opened before the last change of a working tree */
  tree?: Pick<WorkingTree, 'file'>;
}

/** the bundler's mark on a style sheet that has changed */
const isChanged = (query: unknown): boolean => typeof query === 'object' && query !== null && 'hmr' in query;

/** files held in memory, as they are sent */
const CACHED_MAX = 2000;

/**
 * The browser's files of live releases on the site's own origin, verified once and held in memory as they are sent, and cached on disk:
 * the site stays whole while the store is away. A site with a CDN points CDN_PUBLIC_URL at that instead.
 */
export async function cdnProxy(app: FastifyInstance, { artifacts, registry, overrides, tree }: Options): Promise<void> {
  const compressed = createCompressor(CACHED_MAX);

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/cdn/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const known = await registry.findRelease(name, version).catch(() => undefined);
      const release = known ?? (await overrides?.findRelease(choiceOf(request), name, version).catch(() => undefined));
      const file = release && browserFilesOf(release).find((candidate) => candidate.file === path);
      if (tree && release && (!file || isChanged(request.query))) {
        const content = await tree.file({ name, path });
        if (content) return reply.header('cache-control', 'no-store').type(contentTypeOf(path)).send(content);
      }
      if (!file) return reply.code(404).send({ message: 'No such artifact', code: 'artifact_not_found' });
      try {
        const stored = `${releaseFolder(name, version)}/${path}`;
        const read = () => artifacts.read(stored, file.integrity);
        const packed = () => artifacts.readPacked(stored, file.integrity);
        const encoding = isText(path) ? encodingOf(request.headers['accept-encoding']) : 'identity';
        const content = await compressed(file.integrity, encoding, read, packed);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return (
          reply
            .header('cache-control', known ? 'public, max-age=31536000, immutable' : NEVER_STORED)
            .header('vary', known ? 'accept-encoding' : 'accept-encoding, cookie')
            .header('access-control-allow-origin', '*')
            // pages of another origin measure how long code was on its way
            .header('timing-allow-origin', '*')
            .type(contentTypeOf(path))
            .send(content)
        );
      } catch (error) {
        request.log.warn({ path, reason: String(error) }, 'artifact cannot be served');
        return reply.code(502).send({ message: 'This artifact cannot be had', code: 'artifact_unavailable' });
      }
    },
  );
}
