import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createListener } from './listener.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** the test's database behind a door that can be shut */
async function startDoor() {
  const sockets = new Set<Socket>();
  const refused: number[] = [];
  let isShut = false;
  const server = createServer((socket) => {
    if (isShut) {
      refused.push(performance.now());
      server.emit('refused');
      socket.destroy();
      return;
    }
    const inside = connect(join(api.connection.host, '.s.PGSQL.5432'));
    for (const end of [socket, inside]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(inside).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { user, database } = api.connection;
  return {
    connection: { connectionString: `postgres://${user}@127.0.0.1:${port}/${database}` },
    refused,
    async untilRefused(times: number) {
      while (refused.length < times) await once(server, 'refused');
    },
    shut() {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    unlock() {
      isShut = false;
    },
    close: () => server.close(),
  };
}

describe('the connection that listens', () => {
  it('is asked one thing at a time, however many want something of it at once', () => {
    const program = `
      import { createListener } from ${JSON.stringify(new URL('./listener.ts', import.meta.url).href)};
      const listener = await createListener(${JSON.stringify(api.connection)}, console);
      await Promise.all(['a', 'b', 'c'].map((channel) => listener.listen(channel, () => {})));
      await Promise.all(['a', 'b', 'c'].map((channel) => listener.unlisten(channel)));
      await listener.close();`;
    // what the driver gives up ends the process
    const args = ['--throw-deprecation', '--input-type=module', '--eval', program];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('tries at one pace while the database is away, and hears again when it is back', async () => {
    const door = await startDoor();
    const listener = await createListener(door.connection, api.services.log);
    const heard: (string | undefined)[] = [];
    const { promise: isBack, resolve: back } = Promise.withResolvers<void>();
    const { promise: isTold, resolve: tell } = Promise.withResolvers<void>();
    await listener.listen('door', (payload) => {
      heard.push(payload);
      if (payload === undefined) back();
      else tell();
    });
    door.shut();
    await door.untilRefused(5);
    const [first = 0, , , , fifth = 0] = door.refused;
    expect(fifth - first).toBeGreaterThan(1_500);
    door.unlock();
    await isBack;
    await sql`SELECT pg_notify('door', 'news')`.execute(api.db);
    await isTold;
    expect(heard).toEqual([undefined, 'news']);
    await listener.close();
    door.close();
  });
});
