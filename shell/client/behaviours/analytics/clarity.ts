import type { Counter, Queue } from './counter.ts';

declare global {
  interface Window {
    clarity?: Queue;
  }
}

/** https://learn.microsoft.com/clarity/setup-and-installation/clarity-api: sees navigation by itself, the tag names the page */
export const clarity: Counter = {
  scriptOf: (id) => `https://www.clarity.ms/tag/${encodeURIComponent(id)}`,
  prepare(window) {
    const queue: Queue = function take() {
      queue.q = queue.q ?? [];
      // biome-ignore lint/complexity/noArguments: the counter's script reads its queue as `arguments`
      queue.q.push(arguments);
    };
    window.clarity ??= queue;
  },
  view(window, _id, { name }) {
    window.clarity?.('set', 'page', name);
  },
};
