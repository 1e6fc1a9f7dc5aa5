import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ConnectionLost, createDb, type DatabaseHandle, NoConnection } from './db.ts';

const SOCKET = '.s.PGSQL.5432';
/** a machine that is busy with other tests has time to answer */
const PATIENCE_MS = 3_000;

let database: TestDatabase;
let db: DatabaseHandle;
let line: Server;
let folder: string;
const ends: Socket[] = [];
let isHanging = false;

/** the line takes what comes, and nothing goes on */
function hang(): void {
  isHanging = true;
  for (const end of ends) end.pause();
}
function goOn(): void {
  isHanging = false;
  for (const end of ends) end.resume();
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cairn-line-'));
  line = createServer((here) => {
    const there = connect(join(database.connection.host, SOCKET));
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.push(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      if (isHanging) from.pause();
    }
  });
  await new Promise<void>((resolve) => line.listen(join(folder, SOCKET), resolve));
  db = createDb({ ...database.connection, host: folder }, { max: 3, patienceMs: PATIENCE_MS });
});
afterEach(goOn);
afterAll(async () => {
  await db.destroy();
  for (const end of ends) end.destroy();
  line.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const ask = () => sql`SELECT 1`.execute(db);

async function untilBack(): Promise<void> {
  // what is refused unasked leaves the process no turn
  while (!(await ask().then(Boolean, () => false))) await setImmediate();
}

it('a database that hangs: what waits is given up, what comes is refused unasked, and it comes back by itself', async () => {
  await ask();
  hang();
  const began = performance.now();
  // one has a connection, others ask for a new one
  const waiting = await Promise.allSettled([ask(), ask(), ask(), ask()]);
  const reasons = waiting.map((one) => (one.status === 'rejected' ? one.reason : undefined));
  expect(reasons.every((reason) => reason instanceof ConnectionLost || reason instanceof NoConnection)).toBe(true);
  // not the ten seconds that a connection is waited for
  expect(performance.now() - began).toBeLessThan(9_000);
  await expect(ask()).rejects.toThrow(NoConnection);
  goOn();
  await untilBack();
  expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
});

it('a transaction that hangs is not begun again by the next who gets its connection', async () => {
  const lost = db.transaction().execute(async (transaction) => {
    await sql`CREATE TABLE half_done (n int)`.execute(transaction);
    hang();
    await sql`SELECT 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow(ConnectionLost);
  goOn();
  await untilBack();
  const { rows } = await sql<{ there: string | null }>`SELECT to_regclass('half_done')::text AS there`.execute(db);
  expect(rows).toEqual([{ there: null }]);
});

it('a statement that takes its time is waited for', async () => {
  // longer than a sign of life is suspected after
  expect((await sql`SELECT pg_sleep(1)`.execute(db)).rows).toHaveLength(1);
});
