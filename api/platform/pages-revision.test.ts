import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createListener } from './listener.ts';
import { IS_SHOWN } from './shown-tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = async (known = 0) =>
  (await api.get<{ revision: number }>(`/spa/pages-revision?known=${known}`)).body.revision;

it('a change of what guests see answers who waits for it', async () => {
  const known = await ask();
  const waits = ask(known);
  await sql`INSERT INTO world_parts (id, name, position) VALUES (900, 'Atlantis', 9)`.execute(api.db);
  expect(await waits).toBeGreaterThan(known);
});

it('a change that nobody waited for is told to who asks later', async () => {
  const known = await ask();
  const next = ask(known);
  await sql`UPDATE world_parts SET name = 'Atlantis, sunk' WHERE id = 900`.execute(api.db);
  const told = await next;
  // as another shell does that was told of nothing meanwhile
  expect(await ask(known)).toBe(told);
});

it('a place behind ten gigabytes of the log is waited at as any other', async () => {
  const waits = ask(12_345_678_901);
  expect(await Promise.race([waits, setTimeout(500, 'waits')])).toBe('waits');
  await sql`UPDATE world_parts SET name = 'Atlantis, risen' WHERE id = 900`.execute(api.db);
  await waits;
});

it('what follows the database is there before anybody is told', async () => {
  const known = await ask();
  let isThere = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  api.services.pagesRevision.waitFor(() => promise);
  const waits = ask(known).then(() => expect(isThere).toBe(true));
  await sql`DELETE FROM world_parts WHERE id = 900`.execute(api.db);
  isThere = true;
  resolve();
  await waits;
});

it('a change that comes while another is followed is told once it is followed, too', async () => {
  const known = await ask();
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let followed = 0;
  api.services.pagesRevision.waitFor(async () => turns[followed++]?.promise);
  const first = ask(known);
  await sql`INSERT INTO world_parts (id, name, position) VALUES (902, 'Mu', 9)`.execute(api.db);
  while (followed === 0) await setTimeout(10);
  await sql`DELETE FROM world_parts WHERE id = 902`.execute(api.db);
  turns[0]?.resolve();
  const told = await first;
  turns[1]?.resolve();
  expect(await ask(told)).toBeGreaterThan(told);
});

it('the end of the api leaves nobody waiting', async () => {
  const other = await startTestApi();
  const waits = other.services.pagesRevision.after(Number.MAX_SAFE_INTEGER);
  other.services.pagesRevision.release();
  expect(await waits).toBe(Number.MAX_SAFE_INTEGER);
  await other.close();
});

describe('the tables that pages for guests are made of', () => {
  it('tell of every row that is new, changed or gone, and of all at once; no others do', async () => {
    const { rows } = await sql<{ table: string; events: number }>`
      SELECT event_object_table AS table, count(*)::int AS events FROM information_schema.triggers
      WHERE action_statement LIKE '%pages_changed%' GROUP BY 1 ORDER BY 1`.execute(api.db);
    const shown = Object.keys(IS_SHOWN).filter((table) => IS_SHOWN[table as keyof typeof IS_SHOWN]);
    expect(rows.map(({ table }) => table)).toEqual(shown.toSorted());
    // that view does not list TRUNCATE
    expect(new Set(rows.map(({ events }) => events))).toEqual(new Set([3]));
  });

  it('a statement that finds no rows tells of nothing', async () => {
    const heard: (string | undefined)[] = [];
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const listener = await createListener(api.connection, api.services.log);
    await listener.listen('pages', (payload) => {
      if (payload === 'end') resolve();
      else heard.push(payload);
    });
    await sql`UPDATE tours SET name = name WHERE id = -1`.execute(api.db);
    await sql`INSERT INTO world_parts (id, name, position) VALUES (901, 'Lemuria', 9)`.execute(api.db);
    await sql`SELECT pg_notify('pages', 'end')`.execute(api.db);
    await end;
    expect(heard).toEqual(['']);
    await listener.close();
  });
});
