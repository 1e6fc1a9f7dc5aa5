import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { NAVIGATES } from '@cairn/shared-contracts/remote/platform-events';
import type { PartRefs } from '../experiments/part-refs.ts';
import { measureVitals } from '../experiments/vitals.ts';
import type { FileTiming } from '../inspector/measures.ts';
import { versionIn } from '../version-in.ts';
import { partTimes } from './part-times.ts';
import { VITALS_PATH } from './vitals-report.ts';

interface Telling {
  window: Window & typeof globalThis;
  /** names what the page is composed of */
  manifestUrl: string;
  /** the page's own module, 'mf-tour/route.tour'; pages of the shell have none */
  unit: string | undefined;
  parts: Pick<PartRefs, 'all'>;
  /** whether the page begins with that part */
  isFirst(name: string): boolean;
  measure?: typeof measureVitals;
}

/** the server takes no more */
const PARTS_MAX = 12;

/** 1201 of 1200.6, of each value that is a number */
const rounded = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value) : value]),
  ) as T; // of the same names

/**
 * Tells the server once how the page that was loaded did: numbers, and whose page it was. When it is left, hidden, or gives way to another page of
 * the site: what happens there is not this page's.
 */
export function tellVitals({ window, manifestUrl, unit = '', parts, isFirst, measure = measureVitals }: Telling): void {
  const [remote] = splitName(unit);
  const version = versionIn(manifestUrl, remote);
  if (!version) return;
  const vitals = measure(window);
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    const own = rounded(vitals());
    const { performance } = window;
    // what getEntriesByType('resource') has is of this type
    const files = performance.getEntriesByType('resource') as unknown as FileTiming[];
    const ready = performance.getEntriesByName('cairn:hydrate')[0]?.startTime ?? 0;
    const times = partTimes(parts.all(), files, { isFirst, ready }).flatMap((part) => {
      const of = versionIn(manifestUrl, part.remote);
      return of ? [{ ...rounded(part), version: of }] : [];
    });
    if (Object.keys(own).length === 0 && times.length === 0) return;
    const body = JSON.stringify({ remote, version, vitals: own, parts: times.slice(0, PARTS_MAX) });
    // sent whatever becomes of the page; nobody waits for an answer
    window.navigator.sendBeacon(VITALS_PATH, new Blob([body], { type: 'application/json' }));
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') tell();
  });
  // a page that is gone to another from was not hidden before, in some browsers
  window.addEventListener('pagehide', tell);
  window.addEventListener(NAVIGATES, tell);
}
