import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../local/chromium.ts';
import { step } from '../../local/progress.ts';
import { busyNotes, loadNow, machine, today, versionOf } from '../circumstances.ts';
import { writeChapter } from '../results-file.ts';
import { figuresOf, LATENCIES, type Samples } from './figures.ts';
import { pageLoad } from './load.ts';
import { type PageFigures, type PagePath, SITE_TITLES, SITES, type SiteKey, type Visit } from './measures.ts';
import { samplePages } from './pages.ts';
import { type CompositionCircumstances, markdown, type Result } from './report.ts';
import { type RunningSites, startSites } from './sites.ts';
import { SCREEN, visit } from './visit.ts';
import { type Network, SLOW } from './wire.ts';

export interface BenchOptions {
  runs: number;
  /** visits at each latency */
  latencyRuns: number;
  /** length of a load test */
  seconds: number;
  apiUrl: string | undefined;
  dataDir: string | undefined;
  pages: readonly string[];
  out: string;
  command: string;
}

const LOAD_ROUNDS = 2;

type AllSamples = ReadonlyMap<PagePath, Record<SiteKey, Samples>>;

const noSamples = (): Samples => ({ slow: [], short: [], long: [], rates: [] });

function reportComplaints(page: PagePath, site: SiteKey, { complaints, apiCalls }: Visit): void {
  for (const complaint of complaints) step(`! ${site} ${page.path}: ${complaint}`);
  if (site !== 'spa' && apiCalls.length > 0) step(`! ${site} ${page.path} asked again: ${apiCalls.join(' ')}`);
}

/** the sites take turns, so that what else the machine does meets all of them */
async function drive(
  browser: Browser,
  { sites }: RunningSites,
  samples: AllSamples,
  options: BenchOptions,
): Promise<void> {
  const round = async (kind: 'slow' | 'short' | 'long', network: Network, take: boolean) => {
    for (const [page, bySite] of samples) {
      for (const site of SITES) {
        const made = await visit(browser, site, sites[site].url + page.path, network);
        if (take) bySite[site][kind].push(made);
        else reportComplaints(page, site, made);
      }
    }
  };
  await round('slow', { latency: 0, throughput: -1 }, false);
  step('warm: every page was opened once');
  for (let run = 1; run <= options.latencyRuns; run++) {
    await round('short', { latency: LATENCIES.short, throughput: -1 }, true);
    await round('long', { latency: LATENCIES.long, throughput: -1 }, true);
    step(`round trips, ${run} of ${options.latencyRuns}`);
  }
  for (let run = 1; run <= options.runs; run++) {
    await round('slow', SLOW, true);
    step(`slow connection, ${run} of ${options.runs}`);
  }
}

async function load({ sites }: RunningSites, samples: AllSamples, seconds: number): Promise<void> {
  for (let round = 1; round <= LOAD_ROUNDS; round++) {
    for (const [page, bySite] of samples) {
      for (const site of ['federated', 'ssr'] as const) {
        const { perSecond: rate } = await pageLoad(sites[site].serverUrl + page.path, seconds);
        bySite[site].rates.push(rate);
        step(`${page.name}, ${SITE_TITLES[site]}: ${rate.toFixed(1)} pages a second`);
      }
    }
  }
}

async function circumstances(
  browser: Browser,
  options: BenchOptions,
  loadBefore: number,
): Promise<CompositionCircumstances> {
  const packages = {
    React: 'react',
    'react-router': 'react-router',
    Rspack: '@rspack/core',
    'Module Federation': '@module-federation/runtime',
  };
  const named = await Promise.all(
    Object.entries(packages).map(async ([title, name]) => `${title} ${await versionOf(name)}`),
  );
  return {
    date: today(),
    command: options.command,
    runs: options.runs,
    machine: machine(),
    versions: [`Node ${process.versions.node}`, `Chromium ${browser.version()}`, ...named].join(', '),
    network: `1.6 Mbps, 150 ms, ${SCREEN.viewport.width} × ${SCREEN.viewport.height} at ${SCREEN.deviceScaleFactor}×`,
    notes: busyNotes(loadBefore),
  };
}

/** Measures the federated site against monoliths of the same code, prints the table and writes it to `out`. */
export async function benchComposition(options: BenchOptions): Promise<void> {
  const loadBefore = loadNow();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const running = await startSites({ dataDir, apiUrl: options.apiUrl });
  // a run that is broken off leaves nobody behind
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(1)));
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const pages = await samplePages(running.apiUrl, options.pages);
    const samples: AllSamples = new Map(
      pages.map((page) => [page, { federated: noSamples(), ssr: noSamples(), spa: noSamples() }]),
    );
    await drive(browser, running, samples, options);
    const how = await circumstances(browser, options, loadBefore);
    await browser.close();
    await load(running, samples, options.seconds);

    const results: Result[] = [...samples].map(([page, { federated, ssr, spa }]) => {
      const figures: PageFigures = { federated: figuresOf(federated), ssr: figuresOf(ssr), spa: figuresOf(spa) };
      return { page, figures };
    });
    const text = markdown(results, how);
    await writeChapter(options.out, text);
    process.stdout.write(`\n${text}\nwritten to ${options.out}\n`);
  } finally {
    await browser.close();
    await running.stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}
