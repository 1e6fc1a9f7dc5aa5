import { writeFile } from 'node:fs/promises';
import { createDb } from '../platform/db.ts';
import { startRunDatabase } from '../testing/run-database.ts';
import { TEMPLATE } from '../testing/test-database.ts';
import { DB_TYPES, generateDbTypes } from './generate.ts';

/** npm run db-types: migrates a database of its own and writes platform/db-types.ts from it */
const postgres = await startRunDatabase();
try {
  const db = createDb({ host: postgres.socket, user: 'postgres', database: TEMPLATE }, { max: 2 });
  try {
    await writeFile(DB_TYPES, await generateDbTypes(db));
  } finally {
    await db.destroy();
  }
} finally {
  await postgres.stop();
}
