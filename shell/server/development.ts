import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type ShownState, TREE_EVENTS, TREE_SHOWN, TREE_SOURCES } from '@cairn/shared-contracts/remote/working-tree';
import type { FastifyInstance } from 'fastify';
import type { WorkingTree } from './artifacts.ts';

/** What pages hear of a working tree that is watched, and what its code was written as. */
export function developmentRoutes(app: FastifyInstance, tree: WorkingTree): void {
  const open = new Set<AbortController>();
  // they have no end of their own
  app.addHook('preClose', async () => {
    for (const gone of open) gone.abort();
  });
  app.get(TREE_EVENTS, async (request, reply) => {
    const gone = new AbortController();
    open.add(gone);
    request.raw.once('close', () => {
      open.delete(gone);
      gone.abort();
    });
    const { body } = await tree.events(gone.signal);
    // one type in Node, another in the DOM's declarations
    const events = Readable.fromWeb(body as ReadableStream).on('error', () => reply.raw.destroy());
    return reply.header('cache-control', 'no-store').type('text/event-stream').send(events);
  });
  app.post<{ Body: ShownState }>(TREE_SHOWN, async (request, reply) =>
    reply.code((await tree.shown(request.body)).status).send(),
  );
  app.post<{ Body: string }>(TREE_SOURCES, async (request, reply) => {
    const answer = await tree.sources(request.body);
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
}
