import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { lowerBar } from './lower-bar.ts';

let resized = () => {};
class Observer implements ResizeObserver {
  constructor(tell: ResizeObserverCallback) {
    resized = () => tell([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resized = () => {};
  }
}
window.ResizeObserver = Observer;
afterEach(cleanup);

const read = (name: string) => document.documentElement.style.getPropertyValue(name);
const told = () => read('--h-tabbar');

it('what stands above goes by its height, until it is gone', () => {
  let height = 62;
  const ref = (bar: HTMLElement | null) => {
    if (!bar) return;
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
    return lowerBar(bar);
  };
  const { unmount } = render(<div ref={ref} />);
  expect(told()).toBe('calc(62px - env(safe-area-inset-bottom))');
  expect(read('--lower-bar')).toBe('62px');
  height = 110;
  resized();
  expect(told()).toBe('calc(110px - env(safe-area-inset-bottom))');
  height = 0;
  resized();
  expect([told(), read('--lower-bar')]).toEqual(['', '']);
  height = 62;
  resized();
  unmount();
  expect([told(), read('--lower-bar')]).toEqual(['', '']);
});

it('a height that its style sheet has said is not said again, another one is', () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --h-tabbar: 65px }';
  document.head.append(sheet);
  let height = 65;
  const ref = (bar: HTMLElement | null) => {
    if (!bar) return;
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
    return lowerBar(bar);
  };
  render(<div ref={ref} />);
  expect(told()).toBe('');
  height = 98;
  resized();
  expect(told()).toBe('calc(98px - env(safe-area-inset-bottom))');
  height = 65;
  resized();
  expect(told()).toBe('calc(65px - env(safe-area-inset-bottom))');
  sheet.remove();
});
