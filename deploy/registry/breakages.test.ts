import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import { type Contract, type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPLAINED, RELEASE_GATES } from './gate-list.ts';
import { type Finding, passGates } from './gates.ts';
import { diskStore } from './object-store.ts';
import { Refusal } from './refusal.ts';
import { styleFindings } from './styles-gate.ts';

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
  /** of its style sheets */
  css?: string;
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

  async function refused({ release, code = KB.repeat(100), css = '' }: Breakage): Promise<readonly Finding[]> {
    const line = (version: string) => ({ stable: version, versions: [{ version, weight: 100, integrity: '' }] });
    const live = {
      ...{ format: 1 as const, environment: 'local', revision: 1, changed_at: '', changed_by: '', note: '' },
      remotes: Object.fromEntries(LIVE.map(({ name, version }) => [name, line(version)])),
    };
    const read = async (path: string) =>
      Buffer.from(path === 'browser/remoteEntry.js' ? code : path.endsWith('.css') ? css : '');
    const context = { store: diskStore(dir), release, read, live, sources: join(dir, 'sources') };
    return passGates(RELEASE_GATES, context).then(
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
      'a bundle that is 30 % heavier',
      { release: next(), code: KB.repeat(130) },
      {
        gate: 'weight',
        file: 'release.json',
        reason: 'is 30 % heavier than 1.0.0, which is live: 130 KB after 100 KB before compression',
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
      'a style that reaches other squads’ parts',
      {
        release: next({}, { others: [file('browser/page.css')] }),
        css: '@layer remote{.mf-booking_card_x1{color:red}h2{margin:0}}',
      },
      {
        gate: 'styles',
        file: 'browser/page.css:1:45',
        reason: '"h2" needs a class of this module that it starts from',
        mend: expect.stringContaining('start the selector from a class of the module'),
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
    ['.kit_button_x1{display:none}', '".kit_button_x1" needs a class of this module that it starts from'],
    ['.mf-tour_card_x1 p{color:red}', '".mf-tour_card_x1 p" needs a class of this module that it starts from'],
    ['#root{display:none}', '"#root" needs a class of this module that it starts from'],
    ['.mf-booking_a{color:red', 'does not parse: Unclosed block'],
  ])('a built style %s is another’s, or none', async (css, reason) => {
    const release = next({}, { others: [file('browser/page.css')] });
    expect(await refused({ release, css })).toContainEqual(expect.objectContaining({ gate: 'styles', reason }));
  });

  it('of a style its source is named, where that is at hand', async () => {
    const folder = join(dir, 'styled');
    await mkdir(folder);
    await writeFile(join(folder, 'card.module.css'), '.card {\n  color: red;\n}\n.card + p {\n  margin: 0;\n}\n');
    expect(await styleFindings(folder)).toMatchObject([
      { gate: 'styles', file: expect.stringMatching(/styled\/card\.module\.css:4:1$/), mend: expect.any(String) },
    ]);
  });

  it.each([
    ['uses React', 'const {useState}=react;x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H'],
    ['compares with it', 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE===b'],
  ])('who only %s has no copy of it', async (_title, code) => {
    expect(await refused({ release: next(), code })).toEqual([]);
  });
});

it('every gate explains itself, and has a name of its own', () => {
  expect(new Set(EXPLAINED.map(({ name }) => name)).size).toBe(EXPLAINED.length);
  for (const { guards, example, mend } of EXPLAINED)
    for (const text of [guards, example, mend]) expect(text).not.toBe('');
});
