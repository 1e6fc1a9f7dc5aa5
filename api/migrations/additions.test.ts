import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDb, type DatabaseHandle } from '../platform/db.ts';
import { migrate } from '../platform/migrator.ts';
import type { SchemaChange } from '../platform/schema/schema-change.ts';
import { judgeChange } from '../testing/schema/judge-change.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { BEFORE_THE_RULE } from './before-the-rule.ts';
import { migrations } from './index.ts';

let database: TestDatabase;
let db: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  db = createDb(database.connection, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const isOld = (name: string) => BEFORE_THE_RULE.includes(name);

it('migrations break no older release and keep nobody waiting', async () => {
  const judged: Record<string, string[]> = {};
  const ran: Record<string, SchemaChange> = {};
  for (const [name, change] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
    ran[name] = change;
    if (isOld(name)) continue;
    // those before it, and it for itself
    await migrate(
      db,
      Object.fromEntries(Object.entries(ran).filter(([other]) => other !== name && !(other in judged))),
    );
    judged[name] = await judgeChange(db, name, change);
  }
  expect(judged).toEqual(Object.fromEntries(Object.keys(judged).map((name) => [name, []])));
});

it('those of before the rule are all there, and stay as many', () => {
  expect(BEFORE_THE_RULE.filter((name) => !(name in migrations))).toEqual([]);
  expect(BEFORE_THE_RULE).toHaveLength(67);
});

it('what is small says why', () => {
  const reasons = Object.values(migrations).flatMap(({ bounded = {} }) => Object.values(bounded));
  expect(reasons.filter((reason) => !/\d/.test(reason))).toEqual([]);
});
