import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../local/progress.ts';
import { busyNotes, loadNow, machine, today, versionOf } from '../circumstances.ts';
import { type LoadFigures, pageLoad } from '../composition/load.ts';
import { samplePages } from '../composition/pages.ts';
import { type RunningSite, startBackend, startFederated, startMonolith } from '../composition/sites.ts';
import { buildMonolith } from '../monolith/build.ts';
import { writeChapter } from '../results-file.ts';
import { type Crowd, crowd } from './crowd.ts';
import { KINDS, type Kind, markdown, type PageRates } from './report.ts';

export interface SsrBenchOptions {
  /** rounds; in each of them all kinds take turns */
  runs: number;
  seconds: number;
  dataDir: string | undefined;
  pages: readonly string[];
  /** the address of another build's server, whose pages are rendered anew as well: it takes its turns with this one */
  beside: string | undefined;
  out: string;
  command: string;
}

const PEOPLE = 400;

/** the cookies of the demonstration's tourist */
async function sessionAt({ serverUrl }: Pick<RunningSite, 'serverUrl'>): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/crm/api/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-role': 'client' },
    body: JSON.stringify({ login: 'tourist@cairn.test', password: 'demo-cairn-2026' }),
  });
  if (!answer.ok) throw new Error(`nobody could log in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

type Takes = Partial<Record<Kind, (path: string) => Promise<LoadFigures>>>;

async function drive(takes: Takes, pages: PageRates[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const { page, rates } of pages) {
      for (const kind of KINDS) {
        const figures = await takes[kind]?.(page.path);
        if (!figures) continue;
        rates[kind].push(figures);
        step(`${page.name}, ${kind}: ${figures.perSecond.toFixed(1)} a second, p99 ${figures.p99} ms`);
      }
    }
  }
}

/** Pages a second for guests and for who is logged in, beside a plain React server. Writes its chapter of RESULTS.md. */
export async function benchSsr(options: SsrBenchOptions): Promise<void> {
  const { runs, seconds, dataDir: given, pages, beside, out, command } = options;
  const loadBefore = loadNow();
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  await buildMonolith();
  const backend = await startBackend({ dataDir, apiUrl: undefined });
  try {
    const held = await startFederated(backend, dataDir, { PAGE_CACHE_MB: '64' });
    const anew = await startFederated(backend, dataDir);
    const plain = await startMonolith(backend, dataDir, 'ssr');
    const cookie = await sessionAt(anew);
    const takes: Takes = {
      cached: (path) => pageLoad(held.serverUrl + path, seconds),
      guest: (path) => pageLoad(anew.serverUrl + path, seconds),
      user: (path) => pageLoad(anew.serverUrl + path, seconds, { cookie }),
      plain: (path) => pageLoad(plain.serverUrl + path, seconds),
    };
    if (beside) {
      const before = { cookie: await sessionAt({ serverUrl: beside }) };
      takes.guestBefore = (path) => pageLoad(beside + path, seconds);
      takes.userBefore = (path) => pageLoad(beside + path, seconds, before);
    }
    const measured: PageRates[] = (await samplePages(backend.apiUrl, pages)).map((page) => ({
      page,
      rates: { cached: [], guest: [], user: [], plain: [], guestBefore: [], userBefore: [] },
    }));
    await drive(takes, measured, runs);
    const crowds: Record<string, Crowd> = {
      'one page for all': await crowd(PEOPLE, () => `${held.serverUrl}/tours?days=7`),
      'a page for each': await crowd(PEOPLE, (one) => `${anew.serverUrl}/tours?page=${1 + (one % 30)}`),
    };
    const text = markdown(measured, crowds, {
      ...{ date: today(), command, machine: machine(), notes: busyNotes(loadBefore) },
      versions: `Node ${process.versions.node}, React ${await versionOf('react')}`,
    });
    await writeChapter(out, text);
    process.stdout.write(`\n${text}\nwritten to ${out}\n`);
  } finally {
    await backend.stop();
    if (!given) await rm(dataDir, { recursive: true, force: true });
  }
}
