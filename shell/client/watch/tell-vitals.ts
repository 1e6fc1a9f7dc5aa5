import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { measureVitals } from '../experiments/vitals.ts';
import { versionIn } from '../version-in.ts';
import { VITALS_PATH } from './vitals-report.ts';

interface Telling {
  window: Window & typeof globalThis;
  /** names what the page is composed of */
  manifestUrl: string;
  /** the page's own module, 'mf-tour/route.tour'; pages of the shell have none */
  unit: string | undefined;
  measure?: typeof measureVitals;
}

/** Tells the server once, when the page that was loaded is left or hidden, how it did: numbers, and whose page it was. */
export function tellVitals({ window, manifestUrl, unit = '', measure = measureVitals }: Telling): void {
  const [remote] = splitName(unit);
  const version = versionIn(manifestUrl, remote);
  if (!version) return;
  const vitals = measure(window);
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    const rounded = Object.entries(vitals()).map(([name, value]) => [name, Math.round(value)]);
    if (rounded.length === 0) return;
    const body = JSON.stringify({ remote, version, vitals: Object.fromEntries(rounded) });
    // sent whatever becomes of the page; nobody waits for an answer
    window.navigator.sendBeacon(VITALS_PATH, new Blob([body], { type: 'application/json' }));
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') tell();
  });
  // a page that is gone to another from was not hidden before, in some browsers
  window.addEventListener('pagehide', tell);
}
