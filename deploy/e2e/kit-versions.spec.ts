import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import type { Page } from '@playwright/test';
import { untilLive } from './live.ts';
import { type Site, startSite, type Told } from './site.ts';
import { expect, test } from './test.ts';
import { buildShellOfKit, makeWorkingCopy, type WorkingCopy } from './working-copy.ts';

const [MAJOR = 0, MINOR = 0] = KIT_VERSION.split('.').map(Number);
const NEXT = `${MAJOR}.${MINOR + 1}.0`;
const LATER = `${MAJOR + 1}.0.0`;
const PATH = '/packing/winter';
const UNCHECKED = ['--unchecked', 'the kit is what is tried'];

const badge = (name: string) =>
  `export const ${name} = ({ children }: { children: string }) => <p data-kit="${name}">{children}</p>;\n`;

/** A working tree of another time: its kit has one component more, and its mf-extra shows that. */
interface Tree extends WorkingCopy {
  /** its shell */
  dist: string;
}
const copies: WorkingCopy[] = [];
async function makeTree(version: string, component: string): Promise<Tree> {
  const copy = await makeWorkingCopy();
  copies.push(copy);
  const subpath = component.toLowerCase();
  const dist = await buildShellOfKit(copy, { version, subpath, source: badge(component) });
  const route = join(await copy.addRemote('mf-extra', 'extra'), 'packing.route.tsx');
  const source = await readFile(route, 'utf8');
  const shown = source.replace('<Slot', `<${component}>of kit ${component}</${component}>\n      <Slot`);
  await writeFile(route, `import { ${component} } from '@cairn/shared-contracts/ui/${subpath}';\n${shown}`);
  return { ...copy, dist };
}

let site: Site;
let next: Tree;
let later: Tree;
test.beforeAll(async () => {
  // two shells are built
  test.setTimeout(900_000);
  site = await startSite();
  next = await makeTree(NEXT, 'Ribbon');
  later = await makeTree(LATER, 'Band');
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all(copies.map((copy) => copy.remove()));
});

const isDone = ({ code, said }: Told) => expect(code, said).toBe(0);
function isRefused({ code, said }: Told, ...words: string[]): void {
  expect(code, said).toBe(1);
  for (const word of words) expect(said).toContain(word);
}
/** the gate's words, where no shell is up to say it */
const LOADS_NOT = [
  'mf-extra/packing.route.tsx: needs Ribbon of @cairn/shared-contracts/ui/ribbon, which the shell does not give (squad-platform',
  'load: build it for the kit that the shell has',
];
const needs = (range: string, has: string) => `needs kit ^${range}, the shell has ${has}`;

/** what a tourist has at that address: the version, and a page that works */
async function shows(page: Page, url: string, version: string, component?: string): Promise<void> {
  const answer = await page.goto(url + PATH);
  expect([answer?.status(), answer?.headers()['x-composition']]).toEqual([
    200,
    expect.stringContaining(`mf-extra@${version}`),
  ]);
  await untilLive(page);
  const boots = page.getByRole('button', { name: 'Boots for winter' });
  await boots.click();
  await expect(boots).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-kit]')).toHaveText(component ? [`of kit ${component}`] : []);
}

test('a kit moves on under remotes of before and after, and no tourist misses a page', {
  tag: ['@shared-contracts', '@shell', '@deploy'],
}, async ({ page }) => {
  test.setTimeout(600_000);
  const data = ['--data', site.data];
  await site.add('extra', '1.0.0');
  await expect.poll(async () => (await page.request.get(site.url + PATH)).status()).toBe(200);

  await test.step('a remote of the next kit is refused by the shell that is up, and by name where none is', async () => {
    isDone(await next.cairn('release', 'mf-extra', '--version', '1.1.0', ...data));
    const wanted = needs(NEXT, KIT_VERSION);
    isRefused(await next.cairn('rollout', 'mf-extra', '1.1.0', '--percent', '10', ...data), 'shell ', wanted);
    const elsewhere = ['--environment', 'nobody-is-up'];
    isRefused(await site.cairn('rollout', 'mf-extra', '1.1.0', '--percent', '10', ...elsewhere), ...LOADS_NOT);
    await shows(page, site.url, '1.0.0');
  });

  const newer = await site.startShell('newer', { dist: next.dist });
  await test.step('a shell of the next kit shows what is live, and lets the new remote in once the old shell is gone', async () => {
    await shows(page, newer.url, '1.0.0');
    const promote = () => next.cairn('promote', 'mf-extra', '1.1.0', ...UNCHECKED, ...data);
    isRefused(await promote(), needs(NEXT, KIT_VERSION));
    await site.stopShell();
    isDone(await promote());
    await shows(page, newer.url, '1.1.0', 'Ribbon');
    isDone(await next.cairn('rollback', 'mf-extra', ...data));
    await shows(page, newer.url, '1.0.0');
    isDone(await promote());
  });

  await test.step('a shell of a later kit does not open on what is live, and holds nobody up', async () => {
    await expect(site.startShell('later', { dist: later.dist })).rejects.toThrow(
      new RegExp(`cannot show what is live: .*mf-extra@1\\.1\\.0 ${needs(NEXT, LATER).replace(/[.^]/g, '\\$&')}`),
    );
    await shows(page, newer.url, '1.1.0', 'Ribbon');
    isDone(await later.cairn('release', 'mf-extra', '--version', '2.0.0', ...data));
    isRefused(await later.cairn('promote', 'mf-extra', '2.0.0', ...UNCHECKED, ...data), needs(LATER, NEXT));
  });

  await test.step('both kits live side by side, each in an environment of its own', async () => {
    const there = ['--environment', 'later', ...data];
    isRefused(await later.cairn('promote', 'mf-extra', '1.1.0', ...UNCHECKED, ...there), ...LOADS_NOT);
    isDone(await later.cairn('promote', 'mf-extra', '2.0.0', ...UNCHECKED, ...there));
    const shell = await site.startShell('beside', { dist: later.dist, environment: 'later' });
    await shows(page, shell.url, '2.0.0', 'Band');
    await shows(page, newer.url, '1.1.0', 'Ribbon');
  });
});
