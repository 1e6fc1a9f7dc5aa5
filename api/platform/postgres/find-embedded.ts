import type { EmbeddedPostgres } from './embedded.ts';
import { placeDatabase } from './placement.ts';
import { findRunning } from './process.ts';

/** The embedded server that runs on a folder of data, if one does. Starts nothing. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedPostgres['connection'] | undefined> {
  const running = await findRunning(placeDatabase(dataDir).data);
  return running && { host: running.socket, user: 'postgres', database: 'postgres' };
}
