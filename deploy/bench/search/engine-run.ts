import { createClock } from '@cairn/api/clock';
import type { DatabaseHandle } from '@cairn/api/database';
import { createLog } from '@cairn/api/log';
import { connectEngine } from '@cairn/api/search/groonga/engine';
import { createIndexKeeper } from '@cairn/api/search/groonga/keep-index';
import { searchTours } from '@cairn/api/search/groonga/search-tours';
import { createGroongaServer, findGroonga } from '@cairn/api/testing/groonga-server';
import { step } from '../../local/progress.ts';
import type { EngineFigures } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { type BenchQuery, fingerprint } from './queries.ts';

/**
 * Has a search engine of its own read all tours, asks it one query after the other, and compares the answers with the index's.
 * @throws when no Groonga is installed
 */
export async function askEngine(
  db: DatabaseHandle,
  queries: readonly BenchQuery[],
  fingerprints: readonly string[],
): Promise<EngineFigures> {
  const program = findGroonga();
  if (!program) throw new Error('no groonga found. Debian: apt-get install groonga-bin');
  const server = await createGroongaServer(program);
  try {
    await server.start();
    const engine = connectEngine(server.url);
    const { signal } = new AbortController();
    const keeper = await createIndexKeeper({
      engine,
      db,
      clock: createClock(),
      log: createLog('silent'),
      signal,
      fence: 1,
    });
    const since = performance.now();
    await keeper.catchUp();
    const buildMs = performance.now() - since;
    step(`engine: built in ${buildMs.toFixed(0)} ms`);
    const times: number[] = [];
    const different: string[] = [];
    for (const [at, { query, params, currency }] of queries.entries()) {
      const sent = performance.now();
      const answer = await searchTours(engine, query);
      times.push(performance.now() - sent);
      if (fingerprint(answer) !== fingerprints[at]) different.push(`${currency} ${new URLSearchParams(params)}`);
    }
    // as Groonga's reference has it
    const { version } = (await engine.run('status')) as { version: string };
    return { version, buildMs, diskMb: server.diskMb(), latency: latencyOf(times), different };
  } finally {
    await server.remove();
  }
}
