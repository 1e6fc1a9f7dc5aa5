import type { Vital } from '@cairn/shared-contracts/api/experiments.schema';

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** shifts belong together that are closer than this, and all of them within five seconds: https://web.dev/articles/cls */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** faster answers are no interaction's longest */
const EVENT_MS = 40;

/** Measures the page that was loaded, as https://web.dev/articles/vitals says. @returns gives what there is, in ms and shifts times 1000 */
export function measureVitals(window: Window & typeof globalThis): () => Partial<Record<Vital, number>> {
  const found: Partial<Record<Vital, number>> = {};
  const kinds = window.PerformanceObserver?.supportedEntryTypes ?? [];
  const hear = (type: string, onEntry: (entry: PerformanceEntry) => void, more: object = {}) => {
    if (!kinds.includes(type)) return;
    const observer = new window.PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...more });
  };
  const [navigation] = window.performance.getEntriesByType('navigation');
  // of a prerendered page the clock starts when somebody comes to it
  const start = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  // what is painted in a tab that nobody looks at is painted whenever the browser likes
  let hidden = window.document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY;
  hear('visibility-state', ({ name, startTime }) => {
    if (name === 'hidden') hidden = Math.min(hidden, startTime);
  });
  const paints: number[] = [];
  hear('largest-contentful-paint', ({ startTime }) => void paints.push(startTime));
  hear(
    'event',
    (entry: EventTiming) => {
      if (entry.interactionId) found.inp = Math.max(found.inp ?? 0, entry.duration);
    },
    { durationThreshold: EVENT_MS },
  );
  // an answer that is faster than that is one, too
  hear('first-input', ({ duration }) => {
    found.inp = Math.max(found.inp ?? 0, duration);
  });
  let shifts = { sum: 0, first: 0, last: 0 };
  if (kinds.includes('layout-shift')) found.cls = 0;
  hear('layout-shift', (entry) => {
    // of this type there are no others
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const goesOn = startTime - shifts.last < SHIFT_GAP_MS && startTime - shifts.first < SHIFT_WINDOW_MS;
    shifts = { sum: goesOn ? shifts.sum + value : value, first: goesOn ? shifts.first : startTime, last: startTime };
    found.cls = Math.max(found.cls ?? 0, shifts.sum * 1000);
  });
  return () => {
    const lcp = paints.findLast((time) => time < hidden);
    return lcp === undefined ? found : { lcp: Math.max(0, lcp - start), ...found };
  };
}
