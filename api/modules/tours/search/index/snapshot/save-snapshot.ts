import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { FileStorage } from '../../../../../adapters/storage/storage.ts';
import { inOneState, readIndex } from '../build-index.ts';
import { indexFile } from './index-file.ts';
import type { ReadSnapshotOptions } from './read-snapshot.ts';
import { SNAPSHOT_FORMAT } from './sections.ts';
import { changesSince, newestSnapshot, placeOf } from './snapshot-rows.ts';

/** a process that is reading the one before the newest finds what changed since */
const HELD = 2;
const HOUR_MS = 3_600_000;

/** @returns what the file is */
async function store(
  storage: FileStorage,
  key: string,
  parts: Iterable<Uint8Array>,
): Promise<{ bytes: number; sha256: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-index-'));
  try {
    const path = join(folder, 'index');
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(Readable.from(parts), counted, createWriteStream(path));
    await storage.put(key, path, 'application/octet-stream');
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the index from the database and puts it into the storage, for processes that start. */
export async function saveSnapshot({ db, storage, clock, log }: ReadSnapshotOptions): Promise<void> {
  const since = performance.now();
  const day = clock.today();
  const { place, index } = await inOneState(db, async (trx) => ({
    place: await placeOf(trx),
    index: await readIndex(trx, day),
  }));
  // before the file: one that nobody knows of would stay for ever
  const { id, key } = await db
    .insertInto('search_snapshots')
    .values({
      key: `search/${randomUUID()}`,
      format: SNAPSHOT_FORMAT,
      system_identifier: place.systemIdentifier,
      first_missed: place.firstRunning,
      tours: index.size,
      day,
      taken_at: clock.now(),
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  const file = await store(storage, key, indexFile(index));
  await db
    .updateTable('search_snapshots')
    .set({ ...file, is_ready: true })
    .where('id', '=', id)
    .execute();
  log.info({ tours: index.size, ms: Math.round(performance.now() - since), key, ...file }, 'search index is saved');
}

/**
 * What a dump brought along from another server: its snapshots, and changes by transactions that this server has yet to come to. The files
 * are that server's.
 */
async function forgetForeign({ db }: Pick<ReadSnapshotOptions, 'db'>): Promise<void> {
  const own = sql<string>`(SELECT system_identifier::text FROM pg_control_system())`;
  await db.deleteFrom('search_snapshots').where('system_identifier', '<>', own).execute();
  await db
    .deleteFrom('search_changes')
    .where('xid', '>=', sql<string>`pg_snapshot_xmax(pg_current_snapshot())`)
    .execute();
}

/** Takes away snapshots that nobody starts from any more, and the changes that only they needed. */
export async function forgetSnapshots({ db, storage, log }: ReadSnapshotOptions, held: number): Promise<void> {
  await forgetForeign({ db });
  const newest = db.selectFrom('search_snapshots').select('id').where('is_ready', '=', true).orderBy('id', 'desc');
  await db.updateTable('search_snapshots').set({ is_ready: false }).where('id', 'not in', newest.limit(held)).execute();
  await sql`
    DELETE FROM search_changes WHERE xid < coalesce(
      (SELECT min(first_missed) FROM search_snapshots WHERE is_ready),
      pg_snapshot_xmin(pg_current_snapshot())
    )`.execute(db);
  // only one process does this at a time: what is not whole by now was broken off
  const gone = await db.selectFrom('search_snapshots').select(['id', 'key']).where('is_ready', '=', false).execute();
  for (const { id, key } of gone) {
    try {
      await storage.remove(key);
      await db.deleteFrom('search_snapshots').where('id', '=', id).execute();
    } catch (error) {
      log.warn(
        { key, error: String(error) },
        'a snapshot of the search index could not be removed: the next run tries again',
      );
    }
  }
}

/** there is none, nobody can start from it any more, or it is an hour old and tours have changed since */
async function isDue({ db, clock }: ReadSnapshotOptions): Promise<boolean> {
  const newest = await newestSnapshot(db);
  const changes = newest && (await changesSince(db, newest));
  if (!newest || changes === undefined || changes === 'everything') return true;
  return changes.length > 0 && clock.now().getTime() - newest.taken_at.getTime() >= HOUR_MS;
}

/** The job: saves the index where processes start from snapshots, else sees to it that changes do not pile up. */
export async function keepSnapshots(options: ReadSnapshotOptions, isOn: boolean): Promise<void> {
  if (isOn && (await isDue(options))) await saveSnapshot(options);
  await forgetSnapshots(options, isOn ? HELD : 0);
}
