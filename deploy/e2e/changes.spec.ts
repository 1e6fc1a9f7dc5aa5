import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { Command, Context } from '../registry/cli/command.ts';
import { remove, rollback } from '../registry/cli/rollback.ts';
import { promote, rollout } from '../registry/cli/rollout.ts';
import { status } from '../registry/cli/status.ts';
import { reportVerifier } from '../registry/keys.ts';
import { keysFor } from '../registry/keys-of-command.ts';
import { readHistory, readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { publish } from '../registry/releases.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** address of a small remote's page */
const pageOf = (name: string): string => `/page-of-${name}`;

/** a remote with one page and one fragment that show nothing, without a build */
async function releaseSmall(name: string, version: string): Promise<void> {
  const code = `module.exports = {
    init() {},
    get: () => Promise.resolve(() => ({ default: { Component: () => null } })),
  };`;
  const folder = await mkdtemp(join(tmpdir(), 'cairn-small-'));
  const entry = (side: string) => ({ file: `${side}/remoteEntry.js`, integrity: integrityOf(code) });
  const release: Release = {
    format: 1,
    name,
    version,
    container: `${name}__${version}`.replace(/\W/g, '_'),
    kit: '^1.0.0',
    routes: { page: { expose: 'route.page', fragments: [], addresses: [{ pattern: pageOf(name) }] } },
    fragments: { mark: { expose: 'fragment.mark', fragments: [] } },
    locales: [],
    exposes: { 'fragment.mark': { js: [], css: [], shared: [] }, 'route.page': { js: [], css: [], shared: [] } },
    browser: entry('browser'),
    server: entry('server'),
    others: [],
  };
  for (const side of ['browser', 'server']) {
    await mkdir(join(folder, side));
    await writeFile(join(folder, side, 'remoteEntry.js'), code);
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await publish(diskStore(storeDir(site.data)), folder);
  await rm(folder, { recursive: true });
}

/** a command as a squad runs it, without a process of its own */
const run = (command: Command, positionals: string[], by: string, options: Context['options'] = {}) =>
  command.run({
    store: diskStore(storeDir(site.data)),
    dataDir: site.data,
    environment: 'local',
    by,
    positionals,
    // no browser has looked at these
    options: command === promote ? { unchecked: 'no page', ...options } : options,
    ...keysFor(site.data, diskStore(storeDir(site.data))),
    reportVerifier: () => reportVerifier(site.data),
    tell: () => undefined,
    unchecked: () => undefined,
  });

interface StatusJson {
  revision: number;
  remotes: Record<string, { asked: Record<string, number> }>;
  shells: {
    shell: string;
    alive: boolean;
    revision: number | null;
    remotes: Record<string, { served: Record<string, number>; refused: Record<string, string> }>;
  }[];
}
// written by cli/status.ts
const statusNow = async () => (await run(status, [], 'test')).json as StatusJson;

const compositionOf = (answer: Response, name: string): string | undefined =>
  answer.headers.get('x-composition')?.match(new RegExp(`${name}@([^,]+)`))?.[1];

/** a load balancer in front of two shells: what one does not take, the other gets. @returns what went wrong */
function underLoad(urls: () => string[], everyMs: number, remotes: readonly string[]) {
  const failures: string[] = [];
  // a page of a remote that is taken out and brought back is not there meanwhile
  const pages: [path: string, allowed: readonly number[]][] = [
    ['/login', [200]],
    ...remotes.map((name): [string, number[]] => [pageOf(name), [200, 404]]),
  ];
  let shown = 0;
  const under = new Set<Promise<void>>();
  let sent = 0;
  const ask = async (number: number): Promise<void> => {
    const order = urls().map((_, index, all) => all[(index + number) % all.length] ?? '');
    const [path, allowed] = pages[number % pages.length] ?? ['/', [200]];
    let last = 'there is no shell';
    for (const url of order) {
      try {
        const answer = await fetch(url + path, { headers: { cookie: `visitor=load-${number}` } });
        await answer.text();
        if (answer.status === 200 && path !== '/login') shown++;
        if (allowed.includes(answer.status)) return;
        failures.push(`${url}${path} answered ${answer.status}`);
        return;
      } catch (error) {
        last = String(error);
      }
    }
    failures.push(last);
  };
  const timer = setInterval(() => {
    const asking = ask(sent++).finally(() => under.delete(asking));
    under.add(asking);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
      return { sent, shown, failures };
    },
  };
}

type Change = [Command, string[], Context['options']?];

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'];

/**
 * One squad's 25 changes of its own remote, and what it must be after each of them: promoted, tried, taken back, taken out, brought back.
 * @param made is called after each
 */
async function squadAtWork(name: string, by: string, made: () => Promise<void>): Promise<void> {
  const changes = Array.from({ length: 5 }, (_, round): Change[] => [
    // another one than the round before left: what is so already makes no revision
    [promote, [name, VERSIONS[(round + 2) % 3] ?? '']],
    [rollout, [name, VERSIONS[(round + 1) % 3] ?? ''], { percent: '30' }],
    [promote, [name, VERSIONS[(round + 1) % 3] ?? '']],
    round % 2 ? [remove, [name]] : [rollout, [name, VERSIONS[(round + 2) % 3] ?? ''], { percent: '50' }],
    [rollback, [name]],
  ]).flat();
  for (const [command, positionals, options] of changes) {
    await run(command, positionals, by, options);
    await made();
  }
}

test('two squads make 50 changes at once under load while a shell is killed and comes back', {
  tag: ['@shell', '@deploy'],
}, async () => {
  test.setTimeout(120_000);
  const squads = ['mf-north', 'mf-south'];
  for (const name of squads) for (const version of VERSIONS) await releaseSmall(name, version);
  const second = await site.startShell('second');
  let urls = [site.url, second.url];
  const before = (await readLive(diskStore(storeDir(site.data)), 'local')).revision;
  const load = underLoad(() => urls, 100, squads);

  let made = 0;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    second.child.process.kill('SIGKILL');
    await second.child.ended;
    const again = await site.startShell('second');
    urls = [site.url, again.url];
  };
  await Promise.all(
    squads.map((name) =>
      squadAtWork(name, `squad of ${name}`, async () => {
        made++;
        if (made === 20) restarting = restart();
        // the shell comes back in the middle of the changes, not after them
        if (made === 40) await restarting;
      }),
    ),
  );
  expect(made).toBe(50);

  const store = diskStore(storeDir(site.data));
  const live = await readLive(store, 'local');
  expect(live.revision).toBe(before + 50);
  const history = (await readHistory(store, 'local', live.revision)).slice(-50);
  for (const name of squads) {
    const by = `squad of ${name}`;
    expect(history.filter(({ changed_by }) => changed_by === by)).toHaveLength(25);
    // nobody but the squad changed its remote
    for (const [index, { remotes, changed_by }] of history.entries()) {
      const previous = history[index - 1]?.remotes[name];
      if (changed_by !== by && index > 0) expect(remotes[name]).toEqual(previous);
    }
    // the last round promotes 1.0.0, tries 1.2.0, promotes 1.2.0, tries 1.0.0 and takes that back
    expect(live.remotes[name]).toMatchObject({ stable: '1.2.0', versions: [{ version: '1.2.0', weight: 100 }] });
  }
  await run(rollout, ['mf-south', '1.0.0'], 'squad of mf-south', { percent: '50' });

  // what is asked, what shells say, and what visitors get are one and the same
  await expect
    .poll(async () => {
      const { revision, shells } = await statusNow();
      return shells.filter(({ alive }) => alive).map((shell) => shell.revision === revision);
    })
    .toEqual([true, true]);
  const now = await statusNow();
  for (const { remotes } of now.shells.filter(({ alive }) => alive)) {
    for (const name of squads)
      expect(remotes[name]).toEqual({ served: now.remotes[name]?.asked, refused: {}, failing: {} });
  }
  for (const url of urls) {
    const seen = new Map(squads.map((name) => [name, new Set<string | undefined>()]));
    for (let visitor = 0; visitor < 30; visitor++) {
      const answer = await fetch(`${url}/login`, { headers: { cookie: `visitor=v${visitor}` } });
      await answer.text();
      for (const name of squads) seen.get(name)?.add(compositionOf(answer, name));
    }
    for (const name of squads)
      expect([...(seen.get(name) ?? [])].sort()).toEqual(Object.keys(now.remotes[name]?.asked ?? {}).sort());
  }

  const { sent, shown, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(20);
  expect(shown, 'pages of the remotes that changed').toBeGreaterThan(5);
});
