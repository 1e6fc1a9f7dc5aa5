import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callAttention } from './attention.ts';

let visibility: DocumentVisibilityState;

function turnTo(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}
const icon = () => document.querySelector('link')?.getAttribute('href');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.title = 'Tours';
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="http://localhost/favicon.svg">');
  visibility = 'hidden';
});
afterEach(() => {
  turnTo('visible');
  document.querySelector('link')?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a message comes while the tab is hidden', () => {
  it('title and icon alternate every second until somebody looks', () => {
    callAttention('New message');
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
    callAttention('New message');
    callAttention('New message');
    turnTo('visible');
    expect(document.title).toBe('Tours');
  });

  it('a tab that is looked at stays as it is', () => {
    visibility = 'visible';
    callAttention('New message');
    expect(document.title).toBe('Tours');
  });
});
