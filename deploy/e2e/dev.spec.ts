import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TREE_EVENTS } from '@cairn/shared-contracts/remote/working-tree';
import { DEVELOPMENT_DIST } from '@cairn/shell/dist';
import type { Page } from '@playwright/test';
import { buildDevelopmentShell } from '../local/artifacts.ts';
import { freePort } from '../local/free-port.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { makeWorkingCopy, type WorkingCopy } from './working-copy.ts';

let site: Site;
let copy: WorkingCopy | undefined;
let remote: string;
let developer: ChildProcess | undefined;
let url: string;
test.beforeAll(async () => {
  // the shell for development may have to be built
  test.setTimeout(600_000);
  site = await startSite();
  const made = await makeWorkingCopy();
  copy = made;
  remote = await made.addRemote('mf-extra', 'extra');
  await buildDevelopmentShell();
  await cp(DEVELOPMENT_DIST, join(made.dir, 'shell/development/dist'), { recursive: true });
  const [port, cdnPort] = [await freePort(), await freePort()];
  const args = ['dev', 'mf-extra', '--api', process.env.E2E_API_URL ?? '', '--data', site.data];
  const started = spawn(process.execPath, [join(made.dir, 'deploy/installed/cairn.ts'), ...args], {
    cwd: made.dir,
    // rendered in the shell's process, as it is by default, whatever these tests' stacks have: those of its own read no linked packages
    env: { ...process.env, RENDER_PROCESSES: '0', PORT: String(port), CDN_PORT: String(cdnPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  developer = started;
  const isUp = new Promise<void>((resolve) => {
    started.stdout.on('data', (text: Buffer) => text.includes('as you write') && resolve());
  });
  await Promise.race([isUp, once(started, 'exit').then(([code]) => Promise.reject(new Error(`it ended: ${code}`)))]);
  url = `http://localhost:${port}`;
});
test.afterAll(async () => {
  if (developer?.exitCode === null) {
    const ended = once(developer, 'exit');
    developer.kill('SIGTERM');
    await ended;
  }
  await site.stop();
  await copy?.remove();
});

const write = (file: string, text: string) => writeFile(join(remote, file), text);
const read = (file: string) => readFile(join(remote, file), 'utf8');
async function edit(file: string, from: string, to: string): Promise<void> {
  const source = await read(file);
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await write(file, source.replace(from, to));
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const overlay = (page: Page) => page.locator('#cairn-development');
const boots = (page: Page) => page.getByRole('button', { name: /^Boots for/ });
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

async function open(page: Page, path: string): Promise<void> {
  const hears = page.waitForResponse((answer) => new URL(answer.url()).pathname === TREE_EVENTS);
  await page.goto(url + path);
  await Promise.all([untilLive(page), hears]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
const served = async (page: Page, path: string) => (await page.request.get(url + path)).text();

const ROUTE = 'packing.route.tsx';
const TAGS = { tag: ['@shell', '@deploy', '@shared-contracts'] };

test(
  'a changed loader is run in the open page and on the server, and nothing that was done there is lost',
  TAGS,
  async ({ page }) => {
    await open(page, '/packing/winter');
    await boots(page).click();
    await edit(ROUTE, "params.season ?? 'summer'", "(params.season ?? 'summer').concat(' and spring')");
    await expect(heading(page)).toHaveText('Packing for winter and spring');
    await expect.poll(() => served(page, '/packing/winter')).toContain('winter and spring');
    await expect(boots(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await isSameDocument(page)).toBe(true);
    await edit(ROUTE, "(params.season ?? 'summer').concat(' and spring')", "params.season ?? 'summer'");
    await expect(heading(page)).toHaveText('Packing for winter');
  },
);

test('a change of what still waits below the fold meets the HTML that its own code wrote', TAGS, async ({ page }) => {
  const [route, remoteFile] = [await read(ROUTE), await read('remote.ts')];
  await edit(ROUTE, '<Slot', '<p>Far above</p><div style={{ height: 4000 }} /><Slot');
  await edit(
    'remote.ts',
    "fragments: ['mf-extra/checklist'],",
    "fragments: ['mf-extra/checklist'], deferred: ['mf-extra/checklist'],",
  );
  await expect.poll(() => served(page, '/packing/winter')).toContain('Far above');
  await expect.poll(() => served(page, '/packing/winter')).toContain('"deferred":["mf-extra/fragment.checklist"]');
  await open(page, '/packing/winter');
  const file = 'checklist.fragment.tsx';
  const source = await read(file);
  await write(file, source.replace('Boots for', 'Shoes for'));
  await expect.poll(() => served(page, '/packing/winter')).toContain('Shoes for');
  const shoes = page.getByRole('button', { name: 'Shoes for winter' });
  // React would say on the console that it found other HTML
  await shoes.click();
  await expect(shoes).toHaveAttribute('aria-pressed', 'true');
  expect(await isSameDocument(page)).toBe(true);
  await page.goto('about:blank');
  await write(file, source);
  await write(ROUTE, route);
  await write('remote.ts', remoteFile);
  await expect.poll(() => served(page, '/packing/winter')).not.toContain('Far above');
});

test.describe(() => {
  // what is thrown on purpose is said on the console, and by whoever shows it
  const SAID = [/Boots are lost/, /\[development\]/];
  test.use({ expectedComplaints: { lines: SAID.map((line) => ({ text: line })) } });

  test(
    'what throws in the browser is shown over the page, with its line of the source, until it is mended',
    TAGS,
    async ({ page }) => {
      await open(page, '/packing/winter');
      const file = 'checklist.fragment.tsx';
      const source = await read(file);
      const broken = source.replace('setPacked(!isPacked)', "{\n        throw new Error('Boots are lost');\n      }");
      await write(file, broken.replace('Boots for', 'Boots for cold'));
      await page.getByRole('button', { name: 'Boots for cold winter' }).click();
      await expect(overlay(page)).toContainText('Error: Boots are lost');
      await expect(overlay(page)).toContainText(/mf-extra\/checklist\.fragment\.tsx:\d+:\d+/);
      await expect(overlay(page)).toContainText(/> +\d+ \| +throw new Error\('Boots are lost'\);/);
      await write(file, source);
      await expect(overlay(page)).toHaveCount(0);
      // it goes when the page has the mended code, and not before
      await boots(page).click();
      await expect(boots(page)).toHaveAttribute('aria-pressed', 'true');
    },
  );
});

test.describe(() => {
  // React says that the browser renders what the server could not, scripts of that part included
  const SAID = [/window is not defined/, /could not finish this Suspense boundary/, /Encountered a script tag/];
  test.use({ expectedComplaints: { lines: SAID.map((text) => ({ text })) } });

  test(
    'what throws on the server alone is shown over the page, with its line of the source, until it is mended',
    TAGS,
    async ({ page }) => {
      const file = 'checklist.fragment.tsx';
      const source = await read(file);
      const broken = source.replace('setPacked] =', "setPacked] = window.name === 'packed' ? useState(true) :");
      expect(broken).not.toBe(source);
      await write(file, broken);
      // a page that is open has no trouble with it: the one that the server makes next has
      await expect.poll(() => served(page, '/packing/winter')).not.toContain('Boots for');
      await open(page, '/packing/winter');
      await expect(overlay(page)).toContainText('on the server: ReferenceError: window is not defined');
      await expect(overlay(page)).toContainText(/mf-extra\/checklist\.fragment\.tsx:\d+:\d+/);
      await expect(overlay(page)).toContainText(/> +\d+ \| .*window\.name === 'packed'/);
      await write(file, source);
      await expect(overlay(page)).toHaveCount(0);
    },
  );
});

test('what cannot be built is shown with file and line, and goes when it is undone', TAGS, async ({ page }) => {
  await open(page, '/packing/winter');
  const source = await read(ROUTE);
  await write(ROUTE, `${source}\nconst = 1;\n`);
  await expect(overlay(page)).toContainText('mf-extra cannot be shown');
  await expect(overlay(page)).toContainText(/packing\.route\.tsx[\s\S]+const = 1;/);
  await write(ROUTE, source);
  await expect(overlay(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe(() => {
  // the open page's address is none any more
  test.use({ expectedComplaints: { lines: [{ status: 404, at: '/packing/winter' }] } });

  test(
    'a changed contract is read anew, with all that it begins to import, and nothing is started again',
    TAGS,
    async ({ page }) => {
      await open(page, '/packing/winter');
      const status = async (path: string) => (await page.request.get(url + path)).status();
      await write('addresses.ts', "export const PATTERN = '/bags/:season?';\n");
      await edit('remote.ts', "pattern: '/packing/:season?'", 'pattern: PATTERN');
      await write('remote.ts', `import { PATTERN } from './addresses.ts';\n${await read('remote.ts')}`);
      await expect.poll(() => status('/bags/winter')).toBe(200);
      // the open page has the contract of before
      await expect.poll(() => isSameDocument(page).catch(() => 'it is being loaded')).toBe(false);
      await write('addresses.ts', "export const PATTERN = '/rucksacks/:season?';\n");
      await expect.poll(() => status('/rucksacks/winter')).toBe(200);
      expect(await status('/bags/winter')).toBe(404);
    },
  );
});
