import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** another shell hears of a change up to so much later, and must give nobody an old page under the new name */
const SETTLE_MS = 1_000;

/** nginx gives out an old page as long as nobody may hold its successor: no longer than this, whatever the reason */
const PERIOD_MS = 60_000;

/**
 * What the edge's pages are of: it is a part of the name that they are held under, so that another one empties the edge. Each start of a shell
 * begins a new one, since changes may have come in between, and so does each minute.
 */
export class EdgeRevision {
  readonly #start = randomUUID().slice(0, 8);
  readonly #settleMs: number;
  readonly #now: () => number;
  #changes = 0;

  constructor(settleMs = SETTLE_MS, now = Date.now) {
    this.#settleMs = settleMs;
    this.#now = now;
  }

  get value(): string {
    return `${this.#start}.${this.#changes}.${Math.floor(this.#now() / PERIOD_MS)}`;
  }

  /** something that guests are shown has changed */
  next(): void {
    setTimeout(() => {
      this.#changes += 1;
    }, this.#settleMs).unref();
  }
}

/** GET /edge/revision, for the edge alone, which asks once a second. */
export function edgeRoute(app: FastifyInstance, revision: Pick<EdgeRevision, 'value'>): void {
  app.get('/edge/revision', (_request, reply) =>
    reply.header('cache-control', 'max-age=1').header('x-edge-revision', revision.value).send(''),
  );
}
