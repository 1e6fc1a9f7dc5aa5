import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createListener, type Listener } from '../listener.ts';
import { type Bus, createBus } from './bus.ts';
import { databaseSource } from './source.ts';

let api: TestApi;
let listener: Listener;
let elsewhere: Bus;

beforeAll(async () => {
  api = await startTestApi();
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(api.db);
  const connection = { host: process.env.CAIRN_TEST_PG_SOCKET ?? '', user: 'postgres', database: rows[0]?.name ?? '' };
  listener = await createListener(connection, api.services.log);
  elsewhere = await createBus(api.db, databaseSource(listener), api.services.log);
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

const next = (bus: Bus, wanted: string): Promise<object> =>
  new Promise((resolve) => {
    const stop = bus.subscribe((topic, event, payload) => {
      if (topic !== wanted) return;
      stop();
      resolve({ event, payload });
    });
  });

describe('bus', () => {
  it('carries an event to another process of the api', async () => {
    const seen = next(elsewhere, 'chat:1');
    await api.services.bus.publish('chat:1', 'new_message', { id: 5 });
    expect(await seen).toEqual({ event: 'new_message', payload: { id: 5 } });
  });

  it('carries payloads that are too long for a notification', async () => {
    const payload = { message: 'ж'.repeat(20_000) };
    const seen = next(elsewhere, 'chat:2');
    await api.services.bus.publish('chat:2', 'new_message', payload);
    expect(await seen).toEqual({ event: 'new_message', payload });
  });

  it('what follows a long payload does not overtake it', async () => {
    const seen: string[] = [];
    const done = new Promise<void>((resolve) => {
      const stop = elsewhere.subscribe((topic, event) => {
        if (topic !== 'chat:5') return;
        seen.push(event);
        if (seen.length < 3) return;
        stop();
        resolve();
      });
    });
    const say = (event: string, payload: object) => ({ topics: ['chat:5'], event, payload });
    await api.services.bus.publishAll(api.db, [
      say('long', { message: 'ж'.repeat(20_000) }),
      say('short', {}),
      say('last', {}),
    ]);
    await done;
    expect(seen).toEqual(['long', 'short', 'last']);
  });

  it('an event of a transaction that fails is never heard', async () => {
    const seen = next(elsewhere, 'chat:6');
    const failed = api.db.transaction().execute(async (trx) => {
      await api.services.bus.publishAll(trx, [{ topics: ['chat:6'], event: 'lost', payload: {} }]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await api.services.bus.publish('chat:6', 'heard', {});
    expect(await seen).toEqual({ event: 'heard', payload: {} });
  });

  it('a subscriber that throws spoils nothing for the others', async () => {
    const stop = elsewhere.subscribe(() => {
      throw new Error('no');
    });
    const seen = next(elsewhere, 'chat:3');
    await api.services.bus.publish('chat:3', 'x', {});
    expect(await seen).toEqual({ event: 'x', payload: {} });
    stop();
  });

  it('hears again after its connection broke, and says that something may be lost', async () => {
    let gaps = 0;
    const stop = elsewhere.onGap(() => {
      gaps += 1;
    });
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'`.execute(api.db);
    const seen = next(elsewhere, 'chat:4');
    const again = setInterval(() => void api.services.bus.publish('chat:4', 'x', {}), 50);
    expect(await seen).toEqual({ event: 'x', payload: {} });
    clearInterval(again);
    stop();
    expect(gaps).toBe(1);
  });
});
