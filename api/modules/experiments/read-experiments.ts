import type { ExperimentList } from '@cairn/shared-contracts/api/experiments.schema';
import { GOALS } from '@cairn/shared-contracts/remote/release';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Experiments } from '../../platform/db-types.ts';
import type { Readable } from './may-read.ts';

type Described = ExperimentList['items'][number];

export function describedIn(row: Selectable<Experiments>): Described {
  const goal = GOALS.find((known) => known === row.goal);
  // sync takes no other
  if (!goal) throw new Error(`${row.goal} is no goal`);
  return {
    ...{ name: row.name, remote: row.remote, goal, lift: row.lift, variants: row.variants },
    started_at: row.started_at.toISOString(),
    started_by: row.started_by,
    ended: row.ended_at && { at: row.ended_at.toISOString(), by: row.ended_by, note: row.ended_note },
  };
}

const MOST = 200;

/** @param readable which of them the caller may read */
export async function listExperiments(
  db: Kysely<Database>,
  { environment, remotes }: Readable,
): Promise<ExperimentList> {
  const rows = await db
    .selectFrom('experiments')
    .selectAll()
    .$if(environment !== undefined, (query) => query.where('environment', '=', environment ?? ''))
    .$if(remotes !== undefined, (query) => query.where('remote', 'in', [...(remotes ?? [])]))
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
  return { items: rows.map(describedIn) };
}
