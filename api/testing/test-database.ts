import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../platform/error-code.ts';

/** set by the global set-up for all test processes: the socket folder of the run's own PostgreSQL */
export const SOCKET_VARIABLE = 'CAIRN_TEST_PG_SOCKET';
/** migrated once per run; every test file gets a copy */
export const TEMPLATE = 'cairn_template';

const IN_USE = '55006';

export interface TestDatabase {
  connection: { host: string; user: string; database: string };
  drop(): Promise<void>;
}

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const host = process.env[SOCKET_VARIABLE];
  if (!host) throw new Error(`${SOCKET_VARIABLE} is not set: run API tests through the root jest config`);
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A fresh, migrated database without rows. @param template `template0` for one without tables */
export async function createTestDatabase(template: typeof TEMPLATE | 'template0' = TEMPLATE): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(async (client) => {
    for (let tries = 1; ; tries++) {
      try {
        // through the log, block by block, costs twice as much; the checkpoint that this takes costs nothing where nothing is synced
        await client.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
        return;
      } catch (error) {
        // another test file copies the template at this moment
        if (tries === 40 || errorCode(error) !== IN_USE) throw error;
        await wait(50);
      }
    }
  });
  return {
    connection: { host: process.env[SOCKET_VARIABLE] ?? '', user: 'postgres', database },
    drop: () => admin(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))),
  };
}
