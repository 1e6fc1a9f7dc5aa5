import { type Kysely, sql } from 'kysely';

/** modes that keep writers, or everybody, waiting; in the words of pg_locks */
const EXCLUDES_WRITERS = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/** What a transaction did so far to tables that were there before it. */
export interface Pauses {
  /** tables written anew, each under a lock that keeps everybody waiting */
  rewritten: readonly string[];
  /** tables that were read whole */
  scanned: readonly string[];
  /** tables whose rows were written */
  written: readonly string[];
  /** tables that nobody else may write until it ends */
  locked: readonly string[];
}

interface TableRow {
  name: string;
  scans: number;
}

const scans = async <Tables>(db: Kysely<Tables>) =>
  sql<TableRow>`SELECT relname AS name, seq_scan::int AS scans FROM pg_stat_xact_user_tables`.execute(db);

/**
 * Watches a transaction, by what PostgreSQL itself says of it: a migration's SQL may be written in any way.
 * @param db in a transaction of a superuser
 * @returns asks what it has done since
 */
export async function watchPauses<Tables>(db: Kysely<Tables>): Promise<() => Promise<Pauses>> {
  await sql`
    CREATE TEMP TABLE watched_rewrites (name text);
    CREATE FUNCTION pg_temp.watch_rewrite() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO watched_rewrites SELECT relname FROM pg_class WHERE oid = pg_event_trigger_table_rewrite_oid(); END $$;
    CREATE EVENT TRIGGER watch_rewrite ON table_rewrite EXECUTE FUNCTION pg_temp.watch_rewrite();
  `.execute(db);
  const { rows: tables } = await sql<{ oid: number; name: string }>`
    SELECT oid::int, relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(
    db,
  );
  const known = new Set(tables.map(({ name }) => name));
  const before = new Map((await scans(db)).rows.map(({ name, scans }) => [name, scans]));
  return async () => {
    const { rows: scanned } = await scans(db);
    const { rows: locks } = await sql<{ oid: number; mode: string }>`
      SELECT relation::int AS oid, mode FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'relation'`.execute(
      db,
    );
    const { rows: rewritten } = await sql<{ name: string }>`SELECT DISTINCT name FROM watched_rewrites`.execute(db);
    await sql`DROP EVENT TRIGGER watch_rewrite; DROP FUNCTION pg_temp.watch_rewrite(); DROP TABLE watched_rewrites`.execute(
      db,
    );
    const held = (modes: readonly string[]) =>
      tables
        .filter(({ oid }) => locks.some((lock) => lock.oid === oid && modes.includes(lock.mode)))
        .map(({ name }) => name);
    return {
      rewritten: rewritten.map(({ name }) => name).filter((name) => known.has(name)),
      scanned: scanned
        .filter(({ name, scans }) => known.has(name) && scans > (before.get(name) ?? 0))
        .map(({ name }) => name),
      written: held(['RowExclusiveLock']),
      locked: held(EXCLUDES_WRITERS),
    };
  };
}

/** Where somebody would have to wait, one line each. @param bounded tables that are small, by the migration's own word */
export function whatStops({ rewritten, scanned, written, locked }: Pauses, bounded: readonly string[]): string[] {
  const isOpen = (name: string) => !bounded.includes(name);
  const rewrites = rewritten.filter(isOpen).map((name) => `${name} is written anew while nobody may read it`);
  const read = scanned.filter((name) => isOpen(name) && !rewritten.includes(name));
  const reads = read.flatMap((name) => {
    if (written.includes(name)) return [`${name} is read whole and its rows stay locked to the end: inBatches`];
    if (locked.length > 0) return [`${name} is read whole while nobody may write ${locked.join(', ')}`];
    return [];
  });
  return [...rewrites, ...reads];
}
