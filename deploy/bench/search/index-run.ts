import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@cairn/api/clock';
import { createDb } from '@cairn/api/database';
import { diskStorage } from '@cairn/api/disk-storage';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { createLog } from '@cairn/api/log';
import { buildIndex } from '@cairn/api/search/index/build-index';
import { searchIndex } from '@cairn/api/search/index/search-index';
import { readSnapshot } from '@cairn/api/search/index/snapshot/read-snapshot';
import { forgetSnapshots, saveSnapshot } from '@cairn/api/search/index/snapshot/save-snapshot';
import { newestSnapshot } from '@cairn/api/search/index/snapshot/snapshot-rows';
import type { IndexFigures } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { benchQueries, fingerprint } from './queries.ts';

/** A process of its own, so that memory is the index's: builds it, asks it, and prints what it found out as JSON. Needs --expose-gc. */
const [dataDir = '', count = '2000', builds = '3'] = process.argv.slice(2);
const MB = 1024 * 1024;

function memory(): { held: number; rss: number } {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: (heapUsed + arrayBuffers) / MB, rss: rss / MB };
}

const { connection } = await startEmbedded(dataDir);
const db = createDb(connection, { max: 2 });
const queries = await benchQueries(db, Number(count));
const today = createClock().today();
const before = memory();

let index = await timed();
const buildMs = [index.ms];
const after = memory();
for (let build = 1; build < Number(builds); build++) {
  index = await timed();
  buildMs.push(index.ms);
}

async function timed() {
  const since = performance.now();
  return { index: await buildIndex(db, today), ms: performance.now() - since };
}

async function timeSnapshot(tries: number): Promise<IndexFigures['snapshot']> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-index-'));
  const options = { db, clock: createClock(), log: createLog('silent'), storage: diskStorage(folder) };
  try {
    await saveSnapshot(options);
    const { bytes = 0 } = (await newestSnapshot(db)) ?? {};
    const readMs: number[] = [];
    for (let left = tries; left > 0; left--) {
      const since = performance.now();
      if (!(await readSnapshot(options))) throw new Error('there is no snapshot to begin with');
      readMs.push(performance.now() - since);
    }
    return { mb: Number(bytes) / MB, readMs };
  } finally {
    await forgetSnapshots(options, 0);
    await rm(folder, { recursive: true, force: true });
  }
}

const ask = (): number[] =>
  queries.map(({ query }) => {
    const since = performance.now();
    searchIndex(index.index, query);
    return performance.now() - since;
  });
// the first round compiles, the third is measured
ask();
ask();
const times = ask();
const snapshot = await timeSnapshot(3);
const figures: IndexFigures = {
  tours: index.index.size,
  buildMs,
  cacheMb: after.held - before.held,
  rssMb: after.rss - before.rss,
  snapshot,
  latency: latencyOf(times),
  fingerprints: queries.map(({ query }) => fingerprint(searchIndex(index.index, query))),
};
await db.destroy();
process.stdout.write(JSON.stringify(figures));
