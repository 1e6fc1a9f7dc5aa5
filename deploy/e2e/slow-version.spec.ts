import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../registry/build.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** visitors of each version, from a network each: a measure is believed from ten of them on */
const VISITORS = 12;
/** pages that each of them opens, half of what a network is believed: 50 values of each version are compared */
const PAGES = 5;
const VERSIONS = ['1.0.0', '1.1.0'];

let site: Site;
let outside: string;
test.beforeAll(async () => {
  site = await startSite();
  outside = await mkdtemp(join(tmpdir(), 'cairn-slow-'));
  await symlink(join(ROOT, 'node_modules'), join(outside, 'node_modules'));
});
test.afterAll(async () => {
  await site.stop();
  await rm(outside, { recursive: true });
});

async function does(...command: string[]): Promise<void> {
  const { code, said } = await site.cairn(...command);
  expect(code, said).toBe(0);
}

const release = (version: string) =>
  does('release', 'mf-guides', '--version', version, '--from', join(outside, 'mf-guides'));

const ROUTE = 'mf-guides/routes/guides.route.tsx';

/** the page fills the first view: else the largest thing there is the footer's picture */
async function fillView(): Promise<void> {
  const file = join(outside, ROUTE);
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    page.replace('<div className="page">', `<div className="page" style={{ minHeight: '100vh' }}>`),
  );
}

/** the page shows what it is about three seconds after it has come */
async function slowDown(): Promise<void> {
  const file = join(outside, ROUTE);
  await cp(join(import.meta.dirname, 'fixtures/slow/late-words.tsx'), join(outside, 'mf-guides/routes/late-words.tsx'));
  const page = await readFile(file, 'utf8');
  const slow = page.replace('</h1>\n', '</h1>\n        <LateWords />\n');
  await writeFile(file, `import { LateWords } from './late-words.tsx';\n${slow}`);
}

/** the version of mf-guides that a visitor gets */
async function versionOf(visitor: string): Promise<string | undefined> {
  const answer = await fetch(`${site.url}/guides`, { headers: { cookie: `visitor=${visitor}` } });
  return answer.headers.get('x-composition')?.match(/mf-guides@([^,]+)/)?.[1];
}

/** so many visitors of each version, by the share that they fall to */
async function visitorsOf(versions: readonly string[]): Promise<string[][]> {
  const found = versions.map((): string[] => []);
  for (let at = 0; found.some(({ length }) => length < VISITORS); at++) {
    const own = found[versions.indexOf((await versionOf(`guest-${at}`)) ?? '')];
    if (own && own.length < VISITORS) own.push(`guest-${at}`);
  }
  return found;
}

/** what measures a page comes when that has long settled, and finds what the browser has kept for it */
const isMeasured = () => performance.getEntriesByType('resource').some(({ startTime }) => startTime > 10_000);

/** a network of their own for every visitor */
const networkOf = (network: number) => ({ 'x-forwarded-for': `198.19.${network}.7` });

/** somebody opens the page, stays for a while and goes on to another. @returns what their browser has told of it */
async function visits(browser: Browser, visitor: string, network: number): Promise<string> {
  const context = await browser.newContext({
    ...{ userAgent: CHROME, serviceWorkers: 'block' },
    extraHTTPHeaders: networkOf(network),
  });
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      if (body instanceof Blob) void body.text().then((text) => Object.assign(window, { told: text }));
      return send(path, body);
    };
  });
  await context.addCookies([{ name: 'visitor', value: visitor, url: site.url }]);
  const page = await context.newPage();
  await page.goto(`${site.url}/guides`);
  await page.waitForFunction(isMeasured, undefined, { polling: 250 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
  const told = await page.waitForFunction(() => 'told' in window && window.told);
  const body = String(await told.jsonValue());
  await context.close();
  return body;
}

/** a visitor whose browser finds what another's has found */
async function tells(body: string, visitor: string, network: number): Promise<void> {
  const answer = await fetch(`${site.url}/composition/vitals`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': CHROME, 'sec-fetch-site': 'same-origin' },
      ...{ cookie: `visitor=${visitor}`, ...networkOf(network) },
    },
    body,
  });
  expect(answer.status).toBe(204);
}

test('a version whose pages are slower in browsers is taken back, and the history says in what', {
  tag: ['@shell', '@deploy'],
}, async ({ browser }) => {
  // two releases, and a page of each that somebody stays on
  test.slow();
  await does('create', 'mf-guides', '--in', outside);
  await fillView();
  await release('1.0.0');
  await does('promote', 'mf-guides', '1.0.0', '--unchecked', 'a first page');
  await slowDown();
  await release('1.1.0');
  await does('rollout', 'mf-guides', '1.1.0', '--percent', '50');

  const guests = await visitorsOf(VERSIONS);
  const lcps: number[] = [];
  for (const [at, own] of guests.entries()) {
    const [first = ''] = own;
    // the browser measures one page of each version, and all pages of the version are taken to be like that
    const body = await visits(browser, first, at * VISITORS);
    lcps.push(JSON.parse(body).vitals.lcp);
    for (const [network, visitor] of own.entries())
      for (let page = network === 0 ? 1 : 0; page < PAGES; page++) await tells(body, visitor, at * VISITORS + network);
  }
  const [usual = 0, slow = 0] = lcps;
  expect(slow).toBeGreaterThan(3000);
  expect(slow).toBeGreaterThan(usual + 1500);
  // shells say once a second what they have counted
  await expect
    .poll(async () => (await site.cairn('guard', '--every', '0')).said, { intervals: [500] })
    .toMatch(/^revision \d+: mf-guides@1\.1\.0 taken back/m);

  const { said } = await site.cairn('history');
  expect(said).toMatch(
    /guard.*mf-guides@1\.1\.0 taken back, as in revision \d+: LCP \d+ ms of \d+ values, \d+ ms of \d+ with 1\.0\.0, up to \d+ ms may/,
  );
  // whoever had it has what was there before, and so has everybody
  expect(new Set(await Promise.all(guests.flat().map(versionOf)))).toEqual(new Set(['1.0.0']));
  // once: whoever wants it all the same has the last word
  expect(await site.cairn('guard', '--every', '0')).toMatchObject({
    said: expect.stringContaining('nothing is worse'),
  });
});
