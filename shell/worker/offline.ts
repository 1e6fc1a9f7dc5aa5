import { DEFAULT_LOCALE, prefixedLocaleOf } from '@cairn/shared-contracts/i18n/locales';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { CACHES, FALLBACK_ADDRESSES, fallbackAddress, type WorkerMessage } from '../offline/vocabulary.ts';
import { COMPOSITION_HEADER, copyOf, dropOthers, forbidsStoring, hasFreshCopy, mayBeCopied } from './copies.ts';
import { filesNamedIn, isComposition, isFile, isPicture, isReadablePage } from './readable.ts';
import type { LastingEvent, WorkerScope } from './scope.ts';

const DAY_S = 86_400;
/** a copy that is younger is good enough */
const FRESH_MS = 600_000;
const FRESH_PROGRAM_MS = DAY_S * 1000;
/** what Vary names is the same for all that this browser asks */
const matchOptions = { ignoreVary: true };
const limits = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, matchOptions, purgeOnQuotaError: true });

/** Counts who has logged out: what was asked for before, by a message or by a page, is not stored after. */
function sessions() {
  let session = 0;
  const begun = new WeakMap<object, number>();
  /** the first call for an event counts: a message is as old as when it came, whatever it leads to later */
  const begin = (event: object) => {
    if (!begun.has(event)) begun.set(event, session);
  };
  const isOver = (event: object) => begun.get(event) !== session;
  const plugin: WorkboxPlugin = {
    handlerWillStart: async ({ event }) => begin(event),
    cacheDidUpdate: async ({ cacheName, request, event }) => {
      if (isOver(event)) await (await caches.open(cacheName)).delete(request, matchOptions);
    },
  };
  return { plugin, begin, isOver, next: () => ++session };
}

/** a page in the language of the address */
async function fallbackOf(address: string): Promise<Response | undefined> {
  const { code } = prefixedLocaleOf(new URL(address).pathname) ?? DEFAULT_LOCALE;
  return caches.match(fallbackAddress(code), { cacheName: CACHES.fallback });
}

/** what asks not to be stored is somebody's alone: an overridden composition and its files */
const unlessForbidden: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !forbidsStoring(response) ? response : null),
};

/** the composition that the copies are of, as far as this worker has seen since it woke */
let composition: string | null | undefined;

const copying: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isReadablePage(new URL(request.url), { site: location.origin }) && mayBeCopied(response)
      ? copyOf(response, new Date())
      : null,
  cacheDidUpdate: async ({ newResponse }) => {
    const made = newResponse.headers.get(COMPOSITION_HEADER);
    if (made === composition) return;
    composition = made;
    await dropOthers(made);
  },
  handlerDidError: ({ request }) => fallbackOf(request.url),
};

async function store(
  event: LastingEvent,
  addresses: readonly string[],
  strategyOf: (url: URL) => Strategy | undefined,
) {
  for (const address of addresses) {
    const strategy = strategyOf(new URL(address));
    // one that cannot be had is missing from a copy, no more
    if (strategy) await Promise.all(strategy.handleAll({ event, request: address })).catch(() => undefined);
  }
}

/**
 * Makes the site readable without a connection. Pages always come from the network while there is one: a copy is shown when there is
 * none, with the code of its own composition, and goes when another composition is live.
 */
export function readOffline(scope: WorkerScope): void {
  const origins = { site: location.origin, store: new URL(__WORKER__.store, location.origin).href.replace(/\/$/, '') };
  const people = sessions();
  const pages = new NetworkFirst({
    cacheName: CACHES.pages,
    matchOptions,
    plugins: [people.plugin, copying, limits(40)],
  });
  const files = new CacheFirst({ cacheName: CACHES.files, matchOptions, plugins: [unlessForbidden, limits(500)] });
  const compositions = new NetworkFirst({
    cacheName: CACHES.files,
    matchOptions,
    plugins: [unlessForbidden, limits(500)],
  });
  const pictures = new CacheFirst({ cacheName: CACHES.pictures, matchOptions, plugins: [people.plugin, limits(150)] });

  enableNavigationPreload();
  registerRoute(({ request, url }) => request.mode === 'navigate' && isReadablePage(url, origins), pages);
  registerRoute(({ url }) => isFile(url, origins), files);
  registerRoute(({ url }) => isComposition(url, origins), compositions);
  registerRoute(({ url }) => isPicture(url, origins), pictures);

  const strategyOf = (url: URL) => {
    if (isFile(url, origins)) return files;
    if (isComposition(url, origins)) return compositions;
    return isPicture(url, origins) ? pictures : undefined;
  };
  const storePage = async (event: LastingEvent, address: string, freshMs: number) => {
    if (
      people.isOver(event) ||
      !isReadablePage(new URL(address), origins) ||
      (await hasFreshCopy(address, freshMs, new Date()))
    )
      return;
    await store(event, [address], () => pages);
    const copy = await (await caches.open(CACHES.pages)).match(address, matchOptions);
    const named = copy ? filesNamedIn(await copy.text(), address) : [];
    await store(
      event,
      named.map(({ href }) => href),
      strategyOf,
    );
  };
  const forget = async () => {
    people.next();
    composition = undefined;
    await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.pictures)]);
  };
  const hear = async (event: LastingEvent, message: WorkerMessage) => {
    if (message.kind === 'forget') return forget();
    people.begin(event);
    for (const address of message.pages) await storePage(event, address, FRESH_MS);
    await store(event, message.files, strategyOf);
    for (const address of message.programs ?? []) await storePage(event, address, FRESH_PROGRAM_MS);
  };
  scope.addEventListener('message', (event) => event.waitUntil(hear(event, event.data)));
  scope.addEventListener('install', (event) =>
    event.waitUntil(caches.open(CACHES.fallback).then((cache) => cache.addAll(FALLBACK_ADDRESSES))),
  );
  // copies of the build before have no code of this one
  scope.addEventListener('activate', (event) => event.waitUntil(caches.delete(CACHES.pages)));
}
