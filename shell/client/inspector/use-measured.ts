import { useEffect, useState } from 'react';
import type { PartRefs } from '../experiments/part-refs.ts';
import { basesIn, type FileTiming, type Measures, measuresOf } from './measures.ts';

export interface Measured {
  measures: ReadonlyMap<string, Measures>;
  /** remote → the version whose files this page has */
  versions: ReadonlyMap<string, string>;
  /** milliseconds; undefined where the browser does not tell */
  lcp?: number;
}

const LOOK_MS = 1000;

function versionsOfPage(): Map<string, string> {
  const path = window.__BOOT__.manifestUrl.split('?')[0] ?? '';
  const header = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replace(/\.json$/, '');
  return new Map(
    header.split(',').flatMap((part): [string, string][] => {
      const at = part.indexOf('@');
      return at > 0 && part.slice(at + 1) !== 'down' ? [[part.slice(0, at), part.slice(at + 1)]] : [];
    }),
  );
}

function measureNow(parts: PartRefs): Omit<Measured, 'lcp'> {
  // what getEntriesByType('resource') has is of this type
  const files = performance.getEntriesByType('resource') as unknown as FileTiming[];
  const bases = basesIn(files);
  const ready = performance.getEntriesByName('cairn:hydrate')[0]?.startTime ?? 0;
  const all = parts.all();
  const names = new Set([...bases.keys(), ...all.map(({ remote }) => remote)]);
  const of = (name: string) =>
    measuresOf(
      bases.get(name),
      all.filter(({ remote }) => remote === name),
      files,
      ready,
    );
  return { measures: new Map([...names].map((name) => [name, of(name)])), versions: versionsOfPage() };
}

/** Measures anew each second while somebody looks: parts come and go with navigation. */
export function useMeasured(parts: PartRefs, isOpen: boolean): Measured {
  const [measured, setMeasured] = useState<Omit<Measured, 'lcp'>>(() => measureNow(parts));
  const [lcp, setLcp] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setMeasured(measureNow(parts)), LOOK_MS);
    return () => clearInterval(timer);
  }, [parts, isOpen]);
  useEffect(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return;
    const observer = new PerformanceObserver((list) => setLcp(list.getEntries().at(-1)?.startTime));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return () => observer.disconnect();
  }, []);
  return { ...measured, ...(lcp === undefined ? {} : { lcp }) };
}
