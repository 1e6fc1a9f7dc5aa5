import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import type { DatabaseHandle } from './db.ts';

/**
 * Brings the schema up to date, forward only; two starts at once wait for each other on an advisory lock. A migration that lands
 * after one with a higher number still runs: branches number theirs before they know who lands first, and each touches its own tables.
 * @returns names of the migrations that ran now
 */
export async function migrate(
  db: DatabaseHandle,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const provider = { getMigrations: async () => ({ ...known }) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
