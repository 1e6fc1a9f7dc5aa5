import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle } from '../platform/db.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

// afterwards: kysely-codegen is CommonJS, and Jest refuses it a module that is loaded at the same time by an import
const { DB_TYPES, generateDbTypes } = await import('./generate.ts');

let database: TestDatabase;
let db: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('platform/db-types.ts is what the migrations make: npm run db-types', async () => {
  expect(await generateDbTypes(db)).toBe(await readFile(DB_TYPES, 'utf8'));
});

it('a column more is a difference, and one of JSON needs a shape', async () => {
  await sql`ALTER TABLE tours ADD COLUMN weight bigint NOT NULL DEFAULT 1`.execute(db);
  expect(await generateDbTypes(db)).toContain('  weight: Generated<number>;');
  await sql`ALTER TABLE tours ADD COLUMN extra jsonb`.execute(db);
  await expect(generateDbTypes(db)).rejects.toThrow('tours.extra has no shape');
});
