import type { Counter, Queue } from './counter.ts';

declare global {
  interface Window {
    ym?: Queue;
  }
}

/** https://yandex.com/support/metrica/code/counter-initialize.html, single-page form: every hit by hand */
export const ym: Counter = {
  scriptOf: () => 'https://mc.yandex.ru/metrika/tag.js',
  prepare(window, id) {
    const queue: Queue = function take() {
      queue.a = queue.a ?? [];
      // biome-ignore lint/complexity/noArguments: the counter's script reads its queue as `arguments`
      queue.a.push(arguments);
    };
    queue.l = Date.now();
    window.ym ??= queue;
    window.ym(Number(id), 'init', { defer: true, clickmap: false, trackLinks: true, accurateTrackBounce: true });
  },
  view(window, id, { name, url, title, referrer }) {
    window.ym?.(Number(id), 'hit', url, { title, referer: referrer, params: { page: name } });
  },
};
