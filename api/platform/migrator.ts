import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { APPLICATION_NAMES, type DatabaseHandle } from './db.ts';
import { errorCode } from './error-code.ts';
import { SCHEMA_DIGEST } from './schema/digest.ts';
import { isContract, type Progress, type SchemaChange, type SchemaChanges } from './schema/schema-change.ts';
import { inTurn } from './schema/turn.ts';

export interface MigrateOptions extends Partial<Progress> {
  /** how long a statement waits for a lock, ms: whoever comes after it waits behind it */
  lockMs?: number;
  /** until it is tried again, ms */
  pauseMs?: number;
  tries?: number;
  /** which release this is, among those that are connected */
  digest?: string;
}

/** The schema lacks what this release needs: a newer one has taken it away. */
export class SchemaContracted extends Error {
  constructor(names: readonly string[]) {
    super(
      `the schema is of a newer release: ${names.join(', ')} took away what this one needs. Start the newer release.`,
    );
    this.name = 'SchemaContracted';
  }
}

/** lock_not_available and deadlock_detected: somebody works on that table */
const BUSY: readonly (string | undefined)[] = ['55P03', '40P01'];

async function executedNames(db: DatabaseHandle): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    SELECT to_regclass('kysely_migration')::text AS "table"`.execute(db);
  if (!found[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a process of another release is connected to the database. Those of a release that is newer would have run what is pending. */
async function isShared(db: DatabaseHandle, digest: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE ${APPLICATION_NAMES.any}
      AND application_name NOT LIKE ${APPLICATION_NAMES.of(digest)} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Runs migrations in one go and writes down that they ran; Kysely's own table remembers. */
async function run(db: DatabaseHandle, changes: SchemaChanges, lockMs: number, tell: Progress['tell']): Promise<void> {
  const done = (await executedNames(db)).map((name): [string, Migration] => [name, { up: async () => {} }]);
  const isOneTransaction = Object.values(changes).every(({ transaction }) => transaction !== false);
  const next = Object.entries(changes).map(([name, change]): [string, Migration] => {
    const up = async (one: Kysely<unknown>) => {
      // the limit of a transaction ends with it
      await sql`SELECT set_config('lock_timeout', ${`${lockMs}ms`}, ${isOneTransaction})`.execute(one);
      try {
        await change.up(one, { tell: (note) => tell(`${name}: ${note}`) });
      } finally {
        if (!isOneTransaction) await sql`RESET lock_timeout`.execute(one);
      }
    };
    return [name, { up }];
  });
  const provider = { getMigrations: async () => Object.fromEntries([...done, ...next]) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest({ disableTransactions: !isOneTransaction });
  if (error) throw error;
}

/** Each by itself; of a database that nobody uses yet all transactions in one. */
function inGoes(pending: readonly [string, SchemaChange][], isNew: boolean): SchemaChanges[] {
  const goes: [string, SchemaChange][][] = [];
  for (const one of pending) {
    const last = goes.at(-1);
    const isTogether = isNew && last && [one, ...last].every(([, { transaction }]) => transaction !== false);
    if (isTogether) last.push(one);
    else goes.push([one]);
  }
  return goes.map((go) => Object.fromEntries(go));
}

/**
 * Brings the schema up to date, forward only; of several starts at once one does it and the others wait. A migration that lands after one
 * with a higher number still runs: branches number theirs before they know who lands first, and each touches its own tables. Each is
 * committed by itself, but in a new database. Migrations that only a newer release knows are its additions, and no obstacle. What takes something away waits until no
 * process of another release is connected: for a later start, if there is one.
 * @returns names of the migrations that ran now
 * @throws SchemaContracted where a newer release has taken away what this one needs
 */
export async function migrate(
  db: DatabaseHandle,
  known: SchemaChanges = migrations,
  { tell = () => {}, lockMs = 1_000, pauseMs = 1_000, tries = 120, digest = SCHEMA_DIGEST }: MigrateOptions = {},
): Promise<string[]> {
  async function untilDone(one: DatabaseHandle, changes: SchemaChanges): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(one, changes, lockMs, tell);
      } catch (error) {
        if (attempt === tries || !BUSY.includes(errorCode(error))) throw error;
        tell(`${Object.keys(changes).join(', ')}: a table is in use, try ${attempt} of ${tries}`);
        await wait(pauseMs);
      }
    }
  }

  return db.connection().execute((one) =>
    inTurn(one, tell, async () => {
      const executed = await executedNames(one);
      const contracted = executed.filter((name) => isContract(name) && !(name in known));
      if (contracted.length > 0) throw new SchemaContracted(contracted);
      const waiting = Object.entries(known)
        .filter(([name]) => !executed.includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const mayShrink = !waiting.some(([name]) => isContract(name)) || !(await isShared(one, digest));
      const pending = waiting.filter(([name]) => mayShrink || !isContract(name));
      for (const [name] of waiting)
        if (!mayShrink && isContract(name)) tell(`${name}: waits until no other release is connected`);
      for (const changes of inGoes(pending, executed.length === 0)) await untilDone(one, changes);
      return pending.map(([name]) => name);
    }),
  );
}
