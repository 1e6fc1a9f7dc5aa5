import { createSqlSearch } from '../../../api/modules/tours/search/sql/sql-search.ts';
import type { DatabaseHandle } from '../../../api/platform/db.ts';
import { step } from '../../local/progress.ts';
import type { SqlFigures } from './figures.ts';
import { latencyOf } from './percentiles.ts';
import { type BenchQuery, fingerprint } from './queries.ts';

const REPORTS = 10;

/** Asks the database the same, one query after the other, and compares the answers with the index's. */
export async function askInSql(
  db: DatabaseHandle,
  queries: readonly BenchQuery[],
  fingerprints: readonly string[],
): Promise<SqlFigures> {
  const search = createSqlSearch(db);
  const times: number[] = [];
  const different: string[] = [];
  const share = Math.max(1, Math.ceil(queries.length / REPORTS));
  for (const [at, { query, params, currency }] of queries.entries()) {
    const since = performance.now();
    const answer = await search.search(query);
    times.push(performance.now() - since);
    if (fingerprint(answer) !== fingerprints[at]) different.push(`${currency} ${new URLSearchParams(params)}`);
    if ((at + 1) % share === 0) step(`SQL: ${at + 1} of ${queries.length}, ${different.length} different`);
  }
  return { latency: latencyOf(times), different };
}
