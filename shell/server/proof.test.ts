import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import type { KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import { describe, expect, it } from '@jest/globals';
import { squadRemotes } from './experiments/squad-reader.ts';
import { openProof } from './proof.ts';

const NOW = Date.parse('2027-01-10T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const [platform, tour, old] = [
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
];
const keyOf = (id: string, publicKey: KeyObject) => ({
  ...{ id, added_at: '' },
  public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
});
const RING: KeyRing = {
  ...{ format: 1, revision: 1, changed_at: '', changed_by: '' },
  squads: {
    'squad-tour': {
      remotes: ['mf-tour', 'mf-guides'],
      keys: [
        { ...keyOf('squad-tour.1', old.publicKey), revoked: { at: '2027-01-01T00:00:00.000Z', good: {} } },
        keyOf('squad-tour.2', tour.publicKey),
      ],
    },
  },
};
const provers = { root: platform.publicKey, ring: async () => RING, environment: 'test' };

function aProof(id: string, key: KeyObject, over: object = {}): string {
  const until = new Date(NOW + HOUR_MS).toISOString();
  return Buffer.from(signDocument({ may: 'read live', environment: 'test', until, ...over }, key, id)).toString(
    'base64url',
  );
}
const STAGING = { environment: 'staging' };
const ANY = { environment: undefined };
const inHours = (hours: number) => ({ until: new Date(NOW + hours * HOUR_MS).toISOString() });

describe('a proof', () => {
  it.each<[string, string, string | undefined]>([
    ['of the platform', aProof('release', platform.privateKey), 'the platform'],
    ['of a squad', aProof('squad-tour.2', tour.privateKey), 'squad-tour'],
    ['of the platform, for a year', aProof('release', platform.privateKey, inHours(9000)), 'the platform'],
    ['of a squad, for a year', aProof('squad-tour.2', tour.privateKey, inHours(9000)), undefined],
    ['that is over', aProof('squad-tour.2', tour.privateKey, inHours(-1)), undefined],
    ['for something else', aProof('squad-tour.2', tour.privateKey, { may: 'read experiments' }), undefined],
    ['of the platform, for another environment', aProof('release', platform.privateKey, STAGING), undefined],
    ['of a squad, for another environment', aProof('squad-tour.2', tour.privateKey, STAGING), undefined],
    ['of the platform, for any environment', aProof('release', platform.privateKey, ANY), undefined],
    ['of a squad, for any environment', aProof('squad-tour.2', tour.privateKey, ANY), undefined],
    ['of a revoked key', aProof('squad-tour.1', old.privateKey), undefined],
    ['of a revoked key under its squad’s new name', aProof('squad-tour.2', old.privateKey), undefined],
    ['of a squad under the platform’s name', aProof('release', tour.privateKey), undefined],
    ['of nobody', aProof('squad-chat.1', tour.privateKey), undefined],
    ['that is none', 'e30', undefined],
    ['that is ever so long', 'e'.repeat(3000), undefined],
  ])('%s', async (_what, given, whose) => {
    const proof = await openProof(given, 'read live', provers, NOW);
    expect(proof && (proof.holder?.squad ?? 'the platform')).toBe(whose);
  });

  it('of the platform needs no ring', async () => {
    const ring = () => Promise.reject(new Error('the store is away'));
    const given = aProof('release', platform.privateKey);
    expect(await openProof(given, 'read live', { ...provers, ring }, NOW)).toEqual({ holder: undefined });
    expect(
      await openProof(aProof('squad-tour.2', tour.privateKey), 'read live', { ...provers, ring }, NOW),
    ).toBeUndefined();
  });
});

describe('what the api hears of a call that reads experiments', () => {
  const soon = { may: 'read experiments', until: new Date(Date.now() + 60_000).toISOString() };
  const proof = aProof('squad-tour.2', tour.privateKey, soon);
  it.each([
    ['a squad’s remotes', '/spa/experiments/report', proof, 'mf-tour,mf-guides'],
    ['of the list, too', '/spa/experiments', proof, 'mf-tour,mf-guides'],
    ['nothing of another call', '/spa/experiments/events', proof, undefined],
    [
      'nothing with a proof for another environment',
      '/spa/experiments/report',
      aProof('squad-tour.2', tour.privateKey, { ...soon, ...STAGING }),
      undefined,
    ],
    [
      'nothing with one for any environment',
      '/spa/experiments/report',
      aProof('squad-tour.2', tour.privateKey, { ...soon, ...ANY }),
      undefined,
    ],
    ['nothing without a proof', '/spa/experiments/report', undefined, undefined],
    [
      'nothing of the platform, which the api knows itself',
      '/spa/experiments/report',
      aProof('release', platform.privateKey, soon),
      undefined,
    ],
  ])('is %s', async (_what, path, given, remotes) => {
    expect(await squadRemotes(path, { query: { proof: given } }, provers)).toBe(remotes);
  });
});
