import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGroongaServer, findGroonga, type GroongaServer } from '../../../../testing/groonga-server.ts';
import { connectEngine, EngineAway } from './engine.ts';

const LIMITS = { selectMs: 200, changeMs: 20_000 };

/** A command as it was sent, with what the engine said in the end. */
interface Told {
  command: string;
  id: string | null;
  answer: Promise<string>;
}

/** What stands between the api and its engine, and sees both sides. */
interface Line {
  url: string;
  told: Told[];
  /** the first command of that name, once it comes */
  first(command: string): Promise<Told>;
  close(): Promise<void>;
}

async function openLine(answer: (path: string, form: URLSearchParams) => Promise<string>): Promise<Line> {
  const told: Told[] = [];
  let heard = () => {};
  async function read(request: IncomingMessage): Promise<Told> {
    const form = new URLSearchParams(await text(request));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://line');
    const one = {
      command: pathname.replace('/d/', ''),
      id: form.get('request_id') ?? form.get('id') ?? searchParams.get('request_id'),
      answer: answer(request.url ?? '', form),
    };
    told.push(one);
    heard();
    return one;
  }
  const server: Server = createServer((request, response) => {
    void read(request)
      .then((one) => one.answer)
      .then((said) => response.end(said));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port says which
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    told,
    async first(command) {
      for (;;) {
        const one = told.find((any) => any.command === command);
        if (one) return one;
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const OK = JSON.stringify({ header: { return_code: 0 }, body: true });

describe('an engine that does not answer', () => {
  let line: Line;
  const hangs = new Set<string>();
  beforeEach(async () => {
    hangs.clear();
    line = await openLine((path) =>
      [...hangs].some((command) => path.startsWith(`/d/${command}`)) ? new Promise(() => {}) : Promise.resolve(OK),
    );
  });
  afterEach(() => line.close());

  it('is given up when the time of a select is over, and told to end it by its name', async () => {
    hangs.add('select');
    const engine = connectEngine(line.url, LIMITS);
    await expect(engine.select({ table: 'Tours' })).rejects.toBeInstanceOf(EngineAway);
    const [asked, cancelled] = [await line.first('select'), await line.first('request_cancel')];
    expect(asked.id).toMatch(/^[\da-f-]{36}$/);
    expect(cancelled.id).toBe(asked.id);
  });

  it('holds nobody up who tells it to end a select, and hangs then too', async () => {
    hangs.add('select').add('request_cancel');
    const engine = connectEngine(line.url, LIMITS);
    const started = performance.now();
    await expect(engine.select({ table: 'Tours' })).rejects.toBeInstanceOf(EngineAway);
    expect(performance.now() - started).toBeLessThan(LIMITS.changeMs);
    await line.first('request_cancel');
  });

  it('is given up when the time of a change is over; whoever takes the jobs over ends it by its name', async () => {
    hangs.add('load').add('table_create');
    const engine = connectEngine(line.url, { selectMs: 200, changeMs: 200 });
    const options = { requestId: 'term-7' };
    await expect(engine.load('Tours', [{ _key: 1 }], options)).rejects.toBeInstanceOf(EngineAway);
    await expect(engine.run('table_create', { name: 'Tours' }, options)).rejects.toBeInstanceOf(EngineAway);
    expect(line.told.map(({ command, id }) => [command, id])).toEqual([
      ['load', 'term-7'],
      ['table_create', 'term-7'],
    ]);
  });
});

const program = findGroonga();
/** Debian: apt-get install groonga-bin; or GROONGA says where it is */
const withEngine = program ? describe : describe.skip;

withEngine(`a search engine (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let server: GroongaServer;
  let line: Line;
  beforeEach(async () => {
    server = await createGroongaServer(program ?? '');
    await server.start();
    line = await openLine(async (path, form) =>
      (await fetch(server.url + path, { method: 'POST', body: form })).text(),
    );
  });
  afterEach(async () => {
    await line.close();
    await server.remove();
  });

  it('ends a select that nobody waits for any more, and answers others', async () => {
    const direct = connectEngine(server.url);
    await direct.run('table_create', { name: 'Words', flags: 'TABLE_HASH_KEY', key_type: 'ShortText' });
    // a distance of two words is found in as many steps as the one has letters times the other: all of them take much longer than that
    const length = 2_000;
    const rows = Array.from({ length: 5_000 }, (_, at) => ({ _key: String(at).padEnd(length, 'b') }));
    await direct.load('Words', rows);
    const filter = `edit_distance(_key, "${'a'.repeat(length)}") <= 1`;
    // long enough to have begun on a busy machine: what has not begun cannot be ended
    const engine = connectEngine(line.url, { ...LIMITS, selectMs: 3_000 });
    await expect(engine.select({ table: 'Words', filter })).rejects.toBeInstanceOf(EngineAway);
    const { answer } = await line.first('select');
    expect(await answer).toContain('a request is canceled');
    expect((await direct.select({ table: 'Words', limit: 0 })).n_hits).toBe(rows.length);
  });
});
