/** Runs inside the page, before any of its scripts: nothing from outside of the function is reachable. */
export function probe(): void {
  const found = { cls: 0, blocking: 0, lcp: 0, content: 0, alive: 0 };
  Object.assign(window, { __BENCH__: found });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  // LayoutShift is not in the DOM types yet
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) found.cls += shift.value;
  });
  watch('longtask', ({ duration }) => {
    found.blocking += Math.max(0, duration - 50);
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime;
  });

  // React marks the elements that it has taken over; those that were seen without the mark came with the server's HTML
  const dead = new Set<Element>();
  const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    const heading = document.querySelector('main h1');
    if (heading && !found.content) found.content = performance.now();
    for (const element of document.querySelectorAll('header a, main a, main button, main input')) {
      const owned = isOwned(element);
      if (!owned) dead.add(element);
      else if (dead.delete(element)) found.alive = performance.now();
    }
  };
  setInterval(look, 25);
}

/** what the probe found, with the browser's own entries */
export interface ProbeResult {
  cls: number;
  blocking: number;
  lcp: number;
  /** the page's heading is in the document */
  content: number;
  alive: number;
  fcp: number;
  hydrated: number;
}

/** runs inside the page too */
export function readProbe(): ProbeResult {
  // written by probe()
  const found = (window as unknown as { __BENCH__: Omit<ProbeResult, 'fcp' | 'hydrated'> }).__BENCH__;
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return { ...found, fcp: timeOf('first-contentful-paint'), hydrated: timeOf('cairn:hydrated') };
}
