import { contentTypeOf } from '@cairn/shared-contracts/node/content-type';
import { livePath } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../registry/server.ts';
import type { LayeredStore } from './layered-store.ts';

/** less than a shell waits for an answer of the store */
const HELD_MS = 1000;

/**
 * Answers what is live in an environment once it is other than whoever asks knows: a shell has a change as soon as it is made, and not at its
 * next look. Takes the place of the artifact server's own answer.
 */
export function heldLive(
  app: FastifyInstance,
  { store, environment }: { store: LayeredStore; environment: string },
): void {
  const path = livePath(environment);
  app.get(`/${path}`, async (request, reply) => {
    const known = request.headers['if-none-match'];
    // before it is read: what is written in between counts
    const written = known === undefined ? undefined : store.written(path, HELD_MS);
    let content = await store.get(path);
    if (written && content && etagOf(content) === known) {
      await written;
      content = await store.get(path);
    }
    if (!content) return reply.code(404).send({ message: 'No such artifact', code: 'artifact_not_found' });
    const etag = etagOf(content);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    return etag === known ? reply.code(304).send() : reply.type(contentTypeOf(path)).send(content);
  });
}
