import type { Database } from '@cairn/api/database-types';
import type { Kysely } from 'kysely';
import type { Atlas } from '../content/atlas/model.ts';
import { describeOrganizer } from '../content/organizers.ts';
import { bulkInsert } from './bulk-insert.ts';

export async function insertOrganizers(db: Kysely<Database>, atlas: Atlas, seed: string, today: string): Promise<void> {
  await bulkInsert(
    db,
    'organizers',
    atlas.organizers.map((organizer) => describeOrganizer(organizer, seed, today)),
  );
}
