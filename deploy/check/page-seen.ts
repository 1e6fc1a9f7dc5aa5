import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isExpected, type Said, saidBy } from '../e2e/complaints.ts';
import { told as asTold, isOwnAnswer } from './own-answer.ts';
import { untilServed } from './until-served.ts';

/** a thing that axe finds */
export interface Violation {
  id: string;
  help: string;
  /** the first nodes, as HTML */
  nodes: readonly string[];
}

/** width in pixels → PNG */
export type Shots = Readonly<Record<number, Buffer>>;

/** What a browser saw of one address. */
export interface PageSeen {
  path: string;
  /** undefined: no answer in time */
  status: number | undefined;
  /** 'mf-tour@1.1.0', as the answer says */
  composition: readonly string[];
  /** until the server's answer was whole */
  answeredMs: number;
  isHydrated: boolean;
  /** errors and warnings of the console, and what nothing caught */
  complaints: readonly string[];
  /** parts in whose place the shell says that they are away */
  fallbacks: readonly string[];
  violations: readonly Violation[];
  /** files of releases that were fetched, 'remotes/mf-tour/1.1.0/browser/…' */
  files: readonly string[];
  shots: Shots;
}

/** a phone and a desk, as the guide has them */
export const WIDTHS = [390, 1440] as const;
export const ANSWER_LIMIT_MS = 10_000;
const LOAD_LIMIT_MS = 30_000;
const QUIET_LIMIT_MS = 5000;
/** pages are long; what comes after so many screens is the same again */
const SCREENS = 40;

/** Playwright's own line: a page of the check is no copy that a worker holds */
const BLOCKED = /^Service Worker registration blocked by Playwright/;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** one that Chromium draws at once, and that is the same the second time */
export const contextFor = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    ...{ reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-US', serviceWorkers: 'block' },
    viewport: { width: 1440, height: 900 },
  });

/** parts below the fold come when they come near: each screen is shown once */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async (screens) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let screen = 0; screen < screens && screen * innerHeight < document.body.scrollHeight; screen++) {
      scrollTo(0, screen * innerHeight);
      await frame();
    }
  }, SCREENS);
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    const pictures = [...document.images].filter(({ complete }) => !complete);
    const arrived = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 3000))]);
    await document.fonts.ready;
  });
}

async function violationsOf(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
  }));
}

const BLANK = { composition: [], fallbacks: [], violations: [], shots: {}, isHydrated: false } as const;

/**
 * Opens an address as a visitor does, scrolls through it, and writes down what there was.
 * @param widths at which it is pictured, pixels
 */
export async function seePage(
  context: BrowserContext,
  path: string,
  widths: readonly number[] = WIDTHS,
): Promise<PageSeen> {
  const page = await context.newPage();
  const complaints: Said[] = [];
  const files = new Set<string>();
  page.on('console', (message) => {
    const said = saidBy(message);
    if (['error', 'warning'].includes(message.type()) && !BLOCKED.test(said.text) && !isExpected(said, []))
      complaints.push(said);
  });
  page.on('pageerror', ({ message }) => complaints.push({ text: message, url: page.url() }));
  page.on('request', (request) => {
    const [, file] = /\/(remotes\/mf-[^?]+)/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  const said = (address?: string) =>
    complaints.filter((one) => address === undefined || !isOwnAnswer(one, address)).map(asTold);
  const told = (address?: string) => ({ path, complaints: [...new Set(said(address))], files: [...files] });
  try {
    let started = 0;
    const answer = await untilServed(() => {
      started = performance.now();
      complaints.length = 0;
      return page.goto(path, { timeout: ANSWER_LIMIT_MS, waitUntil: 'commit' }).catch(() => null);
    });
    if (!answer) return { ...BLANK, ...told(), status: undefined, answeredMs: performance.now() - started };
    const isWhole = await page.waitForLoadState('load', { timeout: LOAD_LIMIT_MS }).then(
      () => true,
      () => false,
    );
    const answeredMs = isWhole ? performance.now() - started : LOAD_LIMIT_MS;
    // a page to read runs no code until somebody does something, and parts of others wait for that as well: a key that does nothing else
    await page.keyboard.press('Shift');
    const isHydrated = await page
      .waitForFunction(() => performance.getEntriesByName('cairn:hydrated').length > 0, undefined, {
        timeout: ANSWER_LIMIT_MS,
      })
      .then(
        () => true,
        () => false,
      );
    await showAll(page);
    const violations = await violationsOf(page);
    const shots: Record<number, Buffer> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await showAll(page);
      shots[width] = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    }
    const fallbacks = await page
      .locator('[data-fallback]')
      .evaluateAll((places) => places.map((place) => place.getAttribute('data-fallback') ?? ''));
    const composition = (answer.headers()['x-composition'] ?? '').split(',').filter(Boolean);
    return {
      ...told(answer.url()),
      status: answer.status(),
      composition,
      answeredMs,
      isHydrated,
      fallbacks,
      violations,
      shots,
    };
  } finally {
    await page.close();
  }
}
