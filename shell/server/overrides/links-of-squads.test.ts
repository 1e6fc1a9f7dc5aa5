import { generateKeyPairSync } from 'node:crypto';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { signLink } from '@cairn/shared-contracts/build/signed-link';
import type { KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import type { Mix, OverrideLink, OverrideOffers } from '@cairn/shared-contracts/remote/override';
import { describe, expect, it } from '@jest/globals';
import { aLive, aRelease, KEYS, PLAIN_CONTAINER } from '../../testing/sample-releases.ts';
import { readLink } from './override-link.ts';
import type { OverrideStage } from './override-stage.ts';
import { Overrides } from './overrides.ts';

const HOUR_MS = 3_600_000;
const SQUAD = generateKeyPairSync('ed25519');
const stable = (version: string) => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: 'sha384-live' }],
});
const LIVE = aLive(1, { 'mf-tour': stable('1.0.0'), 'mf-catalog': stable('1.0.0') });
const offered = [{ version: '6.6.6', integrity: 'sha384-offered' }];
const OFFERS: OverrideOffers = {
  ...{ kind: 'override-offers', mix: {}, made_at: '2027-01-01T00:00:00.000Z' },
  remotes: { 'mf-tour': offered, 'mf-catalog': offered },
};
const offers = Buffer.from(JSON.stringify(OFFERS));

type Key = KeyRing['squads'][string]['keys'][number];
const ringOf = (remotes: string[], revoked?: Key['revoked']): KeyRing => ({
  ...{ format: 1, revision: 1, changed_at: '', changed_by: '' },
  squads: {
    'squad-tour': {
      remotes,
      keys: [
        {
          ...{ id: 'squad-tour.1', added_at: '', ...(revoked ? { revoked } : {}) },
          public_key: SQUAD.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        },
      ],
    },
  },
});
const TOUR = ringOf(['mf-tour']);
const REVOKED = ringOf(['mf-tour'], { at: '2027-01-01T00:00:00.000Z', good: {} });

function aLink(mix: Mix, over: Partial<OverrideLink> = { signer: 'squad-tour.1' }, key = SQUAD.privateKey): string {
  const now = Date.now();
  const link: OverrideLink = {
    ...{ kind: 'override', id: '2027-01-01-abcdef', environment: 'test', by: 'kate', mix, offers: integrityOf(offers) },
    made_at: new Date(now - HOUR_MS).toISOString(),
    expires_at: new Date(now + HOUR_MS).toISOString(),
    ...over,
  };
  return signLink(link, key);
}

const overridesOf = (
  ring?: KeyRing,
  stage: () => Promise<OverrideStage> = () => Promise.reject(new Error('nothing is shown here')),
) =>
  new Overrides({
    ...{ key: KEYS.publicKey, environment: 'test', live: () => LIVE, isDevelopment: false, facts: () => ({}) },
    ring: async () => ring,
    artifacts: { read: async () => offers },
    stage,
  });

it('a link of a squad holds for a version of its own remote', () => {
  const read = readLink(aLink({ 'mf-tour': '6.6.6' }), { key: KEYS.publicKey, ring: TOUR, environment: 'test' });
  expect(read).toMatchObject({ kind: 'link', link: { mix: { 'mf-tour': '6.6.6' } }, remotes: ['mf-tour'] });
});

it('its holder looks at what is live, and may choose among the squad’s own versions', async () => {
  const looked = await overridesOf(TOUR).look({ link: aLink({}) });
  expect(looked).toMatchObject({ kind: 'allowed', overridden: { offers: { 'mf-tour': offered } } });
  // a squad vouches for nobody else's versions, whatever its offers say
  expect(looked).not.toHaveProperty('overridden.offers.mf-catalog');
});

describe('a link of a squad does not show', () => {
  it.each<[string, KeyRing | undefined, string, Mix | undefined, string]>([
    ['another squad’s remote', TOUR, aLink({ 'mf-catalog': '1.0.0' }), undefined, 'not_theirs'],
    [
      'another squad’s remote beside its own',
      TOUR,
      aLink({ 'mf-tour': '1.0.0', 'mf-catalog': '1.0.0' }),
      undefined,
      'not_theirs',
    ],
    ['another squad’s remote, chosen later', TOUR, aLink({}), { 'mf-catalog': '1.0.0' }, 'not_theirs'],
    ['a remote that is not its own any more', ringOf([]), aLink({ 'mf-tour': '1.0.0' }), undefined, 'not_theirs'],
    ['anything with a revoked key', REVOKED, aLink({}), undefined, 'wrong_signature'],
    ['anything where nobody has keys', undefined, aLink({}), undefined, 'wrong_signature'],
    [
      'anything under a name that is nobody’s',
      TOUR,
      aLink({}, { signer: 'squad-chat.1' }),
      undefined,
      'wrong_signature',
    ],
    ['anything as the platform', TOUR, aLink({}, {}), undefined, 'wrong_signature'],
    [
      'anything with another’s key',
      TOUR,
      aLink({}, { signer: 'squad-tour.1' }, KEYS.privateKey),
      undefined,
      'wrong_signature',
    ],
  ])('%s', async (_what, ring, link, mix, code) => {
    const overrides = overridesOf(ring);
    const choice = { link, ...(mix ? { mix } : {}) };
    expect(await overrides.look(choice)).toMatchObject({ kind: 'refused', code });
  });

  it('files that another link has brought here: they are its own squad’s to show', async () => {
    const staged = [aRelease('mf-tour', '6.6.6', PLAIN_CONTAINER), aRelease('mf-catalog', '6.6.6', PLAIN_CONTAINER)];
    const stage = {
      prepare: async () => undefined,
      releaseOf: (name: string, version: string) =>
        staged.find((release) => release.name === name && release.version === version),
      snapshotOf: () => ({ live: LIVE, versions: new Map() }),
      stop: () => undefined,
    };
    // the parts of a stage that are asked for
    const overrides = overridesOf(TOUR, async () => stage as unknown as OverrideStage);
    // the platform's, which shows what no squad's may
    const platform = aLink({ 'mf-catalog': '6.6.6' }, {}, KEYS.privateKey);
    expect(await overrides.look({ link: platform })).toMatchObject({ kind: 'allowed' });
    const found = (link: string, name: string) => overrides.findRelease({ link }, name, '6.6.6');
    expect(await found(platform, 'mf-catalog')).toBe(staged[1]);
    expect(await found(aLink({}), 'mf-catalog')).toBeUndefined();
    expect(await found(aLink({}), 'mf-tour')).toBe(staged[0]);
    overrides.stop();
  });

  it.each([
    ['files with a revoked key', REVOKED, 'mf-tour'],
    ['files of another squad’s remote that its offers name', TOUR, 'mf-catalog'],
  ])('%s', async (_what, ring, name) => {
    expect(await overridesOf(ring).findRelease({ link: aLink({}) }, name, '6.6.6')).toBeUndefined();
  });
});
