import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { watchBar } from './watch-bar.ts';

class Observer implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = Observer;
afterEach(cleanup);

const told = () => document.documentElement.style.getPropertyValue('--h-tabbar');

/** as the stream puts it there: no part of what React has rendered here */
function streamed(height: number): HTMLElement {
  const panel = document.createElement('section');
  panel.innerHTML = '<div data-lower-bar=""></div>';
  const bar = panel.querySelector('div');
  if (bar) bar.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
  return panel;
}

it('room is made for a bar that is streamed after the page has come to life, until the place is gone', async () => {
  const { container, unmount } = render(<div ref={watchBar} />);
  expect(told()).toBe('');
  container.firstElementChild?.append(streamed(62));
  await waitFor(() => expect(told()).toBe('calc(62px - env(safe-area-inset-bottom))'));
  unmount();
  expect(told()).toBe('');
});

it('nothing is waited for once the place is gone', async () => {
  const { container, unmount } = render(<div ref={watchBar} />);
  const place = container.firstElementChild;
  unmount();
  await act(async () => place?.append(streamed(62)));
  expect(told()).toBe('');
});
