import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRemote } from '@cairn/shared-contracts/build/build-remote';
import { contractOf } from '@cairn/shared-contracts/build/contract-of';
import { readDescription } from '@cairn/shared-contracts/build/remote-preset';
import type { Live, LiveRemote, Release } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { layoutContract } from '../../shell/build/layout-contract.ts';
import { contractProblems } from '../../shell/contracts/contracts.ts';
import { ROOT } from './build.ts';
import { fitsWhatIsLive } from './contract-gate.ts';
import { passGates } from './gates.ts';
import { diskStore, type ObjectStore, storeDir } from './object-store.ts';
import { publish, releaseIntegrity } from './releases.ts';

const PRESET = `import { remotePreset } from '@cairn/shared-contracts/build/remote-preset';
export default remotePreset(import.meta.dirname);
`;
const descriptionOf = (
  name: string,
  rest: string,
) => `import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';
import { z } from '@cairn/shared-contracts/remote/schema';
export default defineRemote({ name: '${name}', owner: { squad: 'squad-${name}', contact: '#${name}' }, ${rest} });
`;
const panel = (prop: string) =>
  `routes: {}, fragments: { panel: { module: './panel.fragment.tsx', props: z.object({ ${prop}: z.number() }) } }`;
const PAGE = `import { Slot } from '@cairn/shared-contracts/remote/platform';
export default { Component: () => <Slot name="mf-panels/panel" props={{ tourId: 1 }} /> };
`;

let dir: string;
let store: ObjectStore;

async function remote(name: string, files: Record<string, string>): Promise<string> {
  const folder = join(dir, name);
  const all = {
    'rspack.config.ts': PRESET,
    'i18n/en-US.json': '{}',
    'package.json': '{"type":"module","version":"1.0.0"}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** in a process of its own the CLI reads a description once; here a second form of it is a second folder */
const build = async (folder: string, version: string): Promise<Release> => {
  const { release, out } = await buildRemote(folder, { version, out: join(folder, 'dist', version) });
  await publish(store, out);
  return release;
};

const liveOf = async (...releases: Release[]): Promise<Live> => ({
  format: 1,
  environment: 'test',
  revision: 1,
  changed_at: '',
  changed_by: '',
  note: '',
  remotes: Object.fromEntries(
    await Promise.all(
      releases.map(async ({ name, version }) => {
        const integrity = await releaseIntegrity(store, name, version);
        const remote: LiveRemote = { stable: version, versions: [{ version, weight: 100, integrity }] };
        return [name, remote] as const;
      }),
    ),
  ),
});

const described = async (name: string) => readDescription(join(ROOT, name));
/** a remote of the repository with its real contract, not built */
const released = async (name: string, description: Awaited<ReturnType<typeof described>>): Promise<Release> => ({
  format: 1,
  name,
  version: '1.1.0',
  container: '',
  kit: '',
  routes: {},
  fragments: Object.fromEntries(
    Object.keys(description.fragments ?? {}).map((part) => [part, { expose: part, fragments: [] }]),
  ),
  locales: [],
  exposes: {},
  browser: { file: '', integrity: '' },
  server: { file: '', integrity: '' },
  others: [],
  contract: await contractOf(join(ROOT, name), description),
});

/** the sentence that the command says, or nothing */
const refusal = (live: Live, release: Release): Promise<string> =>
  passGates([fitsWhatIsLive], { store, release, live, read: () => Promise.reject(new Error('no files')) }).then(
    () => '',
    (error: unknown) => String(error),
  );

beforeAll(async () => {
  // below the repository: a remote's build finds its packages from its own folder
  await mkdir(join(import.meta.dirname, 'dist'), { recursive: true });
  dir = await mkdtemp(join(import.meta.dirname, 'dist', 'gate-'));
  store = diskStore(storeDir(join(dir, 'data')));
});
afterAll(() => rm(dir, { recursive: true }));

describe('a release, held against what is live', () => {
  it('two built remotes fit, until one renames a prop: refused with file, reason and owner', async () => {
    const fragment = { 'panel.fragment.tsx': 'export default { Component: () => <p>Panel</p> };\n' };
    const panels = await build(
      await remote('mf-panels', { 'remote.ts': descriptionOf('mf-panels', panel('tourId')), ...fragment }),
      '1.0.0',
    );
    const pages = await build(
      await remote('mf-pages', {
        'remote.ts': descriptionOf(
          'mf-pages',
          "routes: { page: { module: './page.route.tsx', addresses: [{ pattern: '/pages' }], fragments: ['mf-panels/panel'] } }",
        ),
        'page.route.tsx': PAGE,
      }),
      '1.0.0',
    );
    const live = await liveOf(panels, pages);
    expect(await refusal(live, panels)).toBe('');
    expect(await refusal(live, pages)).toBe('');
    const renamed = await build(
      await remote('renamed/mf-panels', { 'remote.ts': descriptionOf('mf-panels', panel('tour')), ...fragment }),
      '1.1.0',
    );
    expect(await refusal(live, renamed)).toBe(`Refusal: mf-panels@1.1.0 is refused:
  mf-pages/page.route.tsx: mf-pages@1.0.0 does not fit: mf-panels/panel of mf-panels@1.1.0: \`tour\` is needed, and is not given (squad-mf-pages, #mf-pages)
  mf-pages/page.route.tsx: mf-pages@1.0.0 does not fit: mf-panels/panel of mf-panels@1.1.0: \`tourId\` is given, and is not taken (squad-mf-pages, #mf-pages)
    contract: keep what is live working until the other side has moved: add before you take away, in two releases`);
  });

  it('the booking panel’s tourId renamed: mf-booking alone is refused, and the tour squad is named', async () => {
    const tour = await released('mf-tour', await described('mf-tour'));
    const booking = await described('mf-booking');
    expect(contractProblems(await released('mf-booking', booking), [tour])).toEqual([]);
    const props = z.object({ tour: z.number(), slug: z.string(), name: z.string(), organizerName: z.string() });
    const renamed = { ...booking, fragments: { 'booking-panel': { module: './x.tsx' as const, props } } };
    expect(contractProblems(await released('mf-booking', renamed), [tour])).toContainEqual({
      remote: 'mf-tour@1.1.0',
      file: expect.stringMatching(/booking-place\.tsx$/),
      reason: 'mf-booking/booking-panel of mf-booking@1.1.0: `tourId` is given, and is not taken',
      owner: { squad: 'squad-tour', contact: '#squad-tour' },
    });
  });

  it('what the guest’s favourites carry renamed: refused, and the header that hears them is named', async () => {
    const catalog = await described('mf-catalog');
    const shell = await layoutContract();
    expect(contractProblems(await released('mf-catalog', catalog), [], { shell })).toEqual([]);
    const payload = z.object({ ids: z.readonly(z.array(z.number())) });
    const renamed = { ...catalog, events: { 'guest-favourites-changed': { payload } } };
    const problems = contractProblems(await released('mf-catalog', renamed), [], { shell });
    expect(problems).toContainEqual({
      remote: 'shell',
      file: 'layout/favourites-link.tsx',
      reason: 'mf-catalog/guest-favourites-changed of mf-catalog@1.1.0: `tourIds` is needed, and is not given',
      owner: shell.owner,
    });
  });

  it('an event that a live neighbour hears is gone: refused, with the module that hears it', async () => {
    const [account, catalog] = [await described('mf-account'), await described('mf-catalog')];
    const live = [await released('mf-catalog', catalog)];
    expect(contractProblems(await released('mf-account', account), live)).toEqual([]);
    expect(contractProblems(await released('mf-account', { ...account, events: {} }), live)).toEqual([
      {
        remote: 'mf-catalog@1.1.0',
        file: 'common/model/guest-favourites.ts',
        reason: 'mf-account@1.1.0 has no event guest-favourites-taken',
        owner: catalog.owner,
      },
    ]);
  });

  it.each([
    [
      'say a neighbour’s events',
      "export const emit = emitterOf<'mf-catalog'>();",
      'an emitter of mf-catalog, not of mf-loud',
    ],
    ['make a neighbour’s answers stale', "useMakeStale('mf-chat');", 'makes stale as mf-chat, not as mf-loud'],
    [
      'define endpoints in a neighbour’s name',
      "injectCalls('tours', 'mf-tour@1.0.0', () => ({}));",
      'endpoints are defined by the calls of shared-contracts/api',
    ],
  ])('a remote that would %s is not built', async (_title, source, fault) => {
    const folder = await remote('mf-loud', {
      'remote.ts': descriptionOf('mf-loud', 'routes: {}'),
      'act.ts': `${source}\n`,
    });
    await expect(contractOf(folder, await readDescription(folder))).rejects.toThrow(`act.ts:1: ${fault}`);
  });
});
