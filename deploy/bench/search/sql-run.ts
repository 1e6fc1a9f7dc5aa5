import type { DatabaseHandle } from '@cairn/api/database';
import { createSqlSearch } from '@cairn/api/search/sql/sql-search';
import { step } from '../../local/progress.ts';
import type { SqlFigures } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { type BenchQuery, fingerprint } from './queries.ts';

const REPORTS = 10;

/**
 * Asks the database the same and compares the answers with the index's.
 * @param clients that ask at once: with more than one the times say nothing about one query
 */
export async function askInSql(
  db: DatabaseHandle,
  queries: readonly BenchQuery[],
  fingerprints: readonly string[],
  clients = 1,
): Promise<SqlFigures> {
  const search = createSqlSearch(db);
  const times: number[] = [];
  const different: string[] = [];
  const share = Math.max(1, Math.ceil(queries.length / REPORTS));
  const waiting = queries.entries();
  async function askAll(): Promise<void> {
    for (const [at, { query, params, currency }] of waiting) {
      const since = performance.now();
      const answer = await search.search(query);
      times.push(performance.now() - since);
      if (fingerprint(answer) !== fingerprints[at]) different.push(`${currency} ${new URLSearchParams(params)}`);
      if (times.length % share === 0) step(`SQL: ${times.length} of ${queries.length}, ${different.length} different`);
    }
  }
  await Promise.all(Array.from({ length: clients }, askAll));
  return { latency: latencyOf(times), different };
}
