import type { DatabaseHandle } from '@cairn/api/database';
import type { Database } from '@cairn/api/database-types';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DemoSettings } from './settings.ts';

const LOCK = 7_202_611;
const COMPLETE = 'demo';
const UNDER_WAY = 'demo_loading';

async function hasMark(db: Kysely<Database>, name: string): Promise<boolean> {
  return (await db.selectFrom('data_marks').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

async function setMark(db: Kysely<Database>, name: string, value: object): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('data_marks')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
    .execute();
}

async function emptyAllTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'`.execute(
    db,
  );
  await sql.raw(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`).execute(db);
}

/** nothing, ours and complete, ours but cut short by a kill, or somebody's own data */
async function stateOf(db: Kysely<Database>): Promise<'empty' | 'complete' | 'half' | 'foreign'> {
  if (await hasMark(db, COMPLETE)) return 'complete';
  if (await hasMark(db, UNDER_WAY)) return 'half';
  const tour = await db.selectFrom('tours').select('id').limit(1).executeTakeFirst();
  const organizer = await db.selectFrom('organizers').select('id').limit(1).executeTakeFirst();
  return tour || organizer ? 'foreign' : 'empty';
}

/** fills empty tables */
type Seed = (
  db: DatabaseHandle,
  options: { seed: string; tours: number; today: string; onProgress: (step: string) => void },
) => Promise<void>;

export interface DemoOptions {
  db: DatabaseHandle;
  settings: Pick<DemoSettings, 'DEMO_SEED' | 'DEMO_TOURS'>;
  log: Logger;
  /** departures are spread over the months after it */
  today: string;
  /** hears each step: this takes seconds to minutes */
  onStep?: (step: string) => void;
  seed?: Seed;
}

/** the generator is loaded only when there is something to generate */
const generate: Seed = async (db, options) => {
  const { seedDemo } = await import('./seed.ts');
  await seedDemo(db, options);
};

/** Loads the demo data into an empty database, once; a load that was cut short is redone; data of somebody's own is left alone. */
export async function loadDemoData(options: DemoOptions): Promise<void> {
  const { db, log } = options;
  await db.connection().execute(async (locked) => {
    // two first starts at once: the second one waits and finds the data complete
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(locked);
    try {
      const state = await stateOf(locked);
      if (state === 'complete') await warnWhenDifferent(locked, options);
      if (state === 'complete' || state === 'foreign') return;
      if (state === 'half') {
        log.warn('an earlier load of the demo data was cut short: starting it anew');
        await emptyAllTables(locked);
      }
      await load(options);
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(locked);
    }
  });
}

/** bookings may stand on the data by now: another size or seed does not replace it */
async function warnWhenDifferent(db: Kysely<Database>, { settings, log }: DemoOptions): Promise<void> {
  const row = await db.selectFrom('data_marks').select('value').where('name', '=', COMPLETE).executeTakeFirst();
  if (row?.value.seed === settings.DEMO_SEED && row.value.tours === settings.DEMO_TOURS) return;
  log.warn(
    { loaded: row?.value },
    'the demo data was loaded with another DEMO_TOURS or DEMO_SEED: remove DATA_DIR to load it anew',
  );
}

async function load({ db, settings, log, today, onStep, seed = generate }: DemoOptions): Promise<void> {
  const since = performance.now();
  await setMark(db, UNDER_WAY, { seed: settings.DEMO_SEED });
  await seed(db, {
    seed: settings.DEMO_SEED,
    tours: settings.DEMO_TOURS,
    today,
    onProgress: (step) => {
      log.info({ step }, 'demo data');
      onStep?.(step);
    },
  });
  await sql`ANALYZE`.execute(db);
  await setMark(db, COMPLETE, {
    seed: settings.DEMO_SEED,
    tours: settings.DEMO_TOURS,
    loaded_at: new Date().toISOString(),
  });
  await db.deleteFrom('data_marks').where('name', '=', UNDER_WAY).execute();
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  log.info({ tours: settings.DEMO_TOURS, seconds }, 'demo data is loaded');
}
