import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { FileStorage } from '../../../../../adapters/storage/storage.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../../platform/db.ts';
import { refreshTours } from '../refresh-tours.ts';
import type { TourIndex } from '../tour-index.ts';
import { indexOf } from './index-file.ts';
import { changesSince, newestSnapshot, type Snapshot } from './snapshot-rows.ts';

export interface ReadSnapshotOptions {
  db: DatabaseHandle;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
}

/** of so many tours one may have changed since: reading all of them is quicker than reading more one by one */
const MOST_CHANGED = 5;

async function download(
  storage: FileStorage,
  { key, bytes, sha256 }: Snapshot,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const stream = await storage.read(key);
  if (!stream) return undefined;
  // memory of its own: what lies in it begins where numbers of eight bytes may
  const file = Buffer.from(new ArrayBuffer(Number(bytes)));
  const hash = createHash('sha256');
  let end = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (end + chunk.length > file.length) throw new Error(`${key} is longer than it was`);
    chunk.copy(file, end);
    hash.update(chunk);
    end += chunk.length;
  }
  if (end < file.length || hash.digest('hex') !== sha256) throw new Error(`${key} is not what was saved`);
  return file;
}

/**
 * The index of the newest snapshot with all that was committed before now. What is told of changes must be listened to already.
 * @returns undefined when there is none that helps: it is read from the database then
 */
export async function readSnapshot(options: ReadSnapshotOptions): Promise<TourIndex | undefined> {
  try {
    return await read(options);
  } catch (error) {
    options.log.warn({ error: String(error) }, 'the snapshot of the search index could not be read');
    return undefined;
  }
}

async function read({ db, storage, clock, log }: ReadSnapshotOptions): Promise<TourIndex | undefined> {
  const since = performance.now();
  const snapshot = await newestSnapshot(db);
  if (!snapshot || snapshot.day > clock.today()) return undefined;
  const before = await changesSince(db, snapshot);
  if (!isFew(before, snapshot)) return undefined;
  const file = await download(storage, snapshot);
  if (!file) {
    log.warn({ key: snapshot.key }, 'the snapshot of the search index is not in the storage');
    return undefined;
  }
  const index = indexOf(file);
  const changed = await changesSince(db, snapshot);
  if (!isFew(changed, snapshot)) return undefined;
  if (!(await refreshTours(db, index, changed, () => clock.today()))) return undefined;
  index.turnTo(clock.today());
  log.info(
    { tours: index.size, changed: changed.length, ms: Math.round(performance.now() - since) },
    'search index is read from a snapshot',
  );
  return index;
}

const isFew = (changes: Awaited<ReturnType<typeof changesSince>>, { tours }: Snapshot): changes is readonly number[] =>
  changes !== undefined && changes !== 'everything' && changes.length * MOST_CHANGED <= tours;
