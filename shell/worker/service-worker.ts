import { openPushed, showPush } from './push.ts';
import type { WorkerScope } from './scope.ts';

// this file runs in a service worker alone
const scope = globalThis as unknown as WorkerScope;

// it holds nothing that an earlier one would miss: the newest works at once
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(scope, event)));
