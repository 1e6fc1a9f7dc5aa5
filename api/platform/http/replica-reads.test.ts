import { parseLsn } from '@cairn/shared-contracts/api/lsn';
import { collections, restKinds } from '@cairn/shared-contracts/api/places.calls';
import { complain } from '@cairn/shared-contracts/api/tour-actions.calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';

describe('calls of an api with a replica', () => {
  let api: TestApi;
  let database: TestDatabase;
  /** connections to the replica that were given away */
  let given = 0;
  const url = (name: string) =>
    `postgres://postgres@localhost/${name}?host=${encodeURIComponent(process.env.CAIRN_TEST_PG_SOCKET ?? '')}`;

  beforeAll(async () => {
    // another database of the same server stands for a replica that follows without delay: its log is the same
    database = await createTestDatabase();
    api = await startTestApi({
      env: {
        DATABASE_URL: url(database.connection.database),
        DATABASE_READ_URL: url(database.connection.database),
      },
      log: createLog('silent'),
    });
    const { replica } = api.services;
    if (!replica) throw new Error('there is no replica');
    const connect = replica.connect;
    replica.connect = async () => {
      const client = await connect();
      if (client) given += 1;
      return client;
    };
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  /** at once, unless the machine stalls: then the primary answers for two seconds */
  async function readThere(path: string, headers: Record<string, string> = {}): Promise<void> {
    for (given = 0; given === 0; ) expect((await api.get(path, { headers })).status).toBe(200);
  }

  it('reads there what is anybody’s', async () => {
    for (const { path } of [collections, restKinds]) await readThere(path);
  });

  it('reads where it is written for who has a commit that the replica has not', async () => {
    given = 0;
    const { status } = await api.get(collections.path, { headers: { 'x-last-commit': 'FFFFFFFF/FFFFFFFF' } });
    expect([status, given]).toEqual([200, 0]);
  });

  it('takes what is no place in the log for none', async () => {
    await readThere(collections.path, { 'x-last-commit': "0/0'; --" });
  });

  it('tells who has changed something where that lies, and what is read from then on has it', async () => {
    expect((await api.get(collections.path)).headers.get('x-last-commit')).toBeNull();
    const tour = await makeTour(api.db);
    const changed = await api.post(complain.path, { tour_id: tour, text: 'The bus did not come' });
    expect(changed.status).toBe(200);
    const place = changed.headers.get('x-last-commit') ?? '';
    expect(parseLsn(place)).toBeGreaterThan(0n);
    await readThere(collections.path, { 'x-last-commit': place });
  });
});
