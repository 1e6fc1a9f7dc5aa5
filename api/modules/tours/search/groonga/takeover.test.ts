import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClock } from '../../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../platform/listener.ts';
import { createLog } from '../../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../../../testing/factories.ts';
import { findGroonga } from '../../../../testing/groonga-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { startTestEngine, type TestEngine } from '../testing/engine.ts';
import { type Command, pauseBefore, watched } from '../testing/paused-engine.ts';
import { EngineAway } from './engine.ts';
import { readState } from './engine-state.ts';
import { ENGINE_FORMAT } from './schema.ts';

const program = findGroonga();
/** Debian: apt-get install groonga-bin; or GROONGA says where it is */
const withEngine = program ? describe : describe.skip;

const TODAY = '2027-03-01';
const log = createLog('silent');
const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));

const writesTours = ({ command, table }: Command) => command === 'load' && table?.endsWith('_Tours') === true;
const movesAlias = ({ command, table }: Command) => command === 'load' && table === 'Aliases';

withEngine(`a keeper that another one follows (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let database: TestDatabase;
  let db: DatabaseHandle;
  let listener: Listener;
  let test: TestEngine;
  let id: number;

  const found = async (placeName: string) =>
    (
      await test.search.search({
        filter: parseFilter({ placeName }),
        view: { currency: 'EUR', rates: { EUR: 1 }, today: TODAY },
        ...{ limit: 50, offset: 0, withFacets: false },
      })
    ).ids;
  const renameTour = (name: string) => db.updateTable('tours').set({ name }).where('id', '=', id).execute();
  const renameCountry = (name: string) =>
    db.updateTable('places').set({ name }).where('slug', '=', 'georgia').execute();

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDb(database.connection, { max: 4 });
    listener = await createListener(database.connection, log);
    const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
    const organizer = await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' });
    id = await makeTour(db, { country_id: country, organizer_id: organizer, name: 'Ushba towers' });
    await makeDeparture(db, id);
    test = await startTestEngine(program ?? '', { db, listener, clock, log });
  });
  afterAll(async () => {
    await test.close();
    await listener.close();
    await db.destroy();
    await database.drop();
  });
  beforeEach(async () => (await test.keeper()).catchUp());

  it('writes no old row over a new one, when it stood still while its term ended', async () => {
    const over = new AbortController();
    const paused = pauseBefore(test.engine, writesTours);
    const old = await test.keeper({ engine: paused.engine, signal: over.signal });
    await renameTour('Lentekhi pass');
    const ended = old.catchUp().catch(() => undefined);
    await paused.reached;
    await renameTour('Zekho ridge');
    await (await test.keeper()).catchUp();
    over.abort();
    paused.resume();
    await ended;
    expect([await found('zekho'), await found('lentekhi')]).toEqual([[id], []]);
  });

  it.each([
    ['and whose term has ended', true],
    ['and does not know that its term has ended', false],
  ])('does not have an index answer that is gone, when it stood still %s', async (_, isTold) => {
    const over = new AbortController();
    const paused = pauseBefore(test.engine, movesAlias);
    const old = await test.keeper({ engine: paused.engine, signal: over.signal });
    await renameCountry('Sakartvelo');
    const ended = old.catchUp().catch(() => undefined);
    await paused.reached;
    await renameCountry('Iberia');
    await (await test.keeper()).catchUp();
    if (isTold) over.abort();
    paused.resume();
    await ended;
    expect([await found('iberia'), await found('sakartvelo')]).toEqual([[id], []]);
  });

  it('killed between the alias and the word of it, leaves an index that answers until the next one is built', async () => {
    const dying = watched(test.engine, ({ command, table, before }) => {
      if (command === 'load' && table === 'State' && before.some(movesAlias)) throw new EngineAway('killed');
    });
    const old = await test.keeper({ engine: dying });
    await renameCountry('Colchis');
    await expect(old.catchUp()).rejects.toThrow('killed');
    await renameCountry('Kolkheti');
    const answers: number[][] = [];
    const next = await test.keeper({ onProgress: async () => answers.push(await found('colchis')) });
    await next.catchUp();
    expect(answers).toEqual([[id]]);
    expect(await found('kolkheti')).toEqual([id]);
  });

  it("leaves the index that another release's nodes ask, until two formats later", async () => {
    const index = (await readState(test.engine, 'live'))?.index ?? '';
    const names = { before: `Tours_${ENGINE_FORMAT - 1}`, old: `Tours_${ENGINE_FORMAT + 2}` };
    await test.engine.load('Aliases', [
      { _key: names.before, real_name: `${index}_Tours` },
      { _key: names.old, real_name: `${index}_Tours` },
    ]);
    for (const country of ['Tao', 'Klarjeti', 'Shavsheti']) {
      await renameCountry(country);
      await (await test.keeper()).catchUp();
    }
    expect((await test.engine.select({ table: names.before })).n_hits).toBe(1);
    await expect(test.engine.select({ table: names.old })).rejects.toThrow('invalid name');
  });

  it('has nobody clear the locks of an engine that runs: somebody may be writing', async () => {
    const commands: string[] = [];
    const counted = watched(test.engine, ({ command }) => void commands.push(command));
    await (await test.keeper({ engine: counted })).catchUp();
    expect(commands).not.toContain('lock_clear');
    expect(commands).toContain('request_cancel');
  });

  it('leaves locks to be cleared when the engine was killed while it wrote', async () => {
    await test.engine.run('lock_acquire');
    await test.server.kill();
    await test.server.start();
    await renameCountry('Tao');
    await (await test.keeper()).catchUp();
    expect(await found('tao')).toEqual([id]);
  });
});
