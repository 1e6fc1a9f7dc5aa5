import {
  type ServerFault,
  type ShownState,
  TREE_EVENTS,
  TREE_FAULTS,
  TREE_FILES,
  TREE_SHOWN,
  TREE_SOURCES,
  type TreeEvent,
} from '@cairn/shared-contracts/remote/working-tree';
import type { FastifyInstance } from 'fastify';
import { placesOf } from './source-places.ts';

/** a line that browsers skip: proxies hold nothing back, and a page that is gone is noticed */
const BEAT_MS = 15_000;

/** a page that is looked at has a change by then; one that is not may take its time */
const SHOWN_LIMIT_MS = 500;

const stateKey = ({ remote, hash }: ShownState): string => `${remote} ${hash}`;

export interface TreeHub {
  tell(event: TreeEvent): void;
  /** @returns once all pages that are open have said that they have that state, or have had the time for it */
  untilShown(state: ShownState): Promise<void>;
  register(app: FastifyInstance): void;
  close(): void;
}

/** @param read a file of a remote's browser part as it is now */
export function treeHub(read: (remote: string, path: string) => Promise<Buffer>): TreeHub {
  const open = new Set<(line: string) => void>();
  const ends = new Set<() => void>();
  /** what a page hears that opens now */
  const last = new Map<string, Map<TreeEvent['kind'], TreeEvent>>();
  /** releases of a remote that were served, the last one at the end */
  const served = new Map<string, Set<string>>();
  const servedNow = (remote: string): string | undefined => [...(served.get(remote) ?? [])].at(-1);
  /** by stateKey: of how many pages it is to be heard still, and who waits */
  const awaited = new Map<string, { pages: number; go(): void }>();
  const lineOf = (event: TreeEvent): string => `data: ${JSON.stringify(event)}\n\n`;
  const beat = setInterval(() => {
    for (const write of open) write(': here\n\n');
  }, BEAT_MS);
  beat.unref();

  function tell(event: TreeEvent): void {
    const known = last.get(event.remote) ?? new Map<TreeEvent['kind'], TreeEvent>();
    if (event.kind === 'built' || event.kind === 'served') known.delete('failed');
    if (event.kind === 'served') {
      const before = served.get(event.remote) ?? new Set();
      before.delete(event.release);
      served.set(event.remote, before.add(event.release));
    }
    // a page may be made of a state before that is said to be served
    const threw = known.get('threw');
    if (event.kind === 'served' && threw?.kind === 'threw' && threw.release !== event.release) known.delete('threw');
    // whoever opens a page from now on has that contract
    known.set(event.kind, event.kind === 'served' ? { ...event, isOtherContract: false } : event);
    last.set(event.remote, known);
    for (const write of open) write(lineOf(event));
  }

  function untilShown(state: ShownState): Promise<void> {
    if (open.size === 0) return Promise.resolve();
    const key = stateKey(state);
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        awaited.delete(key);
        resolve();
      };
      const timer = setTimeout(go, SHOWN_LIMIT_MS);
      awaited.set(key, { pages: open.size, go });
    });
  }

  function heardShown(state: ShownState): void {
    const waiting = awaited.get(stateKey(state));
    if (waiting && --waiting.pages <= 0) waiting.go();
  }

  return {
    tell,
    untilShown,
    register(app) {
      app.get(TREE_EVENTS, (request, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        const write = (line: string) => void raw.write(line);
        const end = () => void raw.end();
        for (const events of last.values()) for (const event of events.values()) write(lineOf(event));
        write(': here\n\n');
        open.add(write);
        ends.add(end);
        request.raw.once('close', () => {
          open.delete(write);
          ends.delete(end);
        });
      });
      app.post<{ Body: ShownState }>(TREE_SHOWN, async ({ body }, reply) => {
        heardShown(body);
        return reply.code(204).send();
      });
      app.post<{ Body: string }>(TREE_SOURCES, (request) => placesOf(request.body, read));
      // the shell of the same commit says it
      app.post<{ Body: ServerFault }>(TREE_FAULTS, async ({ body }, reply) => {
        const { remote, release, part, reason, stack } = body;
        const before = servedNow(remote);
        const places = await placesOf(stack, read);
        const now = servedNow(remote);
        const isPast = now !== release && (now !== before || served.get(remote)?.has(release));
        // nobody sees that state any more, and nothing would take its fault away
        if (!isPast) tell({ kind: 'threw', remote, release, part, reason, stack, places });
        return reply.code(204).send();
      });
      app.get<{ Params: { name: string; '*': string } }>(`${TREE_FILES}/:name/*`, async (request, reply) => {
        const { name, '*': path } = request.params;
        const content = path.split('/').includes('..') ? undefined : await read(name, path).catch(() => undefined);
        if (!content) return reply.code(404).send({ message: 'No such file', code: 'file_not_found' });
        return reply.send(content);
      });
    },
    close() {
      clearInterval(beat);
      for (const end of ends) end();
    },
  };
}
