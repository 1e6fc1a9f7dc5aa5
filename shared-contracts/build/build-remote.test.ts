import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractHashes } from '../node/call-hash.ts';
import { type Release, release as releaseSchema } from '../remote/release.ts';
import { buildRemote } from './build-remote.ts';
import { filesBelow, integrityOf } from './files.ts';
import { KIT_VERSION } from './kit-version.ts';
import { containerName } from './remote-config.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');
const KIT = '@cairn/shared-contracts/ui/';
const PLATFORM = '@cairn/shared-contracts/remote/platform';

let out: string;
let release: Release;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'built-'));
  ({ release } = await buildRemote(FIXTURE, { out }));
});
afterAll(() => rm(out, { recursive: true }));

const listed = () => [
  release.browser,
  release.server,
  ...release.others,
  ...Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css]),
];
const text = (file: string) => readFile(join(out, file), 'utf8');

describe('a built remote', () => {
  it('says who it is, and what it offers, as its remote.ts does', () => {
    expect(release).toMatchObject({
      format: 1,
      name: 'mf-fixture',
      version: '1.2.3',
      container: 'mf_fixture__1_2_3',
      kit: `^${KIT_VERSION}`,
      routes: {
        page: {
          expose: 'route.page',
          fragments: ['mf-fixture/card', 'mf-other/rail'],
          deferred: ['mf-other/rail'],
          required: ['mf-fixture/card'],
          wake: 'interaction',
          addresses: [{ pattern: '/page/:id', access: 'login' }],
        },
      },
      fragments: { card: { expose: 'fragment.card', fragments: [] } },
      locales: ['en-US'],
    });
    expect(Object.keys(release.exposes).sort()).toEqual(['fragment.card', 'route.page', 'texts.en-US']);
  });

  it('has the same in its release.json', async () => {
    expect(releaseSchema.parse(JSON.parse(await text('release.json')))).toEqual(release);
  });

  it('carries its contract: what it offers, what it uses and where, who answers for it', () => {
    const card = {
      type: 'object',
      properties: {
        seats: { type: 'number' },
        onPick: { 'x-handler': { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] } },
      },
      required: ['seats', 'onPick'],
    };
    const { revision, shared, ...contract } = release.contract ?? {};
    expect(contract).toEqual({
      calls: { 'GET /spa/place-climate': contractHashes()['GET /spa/place-climate'] },
      owner: { squad: 'squad-fixture', contact: '#squad-fixture' },
      fragments: { card: { module: './card.fragment.tsx', props: card } },
      events: {},
      uses: {
        'mf-fixture/card': { files: ['page.route.tsx'], required: true, props: card },
        'mf-other/rail': {
          files: ['page.route.tsx'],
          required: false,
          props: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
        },
      },
      hears: {},
      texts: { 'en-US': { count: 1, missing: 0 } },
    });
    expect(revision).toMatch(/^[\da-f]{40}\+?$/);
    expect(shared).toMatchObject({ react: '^19.3.0', [PLATFORM]: `^${KIT_VERSION}` });
  });

  it('lists every file with the hash that it has', async () => {
    for (const { file, integrity } of listed())
      expect([file, integrityOf(await text(file))]).toEqual([file, integrity]);
    const browser = (await filesBelow(join(out, 'browser'))).filter((file) => !/\.(br|gz)$/.test(file));
    const names = new Set(listed().map(({ file }) => file));
    expect(browser.filter((file) => !names.has(`browser/${file}`))).toEqual([]);
  });

  it('knows which parts of the kit each module uses, and which come only later', () => {
    const { exposes } = release;
    expect(exposes['route.page']?.shared).toEqual([`${KIT}badge`]);
    // of what the page comes with and what lives later: its sheets
    expect(exposes['route.page']?.styled).toEqual([`${KIT}price`]);
    expect(exposes['fragment.card']).not.toHaveProperty('styled');
    expect(exposes['fragment.card']?.shared).toEqual([]);
    expect(exposes['texts.en-US']).toMatchObject({ shared: [], css: [] });
  });

  it('names what it imports of each shared module, with a file', async () => {
    const { react, ...needs } = release.needs ?? {};
    const here = 'fixture';
    expect(react).toMatchObject({ Suspense: '../remote/late.tsx', lazy: `${here}/page.route.tsx` });
    expect(needs).toMatchObject({
      [`${KIT}badge`]: { Badge: `${here}/page.route.tsx` },
      // on demand, and needed all the same
      [`${KIT}chip`]: { Chip: `${here}/later.tsx` },
      [PLATFORM]: {
        defineFragment: `${here}/card.fragment.tsx`,
        defineRoute: `${here}/page.route.tsx`,
      },
    });
  });

  it('a style sheet belongs to the module that uses it, and keeps the names of its custom properties', async () => {
    expect(release.exposes['fragment.card']?.css).toEqual([]);
    const sheets = release.exposes['route.page']?.css ?? [];
    const [css = '', served = ''] = await Promise.all(sheets.map(({ file }) => text(file)));
    expect(css).toContain('--fixture-gap');
    expect(css).toMatch(/\.mf-fixture_page_\w+/);
    // what the page comes with and what lives later is styled with it
    expect(served).toMatch(/\.mf-fixture_served_\w+/);
  });

  it('what comes on demand is a file of its own, known to the module that asks for it', async () => {
    const contents = await Promise.all(release.others.map(({ file }) => text(file)));
    const later = release.others
      .filter((_file, index) => /Later|Served/.test(contents[index] ?? ''))
      .map(({ file }) => file);
    expect(later).toHaveLength(2);
    expect(release.exposes['route.page']?.lazy?.toSorted()).toEqual(later.toSorted());
    expect(release.exposes['fragment.card']?.lazy).toEqual([]);
  });

  it('carries neither React nor the kit', async () => {
    const sources = await Promise.all(listed().map(({ file }) => text(file)));
    expect(sources.filter((source) => source.includes('react.transitional.element'))).toEqual([]);
    expect(sources.some((source) => source.includes(PLATFORM))).toBe(true);
    const bytes = sources.reduce((sum, source) => sum + source.length, 0);
    expect(bytes).toBeLessThan(150_000);
  });

  it('class names are the same on both sides', async () => {
    const [sheet] = release.exposes['route.page']?.css ?? [];
    const name = (await text(sheet?.file ?? '')).match(/mf-fixture_page_\w+/)?.[0] ?? 'none';
    expect(await text(release.server.file)).toContain(name);
  });

  it('its larger texts are packed beside the files, and unpack to them', async () => {
    const packed = (await filesBelow(join(out, 'browser'))).filter((file) => file.endsWith('.br'));
    expect(packed).toContain(`${release.browser.file.slice('browser/'.length)}.br`);
    for (const file of packed) {
      const path = join(out, 'browser', file.slice(0, -3));
      const whole = await readFile(path);
      expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(whole)).toBe(true);
      expect(gunzipSync(await readFile(`${path}.gz`)).equals(whole)).toBe(true);
    }
  });
});

it('a remote whose late code is no chunk by the name of such is not built: its page would stand without its styles', async () => {
  // beside the fixture: what it imports is found from there
  const dir = await mkdtemp(`${FIXTURE}-`);
  try {
    await cp(FIXTURE, dir, { recursive: true });
    const page = join(dir, 'page.route.tsx');
    await writeFile(page, (await readFile(page, 'utf8')).replace('webpackChunkName: "served.', 'webpackChunkName: "'));
    await expect(buildRemote(dir, { out: join(dir, 'dist') })).rejects.toThrow(/lateCode\(\) needs a chunk/);
  } finally {
    await rm(dir, { recursive: true });
  }
});

describe('name of a container', () => {
  it.each([
    ['mf-tour', '1.0.0', 'mf_tour__1_0_0'],
    ['mf-tour', '1.0.0-dev.17', expect.stringMatching(/^mf_tour__1_0_0_dev_17_[0-9a-f]{8}$/)],
  ])('%s@%s is %s', (remote, version, name) => {
    expect(containerName(remote, version)).toEqual(name);
  });

  it('is another one for every version', () => {
    const names = ['1.1.0-rc.1', '1.1.0-rc-1', '1.1.0+rc.1'].map((version) => containerName('mf-tour', version));
    expect(new Set(names).size).toBe(3);
  });
});
