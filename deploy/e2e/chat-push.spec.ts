import { randomUUID } from 'node:crypto';
import { pushPayload } from '@cairn/shared-contracts/api/push.schema';
import type { Page, Worker } from '@playwright/test';
import { call, organizersBrowser, startConversation } from './conversation.ts';
import { openLive } from './keyboard.ts';
import { mailTo } from './outbox.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const TAG = { tag: ['@mf-chat', '@shell', '@api'] };

/** A browser whose push service is there: the one of the tests reaches none. What it subscribes with is what the api gave out. */
async function withPushService(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const KEY = 'test:push';
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
    const current = async () => (localStorage.getItem(KEY) ? subscription : null);
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(KEY, applicationServerKey);
      return subscription;
    };
    Object.assign(PushManager.prototype, { getSubscription: current, subscribe });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
  }, endpoint);
}

interface Shown {
  title: string;
  options: object;
}

/** what a worker of its own accord shows next: the browser of the tests has no place for notifications */
async function shownBy(worker: Worker, cause: () => Promise<void>): Promise<Shown> {
  await worker.evaluate(() => {
    // a service worker's own, which this file's types know nothing of
    const scope = globalThis as unknown as {
      registration: { showNotification(title: string, options: object): Promise<void> };
      shown: Promise<Shown>;
    };
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = async (title, options) => resolve({ title, options });
    });
  });
  await cause();
  return worker.evaluate(() => (globalThis as unknown as { shown: Promise<Shown> }).shown);
}

/** As a push service does, once it has reached the browser: the browser wakes the worker with an event of its own. */
async function pushTo(page: Page, baseURL: string, payload: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(baseURL));
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: baseURL, registrationId: await registered, data: JSON.stringify(payload) },
  });
  await browser.detach();
}

test(
  'a message is shown by the browser in the reader’s language, until they log out',
  TAG,
  async ({ page, context, browser, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    await withPushService(page, endpoint);
    await page.goto(`/de/chat/${chatId}`);
    const menu = page.getByRole('button', { name: 'Mehr zu dieser Unterhaltung' });
    await menu.click();
    const worker = context.waitForEvent('serviceworker');
    await page.getByRole('menuitem', { name: 'Mitteilungen in diesem Browser', exact: true }).click();
    await expect(page.getByText('Dieser Browser meldet Ihnen neue Nachrichten.')).toBeVisible();

    // nobody looks on while the organizer writes
    await page.goto('/about');
    const other = await organizersBrowser(browser, baseURL);
    await call(other, baseURL, 'send-message', { chat_id: chatId, message: 'The gate code is 4711' });
    const payload = pushPayload.parse(JSON.parse(await mailTo(context.request, baseURL, endpoint, /chat-/)));
    expect(payload).toMatchObject({ path: `/de/chat/${chatId}`, lang: 'de-DE' });
    expect(payload.title).toMatch(/^Aigerim .* hat Ihnen bei .* geschrieben$/);
    expect(JSON.stringify(payload)).not.toContain('4711');

    expect(await shownBy(await worker, () => pushTo(page, baseURL, payload))).toMatchObject({
      title: payload.title,
      options: { body: payload.body, tag: `chat-${chatId}`, lang: 'de-DE', data: payload.path },
    });

    // the end of the session is the end of it, in the browser and at the api
    const ended = await context.request.post(`${baseURL}/api/crm/api/user/logout`, { headers: { 'x-role': 'client' } });
    expect(ended.ok()).toBe(true);
    // a page to read: its code runs with the first move on it
    await openLive(page, '/about');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('test:push'))).toBeNull();
    await other.close();
  },
);

test.describe('the worker', TAG, () => {
  test.use({ expectedComplaints: { lines: [{ text: /requires 'TrustedScriptURL' assignment/ }] } });

  test('brings pages from the network, and no other script becomes one', async ({ page, baseURL, request }) => {
    const answer = await request.get(`${baseURL}/service-worker.js`);
    expect(answer.headers()['content-type']).toContain('text/javascript');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    await openLive(page, '/about');
    const register = (address: string) =>
      page.evaluate(
        (script) =>
          navigator.serviceWorker.register(script, { scope: '/' }).then(
            () => 'registered',
            (error: unknown) => String(error),
          ),
        address,
      );
    expect(await register('/media/evil.js')).toMatch(/TypeError/);
    expect(await register('/service-worker.js')).toBe('registered');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const composition = async () => (await page.goto('/about'))?.headers()['x-composition'];
    expect(await composition()).toBe((await request.get(`${baseURL}/about`)).headers()['x-composition']);
  });
});
