import type { APIRequestContext } from '@playwright/test';
import { candidates } from '../../shell/server/pick.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { releaseSabotaged, type Sabotage } from './sabotage.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ RENDER_PROCESSES: '1' });
});
test.afterAll(() => site.stop());

const PAGES = ['/blog', '/', '/login'];

interface Served {
  remotes: Record<string, { wanted: string; serving: string | null; reason: string }>;
}

const contentOf = (header: string | undefined) => header?.match(/mf-content@([^,]+)/)?.[1];
const visitorOf = async (version: string): Promise<string> => {
  const remote = (await readLive(diskStore(storeDir(site.data)), 'local')).remotes['mf-content'];
  for (let at = 0; remote && at < 100_000; at++)
    if (candidates(remote, `visitor-${at}`, 'mf-content')[0] === version) return `visitor-${at}`;
  throw new Error(`nobody gets ${version}`);
};

/** other visitors, one page after the other until they are stopped */
function others(request: APIRequestContext, visitor: string) {
  const failed: string[] = [];
  let isOver = false;
  const walk = async (from: number) => {
    for (let at = from; !isOver; at++) {
      const path = PAGES[at % PAGES.length] ?? '/';
      const get = async () => {
        const answer = await request.get(site.url + path, { headers: { cookie: `visitor=${visitor}` } });
        // a body that broke off is no page
        return (await answer.text()).includes('</html>') ? answer.status() : 'broke off';
      };
      const became = await get().catch(String);
      if (became !== 200) failed.push(`${path} ${became}`);
    }
  };
  const walks = PAGES.map((_path, from) => walk(from));
  return {
    failed,
    async stop() {
      isOver = true;
      await Promise.all(walks);
    },
  };
}

/** makes a version live for one visitor in a hundred, beside the one that was there */
async function trial(request: APIRequestContext, version: string, sabotage: Sabotage) {
  await releaseSabotaged(site, version, sabotage);
  await site.live({ [site.own]: 99, [version]: 1 });
  const visitor = await visitorOf(version);
  const headers = { cookie: `visitor=${visitor}` };
  const blog = async (query = '') => {
    const answer = await request.get(`${site.url}/blog${query}`, { headers });
    return {
      status: answer.status(),
      version: contentOf(answer.headers()['x-composition']),
      text: await answer.text(),
    };
  };
  return { visitor, blog };
}

async function outOf(request: APIRequestContext): Promise<string | undefined> {
  const health: Served = await (await request.get(`${site.url}/healthz`)).json();
  return health.remotes['mf-content']?.reason;
}

const live = (request: APIRequestContext, version: string, visitor: string) =>
  expect
    .poll(
      async () => {
        const answer = await request.get(`${site.url}/login`, { headers: { cookie: `visitor=${visitor}` } });
        return contentOf(answer.headers()['x-composition']);
      },
      { intervals: [100] },
    )
    .toBe(version);

const LOOP = 'while (url.search === "?now");';

test.describe('a version that one visitor in a hundred gets', { tag: '@shell' }, () => {
  test.describe.configure({ timeout: 90_000 });

  for (const [title, version, sabotage, why] of [
    ['loops in its loader', '2.0.1', { inLoader: LOOP }, /stood still/],
    ['loops in a timer', '2.0.2', { inLoader: `setTimeout(() => { ${LOOP} }, 0);` }, /stood still.* by itself/],
    [
      'loops while it renders',
      '2.0.3',
      { atLoad: 'let isDue = false;', inLoader: 'isDue = url.search === "?now";', inRender: 'while (isDue);' },
      /stood still/,
    ],
    [
      'eats up the memory',
      '2.0.4',
      { inLoader: 'const all = []; while (url.search === "?now") all.push(new Array(100_000).fill(url));' },
      /ended|held|stood still/,
    ],
  ] as const) {
    test(`${title}, and costs nobody else a page`, async ({ request }) => {
      const { visitor, blog } = await trial(request, version, sabotage);
      await live(request, version, visitor);
      const stable = others(request, 'visitor-of-the-stable-one');
      const page = await blog('?now');
      // whom it fell to gets the stable one, on this very request
      expect([page.status, page.version]).toEqual([200, site.own]);
      await expect.poll(() => outOf(request), { intervals: [50] }).toMatch(why);
      await expect
        .poll(async () => (await request.get(`${site.url}/metrics`)).text())
        .toContain(`version="mf-content@${version}"`);
      await stable.stop();
      expect(stable.failed).toEqual([]);
      expect((await blog()).version).toBe(site.own);
    });
  }

  for (const [title, version, atLoad, why] of [
    ['loops when it is loaded', '2.1.1', 'while (true);', /process that loaded it was lost|stood still/],
    ['ends its process when it is loaded', '2.1.2', 'process.exit(1);', /process\.exit is not for remotes/],
    ['patches fetch when it is loaded', '2.1.3', 'globalThis.fetch = () => undefined;', /read only property 'fetch'/],
    ['adds to all objects when it is loaded', '2.1.4', 'Object.prototype.left = 1;', /left, object is not extensible/],
    ['patches lists when it is loaded', '2.1.5', 'Array.prototype.map = () => [];', /read only property 'map'/],
  ] as const) {
    test(`${title}: it is never served`, async ({ request }) => {
      const stable = others(request, 'visitor-of-the-stable-one');
      const { blog } = await trial(request, version, { atLoad });
      await expect.poll(() => outOf(request), { intervals: [100] }).toMatch(why);
      expect(await blog()).toMatchObject({ status: 200, version: site.own });
      await stable.stop();
      expect(stable.failed).toEqual([]);
    });
  }

  test('rejects, throws and exits where nobody waits for it: the site stands, and the version gives way', async ({
    request,
  }) => {
    const inLoader =
      'Promise.reject(new Error("nobody waits")); setTimeout(() => { throw new Error("in a timer"); }, 0); setTimeout(() => process.exit(1), 0);';
    const { visitor, blog } = await trial(request, '2.2.0', { inLoader });
    await live(request, '2.2.0', visitor);
    const stable = others(request, 'visitor-of-the-stable-one');
    expect((await blog()).status).toBe(200);
    await expect.poll(async () => (await blog()).version, { intervals: [100] }).toBe(site.own);
    await stable.stop();
    expect(stable.failed).toEqual([]);
  });
});

test('what was taken out is not tried again after a restart', { tag: '@shell' }, async ({ request }) => {
  await releaseSabotaged(site, '2.3.0', { inLoader: LOOP });
  await site.live({ [site.own]: 99, '2.3.0': 1 });
  const visitor = await visitorOf('2.3.0');
  await live(request, '2.3.0', visitor);
  const headers = { cookie: `visitor=${visitor}` };
  expect((await request.get(`${site.url}/blog?now`, { headers })).status()).toBe(200);
  await expect.poll(() => outOf(request), { intervals: [100] }).toMatch(/stood still/);
  // on the same cache
  const again = await site.startShell('again');
  const answer = await request.get(`${again.url}/blog?now`, { headers });
  expect([answer.status(), contentOf(answer.headers()['x-composition'])]).toEqual([200, site.own]);
});

/** tries to hear what other code of its process says, to leave something behind, and to get out */
const HOSTILE: Sabotage = {
  atLoad: `
    const heard = [], changed = [], reached = [];
    const text = (value) => { try { return typeof value === 'string' ? value : value.url ?? [...value].join(); } catch { return ''; } };
    const listen = (owner, name) => {
      try {
        const own = owner[name];
        owner[name] = function (...args) {
          heard[heard.length] = name + args.map(text);
          return new.target ? Reflect.construct(own, args) : Reflect.apply(own, this, args);
        };
        if (owner[name] !== own) changed[changed.length] = name;
      } catch {}
    };
    for (const name of ['fetch', 'Request', 'Response', 'Headers', 'Promise', 'setTimeout', 'process', 'console', 'Buffer'])
      listen(globalThis, name);
    for (const [owner, ...names] of [
      [JSON, 'parse', 'stringify'], [Reflect, 'apply', 'get'], [Object, 'assign', 'entries'], [console, 'warn', 'log'],
      [Array.prototype, 'push', 'map', 'forEach'], [Map.prototype, 'get', 'set'], [Promise.prototype, 'then'],
      [Headers.prototype, 'set', 'append'], [Request.prototype, 'clone'], [Response.prototype, 'text', 'json', 'clone'],
      [Function.prototype, 'call', 'apply'], [String.prototype, 'slice'], [Buffer.prototype, 'toString'], [Buffer, 'from'],
      [process, 'send', 'on', 'nextTick'], [MessagePort.prototype, 'postMessage'], [ReadableStream.prototype, 'getReader'],
      [Object.getPrototypeOf(Uint8Array).prototype, 'subarray'], [EventTarget.prototype, 'addEventListener'],
    ]) for (const name of names) listen(owner, name);
    const leave = (owner, where) => { try { owner.leftBehind = 1; if (owner.leftBehind) changed[changed.length] = where; } catch {} };
    leave(globalThis, 'globalThis'); leave(Object.prototype, 'Object.prototype'); leave(Array, 'Array'); leave(Math, 'Math');
    const reach = (where, go) => { try { if (go() !== undefined) reached[reached.length] = where; } catch {} };
    reach('files', () => require('node:fs').readFileSync('/etc/hostname'));
    reach('built-in modules', () => globalThis.process.getBuiltinModule('node:fs'));
    reach('its parent', () => globalThis.process.kill(globalThis.process.ppid, 0));
    reach('code of text', () => Function('return 1')());
    reach('keys', () => globalThis.process.env.RELEASE_KEY ?? globalThis.process.env.REPORT_KEY);
    reach('memory before', () => Buffer.allocUnsafe(4096).find((byte) => byte !== 0));
    reach('a buffer of all', () => (Buffer.from('a').buffer.byteLength > 64 ? 1 : undefined));
    reach('its output', () => console._stdout ?? globalThis.process.stdout);
    import('node:fs').then(() => { reached[reached.length] = 'modules'; }, () => undefined);
    let isAsked = false;`,
  inLoader: 'isAsked = url.search === "?spy";',
  inRender:
    'return isAsked ? "heard(" + heard.join() + ") changed(" + changed.join() + ") reached(" + reached.join() + ")" : undefined;',
};

test('a hostile version hears no token, leaves nothing behind and gets nowhere', { tag: '@shell' }, async ({
  request,
}) => {
  await releaseSabotaged(site, '2.4.0', HOSTILE);
  await site.live({ [site.own]: 0, '2.4.0': 100 });
  await live(request, '2.4.0', 'victim');
  const token = 'a-token-of-the-victim';
  const session = { cookie: `visitor=victim; cairn_access=${token}.1999999999; cairn_refresh=${token}-to-refresh` };
  for (const path of PAGES) await request.get(site.url + path, { headers: session, maxRedirects: 0 });
  const answer = await request.get(`${site.url}/blog?spy`, { headers: { cookie: 'visitor=spy' } });
  const text = await answer.text();
  expect(text).not.toContain(token);
  expect(/heard\(.*?\) changed\(.*?\) reached\(.*?\)/.exec(text)?.[0]).toBe('heard() changed() reached()');
  for (const path of PAGES) {
    const page = await request.get(site.url + path);
    expect([page.status(), (await page.text()).includes('leftBehind')]).toEqual([200, false]);
  }
});
