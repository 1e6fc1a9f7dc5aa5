import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  isOnServer: boolean;
}

const KINDS: readonly Kind[] = [
  {
    what: 'text',
    file: 'mf-tour/i18n/en-US.json',
    from: '"program": "Program"',
    to: (word) => `"program": "${word}"`,
    isOnServer: true,
  },
  {
    what: 'component',
    file: 'mf-tour/routes/tour.page.tsx',
    from: '<TourFacts tour={tour} />',
    to: (word) => `<p>${word}</p><TourFacts tour={tour} />`,
    isOnServer: true,
  },
  {
    what: 'loader',
    file: 'mf-tour/routes/tour.route.tsx',
    from: 'return { slug };',
    to: (word) =>
      `if (typeof document !== 'undefined') document.documentElement.dataset.loaded = '${word}';\n    return { slug };`,
    isOnServer: false,
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

async function untilServed(url: string, word: string): Promise<void> {
  const until = Date.now() + EDIT_LIMIT_MS;
  while (!(await (await fetch(url)).text()).includes(word)) {
    if (Date.now() > until) throw new Error(`the server does not show ${word}`);
    await pause(10);
  }
}

async function measure(page: Page, { what, file, from, to, isOnServer }: Kind, times: number): Promise<Edits> {
  const path = join(ROOT, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  const edits = { what, browser: [] as number[], server: [] as number[], reloads: 0 };
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  try {
    for (let at = 0; at < times; at++) {
      const word = `Edit${what}${at}`;
      const since = performance.now();
      await writeFile(path, source.replace(from, to(word)));
      await untilShown(page, word);
      edits.browser.push(performance.now() - since);
      if (isOnServer) await untilServed(page.url(), word);
      if (isOnServer) edits.server.push(performance.now() - since);
      const isSame = await page.evaluate(() => 'isSame' in window);
      if (!isSame) edits.reloads++;
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await pause(REST_MS);
    }
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
