/** The site's one service worker: of the shell, over all pages. It shows pushes. */
export const SERVICE_WORKER = '/service-worker.js';

/** Whether this browser can show messages while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;

/** What this browser is subscribed as; null: not. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager?.getSubscription()) ?? null;
}

/** @param key base64url, of the api. @throws when the browser or its push service does not let us */
export async function beginPush(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // of other keys: what is sent now would not reach it
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Nothing is shown any more, whatever the server thinks. @returns the address that it was, for the server to forget */
export async function endPush(): Promise<string | null> {
  const subscription = await pushSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  return subscription?.endpoint ?? null;
}
