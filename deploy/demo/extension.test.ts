import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@cairn/api/testing/test-database';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PICTURES, VIDEOS } from '../../shell/pages/kit/samples.ts';
import { freePort } from '../local/free-port.ts';
import { ROOT } from '../registry/build.ts';
import demo from './extension.ts';
import { readDemoSettings } from './settings.ts';

/** the real program with the demo, as the local stack starts it */
describe('the api with the demo', () => {
  let database: TestDatabase;
  let child: ChildProcess;
  let url: string;
  /** what /healthz said of the demo data before it was there */
  const notes: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const { host, user, database: name } = database.connection;
    child = spawn(process.execPath, [join(ROOT, 'api/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        API_PORT: String(port),
        API_EXTENSIONS: join(import.meta.dirname, 'extension.ts'),
        DATABASE_URL: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
        DEMO_TOURS: '150',
        LOG_LEVEL: 'fatal',
      },
    });
    for (;;) {
      const health = await fetch(`${url}/healthz`).catch(() => undefined);
      if (health?.ok) break;
      // the shape of /healthz, of which a part may be missing
      const { parts } = ((await health?.json()) ?? {}) as { parts?: Record<string, { note?: string }> };
      const note = parts?.['demo data']?.note;
      if (note && notes.at(-1) !== note) notes.push(note);
      await pause(5);
    }
  }, 180_000);
  afterAll(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await database.drop();
  });

  it('told how far it was while it filled the database', () => {
    expect(notes.some((note) => /^\d+ of 150 tours$/.test(note))).toBe(true);
  });

  it.each([
    ['/media/art/alpine-invented_5-card-golden-lake/200.jpg', 404, 'application/json; charset=utf-8'],
    ['/media/avatar/lena_hofstad-f/200.avif', 200, 'image/avif'],
    ['/media/avatar/nobody-f/200.avif', 404, 'application/json; charset=utf-8'],
    ['/media/avatar/lena_hofstad-m/200.avif', 404, 'application/json; charset=utf-8'],
    ['/media/film/lake.webm', 200, 'video/webm'],
    ['/media/art/no-such-thing/200.jpg', 404, 'application/json; charset=utf-8'],
    ['/media/film/no-such-film.webm', 404, 'application/json; charset=utf-8'],
    ['/dev/outbox', 404, 'application/json; charset=utf-8'],
  ])('%s: %d, %s', async (path, status, type) => {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  it.each([...PICTURES, ...VIDEOS])("has the gallery's picture $src", async ({ src }) => {
    expect((await fetch(url + pictureUrl(src ?? '', 64))).status).toBe(200);
  });

  it('has each picture that the site says it has', async () => {
    const pages = ['/spa/tours', '/spa/blog-posts'].map(async (path) => (await fetch(url + path)).text());
    const said = (await Promise.all(pages)).join().matchAll(/\/media\/art\/[^"]+\{size\}\.jpg/g);
    const addresses = new Set([...said].map(([template]) => url + pictureUrl(template, 64)));
    expect(addresses.size).toBeGreaterThan(20);
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  });

  it('sells the tours that it was asked for', async () => {
    // another shape fails the assertion
    const { total } = (await (await fetch(`${url}/spa/tours`)).json()) as { total: number };
    expect(total).toBeGreaterThan(100);
  });
});

describe('settings of the demo', () => {
  it('have working defaults', () => {
    expect(readDemoSettings({})).toEqual({
      DEMO_TOURS: 600,
      DEMO_SEED: 'cairn',
      AUTOPILOT: true,
      AUTOPILOT_DELAY_MS: 4000,
    });
  });

  it('leave the people of a public demonstration to people', () => {
    expect(readDemoSettings({ NODE_ENV: 'production' }).AUTOPILOT).toBe(false);
  });

  it.each([
    [{ DEMO_TOURS: '-1' }, 'DEMO_TOURS must be a whole number between 0 and 200000, but is "-1"'],
    [{ AUTOPILOT: 'maybe' }, 'AUTOPILOT must be on or off, but is "maybe"'],
  ])('%j is refused in one clear line', (environment, message) => {
    expect(() => demo(environment)).toThrow(message);
  });
});
