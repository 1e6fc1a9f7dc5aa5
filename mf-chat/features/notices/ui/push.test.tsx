import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { ChatMenu } from './chat-menu.tsx';

const KEY = 'GET /crm/api/push/key';
const SUBSCRIBE = 'POST /crm/api/push/subscribe';
const UNSUBSCRIBE = 'POST /crm/api/push/unsubscribe';
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) },
};

afterEach(() => {
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

/** a browser with notifications, as the parts of it that are used */
function browser({ permission = 'granted', isRefusing = false } = {}) {
  let current: object | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (isRefusing) throw new DOMException('no push service', 'AbortError');
      current = {
        endpoint: SUBSCRIPTION.endpoint,
        toJSON: () => SUBSCRIPTION,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current;
    },
  };
  const registration = { pushManager };
  const register = jest.fn(async () => registration);
  const serviceWorker = { register, getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission: async () => permission } });
  return { register, isSubscribed: () => current !== null };
}

function open({ key = 'BElk' as string | null, status = 200 } = {}) {
  return renderInPage(
    <>
      <ToastRegion />
      <ChatMenu chat={chat()} />
    </>,
    {
      [KEY]: () => ({ body: { key } }),
      [SUBSCRIBE]: () => ({ status, body: status === 200 ? { result: true } : { message: 'Out of order' } }),
      [UNSUBSCRIBE]: () => ({ body: { result: true } }),
    },
  );
}
const choose = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

/** one toast at a time: the next one waits until it is closed */
const told = async ({ user }: ReturnType<typeof open>, words: string | RegExp) => {
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
};

describe('notifications of this browser', () => {
  it('are turned on, and off again', async () => {
    const there = browser();
    const view = open();
    await choose(view, 'Notifications in this browser');
    await told(view, 'This browser tells you of new messages.');
    expect(view.sent(SUBSCRIBE)).toEqual([SUBSCRIPTION]);
    expect(there.register.mock.calls).toEqual([['/service-worker.js', { scope: '/' }]]);
    await choose(view, 'No notifications in this browser');
    await told(view, 'This browser tells you of nothing any more.');
    expect(view.sent(UNSUBSCRIBE)).toEqual([{ endpoint: SUBSCRIPTION.endpoint }]);
    expect(there.isSubscribed()).toBe(false);
  });

  it.each([
    ['are blocked', { permission: 'denied' }, 200, /blocked for this site/],
    ['cannot be had', { isRefusing: true }, 200, /could not be turned on/],
    ['are refused by the api', {}, 422, 'Out of order'],
  ])('say why when they %s, and stay off', async (_what, given, status, words) => {
    const there = browser(given);
    const view = open({ status });
    await choose(view, 'Notifications in this browser');
    await told(view, words);
    expect(there.isSubscribed()).toBe(false);
    await view.user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    expect(await screen.findByRole('menuitem', { name: 'Notifications in this browser' })).toBeTruthy();
  });

  it.each([
    ['the site', () => browser(), null],
    ['the browser', () => undefined, 'BElk'],
  ])('are not offered where %s has none', async (_who, prepare, key) => {
    prepare();
    const view = open({ key });
    await view.user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  });
});
