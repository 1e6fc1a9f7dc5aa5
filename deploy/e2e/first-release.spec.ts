import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { candidates } from '../../shell/server/pick.ts';
import { ROOT } from '../registry/build.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

/** what the guide tells a squad to type, without `npm run` */
async function commandsOf(guide: string): Promise<string[][]> {
  const text = await readFile(join(ROOT, 'deploy/docs', guide), 'utf8');
  return [...text.matchAll(/^npm run cairn -- (.+)$/gm)].map(([, command = '']) => command.split(' '));
}

let site: Site;
let outside: string;
test.beforeAll(async () => {
  site = await startSite();
  outside = await mkdtemp(join(tmpdir(), 'cairn-outside-'));
  // what `npm install` would bring there
  await symlink(join(ROOT, 'node_modules'), join(outside, 'node_modules'));
});
test.afterAll(async () => {
  await site.stop();
  await rm(outside, { recursive: true });
});

test('the guide leads a squad from nothing to a tenth of the visitors, and back', {
  tag: ['@shell', '@deploy'],
}, async ({ page, request }) => {
  const commands = await commandsOf('first-release.md');
  expect(commands.map(([verb]) => verb)).toEqual(['create', 'release', 'rollout', 'status', 'remove']);
  // a folder of the squad's own, in another repository
  const where: Record<string, string[]> = {
    create: ['--in', outside],
    release: ['--from', join(outside, 'mf-guides')],
  };
  const run = async (verb: string) => {
    const words = commands.find(([one]) => one === verb) ?? [];
    const told = await site.cairn(...words, ...(where[verb] ?? []));
    expect(told.code, told.said).toBe(0);
    return told.said;
  };
  const address = `${site.url}/guides`;
  const status = async (visitor: string) =>
    (await request.get(address, { headers: { cookie: `visitor=${visitor}` } })).status();

  await run('create');
  await run('release');
  expect(await status('anybody')).toBe(404);
  await run('rollout');
  const { remotes } = await readLive(diskStore(storeDir(site.data)), 'local');
  const line = remotes['mf-guides'];
  const visitors = Array.from({ length: 500 }, (_, at) => `visitor-${at}`);
  const chosen = visitors.filter((one) => line && candidates(line, one, 'mf-guides')[0] === '1.0.1');
  expect(chosen.length / visitors.length).toBeCloseTo(0.1, 1);
  const [inside = ''] = chosen;
  expect(await status(inside)).toBe(200);
  expect(await status(visitors.find((one) => !chosen.includes(one)) ?? '')).toBe(404);
  expect(await run('status')).toContain('mf-guides');

  await page.context().addCookies([{ name: 'visitor', value: inside, url: site.url }]);
  await page.goto(`${address.replace('/guides', '/de/guides')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByText('Diese Seite veröffentlicht squad-guides')).toBeVisible();

  await run('remove');
  expect(await status(inside)).toBe(404);
});
