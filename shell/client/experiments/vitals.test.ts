import { expect, it } from '@jest/globals';
import { measureVitals } from './vitals.ts';

interface Entry {
  type: string;
  startTime: number;
  name?: string;
  duration?: number;
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** a browser that has kept these entries, and tells each kind to whoever asks for it */
function aBrowser(entries: readonly Entry[], activationStart = 0) {
  class PerformanceObserver {
    static supportedEntryTypes = [
      'largest-contentful-paint',
      'event',
      'first-input',
      'layout-shift',
      'visibility-state',
    ];
    readonly #tell: (list: { getEntries(): Entry[] }) => void;
    constructor(tell: (list: { getEntries(): Entry[] }) => void) {
      this.#tell = tell;
    }
    observe({ type }: { type: string }): void {
      this.#tell({ getEntries: () => entries.filter((entry) => entry.type === type) });
    }
  }
  const performance = { getEntriesByType: () => [{ activationStart }] };
  // what it uses of a window
  return { PerformanceObserver, performance, document: { visibilityState: 'visible' } } as unknown as Window &
    typeof globalThis;
}
const paint = (startTime: number): Entry => ({ type: 'largest-contentful-paint', startTime });
const turned = (name: string, startTime: number): Entry => ({ type: 'visibility-state', name, startTime });
const press = (duration: number): Entry => ({ type: 'event', startTime: 3000, duration, interactionId: 1 });
const shift = (startTime: number, value: number): Entry => ({
  type: 'layout-shift',
  startTime,
  value,
  hadRecentInput: false,
});

it.each<[string, Entry[], ReturnType<ReturnType<typeof measureVitals>>]>([
  ['nothing of a page on which nothing happened', [], { cls: 0 }],
  ['the last large paint', [paint(800), paint(1400)], { cls: 0, lcp: 1400 }],
  [
    'what was painted before its reader looked elsewhere',
    [paint(800), turned('hidden', 1000), paint(9000)],
    { cls: 0, lcp: 800 },
  ],
  ['no paint of a tab behind others', [turned('hidden', 0), turned('visible', 8000), paint(8100)], { cls: 0 }],
  ['the slowest answer', [press(120), press(64)], { cls: 0, inp: 120 }],
  [
    'an answer that was too fast to be an event',
    [{ type: 'first-input', startTime: 1, duration: 8 }],
    { cls: 0, inp: 8 },
  ],
  ['no movement of the pointer', [{ type: 'event', startTime: 1, duration: 90 }], { cls: 0 }],
  ['shifts that belong together', [shift(100, 0.05), shift(900, 0.05), shift(5000, 0.02)], { cls: 100 }],
])('measures %s', (_what, entries, expected) => {
  expect(measureVitals(aBrowser(entries))()).toEqual(expected);
});

it('the clock of a prerendered page starts when somebody comes to it', () => {
  expect(measureVitals(aBrowser([paint(5200)], 5000))()).toEqual({ cls: 0, lcp: 200 });
});
