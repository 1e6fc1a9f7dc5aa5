import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CACHES, type WorkerMessage } from '../offline/vocabulary.ts';

const ORIGIN = 'https://cairn.test';
const TOURS = ['a', 'b', 'c'].map((slug) => `${ORIGIN}/tours/${slug}`);

class LastingMessage {
  readonly #work: Promise<unknown>[] = [];
  readonly data: WorkerMessage;
  constructor(data: WorkerMessage) {
    this.data = data;
  }
  waitUntil(work: Promise<unknown>): void {
    this.#work.push(work);
  }
  async ended(): Promise<void> {
    for (const work of this.#work) await work;
  }
}

/** of the worker's own site */
class Page extends Response {
  constructor() {
    super('<html lang="en"></html>', { headers: { 'content-type': 'text/html' } });
  }
  override get type() {
    return 'basic' as const;
  }
  override clone = () => new Page();
}

/** what a browser gives a worker, as far as storing a page goes */
function aBrowser(answer: (address: string) => Promise<Response>) {
  const held = new Map<string, Map<string, Response>>();
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  const open = async (name: string) => {
    const cache = held.get(name) ?? new Map<string, Response>();
    held.set(name, cache);
    return {
      match: async (request: Request | string) => cache.get(addressOf(request))?.clone(),
      put: async (request: Request, response: Response) => void cache.set(addressOf(request), response),
      delete: async (request: Request | string) => cache.delete(addressOf(request)),
      keys: async () => [...cache.keys()].map((address) => new Request(address)),
    };
  };
  const caches = { open, delete: async (name: string) => held.delete(name) };
  return {
    stored: () => [...(held.get(CACHES.pages)?.keys() ?? [])],
    globals: {
      self: { addEventListener: () => undefined, caches, __WB_DISABLE_DEV_LOGS: true },
      // a library looks for it at either place
      __WB_DISABLE_DEV_LOGS: true,
      location: new URL(ORIGIN),
      caches,
      ExtendableEvent: LastingMessage,
      FetchEvent: class extends LastingMessage {},
      __WORKER__: { build: '', store: '/cdn' },
      fetch: ({ url }: Request) => answer(url),
    },
  };
}

const before = new Map<string, unknown>();
function give(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals)) {
    before.set(name, Reflect.get(globalThis, name));
    Reflect.set(globalThis, name, value);
  }
}
beforeEach(() => before.clear());
afterEach(() => {
  for (const [name, value] of before) Reflect.set(globalThis, name, value);
});

async function aWorker(answer: (address: string) => Promise<Response>) {
  const browser = aBrowser(answer);
  give(browser.globals);
  const { readOffline } = await import('./offline.ts');
  const listeners = new Map<string, (event: LastingMessage) => void>();
  // of its scope it needs this alone
  readOffline({
    addEventListener: (type: string, listener: (event: LastingMessage) => void) => listeners.set(type, listener),
  } as never);
  const hear = (data: WorkerMessage): Promise<void> => {
    const message = new LastingMessage(data);
    listeners.get('message')?.(message);
    return message.ended();
  };
  return { stored: browser.stored, hear };
}

it('the pages that a page wants are stored', async () => {
  const { hear, stored } = await aWorker(async () => new Page());
  await hear({ kind: 'store', pages: [], files: [], programs: TOURS });
  expect(stored()).toEqual(TOURS);
});

it('a log-out ends what was asked for before it', async () => {
  const asked: string[] = [];
  const { promise: second, resolve } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const { hear, stored } = await aWorker(async (address) => {
    asked.push(address);
    if (asked.length === 2) {
      begin();
      await second;
    }
    return new Page();
  });
  const storing = hear({ kind: 'store', pages: [], files: [], programs: TOURS });
  await hasBegun;
  await hear({ kind: 'forget' });
  resolve();
  await storing;
  expect(stored()).toEqual([]);
  expect(asked).toEqual(TOURS.slice(0, 2));
});
