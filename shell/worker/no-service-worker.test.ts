import { afterEach, expect, it, jest } from '@jest/globals';
import type { LastingEvent } from './scope.ts';

afterEach(() => {
  for (const name of ['addEventListener', 'caches', 'registration']) Reflect.deleteProperty(globalThis, name);
});

it('takes itself away, with everything that a worker before it held', async () => {
  const held = new Set(['pages', 'files']);
  const unregister = jest.fn(async () => true);
  const listeners = new Map<string, (event: LastingEvent) => void>();
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: (event: LastingEvent) => void) => listeners.set(type, listener),
    caches: { keys: async () => [...held], delete: async (name: string) => held.delete(name) },
    registration: { unregister },
  });
  await import('./no-service-worker.ts');
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({
    waitUntil: (given) => {
      work = given;
    },
  });
  await work;
  expect([held.size, unregister.mock.calls.length]).toEqual([0, 1]);
});
