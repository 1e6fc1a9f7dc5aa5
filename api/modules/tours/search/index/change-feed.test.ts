import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../platform/listener.ts';
import { createLog } from '../../../../platform/log.ts';
import { makeCountry, makeOrganizer, makePlace } from '../../../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { type ChangeFeed, openChangeFeed } from './change-feed.ts';

let database: TestDatabase;
let db: DatabaseHandle;
let listener: Listener;
let feed: ChangeFeed;
let wholes = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 4 });
  listener = await createListener(database.connection, createLog('silent'));
  const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  await makeCountry(db, { name: 'Peru', slug: 'peru', iso2: 'PE', worldPart: 2 });
  await makePlace(db, 'regions', { name: 'Svaneti', slug: 'svaneti', country_id: country });
  await makeOrganizer(db, { country_id: country, name: 'Svaneti Walks' });
  feed = await openChangeFeed(db, listener, { tours: () => {}, everything: () => (wholes += 1) });
});
afterAll(async () => {
  await listener.close();
  await db.destroy();
  await database.drop();
});

/** how often the statement said that everything may have changed */
async function told(statement: string): Promise<number> {
  await feed.ping();
  wholes = 0;
  await sql.raw(statement).execute(db);
  await feed.ping();
  return wholes;
}

describe('an index is built anew', () => {
  it.each([
    ['a place is renamed', `UPDATE places SET name = 'Swanetien' WHERE slug = 'svaneti'`],
    [
      'a place has a name in another language',
      `UPDATE places SET names = '{"de": "Swanetien"}' WHERE slug = 'svaneti'`,
    ],
    ['a place is described', `UPDATE places SET heading = 'Towers' WHERE slug = 'svaneti'`],
    ['an organizer is no longer verified', 'UPDATE organizers SET is_verified = NOT is_verified'],
    ['an organizer moves', `UPDATE organizers SET city = 'Mestia'`],
    ['a country lies on another continent', `UPDATE countries SET world_part_id = (SELECT max(id) FROM world_parts)`],
    ['a place is added', `INSERT INTO places (id, kind, name, slug) VALUES (9000, 'regions', 'Tusheti', 'tusheti')`],
    ['all organizers go', 'TRUNCATE organizers CASCADE'],
    ['a place goes', `DELETE FROM places WHERE slug = 'svaneti'`],
  ])('when %s', async (_, statement) => {
    expect(await told(statement)).toBe(1);
  });

  it.each([
    ['a statement finds no organizer', `UPDATE organizers SET is_verified = true WHERE name = 'Nobody'`],
    ['an organizer is what it was', 'UPDATE organizers SET is_verified = is_verified, name = name'],
    ['what nobody is shown changes', `UPDATE organizers SET about = 'Towers and glaciers'`],
    ['a place is written that is there', 'INSERT INTO places SELECT * FROM places ON CONFLICT DO NOTHING'],
    ['no place is taken away', 'DELETE FROM places WHERE id < 0'],
  ])('but not when %s', async (_, statement) => {
    expect(await told(statement)).toBe(0);
  });
});
