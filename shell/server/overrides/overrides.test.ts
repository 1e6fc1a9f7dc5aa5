import { integrityOf } from '@cairn/shared-contracts/build/files';
import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import { signLink } from '@cairn/shared-contracts/build/signed-link';
import type { Mix, OverrideLink, OverrideOffers } from '@cairn/shared-contracts/remote/override';
import { releaseFolder } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { aLive, aRelease, KEYS, PLAIN_CONTAINER } from '../../testing/sample-releases.ts';
import { compose } from '../compose.ts';
import { LoadedVersions } from '../loaded-versions.ts';
import { OverrideStage } from './override-stage.ts';
import { inspectedOf } from './override-state.ts';
import { Overrides } from './overrides.ts';

const HOUR_MS = 3_600_000;
const owner = { squad: 'squad-tour', contact: '#tour' };
const contract = { owner, fragments: {}, events: {}, uses: {}, hears: {}, texts: {}, shared: {} };
const needsCard = {
  ...contract,
  uses: { 'mf-catalog/gone': { files: ['tour.route.tsx'], required: false, props: jsonSchemaOf(z.object({})) } },
};
const RELEASES = [
  aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER, { contract }),
  aRelease('mf-tour', '1.1.0', PLAIN_CONTAINER, { contract }),
  aRelease('mf-tour', '1.2.0', PLAIN_CONTAINER, { contract: needsCard }),
  aRelease('mf-tour', '1.3.0', 'throw new Error("no good")', { contract }),
  aRelease('mf-catalog', '1.0.0', PLAIN_CONTAINER, { contract }),
];
const manifestOf = (release: (typeof RELEASES)[number]) => Buffer.from(JSON.stringify(release));
const hashOf = (name: string, version: string) => {
  const release = RELEASES.find((one) => one.name === name && one.version === version);
  return release ? integrityOf(manifestOf(release)) : 'sha384-none';
};
const stable = (name: string, version: string) => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: hashOf(name, version) }],
});
const LIVE = aLive(1, { 'mf-tour': stable('mf-tour', '1.0.0'), 'mf-catalog': stable('mf-catalog', '1.0.0') });
const OFFERS: OverrideOffers = {
  kind: 'override-offers',
  remotes: {
    'mf-tour': ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => ({
      version,
      integrity: hashOf('mf-tour', version),
    })),
  },
  mix: {},
  made_at: '2027-01-01T00:00:00.000Z',
};
const offers = Buffer.from(JSON.stringify(OFFERS));

function aLink(mix: Mix, over: Partial<OverrideLink> = {}): string {
  const now = Date.now();
  return signLink(
    {
      ...{
        kind: 'override',
        id: '2027-01-01-abcdef',
        environment: 'test',
        by: 'kate',
        offers: integrityOf(offers),
        mix,
      },
      made_at: new Date(now - HOUR_MS).toISOString(),
      expires_at: new Date(now + HOUR_MS).toISOString(),
      ...over,
    } satisfies OverrideLink,
    KEYS.privateKey,
  );
}

function overridesOf() {
  const log = { warn: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;
  const files = new Map<string, Buffer>([['overrides/test/2027-01-01-abcdef.json', offers]]);
  for (const release of RELEASES) {
    const folder = releaseFolder(release.name, release.version);
    files.set(`${folder}/release.json`, manifestOf(release));
    const code = release.version === '1.3.0' ? 'throw new Error("no good")' : PLAIN_CONTAINER;
    files.set(`${folder}/server/remoteEntry.js`, Buffer.from(code));
    files.set(`${folder}/browser/remoteEntry.js`, Buffer.from('export const get = () => {};'));
  }
  const read = async (path: string, integrity: string) => {
    const content = files.get(path);
    if (!content || integrityOf(content) !== integrity) throw new Error(`integrity mismatch for ${path}`);
    return content;
  };
  const artifacts = {
    read,
    readChanging: async () => undefined,
    readPacked: async () => undefined,
    keep: async (path: string, integrity: string) => void (await read(path, integrity)),
  };
  let stages = 0;
  const stage = async () => {
    stages++;
    return new OverrideStage({
      ...{ artifacts, log, misfit: () => undefined },
      quarantine: { reasonOf: () => undefined, add: () => undefined } as never,
      renderer: () => ({
        versions: new LoadedVersions(),
        render: () => Promise.reject(new Error('nothing is rendered here')),
        stop: () => undefined,
      }),
    });
  };
  const overrides = new Overrides({
    ...{ key: KEYS.publicKey, environment: 'test', artifacts, live: () => LIVE, isDevelopment: false, stage },
    facts: () => ({}),
  });
  return { overrides, files, stages: () => stages };
}

/** what a page of that choice is composed of, and what its inspector says */
async function pageOf(link: string, mix?: Mix) {
  const { overrides } = overridesOf();
  const overridden = await overrides.of({ link, ...(mix ? { mix } : {}) });
  if (!overridden?.staged) return { overridden };
  const { plan } = compose(overridden.staged.snapshot(), 'v', '/cdn');
  const told = inspectedOf(overridden, overrides)(plan, new Map());
  overrides.stop();
  return { overridden, header: plan.header, told };
}

describe('an overridden browser', () => {
  it('gets the chosen version, and of all others the stable one', async () => {
    const { header, told } = await pageOf(aLink({ 'mf-tour': '1.1.0' }));
    expect(header).toBe('mf-tour@1.1.0,mf-catalog@1.0.0');
    expect(told).toEqual({ overrides: [{ remote: 'mf-tour', wanted: '1.1.0', shown: '1.1.0' }] });
  });

  it('chooses another one of what its link offers', async () => {
    expect((await pageOf(aLink({ 'mf-tour': '1.1.0' }), {})).header).toBeUndefined();
    expect((await pageOf(aLink({}), { 'mf-tour': '1.1.0' })).header).toBe('mf-tour@1.1.0,mf-catalog@1.0.0');
  });

  it('is shown the stable version in place of one that does not load, and told why', async () => {
    const { header, told } = await pageOf(aLink({ 'mf-tour': '1.3.0' }));
    expect(header).toBe('mf-tour@1.0.0,mf-catalog@1.0.0');
    const reason = expect.stringContaining('no good');
    expect(told?.overrides).toEqual([{ remote: 'mf-tour', wanted: '1.3.0', shown: '1.0.0', reason }]);
  });

  it('costs no process before something is chosen', async () => {
    const { overrides, stages } = overridesOf();
    await overrides.of({ link: aLink({}) });
    expect(stages()).toBe(0);
  });
});

describe('a shell that has made no page of a link', () => {
  it('has its files all the same: the next request of a page may come here', async () => {
    const { overrides, stages } = overridesOf();
    const choice = { link: aLink({ 'mf-tour': '1.1.0' }) };
    expect(await overrides.findRelease(choice, 'mf-tour', '1.1.0')).toEqual(RELEASES[1]);
    expect(stages()).toBe(0);
  });

  it.each<[string, () => { link: string } | undefined, string]>([
    ['that the link does not offer', () => ({ link: aLink({}) }), '9.9.9'],
    ['for who has no link', () => undefined, '1.1.0'],
    ['for a link that has ended', () => ({ link: aLink({}, { expires_at: '2020-01-01T00:00:00.000Z' }) }), '1.1.0'],
  ])('has none %s', async (_what, choice, version) => {
    const { overrides } = overridesOf();
    expect(await overrides.findRelease(choice(), 'mf-tour', version)).toBeUndefined();
  });

  it('has none that was changed in the store', async () => {
    const { overrides, files } = overridesOf();
    files.set('remotes/mf-tour/1.1.0/release.json', Buffer.from('{}'));
    await expect(overrides.findRelease({ link: aLink({}) }, 'mf-tour', '1.1.0')).rejects.toThrow('integrity mismatch');
  });
});

describe('nobody is overridden', () => {
  it.each([
    [
      'by a link that has expired',
      aLink({ 'mf-tour': '1.1.0' }, { expires_at: new Date(Date.now() - 1).toISOString() }),
      'expired',
    ],
    [
      'by a link of another environment',
      aLink({ 'mf-tour': '1.1.0' }, { environment: 'production' }),
      'other_environment',
    ],
    ['by a mix without a link', '', 'malformed'],
  ] as const)('%s', async (_what, link, code) => {
    const { overrides } = overridesOf();
    const choice = { link, mix: { 'mf-tour': '1.1.0' } };
    expect(await overrides.look(choice)).toMatchObject({ kind: 'refused', code });
    expect(await overrides.of(choice)).toBeUndefined();
    expect(await overrides.mayInspect(choice)).toBe(false);
    expect(await overrides.findRelease(choice, 'mf-tour', '1.1.0')).toBeUndefined();
  });

  it.each([
    ['a version that the link does not offer', { 'mf-tour': '9.9.9' }, 'unknown_version'],
    ['a remote that nothing vouches for', { 'mf-new': '1.0.0' }, 'unknown_version'],
    ['versions whose contracts do not fit', { 'mf-tour': '1.2.0' }, 'does_not_fit'],
  ] as const)('by %s: the link is refused, an open page shows what is live and says why', async (_what, mix, code) => {
    const { overrides } = overridesOf();
    const choice = { link: aLink({}), mix };
    expect(await overrides.look(choice)).toMatchObject({ kind: 'refused', code });
    const overridden = await overrides.of(choice);
    expect(overridden).toMatchObject({ mix, fault: expect.any(String) });
    expect(overridden?.staged).toBeUndefined();
    overrides.stop();
  });

  it('by offers that were changed in the store', async () => {
    const { overrides, files } = overridesOf();
    files.set('overrides/test/2027-01-01-abcdef.json', Buffer.from(offers.toString().replace('1.1.0', '6.6.6')));
    expect(await overrides.look({ link: aLink({}) })).toMatchObject({ kind: 'refused', code: 'unavailable' });
  });
});
