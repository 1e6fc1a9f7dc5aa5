import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../local/chromium.ts';
import { step } from '../../local/progress.ts';
import { busyNotes, loadNow, machine, today } from '../circumstances.ts';
import { startEdge } from '../composition/edge.ts';
import type { Visit } from '../composition/measures.ts';
import { samplePages } from '../composition/pages.ts';
import { startBackend, startFederated } from '../composition/sites.ts';
import { visit } from '../composition/visit.ts';
import { SLOW } from '../composition/wire.ts';
import { writeChapter } from '../results-file.ts';
import { markdown, SITES, type VisitedPage } from './report.ts';

export interface BesideOptions {
  /** visits of each page on each of the two sites */
  runs: number;
  dataDir: string | undefined;
  pages: readonly string[];
  /** the address of a build of before, 'http://127.0.0.1:3100', with a demonstration of its own */
  beside: string;
  out: string;
  command: string;
}

const MOST = 3;

/** What a busy machine breaks off is tried again. @throws what broke the last try off */
async function visited(browser: Browser, url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(browser, 'federated', url, SLOW);
    } catch (error) {
      if (attempt === MOST) throw error;
      step(`once more: ${String(error)}`);
    }
  }
}

/**
 * Visits pages of this build and of one before it in turn, each with a cold cache on a phone and a slow line, and writes what they show
 * when and what they weigh.
 */
export async function benchBeside({ runs, dataDir: given, pages: names, beside, out, command }: BesideOptions) {
  const loadBefore = loadNow();
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const backend = await startBackend({ dataDir, apiUrl: undefined });
  const edge = await startEdge();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const now = await startFederated(backend, dataDir);
    edge.passTo(Number(new URL(beside).port));
    const before = await samplePages(`${beside}/api`, names);
    const pages: VisitedPage[] = (await samplePages(backend.apiUrl, names)).map(({ name, path }) => ({
      name,
      addresses: { before: edge.url + before.find((page) => page.name === name)?.path, now: now.url + path },
      visits: { before: [], now: [] },
    }));
    // the first round warms both servers and counts for nothing
    for (let run = 0; run <= runs; run += 1) {
      for (const { name, addresses, visits } of pages) {
        for (const site of SITES) {
          const made = await visited(browser, addresses[site]);
          if (run > 0) visits[site].push(made);
          step(`${name}, ${site}, ${run} of ${runs}: LCP ${made.lcp.toFixed(0)} ms, CLS ${made.cls.toFixed(3)}`);
        }
      }
    }
    const text = markdown(pages, {
      ...{ date: today(), command, machine: machine(), notes: busyNotes(loadBefore) },
      versions: `Chromium ${browser.version()}, Node ${process.versions.node}`,
    });
    await writeChapter(out, text);
    process.stdout.write(`\n${text}\nwritten to ${out}\n`);
  } finally {
    await browser.close();
    await edge.close();
    await backend.stop();
    if (!given) await rm(dataDir, { recursive: true, force: true });
  }
}
