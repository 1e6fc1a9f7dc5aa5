import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAttention } from './use-attention.ts';

let visibility: DocumentVisibilityState;

function turnTo(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const icon = () => document.querySelector('link')?.getAttribute('href');

/** A tab in which so much is unread, by the newest of it. */
function openTab(unreadId: number | undefined) {
  const { rerender } = renderHook((newest: number | undefined) => useAttention('New message', newest), {
    initialProps: unreadId,
  });
  return { learn: rerender };
}

/** in a tab in which message 39 was seen, 40 comes while nobody looks */
function openCalling() {
  const tab = openTab(39);
  turnTo('hidden');
  tab.learn(40);
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.title = 'Tours';
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="http://localhost/favicon.svg">');
  visibility = 'visible';
});
afterEach(() => {
  turnTo('visible');
  document.querySelector('link')?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a message comes while the tab is hidden', () => {
  it('title and icon alternate every second until somebody looks', () => {
    openCalling();
    const seen = [document.title];
    for (let second = 0; second < 3; second += 1) {
      jest.advanceTimersByTime(1000);
      seen.push(document.title);
    }
    expect(seen).toEqual(['New message', 'Tours', 'New message', 'Tours']);
    jest.advanceTimersByTime(1000);
    expect(icon()).toMatch(/^data:image/);
    turnTo('visible');
    jest.advanceTimersByTime(5000);
    expect([document.title, icon()]).toEqual(['Tours', 'http://localhost/favicon.svg']);
  });

  it('a second one changes nothing: the title that comes back is the page’s', () => {
    openCalling().learn(41);
    turnTo('visible');
    expect(document.title).toBe('Tours');
  });

  it('it calls nobody again who has looked and left it unread', () => {
    openCalling();
    turnTo('visible');
    turnTo('hidden');
    expect(document.title).toBe('Tours');
  });

  it('a look at another tab of the site is enough, until the next one comes', async () => {
    const { learn } = openCalling();
    const other = new BroadcastChannel('cairn-attention');
    other.postMessage('looked');
    jest.useRealTimers();
    try {
      await waitFor(() => expect(document.title).toBe('Tours'));
    } finally {
      other.close();
    }
    learn(41);
    expect(document.title).toBe('New message');
  });

  it('who looks here tells the other tabs', async () => {
    const other = new BroadcastChannel('cairn-attention');
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    });
    openCalling();
    turnTo('visible');
    expect(await heard).toBe('looked');
    other.close();
  });

  it.each([
    ['read elsewhere', 0],
    ['taken back, and what is unread was seen before', 39],
  ])('it ends when the message was %s', (_how, unreadId) => {
    openCalling().learn(unreadId);
    expect([document.title, icon()]).toEqual(['Tours', 'http://localhost/favicon.svg']);
  });

  it('it goes on when of two messages the newer one is taken back', () => {
    const { learn } = openCalling();
    learn(41);
    learn(40);
    expect(document.title).toBe('New message');
  });
});

describe('nobody is called', () => {
  it('by a tab that is looked at', () => {
    openTab(39).learn(40);
    expect(document.title).toBe('Tours');
  });

  it('by what was unread already in a tab that was opened behind another', () => {
    visibility = 'hidden';
    const { learn } = openTab(undefined);
    learn(40);
    expect(document.title).toBe('Tours');
    learn(41);
    expect(document.title).toBe('New message');
  });
});
