import { CACHES, COPY_ATTRIBUTE, type WorkerMessage } from '../../offline/vocabulary.ts';

/** When the copy that this page is was made, ISO 8601; undefined for a page from the server. */
export const copyTime = (): string | undefined => document.documentElement.getAttribute(COPY_ATTRIBUTE) ?? undefined;

/** Whether the device has a copy of the page. @param address absolute */
export async function hasCopy(address: string): Promise<boolean> {
  // browsers without workers, or that forbid storage
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return false;
  const copy = await caches.match(address, { cacheName: CACHES.pages, ignoreVary: true }).catch(() => undefined);
  return copy !== undefined;
}

/** Takes away what may be somebody's own: they have logged out. The worker hears of it too, for what is on its way. */
export function forgetCopies(): void {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget' } satisfies WorkerMessage);
  for (const name of [CACHES.pages, CACHES.pictures]) void caches.delete(name).catch(() => false);
}
