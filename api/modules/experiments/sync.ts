import type { syncBody } from '@cairn/shared-contracts/api/experiments.schema';
import type * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';

/**
 * Takes over which experiments run. Shells tell it in any order, some of an older revision: what is over stays over, and a shell that does not
 * know of an experiment yet does not end it.
 */
export async function takeOver(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { environment, revision, by, note, running }: z.output<typeof syncBody>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (running.length > 0)
      await trx
        .insertInto('experiments')
        .values(
          running.map(({ variants, started_at, ...told }) => ({
            ...told,
            ...{ environment, revision },
            variants: JSON.stringify(variants),
            started_at: new Date(started_at),
          })),
        )
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    await trx
      .updateTable('experiments')
      .set({ ended_at: clock.now(), ended_by: by, ended_note: note })
      .where('environment', '=', environment)
      .where('ended_at', 'is', null)
      .where('revision', '<', revision)
      .$if(running.length > 0, (query) =>
        query.where(
          'name',
          'not in',
          running.map(({ name }) => name),
        ),
      )
      .execute();
  });
}
