import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { clarity } from './clarity.ts';
import type { Counter, PageView } from './counter.ts';
import { gtagCounter } from './gtag.ts';
import { roistat } from './roistat.ts';
import { ym } from './ym.ts';

const COUNTERS: Readonly<Record<keyof PublicSite['metrics'], Counter>> = { ym, gtag: gtagCounter, roistat, clarity };

/**
 * Starts the counters that the site has turned on.
 * @param nonce of the page's Content-Security-Policy
 * @returns tells all of them of a page view
 */
export function startCounters(window: Window, metrics: PublicSite['metrics'], nonce: string): (page: PageView) => void {
  const { document } = window;
  const names = ['ym', 'gtag', 'roistat', 'clarity'] as const;
  const started = names.flatMap((name) => {
    const id = metrics[name];
    return id ? [{ id, counter: COUNTERS[name] }] : [];
  });
  for (const { id, counter } of started) {
    counter.prepare(window, id);
    const script = document.createElement('script');
    script.async = true;
    script.nonce = nonce;
    script.src = counter.scriptOf(id);
    document.head.append(script);
  }
  return (page) => {
    for (const { id, counter } of started) counter.view(window, id, page);
  };
}
