import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import { type Contract, type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_GATES } from './gate-list.ts';
import { type Finding, passGates } from './gates.ts';
import { diskStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

const file = (path: string) => ({ file: path, integrity: '' });
const squad = (name: string) => ({ squad: `squad-${name}`, contact: `#squad-${name}` });
const props = (shape: Parameters<typeof z.object>[0]) => jsonSchemaOf(z.object(shape));
const WHOLE = { count: 2, missing: 0 };
const ALL_TEXTS = { 'en-US': WHOLE, de: WHOLE, zh: WHOLE, ru: WHOLE };

function aRelease(
  name: string,
  version: string,
  contract: Partial<Contract> = {},
  more: Partial<Release> = {},
): Release {
  const { fragments = {} } = contract;
  return {
    ...{ format: 1, name, version, container: name, kit: '^1.1.0', routes: {}, locales: [], exposes: {} },
    fragments: Object.fromEntries(
      Object.keys(fragments).map((part) => [part, { expose: `fragment.${part}`, fragments: [] }]),
    ),
    browser: file('browser/remoteEntry.js'),
    server: file('server/remoteEntry.js'),
    others: [],
    contract: {
      ...{ owner: squad(name.slice(3)), fragments, events: {}, uses: {}, hears: {}, texts: ALL_TEXTS, shared: {} },
      ...contract,
    },
    ...more,
  };
}

const panel = (shape: Parameters<typeof z.object>[0]): Contract['fragments'] => ({
  'booking-panel': { module: './panel.fragment.tsx', props: props(shape) },
});
const shows = (name: `mf-${string}/${string}`): Contract['uses'] => ({
  [name]: { files: ['ui/place.tsx'], required: false, props: props({ tourId: z.number() }) },
});
const page = (pattern: `/${string}`): Release['routes'] => ({
  page: { expose: 'route.page', fragments: [], addresses: [{ pattern }] },
});

/** what is live: a page of the tour squad that shows the booking squad's panel, 100 KB of it */
const LIVE = [
  aRelease('mf-tour', '1.0.0', { uses: shows('mf-booking/booking-panel') }, { routes: page('/walks') }),
  aRelease('mf-booking', '1.0.0', { fragments: panel({ tourId: z.number() }) }),
];
const KB = 'x'.repeat(1024);
const SECRET = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
const REACT = 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null};';

interface Breakage {
  release: Release;
  /** of its browser's entry */
  code?: string;
}
const next = (contract: Partial<Contract> = {}, more: Partial<Release> = {}): Release =>
  aRelease('mf-booking', '1.1.0', { fragments: panel({ tourId: z.number() }), ...contract }, more);

describe('what must not be released', () => {
  let dir: string;
  let api: Server;
  const before = process.env.API_URL;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'breakages-'));
    const store = diskStore(dir);
    for (const release of LIVE) {
      const folder = releaseFolder(release.name, release.version);
      await store.put(`${folder}/release.json`, Buffer.from(JSON.stringify(release)));
      await store.put(`${folder}/browser/remoteEntry.js`, Buffer.from(KB.repeat(100)));
    }
    await mkdir(join(dir, 'sources/i18n'), { recursive: true });
    await writeFile(join(dir, 'sources/i18n/en-US.json'), '{"share":{"title":"Share","copied":"Copied"}}');
    await writeFile(join(dir, 'sources/i18n/de.json'), '{"share":{"title":"Teilen"}}');
    api = createServer((_request, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ calls: { 'GET /spa/tour': 'without-the-field' } }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.API_URL;
    else process.env.API_URL = before;
    await new Promise((resolve) => api.close(resolve));
    await rm(dir, { recursive: true });
  });

  async function refused({ release, code = KB.repeat(100) }: Breakage): Promise<readonly Finding[]> {
    const line = (version: string) => ({ stable: version, versions: [{ version, weight: 100, integrity: '' }] });
    const live = {
      ...{ format: 1 as const, environment: 'local', revision: 1, changed_at: '', changed_by: '', note: '' },
      remotes: Object.fromEntries(LIVE.map(({ name, version }) => [name, line(version)])),
    };
    const read = async (path: string) => Buffer.from(path === 'browser/remoteEntry.js' ? code : '');
    const context = { store: diskStore(dir), release, read, live, sources: join(dir, 'sources') };
    return passGates(ALL_GATES, context).then(
      () => [],
      (error: unknown) => {
        if (error instanceof Refusal) return error.findings;
        throw error;
      },
    );
  }

  it('a version that breaks nothing passes', async () => {
    expect(await refused({ release: next() })).toEqual([]);
  });

  it.each<[string, Breakage, Partial<Record<keyof Finding, unknown>>]>([
    [
      'a renamed prop',
      { release: next({ fragments: panel({ tour: z.number() }) }) },
      {
        gate: 'contract',
        file: 'mf-tour/ui/place.tsx',
        reason:
          'mf-tour@1.0.0 does not fit: mf-booking/booking-panel of mf-booking@1.1.0: `tour` is needed, and is not given',
        mend: 'keep what is live working until the other side has moved: add before you take away, in two releases',
        owner: 'squad-tour, #squad-tour',
      },
    ],
    [
      'a field that the api does not answer any more',
      { release: next({ calls: { 'GET /spa/tour': 'with-the-field' } }) },
      {
        gate: 'contract',
        file: 'mf-booking/remote.ts',
        reason: 'mf-booking@1.1.0 does not fit: GET /spa/tour is another one in the api',
        mend: 'build against the contract that the api serves, or bring the api up first',
        owner: 'squad-booking, #squad-booking',
      },
    ],
    [
      'an address that is somebody else’s',
      { release: next({}, { routes: page('/walks') }) },
      {
        gate: 'contract',
        file: 'mf-booking/remote.ts',
        reason: 'mf-booking@1.1.0 does not fit: route page: /walks is an address of mf-tour',
        mend: 'choose another address, or let its owner give that one up in a release of theirs',
      },
    ],
    [
      'a fragment that nobody offers',
      { release: next({ uses: shows('mf-tour/hart') }) },
      {
        gate: 'contract',
        file: 'mf-booking/ui/place.tsx',
        reason: 'mf-booking@1.1.0 does not fit: mf-tour@1.0.0 has no fragment hart',
        owner: 'squad-booking, #squad-booking',
      },
    ],
    [
      'a missing translation',
      { release: next({ texts: { ...ALL_TEXTS, de: { count: 1, missing: 1 } } }) },
      {
        gate: 'texts',
        file: expect.stringMatching(/i18n\/de\.json$/),
        reason: 'lacks 1 of the texts that English has: share.copied',
        mend: 'write them in every language, with what they are filled in by',
      },
    ],
    [
      'a language that is not there at all',
      { release: next({ texts: { 'en-US': WHOLE, de: WHOLE, ru: WHOLE } }) },
      { gate: 'texts', file: expect.stringMatching(/i18n\/zh\.json$/), reason: expect.stringContaining('lacks 2') },
    ],
    [
      'a second React',
      { release: next(), code: REACT },
      {
        gate: 'second-copy',
        file: 'browser/remoteEntry.js',
        reason: "has a React of its own beside the shell's",
        mend: "import it by its plain name, 'react', and find the package that brings its own: npm ls react",
      },
    ],
    [
      'a bundle that is 40 % heavier',
      { release: next(), code: KB.repeat(140) },
      {
        gate: 'weight',
        file: 'release.json',
        reason: 'is 40 % heavier than 1.0.0, which is live: 140 KB after 100 KB before compression',
        mend: 'load later what the first page does without, or accept it: --heavier "<why>"',
      },
    ],
    [
      'a secret',
      { release: next(), code: `const key = "${SECRET}"` },
      {
        gate: 'secrets',
        file: 'browser/remoteEntry.js',
        reason: 'has a secret key of Stripe (sk_liv…)',
        mend: 'take it out, and renew it if it was ever pushed',
      },
    ],
    [
      'a source map',
      { release: next({}, { others: [file('browser/page.js.map')] }) },
      { gate: 'source-maps', file: 'browser/page.js.map', mend: 'build without devtool' },
    ],
  ])('%s is stopped, by that gate and in these words', async (_title, breakage, finding) => {
    expect(await refused(breakage)).toContainEqual(expect.objectContaining(finding));
  });

  it.each([
    ['uses React', 'const {useState}=react;x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H'],
    ['compares with it', 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE===b'],
  ])('who only %s has no copy of it', async (_title, code) => {
    expect(await refused({ release: next(), code })).toEqual([]);
  });
});

it('every gate explains itself, and has a name of its own', () => {
  expect(new Set(ALL_GATES.map(({ name }) => name)).size).toBe(ALL_GATES.length);
  for (const { guards, example, mend } of ALL_GATES)
    for (const text of [guards, example, mend]) expect(text).not.toBe('');
});
