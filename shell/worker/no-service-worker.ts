import type { WorkerScope } from './scope.ts';

// this file runs in a service worker alone
const scope = globalThis as unknown as WorkerScope;

/** What browsers get in place of the worker while it is turned off: it takes itself away, with everything that one before it held. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
