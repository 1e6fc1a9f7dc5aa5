import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { contractId } from '@cairn/shared-contracts/build/contract-loader';
import type { Page } from '@playwright/test';
import { candidates } from '../../shell/server/pick.ts';
import { freePort } from '../local/free-port.ts';
import { type LocalRegistry, startLocalRegistry } from '../packages/local-registry.ts';
import { makePackages } from '../packages/pack.ts';
import { ROOT } from '../registry/build.ts';
import { publicKeyPath } from '../registry/keys.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

/** what the guide tells a squad to type in its own repository */
async function commandsOf(guide: string): Promise<string[][]> {
  const text = await readFile(join(ROOT, 'deploy/docs', guide), 'utf8');
  return [...text.matchAll(/^(npm init|npm install|npx) .+$/gm)].map(([line]) =>
    line.replace(/\s+#.*$/, '').split(' '),
  );
}

/** as of a new shell: what `npm run` says of this repository is none of the squad's business */
const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|E2E_|INIT_CWD$|NODE_OPTIONS$)/i.test(name)),
  ),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
});

/** @throws when the program ends without having said it */
function untilSaid(program: ChildProcess, words: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    program.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(words)) resolve();
    });
    program.once('exit', (code) => reject(new Error(`it ended with ${code} before "${words}": ${said}`)));
  });
}

const edit = async (file: string, from: string, to: string) => {
  const source = await readFile(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, source.replace(from, to));
};

/** a component is exchanged under what its visitor has done */
async function keepsState(page: Page, folder: string): Promise<void> {
  const route = join(folder, 'routes/guides.route.tsx');
  const before = await readFile(route, 'utf8');
  await edit(route, 'import {', "import { useState } from 'react';\nimport {");
  await edit(route, '    return (', '    const [count, setCount] = useState(0);\n    return (');
  const button = '<button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>';
  await edit(route, "<h1>{t('title')}</h1>", `<h1>{t('title')}</h1>${button}`);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await edit(route, '>Pressed {count}<', '>Pressed {count} times<');
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await writeFile(route, before);
  await expect(page.getByRole('button', { name: /^Pressed/ })).toHaveCount(0);
}

let site: Site;
let registry: LocalRegistry;
let around: string;
let squad: string;
let developer: ChildProcess | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  [site, registry] = [await startSite(), await startLocalRegistry()];
  around = await mkdtemp(join(tmpdir(), 'cairn-squad-'));
  await makePackages(around);
  squad = join(around, 'guides');
  await mkdir(squad);
});
test.afterAll(async () => {
  if (developer && developer.exitCode === null) {
    const ended = once(developer, 'exit');
    developer.kill('SIGTERM');
    await ended;
  }
  await registry.close();
  await site.stop();
  await rm(around, { recursive: true });
});

test('a squad with nothing but the packages gets a page live for a tenth of the visitors, and back', {
  tag: ['@shared-contracts', '@shell', '@deploy'],
}, async ({ page, request }) => {
  test.setTimeout(600_000);
  const key = await site.cairn('keys', 'add', 'squad-guides', '--remotes', 'mf-guides', '--json');
  expect(key.code, key.said).toBe(0);
  const { file } = JSON.parse(key.said);
  // what they are given: the store, a key of their own, and two public ones
  const given = join(around, 'given');
  await mkdir(given);
  await symlink(storeDir(site.data), storeDir(given));
  const [releaseKey, reportKey] = [join(around, 'release.pub.pem'), join(around, 'report.pub.pem')];
  await copyFile(publicKeyPath(site.data), releaseKey);
  await copyFile(join(site.data, 'keys/report.pub.pem'), reportKey);
  const env = {
    ...plainEnvironment(),
    DATA_DIR: given,
    CAIRN_KEY: file,
    RELEASE_KEY: releaseKey,
    REPORT_PUBLIC_KEY: reportKey,
    npm_config_registry: registry.url,
    npm_config_cache: join(around, 'npm-cache'),
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  const run = (...words: string[]) =>
    new Promise<string>((resolve, reject) => {
      // a shell, for the pattern in the guide
      execFile('sh', ['-c', words.join(' ')], { cwd: squad, env }, (error, stdout, stderr) =>
        error ? reject(new Error(`${words.join(' ')}:\n${stdout}${stderr}`)) : resolve(stdout + stderr),
      );
    });
  const commands = await commandsOf('first-release-outside.md');
  const typed = (start: string): string[] => {
    const found = commands.find((words) => words.join(' ').startsWith(start));
    if (!found) throw new Error(`the guide does not say ${start}`);
    return found;
  };

  for (const start of ['npm init', 'npm install', 'npx cairn create', 'npx tsc', 'npx cairn test'])
    await run(...typed(start));
  // its answers are shared with remotes of this repository: a contract has one name wherever it is built
  const endpoints = join(ROOT, 'shared-contracts/api/tours.endpoints.ts');
  const id = await contractId(endpoints, await readFile(endpoints, 'utf8'), () => undefined);
  const published = join(squad, 'node_modules/@cairn/shared-contracts/api/tours.endpoints.js');
  expect(await readFile(published, 'utf8')).toContain(JSON.stringify(id));

  const [port, cdnPort] = [await freePort(), await freePort()];
  const [, , ...dev] = typed('npx cairn dev').map((word) =>
    word.startsWith('https:') ? (process.env.E2E_API_URL ?? '') : word,
  );
  developer = spawn(join(squad, 'node_modules/.bin/cairn'), dev, {
    cwd: squad,
    env: { ...env, CAIRN_KEY: undefined, PORT: String(port), CDN_PORT: String(cdnPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilSaid(developer, 'Cairn runs at');
  // its first state goes live when all other versions are loaded, which a busy machine takes its time for
  const served = async () => (await request.get(`http://localhost:${port}/guides`)).status();
  await expect.poll(served, { timeout: 120_000 }).toBe(200);
  await page.goto(`http://localhost:${port}/guides`);
  await untilLive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Guides');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const texts = join(squad, 'mf-guides/i18n/en-US.json');
  await writeFile(texts, (await readFile(texts, 'utf8')).replace('"Guides"', '"Our guides"'));
  await expect(heading).toHaveText('Our guides');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // of which parts it is, and of whom, is told without a link
  await expect(page.getByRole('complementary', { name: 'Composition inspector' })).toContainText('mf-guides');
  await keepsState(page, join(squad, 'mf-guides'));
  // once more: the next change imports again what the last one had dropped
  await keepsState(page, join(squad, 'mf-guides'));

  const status = async (visitor: string, address = `${site.url}/guides`) =>
    (await request.get(address, { headers: { cookie: `visitor=${visitor}` } })).status();
  const line = async () => (await readLive(diskStore(storeDir(site.data)), 'local')).remotes['mf-guides'];
  await run(...typed('npx cairn release'));
  expect(await line()).toBeUndefined();
  expect(await run(...typed('npx cairn rollout'))).toContain('has loaded mf-guides@1.0.1');
  const live = await line();
  const visitors = Array.from({ length: 500 }, (_, at) => `visitor-${at}`);
  const chosen = visitors.filter((one) => live && candidates(live, one, 'mf-guides')[0] === '1.0.1');
  expect(chosen.length / visitors.length).toBeCloseTo(0.1, 1);
  const [inside = ''] = chosen;
  expect(await status(inside)).toBe(200);
  expect(await status(visitors.find((one) => !chosen.includes(one)) ?? '')).toBe(404);
  const said = await run(...typed('npx cairn status'));
  expect(said).toMatch(/shell \S+ {2}revision \d+, serves what was asked/);
  expect(said).toContain('mf-guides');

  await run('npx', 'cairn', 'promote', 'mf-guides', '1.0.1', '--unchecked', 'first');
  await run('npx', 'cairn', 'release', 'mf-guides', '--version', '1.0.2');
  await run('npx', 'cairn', 'rollout', 'mf-guides', '1.0.2', '--percent', '10');
  expect((await line())?.versions.map(({ version }) => version)).toContain('1.0.2');
  await run(...typed('npx cairn rollback'));
  expect((await line())?.versions.map(({ version }) => version)).toEqual(['1.0.1']);
  await run(...typed('npx cairn remove'));
  expect(await status(inside)).toBe(404);
});
