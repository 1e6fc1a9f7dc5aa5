import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TREE_EVENTS } from '@cairn/shared-contracts/remote/working-tree';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../local/chromium.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { ROOT } from '../../registry/build.ts';
import { busyNotes, loadNow, machine, today, versionOf } from '../circumstances.ts';
import { writeChapter } from '../results-file.ts';
import { type Edits, markdown } from './report.ts';

export interface DevBenchOptions {
  edits: number;
  /** default: a folder of its own */
  dataDir: string | undefined;
  out: string;
  command: string;
}

/** An edit of one kind: what is written in the place of what, so that the page shows a word. */
interface Kind {
  what: string;
  file: string;
  from: string;
  to(word: string): string;
  /** milliseconds in which the open page is to have it: of a changed line, or of a loader or a contract */
  target: number;
  /** where the server shows it, or answers at all since the edit. @param path of the page that is open; undefined: it shows nothing of it */
  servedAt(path: string, word: string): string | undefined;
  /** an open page cannot take it over, and is loaded anew */
  isLoadedAnew?: boolean;
}

const here = (path: string): string => path;

const KINDS: readonly Kind[] = [
  {
    what: 'text',
    file: 'mf-tour/i18n/en-US.json',
    from: '"program": "Program"',
    to: (word) => `"program": "${word}"`,
    target: 300,
    servedAt: here,
  },
  {
    what: 'component',
    file: 'mf-tour/routes/tour.page.tsx',
    from: '<TourFacts tour={tour} />',
    to: (word) => `<p>${word}</p><TourFacts tour={tour} />`,
    target: 300,
    servedAt: here,
  },
  {
    what: 'loader',
    file: 'mf-tour/routes/tour.route.tsx',
    from: 'return { slug };',
    to: (word) =>
      `if (typeof document !== 'undefined') document.documentElement.dataset.loaded = '${word}';\n    return { slug };`,
    target: 1000,
    servedAt: () => undefined,
  },
  {
    what: 'contract',
    file: 'mf-tour/remote.ts',
    from: "addresses: [{ pattern: '/:slug([^/]+-\\\\d+)' }],",
    to: (word) =>
      `addresses: [{ pattern: '/:slug([^/]+-\\\\d+)' }, { id: 'edited', pattern: '/${word}/:slug([^/]+-\\\\d+)' }],`,
    target: 1000,
    servedAt: (path, word) => `/${word}${path}`,
    isLoadedAnew: true,
  },
];

const START_LIMIT_MS = 600_000;
const EDIT_LIMIT_MS = 20_000;
/** a change is taken back before the next, and nothing of it is under way by then */
const REST_MS = 300;

async function startDev(dataDir: string) {
  const port = await freePort();
  const [PORT, API_PORT, CDN_PORT] = [port, await freePort(), await freePort()].map(String);
  const child = spawn(process.execPath, [join(ROOT, 'deploy/develop/dev.ts'), 'mf-tour'], {
    cwd: ROOT,
    env: { ...process.env, PORT, API_PORT, CDN_PORT, DATA_DIR: dataDir, DEMO_TOURS: '200' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isUp = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.includes('as you write') && resolve());
  });
  await Promise.race([
    isUp,
    once(child, 'exit').then(() => Promise.reject(new Error('npm run dev ended'))),
    pause(START_LIMIT_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('npm run dev did not come up')),
    ),
  ]);
  return {
    url: `http://localhost:${PORT}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const untilShown = (page: Page, word: string) =>
  page.waitForFunction(
    (text) => document.documentElement.dataset.loaded === text || document.body.innerText.includes(text),
    word,
    { polling: 'raf', timeout: EDIT_LIMIT_MS },
  );

/** Writes a file, and waits until the page is loaded anew by that and hears of the next change. @returns when it was there */
async function writtenAndLoadedAnew(page: Page, path: string, text: string): Promise<number> {
  const hears = page.waitForResponse((answer) => new URL(answer.url()).pathname === TREE_EVENTS, {
    timeout: EDIT_LIMIT_MS,
  });
  await Promise.all([page.waitForEvent('load', { timeout: EDIT_LIMIT_MS }), writeFile(path, text)]);
  const at = performance.now();
  await hears;
  return at;
}

async function writtenAndShown(page: Page, path: string, text: string, word: string): Promise<number> {
  await writeFile(path, text);
  await untilShown(page, word);
  return performance.now();
}

async function isServed(url: string, word: string): Promise<boolean> {
  const answer = await fetch(url);
  return answer.ok && (await answer.text()).includes(word);
}

async function untilServed(url: string, word: string): Promise<void> {
  const until = Date.now() + EDIT_LIMIT_MS;
  while (!(await isServed(url, word))) {
    if (Date.now() > until) throw new Error(`the server does not show ${word}`);
    await pause(10);
  }
}

async function measure(page: Page, kind: Kind, times: number): Promise<Edits> {
  const { what, target, file, from, to, servedAt, isLoadedAnew } = kind;
  const path = join(ROOT, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  // of every edit another one: a page may still show the last one of those before
  const run = randomUUID().slice(0, 8);
  const edits = { what, target, browser: [] as number[], server: [] as number[], reloads: 0 };
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  try {
    for (let edit = 0; edit < times; edit++) {
      const word = `Edit${what}${run}n${edit}n`;
      const since = performance.now();
      const text = source.replace(from, to(word));
      const at = isLoadedAnew
        ? await writtenAndLoadedAnew(page, path, text)
        : await writtenAndShown(page, path, text, word);
      edits.browser.push(at - since);
      const place = servedAt(new URL(page.url()).pathname, word);
      if (place !== undefined) {
        await untilServed(new URL(place, page.url()).href, isLoadedAnew ? '' : word);
        edits.server.push(performance.now() - since);
      }
      const isSame = await page.evaluate(() => 'isSame' in window);
      if (!isSame) edits.reloads++;
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await pause(REST_MS);
    }
    if (isLoadedAnew) await writtenAndLoadedAnew(page, path, source);
  } finally {
    await writeFile(path, source);
  }
  await pause(REST_MS);
  return edits;
}

/** Edits files of mf-tour while `npm run dev -- mf-tour` runs, and puts them back. Writes its chapter of RESULTS.md. */
export async function benchDev({ edits, dataDir, out, command }: DevBenchOptions): Promise<void> {
  const load = loadNow();
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-dev-')));
  step('npm run dev -- mf-tour');
  const site = await startDev(data);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`${site.url}/`);
    const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const tour = hrefs.find((href) => href !== null && /^\/[^/]+-\d+$/.test(href));
    if (!tour) throw new Error('the home page leads to no tour');
    await page.goto(site.url + tour, { waitUntil: 'load' });
    const found: Edits[] = [];
    for (const kind of KINDS) {
      step(`${edits} edits: ${kind.what}`);
      // the first of a kind reads what later ones find read
      await measure(page, kind, 1);
      found.push(await measure(page, kind, edits));
    }
    const versions = `Node ${process.versions.node}, Rspack ${await versionOf('@rspack/core')}, Chromium ${browser.version()}`;
    await writeChapter(
      out,
      markdown(found, { date: today(), command, machine: machine(), versions, notes: busyNotes(load) }),
    );
    step(`written to ${out}`);
  } finally {
    await browser.close();
    await site.stop();
    if (!dataDir) await rm(data, { recursive: true });
  }
}
