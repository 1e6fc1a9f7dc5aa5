import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import { type Contract, type Release, revisionPath } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportVerifier } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { readLive } from '../live.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { publish } from '../releases.ts';
import type { Answer, Command, Context } from './command.ts';
import { remove, rollback } from './rollback.ts';
import { promote } from './rollout.ts';
import { history } from './status.ts';

const PROPS = jsonSchemaOf(z.object({ tourId: z.number() }));
const OFFERS: Partial<Contract> = { fragments: { panel: { module: './panel.fragment.tsx', props: PROPS } } };
const USES: Partial<Contract> = {
  uses: { 'mf-booking/panel': { files: ['tour.route.tsx'], required: true, props: PROPS } },
};
const CALLS: Partial<Contract> = { calls: { 'GET /spa/tour': 'abc' } };

let data: string;
let store: ObjectStore;
let shellDist: string | undefined;
let apiUrl: string | undefined;
let apiPort: string | undefined;
let told: string[];

async function inStore(name: string, version: string, contract: Partial<Contract> = {}): Promise<void> {
  const none = { file: '', integrity: '' };
  const { fragments = {} } = contract;
  const release: Release = {
    format: 1,
    name,
    version,
    container: 'x',
    kit: '^1.0.0',
    routes: {},
    fragments: Object.fromEntries(Object.keys(fragments).map((part) => [part, { expose: part, fragments: [] }])),
    locales: [],
    exposes: {},
    browser: none,
    server: none,
    others: [],
    contract: {
      owner: { squad: `squad-${name}`, contact: `#${name}` },
      ...{ fragments, events: {}, uses: {}, hears: {}, texts: {}, shared: {} },
      ...contract,
    },
  };
  const built = join(data, 'built', name, version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(store, built);
}

const run = (command: Command, positionals: string[], isForced = false): Promise<Answer> =>
  command.run({
    store,
    dataDir: data,
    environment: 'local',
    by: 'kate',
    positionals,
    options: command === promote ? { unchecked: 'no pages' } : {},
    ...keysFor(data, store),
    reportVerifier: () => reportVerifier(data),
    isForced,
    tell: (text) => told.push(text),
    unchecked: (what) => told.push(what),
  } satisfies Context);
const stableOf = async (name: string) => (await readLive(store, 'local')).remotes[name]?.stable;

/** mf-booking got a panel with 2.0.0, and the tour page cannot be without it since its 1.1.0 */
async function panelInUse(): Promise<void> {
  await inStore('mf-booking', '1.0.0');
  await inStore('mf-booking', '2.0.0', OFFERS);
  await inStore('mf-tour', '1.1.0', USES);
  await run(promote, ['mf-booking', '1.0.0']);
  await run(promote, ['mf-booking', '2.0.0']);
  await run(promote, ['mf-tour', '1.1.0']);
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'rollback-'));
  store = diskStore(storeDir(data));
  told = [];
  ({ SHELL_DIST: shellDist, API_URL: apiUrl, API_PORT: apiPort } = process.env);
  // no shell is built there
  process.env.SHELL_DIST = data;
  delete process.env.API_URL;
  // nor does an api of somebody's `npm start` have a say
  process.env.API_PORT = '1';
});
afterEach(async () => {
  if (shellDist === undefined) delete process.env.SHELL_DIST;
  else process.env.SHELL_DIST = shellDist;
  if (apiUrl === undefined) delete process.env.API_URL;
  else process.env.API_URL = apiUrl;
  if (apiPort === undefined) delete process.env.API_PORT;
  else process.env.API_PORT = apiPort;
  await rm(data, { recursive: true });
});

const BREAKS =
  'mf-tour/tour.route.tsx: mf-tour@1.1.0 does not fit: mf-booking@1.0.0 has no fragment panel (squad-mf-tour, #mf-tour)';
const NEEDS = 'mf-tour/tour.route.tsx: mf-tour@1.1.0 needs it: mf-booking/panel is required (squad-mf-tour, #mf-tour)';

describe('what is taken back', () => {
  it('is held against what others have released since, with file, reason and owner', async () => {
    await panelInUse();
    await expect(run(rollback, ['mf-booking'])).rejects.toMatchObject({
      code: 'gate',
      message: expect.stringContaining(
        `mf-booking@1.0.0 is refused:\n  ${BREAKS}\n    contract: keep what is live working`,
      ),
    });
    expect(await stableOf('mf-booking')).toBe('2.0.0');
  });

  it('and so is a remote that is taken out', async () => {
    await panelInUse();
    await expect(run(remove, ['mf-booking'])).rejects.toMatchObject({
      code: 'gate',
      message: `mf-booking cannot be taken out:\n  ${NEEDS}\n    contract: let them release a version that does without it first`,
    });
    await run(remove, ['mf-tour']);
    await run(remove, ['mf-booking']);
    expect(await stableOf('mf-booking')).toBeUndefined();
  });

  it('is not held up by an api that is away, as a version that goes forward is', async () => {
    await inStore('mf-tour', '1.0.0', CALLS);
    await inStore('mf-tour', '1.1.0', CALLS);
    await run(promote, ['mf-tour', '1.0.0']);
    await run(promote, ['mf-tour', '1.1.0']);
    // nobody listens there
    process.env.API_URL = 'http://127.0.0.1:1';
    const away = 'http://127.0.0.1:1 does not answer: what the api serves is not known';
    await run(rollback, ['mf-tour']);
    expect(await stableOf('mf-tour')).toBe('1.0.0');
    expect(told).toContain(`mf-tour@1.0.0: its calls were not compared with the api's, ${away}`);
    await expect(run(promote, ['mf-tour', '1.1.0'])).rejects.toMatchObject({ code: 'no_answer', message: away });
    expect(await stableOf('mf-tour')).toBe('1.0.0');
  });

  it.each<[string, (answer: ServerResponse) => unknown]>([
    ['a page that says what goes on', (answer) => answer.end('<html>We will be back soon</html>')],
    ['another list', (answer) => answer.end('{"calls":["GET /spa/tour"]}')],
    ['half a list', (answer) => answer.writeHead(200, { 'content-length': 99 }).write('{', () => answer.destroy())],
  ])('is not held up by an api that answers with %s', async (_what, reply) => {
    await inStore('mf-tour', '1.0.0', CALLS);
    await inStore('mf-tour', '1.1.0', CALLS);
    await run(promote, ['mf-tour', '1.0.0']);
    await run(promote, ['mf-tour', '1.1.0']);
    const api = createServer((_request, answer) => void reply(answer));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      process.env.API_URL = url;
      await run(rollback, ['mf-tour']);
      expect(await stableOf('mf-tour')).toBe('1.0.0');
      const broken = `${url}/spa/contracts answered 200 and no list of calls: what the api serves is not known`;
      expect(told).toContain(`mf-tour@1.0.0: its calls were not compared with the api's, ${broken}`);
      await expect(run(promote, ['mf-tour', '1.1.0'])).rejects.toMatchObject({ code: 'no_answer', message: broken });
    } finally {
      await new Promise((resolve) => api.close(resolve));
    }
  });

  it('is built on no old revision that somebody has written over', async () => {
    await inStore('mf-tour', '1.0.0');
    await inStore('mf-tour', '1.1.0');
    await run(promote, ['mf-tour', '1.0.0']);
    await run(promote, ['mf-tour', '1.1.0']);
    const path = revisionPath('local', 1);
    const signed = String(await store.get(path));
    await store.put(path, signed.replace('sha384-', 'sha384-0'));
    const before = await readLive(store, 'local');
    await expect(run(rollback, ['mf-tour'])).rejects.toMatchObject({ code: 'forged' });
    await expect(run(rollback, ['mf-tour'], true)).rejects.toMatchObject({ code: 'forged' });
    expect(await readLive(store, 'local')).toEqual(before);
    await store.put(path, signed);
    await run(rollback, ['mf-tour']);
    expect(await stableOf('mf-tour')).toBe('1.0.0');
  });

  it('goes in an emergency all the same, and the history tells in spite of what', async () => {
    await panelInUse();
    expect((await run(rollback, ['mf-booking'], true)).json).toMatchObject({ revision: 4, forced: [BREAKS] });
    expect(told).toContain(`in spite of ${BREAKS}`);
    expect(await stableOf('mf-booking')).toBe('1.0.0');
    await run(remove, ['mf-booking'], true);
    const { text } = await run(history, ['mf-booking']);
    expect(text.split('\n').filter((line) => line.includes('in spite of'))).toEqual([
      `    in spite of ${BREAKS}`,
      `    in spite of ${NEEDS}`,
    ]);
  });
});

describe('a version that is promoted', () => {
  it('has to fit those that stand by as fallback: they may have to serve with it', async () => {
    await panelInUse();
    await inStore('mf-tour', '1.2.0');
    await inStore('mf-booking', '3.0.0');
    await run(promote, ['mf-tour', '1.2.0']);
    await expect(run(promote, ['mf-booking', '3.0.0'])).rejects.toThrow(
      'mf-tour@1.1.0 does not fit: mf-booking@3.0.0 has no fragment panel',
    );
  });

  it('is held against the api of `npm start` where no other is named', async () => {
    await inStore('mf-tour', '1.0.0', CALLS);
    const api = createServer((_request, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end('{"calls":{}}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    try {
      process.env.API_PORT = String((api.address() as AddressInfo).port);
      await expect(run(promote, ['mf-tour', '1.0.0'])).rejects.toMatchObject({ code: 'gate' });
      expect(await stableOf('mf-tour')).toBeUndefined();
    } finally {
      await new Promise((resolve) => api.close(resolve));
    }
  });

  it('says so where its calls could not be compared', async () => {
    await inStore('mf-tour', '1.0.0', CALLS);
    await run(promote, ['mf-tour', '1.0.0']);
    expect(told).toContain(
      "mf-tour@1.0.0: its calls were not compared with the api's, API_URL is not set, and no api of `npm start` answers",
    );
  });
});
