import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findWindowlessChromium } from '../../local/chromium.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { busyNotes, loadNow, machine, today, versionOf } from '../circumstances.ts';
import { samplePages } from '../composition/pages.ts';
import { startBackend, startFederated } from '../composition/sites.ts';
import { lowerPriorityOfServers } from '../low-priority.ts';
import { writeChapter } from '../results-file.ts';
import { audit } from './audit.ts';
import { setAsideNote, visitAtPace } from './pace.ts';
import { markdown } from './report.ts';
import { type Audit, medianAudit, type PageScores } from './scores.ts';

export interface LighthouseOptions {
  runs: number;
  apiUrl: string | undefined;
  dataDir: string | undefined;
  pages: readonly string[];
  out: string;
  command: string;
}

const summary = ({ scores, metrics, benchmarkIndex }: Audit): string =>
  `${Object.values(scores).join(' / ')}, FCP ${metrics['first-contentful-paint'].toFixed(0)}, LCP ${metrics['largest-contentful-paint'].toFixed(0)}, TBT ${metrics['total-blocking-time'].toFixed(0)} ms, benchmark index ${benchmarkIndex.toFixed(0)}`;

/** a browser of its own for each visit: nothing of the visit before is warm */
async function visitOnce(url: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findWindowlessChromium(),
    // the edge's certificate was made on the spot
    args: [...CHROMIUM_ARGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    return await audit(url, port);
  } finally {
    await browser.close();
  }
}

/** Chromium loses the trace of a page now and then: Lighthouse itself asks for another run. */
async function visit(url: string): Promise<Audit> {
  try {
    return await visitOnce(url);
  } catch (error) {
    step(`once more: ${String(error)}`);
    return visitOnce(url);
  }
}

/** Asks Lighthouse about the composed site as a phone sees it, prints the table and writes it to `out`. */
export async function benchLighthouse(options: LighthouseOptions): Promise<void> {
  const loadBefore = loadNow();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const backend = await startBackend({ dataDir, apiUrl: options.apiUrl });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.stop().then(() => process.exit(1)));
  }
  try {
    const site = await startFederated(backend, dataDir);
    const pages = await samplePages(backend.apiUrl, options.pages);
    await lowerPriorityOfServers();
    const audits = new Map(pages.map((page): [typeof page, Audit[]] => [page, []]));
    const setAside: Audit[] = [];
    for (const { name, path } of pages) {
      await visit(site.url + path);
      step(`${name} was opened once`);
    }
    for (let run = 1; run <= options.runs; run++) {
      for (const [page, found] of audits) {
        const paced = await visitAtPace(async () => {
          const result = await visit(site.url + page.path);
          step(`${page.name}, ${run} of ${options.runs}: ${summary(result)}`);
          return result;
        });
        found.push(paced.audit);
        setAside.push(...paced.setAside);
      }
    }
    const scores: PageScores[] = [...audits].map(([page, found]) => ({ ...page, ...medianAudit(found) }));
    const browser = await chromium.launch({ executablePath: findWindowlessChromium(), args: CHROMIUM_ARGS });
    const chromiumVersion = browser.version();
    await browser.close();
    const text = markdown(scores, {
      date: today(),
      command: options.command,
      runs: options.runs,
      chosen: options.pages,
      machine: machine(),
      versions: `Lighthouse ${await versionOf('lighthouse')}, Chromium ${chromiumVersion}, Node ${process.versions.node}`,
      notes: [...busyNotes(loadBefore), ...[setAsideNote(setAside)].filter((note) => note !== undefined)],
    });
    await writeChapter(options.out, text);
    process.stdout.write(`\n${text}\nwritten to ${options.out}\n`);
  } finally {
    await backend.stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}
