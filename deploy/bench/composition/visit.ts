import type { Browser } from '@playwright/test';
import type { SiteKey, Visit } from './measures.ts';
import { probe, readProbe } from './page-probe.ts';
import { type Network, Wire } from './wire.ts';

/** a phone */
export const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const LIMIT_MS = 60_000;
const QUIET_MS = 800;

/** Opens a page with a cold cache and waits until it is alive and the network is quiet. */
export async function visit(browser: Browser, site: SiteKey, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext({ ...SCREEN, locale: 'en-US', ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text().slice(0, 200));
    });
    page.on('pageerror', (error) => complaints.push(error.message.slice(0, 200)));
    await page.addInitScript(probe);
    const wire = await Wire.watch(await context.newCDPSession(page), network);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    const isSpa = site === 'spa';
    await page.waitForFunction(
      (spa) =>
        spa ? document.querySelector('main h1') !== null : performance.getEntriesByName('cairn:hydrated').length > 0,
      isSpa,
      { timeout: LIMIT_MS },
    );
    await wire.quiet(QUIET_MS, LIMIT_MS);
    const found = await page.evaluate(readProbe);
    const hydrated = isSpa ? found.content : found.hydrated;
    return {
      requests: wire.urls.length,
      bytes: wire.bytes,
      fcp: found.fcp,
      lcp: found.lcp,
      cls: found.cls,
      blocking: found.blocking,
      hydrated,
      alive: Math.max(hydrated, found.alive),
      apiCalls: wire.urls.map((address) => new URL(address).pathname).filter((path) => path.startsWith('/api/')),
      complaints,
    };
  } finally {
    await context.close();
  }
}
