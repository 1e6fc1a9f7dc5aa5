import { readOffline } from './offline.ts';
import { openPushed, showPush } from './push.ts';
import type { WorkerScope } from './scope.ts';

// this file runs in a service worker alone
const scope = globalThis as unknown as WorkerScope;

// pages come from the network, and what an earlier one holds is named by its content: the newest works at once
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(scope, event)));
readOffline(scope);
