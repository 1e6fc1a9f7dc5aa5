import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { unitFailed } from '../../composition/unit-failed.ts';
import { EventQueue } from './event-queue.ts';
import { type Part, partRefs } from './part-refs.ts';
import { watchExperiments } from './watch-experiments.ts';

const CARDS = { name: 'cards', remote: 'mf-tour', variant: 'b', hasFallen: false };
const EXPOSURE = { experiment: 'cards', kind: 'exposure', has_fallen: false };

type Entries = Pick<IntersectionObserverEntry, 'isIntersecting'>[];

/** a page whose parts come into view when the test says so */
function aPage(visibility: DocumentVisibilityState = 'visible') {
  const seen: ((entries: Entries) => void)[] = [];
  const sent: ExperimentEvent[][] = [];
  let status = 200;
  const fetch = jest.fn(async (_url: string, init: RequestInit) => {
    if (status === 200) sent.push(JSON.parse(String(init.body)).events);
    return { status };
  });
  const page = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  page.visibilityState = visibility;
  const stored = new Map<string, string>();
  const fake = {
    ...{ fetch, document: page, setTimeout: () => 0 },
    addEventListener: window.addEventListener.bind(window),
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    IntersectionObserver: class {
      constructor(onSeen: (entries: Entries) => void) {
        seen.push(onSeen);
      }
    },
  };
  const parts = partRefs();
  const place = { observeUsing: jest.fn(), unobserveUsing: jest.fn() };
  // what stands in for a browser's window has what is used of it
  const view = fake as unknown as Window & typeof globalThis;
  return {
    ...{ parts, sent, fetch, stored, place },
    start: () =>
      watchExperiments({
        ...{ window: view, experiments: [CARDS], parts },
        headers: () => ({ 'X-Role': 'client' }),
        measure: () => () => ({ lcp: 1234.5, cls: 20 }),
      }),
    mount: (name = 'mf-tour/tour') => parts.refOf(name)(place as unknown as Part['place']),
    scrollTo: () => {
      for (const tell of seen) tell([{ isIntersecting: true }]);
    },
    turn(to: DocumentVisibilityState) {
      page.visibilityState = to;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    answerWith: (next: number) => {
      status = next;
    },
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

afterEach(() => sessionStorage.clear());

describe('an exposure', () => {
  it('is told once a part of the remote is on the screen, once', async () => {
    const page = aPage();
    await page.start();
    page.mount();
    expect(page.sent).toEqual([]);
    page.scrollTo();
    page.scrollTo();
    await settled();
    expect(page.sent).toEqual([[EXPOSURE]]);
    expect(page.fetch.mock.calls[0]).toMatchObject(['/api/spa/experiments/events', { keepalive: true }]);
  });

  it('is told of a part that stood there before anybody counted', async () => {
    const page = aPage();
    page.mount();
    await page.start();
    expect(page.place.observeUsing).toHaveBeenCalledTimes(1);
  });

  it('is none while the page is prerendered or in a tab behind others', async () => {
    const page = aPage('hidden');
    page.mount();
    const started = page.start();
    await settled();
    expect(page.place.observeUsing).not.toHaveBeenCalled();
    page.turn('visible');
    await started;
    expect(page.place.observeUsing).toHaveBeenCalledTimes(1);
  });

  it('is not told again by the next page of the tab', async () => {
    const page = aPage();
    page.stored.set('cairn:exposed:cards', '1');
    await page.start();
    page.mount();
    page.scrollTo();
    await settled();
    expect(page.sent).toEqual([]);
  });

  it('of a remote that is in no experiment interests nobody', async () => {
    const page = aPage();
    page.mount('mf-catalog/card');
    await page.start();
    expect(page.place.observeUsing).not.toHaveBeenCalled();
  });
});

describe('beside it', () => {
  it('vitals are told when the page is left, whole and once', async () => {
    const page = aPage();
    await page.start();
    page.mount();
    page.scrollTo();
    await settled();
    for (const to of ['hidden', 'visible', 'hidden'] as const) page.turn(to);
    await settled();
    expect(page.sent.slice(1)).toEqual([
      [
        { experiment: 'cards', kind: 'lcp', value: 1235 },
        { experiment: 'cards', kind: 'cls', value: 20 },
      ],
    ]);
  });

  it('a page on which nothing of it was seen tells nothing', async () => {
    const page = aPage();
    await page.start();
    page.turn('hidden');
    await settled();
    expect(page.fetch).not.toHaveBeenCalled();
  });

  it('a part that fails was seen, and counts as an error once', async () => {
    const page = aPage();
    await page.start();
    unitFailed('mf-tour/route.tour', new Error('no'));
    unitFailed('mf-tour/card', new Error('no'));
    unitFailed('mf-chat/room', new Error('no'));
    await settled();
    expect(page.sent.flat()).toEqual([EXPOSURE, { experiment: 'cards', kind: 'error' }]);
  });
});

describe('events that the api does not take', () => {
  const vital = (value: number): ExperimentEvent => ({ experiment: 'cards', kind: 'lcp', value });
  const exposure = (experiment: string): ExperimentEvent => ({ experiment, kind: 'exposure', has_fallen: false });

  function aQueue() {
    const timers: (() => void)[] = [];
    const taken: ExperimentEvent[] = [];
    const answers: number[] = [];
    const send = jest.fn(async () => answers.shift() ?? 200);
    const queue = new EventQueue({
      send,
      setTimeout: (run) => timers.push(run),
      onTaken: (events) => void taken.push(...events),
    });
    return { queue, send, timers, taken, answers };
  }

  it.each([429, 500, 503])('after %d are kept, and sent again after a while', async (status) => {
    const { queue, send, timers, taken, answers } = aQueue();
    answers.push(status);
    queue.add(exposure('cards'));
    queue.flush();
    await settled();
    queue.flush();
    expect([send.mock.calls.length, queue.size, taken]).toEqual([1, 1, []]);
    for (const run of timers) run();
    await settled();
    expect([send.mock.calls.length, queue.size, taken]).toEqual([2, 0, [exposure('cards')]]);
  });

  it('since it refuses them are dropped, and are not taken', async () => {
    const { queue, taken, answers } = aQueue();
    answers.push(422);
    queue.add(exposure('cards'));
    queue.flush();
    await settled();
    expect([queue.size, taken]).toEqual([0, []]);
  });

  it('never grow beyond a bound, and measurements give way to exposures', () => {
    const { queue } = aQueue();
    for (let count = 0; count < 1000; count++) queue.add(vital(count));
    expect(queue.size).toBe(50);
    queue.add(exposure('cards'));
    expect(queue.size).toBe(50);
  });
});
