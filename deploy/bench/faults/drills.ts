import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { candidates } from '../../../shell/server/pick.ts';
import { releaseSabotaged, type Sabotage } from '../../e2e/sabotage.ts';
import type { Child } from '../../local/children.ts';
import { releaseKey } from '../../registry/keys.ts';
import { changeLive, readLive } from '../../registry/live.ts';
import { diskStore, storeDir } from '../../registry/object-store.ts';
import { releaseIntegrity } from '../../registry/releases.ts';
import type { Span } from './load.ts';

/** what others look at meanwhile */
export const PAGES = ['/', '/tours', '/contacts', '/blog', '/login'];

/** the site that is broken */
export interface Broken {
  url: string;
  data: string;
  /** the version of mf-content that it began with */
  own: string;
  child(name: 'api' | 'artifacts' | 'shell'): Child;
  /** stops the shell and starts it on what it has on disk */
  restartShell(): Promise<void>;
  restartStore(): Promise<void>;
}

interface Told {
  said: string;
  /** when the drill itself had no shell running */
  down: Span;
}

export interface Drill {
  name: string;
  /** brings the fault about, and ends it. @returns what is to be said of it */
  run(site: Broken): Promise<string | Told>;
}

const pidOf = ({ process: { pid }, name }: Child): number => {
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
};

async function residentMb(child: Child): Promise<number> {
  const [kb] = /(?<=VmRSS:\s+)\d+/.exec(await readFile(`/proc/${pidOf(child)}/status`, 'utf8')) ?? ['0'];
  return Number(kb) / 1024;
}

let patch = 0;
/** until a shell has what was released */
const LIVE_LIMIT_MS = 15_000;
/** until it is rid of it */
const OUT_LIMIT_MS = 15_000;

/** A version that one visitor in a hundred gets is released, visited, and seen going. */
const remote = (name: string, sabotage: Sabotage): Drill => ({
  name,
  async run(site) {
    const version = `7.0.${++patch}`;
    const store = diskStore(storeDir(site.data));
    await releaseSabotaged(site, version, sabotage);
    const integrity = (of: string) => releaseIntegrity(store, 'mf-content', of);
    const versions = [
      { version: site.own, weight: 99, integrity: await integrity(site.own) },
      { version, weight: 1, integrity: await integrity(version) },
    ];
    const live = { stable: site.own, versions };
    const signed = { environment: 'local', by: 'bench', note: '', key: await releaseKey(site.data) };
    await changeLive(store, signed, { 'mf-content': () => live });
    const wanted = (await readLive(store, 'local')).remotes['mf-content'];
    const visitor = Array.from({ length: 100_000 }, (_, at) => `visitor-${at}`).find(
      (one) => wanted && candidates(wanted, one, 'mf-content')[0] === version,
    );
    const visit = async (query: string) => {
      const headers = { cookie: `visitor=${visitor}` };
      const at = performance.now();
      const answer = await fetch(`${site.url}/blog${query}`, { headers, signal: AbortSignal.timeout(20_000) });
      await answer.text();
      const has = (answer.headers.get('x-composition') ?? '').includes(`mf-content@${version}`);
      return { at, isPage: answer.status === 200, has };
    };
    const isOut = async () => {
      const health = await fetch(`${site.url}/healthz`).then((answer) => answer.text());
      return health.includes(version) && /"reason":"[^"]/.test(health);
    };
    const lost = { at: performance.now(), isPage: false, has: true };
    // the shell takes it first, which is no part of how fast it is rid of it
    let began = await visit('').catch(() => lost);
    while (!began.has && !(await isOut()) && performance.now() - lost.at < LIVE_LIMIT_MS) {
      await wait(20);
      began = await visit('').catch(() => lost);
    }
    const since = () => `${((performance.now() - began.at) / 1000).toFixed(1)} s`;
    // whoever it falls to, until it is theirs no more
    let bad = 0;
    let stable: string | undefined;
    while (performance.now() - began.at < OUT_LIMIT_MS) {
      const own = await visit('?now').catch(() => lost);
      if (!own.isPage) bad++;
      else if (!own.has) stable ??= since();
      if (!own.has && (await isOut())) break;
      await wait(50);
    }
    const out = (await isOut()) ? `out after ${since()}` : 'not taken out';
    return `${out}, its own visitor has the stable one ${stable ? `after ${stable}` : 'never'}; ${bad} pages of theirs failed`;
  },
});

/** so many bytes a second to a call that takes 1 MB; @returns what became of it */
function sendBody(url: string, { length, chunk, everyMs }: { length: number; chunk: Buffer; everyMs: number }) {
  return new Promise<string>((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-role': 'client',
      ...(length ? { 'content-length': length } : {}),
    };
    const request = httpRequest(`${url}/api/crm/api/user/auth`, { method: 'POST', headers });
    let timer: NodeJS.Timeout | undefined;
    const end = (said: string) => {
      clearInterval(timer);
      request.destroy();
      resolve(said);
    };
    request.on('response', ({ statusCode }) => end(String(statusCode)));
    request.on('error', () => end('cut off'));
    timer = setInterval(() => request.write(chunk), everyMs);
    setTimeout(() => end('still open'), 75_000).unref();
  });
}

const tally = (said: readonly string[]): string =>
  Object.entries(Object.groupBy(said, (one) => one))
    .map(([one, all]) => `${all?.length} × ${one}`)
    .join(', ');

const LOOP = 'while (url.search === "?now");';

export const DRILLS = {
  rejects: remote('a loader leaves a rejection', { inLoader: 'Promise.reject(new Error("nobody waits"));' }),
  'throws-at-load': remote('throws when it is loaded', { atLoad: 'throw new Error("at load");' }),
  'throws-in-timer': remote('throws in a timer', {
    inLoader: 'setTimeout(() => { throw new Error("in a timer"); }, 0);',
  }),
  'loops-in-loader': remote('loops in its loader', { inLoader: LOOP }),
  'loops-in-render': remote('loops while it renders', {
    atLoad: 'let isDue = false;',
    inLoader: 'isDue = url.search === "?now";',
    inRender: 'while (isDue);',
  }),
  hangs: remote('its loader never ends', { inLoader: 'if (url.search === "?now") await new Promise(() => {});' }),
  exits: remote('ends the process', { inLoader: 'process.exit(1);' }),
  leaks: remote('eats up the memory', {
    inLoader: 'const all = []; while (url.search === "?now") all.push(new Array(100_000).fill(url));',
  }),
  patches: remote('patches globals and fetch', {
    atLoad: 'globalThis.fetch = () => { throw new Error("patched"); }; Object.prototype.left = 1;',
  }),
  api: {
    name: 'the api is stopped for 8 seconds',
    async run({ child }) {
      const pid = pidOf(child('api'));
      process.kill(pid, 'SIGSTOP');
      await wait(8_000).finally(() => process.kill(pid, 'SIGCONT'));
      return '';
    },
  },
  database: {
    name: 'the database is killed',
    async run({ data }) {
      process.kill((await startEmbedded(data)).pid, 'SIGKILL');
      await wait(8_000);
      return '';
    },
  },
  store: {
    name: 'the store is killed, then the shell restarted',
    async run({ child, restartShell, restartStore, url }) {
      process.kill(pidOf(child('artifacts')), 'SIGKILL');
      const from = performance.now();
      await restartShell();
      const down = { from, to: performance.now() };
      const page = await (await fetch(`${url}/tours`)).text();
      const files = [...new Set(page.match(/\/(?:cdn|assets)\/[\w./@-]+\.(?:js|css)/g) ?? [])];
      const statuses = await Promise.all(files.map(async (file) => (await fetch(url + file)).status));
      const after = await Promise.all(PAGES.map(async (path) => (await fetch(url + path)).status));
      await restartStore();
      const failed = (all: readonly number[]) => all.filter((status) => status !== 200).length;
      const said = `${after.length} pages, ${failed(after)} failed; ${files.length} files of one, ${failed(statuses)} failed`;
      return { said, down };
    },
  },
  crowd: {
    name: '400 pages at once',
    async run({ url }) {
      const since = performance.now();
      const said = await Promise.all(
        Array.from({ length: 400 }, async (_, one) => {
          const answer = await fetch(`${url}/tours?page=${1 + (one % 30)}`).catch(() => undefined);
          await answer?.text();
          return String(answer?.status ?? 'no answer');
        }),
      );
      return `${tally(said)}, the last after ${((performance.now() - since) / 1000).toFixed(1)} s`;
    },
  },
  'slow-bodies': {
    name: '40 bodies of a byte a second',
    run: async ({ url }) =>
      tally(
        await Promise.all(
          Array.from({ length: 40 }, () => sendBody(url, { length: 1_000, chunk: Buffer.from(' '), everyMs: 1_000 })),
        ),
      ),
  },
  'large-bodies': {
    name: '8 bodies of 190 MB',
    async run({ url, child }) {
      const before = await residentMb(child('shell'));
      const chunk = Buffer.alloc(1_000_000, ' ');
      const body = { length: 0, chunk, everyMs: 5 };
      const said = await Promise.all(Array.from({ length: 8 }, () => sendBody(url, body)));
      return `${tally(said)}; the shell grew by ${Math.max(0, Math.round((await residentMb(child('shell'))) - before))} MB`;
    },
  },
  pictures: {
    name: '40 invented pictures',
    async run({ url }) {
      const said = await Promise.all(
        Array.from({ length: 40 }, async (_, one) => {
          const answer = await fetch(`${url}/media/art/invented-${one}/2880.avif`);
          await answer.arrayBuffer();
          return String(answer.status);
        }),
      );
      return tally(said);
    },
  },
} satisfies Readonly<Record<string, Drill>>;
// the keys of an object literal
export const DRILL_NAMES = Object.keys(DRILLS) as readonly (keyof typeof DRILLS)[];
