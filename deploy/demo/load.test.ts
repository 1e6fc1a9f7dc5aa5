import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { createLog } from '@cairn/api/log';
import { makeTour } from '@cairn/api/testing/factories';
import { createTestDatabase, type TestDatabase } from '@cairn/api/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DemoOptions, loadDemoData } from './load.ts';

let database: TestDatabase;
let db: DatabaseHandle;
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 4 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const load = (seed: DemoOptions['seed']) =>
  loadDemoData({
    db,
    settings: { DEMO_SEED: 's', DEMO_TOURS: 1 },
    log: createLog('silent'),
    today: '2027-01-01',
    ...(seed ? { seed } : {}),
  });

const oneTour: DemoOptions['seed'] = async (handle) => void (await makeTour(handle, { id: 1 }));
const countTours = async () => (await db.selectFrom('tours').select('id').execute()).length;

describe('demo data', () => {
  it('is loaded once into an empty database', async () => {
    let loads = 0;
    const counted: DemoOptions['seed'] = async (handle, options) => {
      loads += 1;
      await oneTour?.(handle, options);
    };
    await Promise.all([load(counted), load(counted)]);
    await load(counted);
    expect([loads, await countTours()]).toEqual([1, 1]);
  });

  it('is redone when a load was cut short', async () => {
    const killed: DemoOptions['seed'] = async (handle) => {
      await makeTour(handle, { id: 1 });
      throw new Error('killed');
    };
    await expect(load(killed)).rejects.toThrow('killed');
    expect(await countTours()).toBe(1);
    await load(oneTour);
    expect(await countTours()).toBe(1);
    expect(await db.selectFrom('data_marks').select('name').execute()).toEqual([{ name: 'demo' }]);
  });

  it("never touches somebody's own data", async () => {
    await makeTour(db, { id: 7 });
    await load(oneTour);
    expect(await db.selectFrom('tours').select('id').execute()).toEqual([{ id: 7 }]);
  });
});
