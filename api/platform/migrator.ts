import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import type { DatabaseHandle } from './db.ts';

/**
 * Brings the schema up to date, forward only; two starts at once wait for each other on an advisory lock.
 * @returns names of the migrations that ran now
 */
export async function migrate(db: DatabaseHandle): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
