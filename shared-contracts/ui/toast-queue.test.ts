import { describe, expect, it, jest } from '@jest/globals';
import { createToastQueue } from './toast-queue.ts';

describe('the queue of toasts', () => {
  it('shows one at a time, in the order they came', () => {
    const queue = createToastQueue();
    const first = queue.add({ text: 'Saved' });
    queue.add({ text: 'Copied' });
    expect(queue.current()?.text).toBe('Saved');
    queue.close(first);
    expect(queue.current()?.text).toBe('Copied');
  });

  it.each([
    [{ text: 'Saved' }, 7000],
    [{ text: 'No connection', tone: 'error' as const }, 0],
    [{ text: 'No connection', tone: 'error' as const, closeDelay: 3000 }, 3000],
  ])('%j goes after %i ms', (message, closeDelay) => {
    const queue = createToastQueue();
    queue.add(message);
    expect(queue.current()?.closeDelay).toBe(closeDelay);
  });

  it('tells who listens, until they stop', () => {
    const queue = createToastQueue();
    const listener = jest.fn();
    const stop = queue.subscribe(listener);
    const id = queue.add({ text: 'Saved' });
    stop();
    queue.close(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
