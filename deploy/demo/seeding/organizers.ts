import type { Database } from '@cairn/api/database-types';
import type { Kysely } from 'kysely';
import type { Atlas } from '../content/atlas/model.ts';
import { checksOf } from '../content/organizer-checks.ts';
import { describeOrganizer } from '../content/organizers.ts';
import { removedOrganizers } from '../content/removed-organizers.ts';
import { bulkInsert } from './bulk-insert.ts';

export async function insertOrganizers(db: Kysely<Database>, atlas: Atlas, seed: string, today: string): Promise<void> {
  const rows = atlas.organizers.map((organizer) => describeOrganizer(organizer, seed, today));
  await bulkInsert(db, 'organizers', rows);
  const checks = rows.flatMap((row) => checksOf(row, seed, today));
  await bulkInsert(db, 'organizer_checks', checks);
  const last = Math.max(0, ...atlas.organizers.map(({ id }) => id));
  const { organizers, removals } = removedOrganizers(atlas, last, today);
  await bulkInsert(db, 'organizers', organizers);
  await bulkInsert(db, 'organizer_removals', removals);
}
