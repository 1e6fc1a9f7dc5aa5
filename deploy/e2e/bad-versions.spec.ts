import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { loadsInChild } from '../registry/gate-loads.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { releaseSabotaged } from './sabotage.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** broken in a way that no check would let pass: what the shells do then is what is tested */
const UNCHECKED = ['--unchecked', 'to see what becomes of it'];

/** what the gate of a release finds in this build, where no shell is up. @param sources its working tree, where that is here */
async function problemsOf(folder: string, sources?: string) {
  const store = diskStore(storeDir(site.data));
  const read = (file: string) => readFile(join(folder, file));
  return await loadsInChild.look({
    store,
    release: releaseSchema.parse(JSON.parse((await read('release.json')).toString())),
    read,
    ...(sources ? { sources } : {}),
    live: await readLive(store, 'local'),
  });
}

/** what /healthz says of mf-content */
async function healthOf(): Promise<unknown> {
  const answer = await fetch(`${site.url}/healthz`);
  const { remotes }: { remotes: Record<string, unknown> } = await answer.json();
  return [answer.status, remotes['mf-content']];
}

test.describe('a version that is no good', { tag: ['@shell', '@deploy'] }, () => {
  test('that throws at load is refused: by the command, with the file, and what is live stays', async ({ request }) => {
    await site.release('throws-at-load', '3.0.0');
    const { code, said } = await site.cairn('promote', 'mf-content', '3.0.0', ...UNCHECKED);
    expect([code, said]).toEqual([1, expect.stringMatching(/shell \S+ refuses mf-content@3\.0\.0: .*route\.blog: /)]);
    const half = await site.cairn('rollout', 'mf-content', '3.0.0', '--percent', '50');
    expect(half.code).toBe(1);
    const blog = await request.get(`${site.url}/blog`);
    expect([blog.status(), blog.headers()['x-composition']]).toEqual([
      200,
      expect.stringContaining(`mf-content@${site.own}`),
    ]);
  });

  test('that throws at load is refused at its release too, where no shell is up', async () => {
    await site.release('throws-at-load', '3.3.0');
    const problems = await problemsOf(
      join(site.data, 'built', '3.3.0'),
      join(import.meta.dirname, 'fixtures/throws-at-load'),
    );
    const reason = expect.stringContaining('throws');
    expect(problems).toContainEqual({ file: 'deploy/e2e/fixtures/throws-at-load/blog.route.tsx', reason });
  });

  test('that patches what all code shares is refused at its release', async () => {
    await releaseSabotaged(site, '3.5.0', { atLoad: 'Array.prototype.map = () => [];' });
    const problems = await problemsOf(join(storeDir(site.data), releaseFolder('mf-content', '3.5.0')));
    const reason = expect.stringContaining("read only property 'map'");
    expect(problems).toEqual([{ file: 'server/remoteEntry.js, route.blog', reason }]);
  });

  for (const [where, fixture, version] of [
    ['its loader', 'throws-in-loader', '3.1.0'],
    ['render', 'throws-in-render', '3.2.0'],
  ] as const) {
    test(`that throws in ${where} gives way to the one before, and health says so`, async ({ request }) => {
      await site.release(fixture, version);
      const promoted = await site.cairn('promote', 'mf-content', version, ...UNCHECKED);
      expect(promoted).toMatchObject({ code: 0 });
      await expect
        .poll(async () => {
          const blog = await request.get(`${site.url}/blog`);
          return [blog.status(), blog.headers()['x-composition']?.match(/mf-content@([^,]+)/)?.[1], await healthOf()];
        })
        .toEqual([
          200,
          site.own,
          [200, { wanted: version, serving: site.own, reason: expect.stringContaining('route.blog') }],
        ]);
      expect((await site.cairn('rollback', 'mf-content')).code).toBe(0);
      await expect.poll(healthOf).toEqual([200, undefined]);
    });
  }

  test('whose fragment throws in render gives way on the pages of others too', async ({ page, request }) => {
    await site.release('throws-in-render', '3.4.0');
    expect(await site.cairn('promote', 'mf-content', '3.4.0', ...UNCHECKED)).toMatchObject({ code: 0 });
    const versions = [];
    for (let number = 0; number < 4; number++) {
      const home = await request.get(site.url);
      versions.push([home.status(), home.headers()['x-composition']?.match(/mf-content@([^,]+)/)?.[1]]);
    }
    expect(versions).toEqual(versions.map(() => [200, site.own]));
    expect(await healthOf()).toEqual([
      200,
      { wanted: '3.4.0', serving: site.own, reason: expect.stringMatching(/^fragment\.organizer-rail: .*, in render/) },
    ]);
    // what a shell says of itself comes once a second
    const said = async () => (await site.cairn('status')).said;
    await expect.poll(said).toContain(`mf-content  serves ${site.own} 100 %; 3.4.0 fails: fragment.organizer-rail`);
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'The people leading the way' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('This part is away for a moment')).toBeHidden();
    expect((await site.cairn('rollback', 'mf-content')).code).toBe(0);
  });
});
