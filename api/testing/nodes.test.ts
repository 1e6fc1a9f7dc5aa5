import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Nodes, nodeVariables, REDIS_VARIABLE, startNodes } from './nodes.ts';
import { findRedis } from './redis-server.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { createTestDatabase, REPLICA_VARIABLE, SOCKET_VARIABLE } from './test-database.ts';

it('an api of a run without nodes is told of none', () => {
  expect(nodeVariables({ host: '/tmp/pg', database: 'test_1' }, {})).toEqual({});
});

const hasRedis = findRedis() !== undefined;

async function onReplica(database: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ host: process.env[REPLICA_VARIABLE], user: 'postgres', database });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

(hasRedis ? describe : describe.skip)('an api of a run with nodes', () => {
  let nodes: Nodes | undefined;
  let api: TestApi;
  beforeAll(async () => {
    // of the run itself, where it has some
    const socket = process.env[SOCKET_VARIABLE] ?? '';
    if (!process.env[REDIS_VARIABLE]) nodes = await startNodes({ socket });
    Object.assign(process.env, nodes?.variables);
    api = await startTestApi();
  });
  afterAll(async () => {
    await api.close();
    for (const name of Object.keys(nodes?.variables ?? {})) delete process.env[name];
    await nodes?.stop();
  });

  it('has Redis, and reads from a database that follows its own', async () => {
    expect(api.services.sharedMemory).toBeDefined();
    expect(api.services.replica).toBeDefined();
    expect(await onReplica(api.connection.database, 'SELECT pg_is_in_recovery() AS follows')).toEqual([
      { follows: true },
    ]);
  });

  it('a new database is ready when the database that follows has it, however late that is', async () => {
    await onReplica('postgres', 'SELECT pg_wal_replay_pause()');
    const late = setTimeout(() => void onReplica('postgres', 'SELECT pg_wal_replay_resume()'), 300);
    const database = await createTestDatabase();
    try {
      expect(await onReplica(database.connection.database, 'SELECT 1 AS there')).toEqual([{ there: 1 }]);
    } finally {
      clearTimeout(late);
      await onReplica('postgres', 'SELECT pg_wal_replay_resume()');
      await database.drop();
    }
  });
});
