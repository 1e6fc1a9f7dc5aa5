import { generateKeyPairSync } from 'node:crypto';
import { signLink } from '@cairn/shared-contracts/build/signed-link';
import { LINK_MOST, type OverrideLink } from '@cairn/shared-contracts/remote/override';
import { describe, expect, it } from '@jest/globals';
import { KEYS } from '../../testing/sample-releases.ts';
import { readLink } from './override-link.ts';

const NOW = Date.parse('2027-01-10T12:00:00.000Z');
const LINK: OverrideLink = {
  kind: 'override',
  id: '2027-01-10-abcdef',
  environment: 'test',
  by: 'kate',
  made_at: '2027-01-10T00:00:00.000Z',
  expires_at: '2027-01-11T00:00:00.000Z',
  offers: 'sha384-x',
  mix: { 'mf-tour': '1.1.0' },
};
const signed = (over: Partial<Record<keyof OverrideLink, unknown>> = {}, key = KEYS.privateKey) =>
  signLink({ ...LINK, ...over }, key);
const read = (text: string) => readLink(text, { key: KEYS.publicKey, environment: 'test', now: NOW });

it('reads what the release key has signed', () => {
  expect(read(signed())).toEqual({ kind: 'link', link: LINK });
});

const [payload = '', signature = ''] = signed().split('.');
const forged = Buffer.from(JSON.stringify({ ...LINK, mix: { 'mf-tour': '6.6.6' } })).toString('base64url');

describe('refuses', () => {
  it.each([
    ['another mix under the same signature', `${forged}.${signature}`, 'wrong_signature'],
    ['a signature that is cut', `${payload}.${signature.slice(0, -4)}`, 'wrong_signature'],
    ['no signature', payload, 'malformed'],
    ['an empty one', `${payload}.`, 'malformed'],
    ['a word', 'nonsense', 'malformed'],
    ['nothing', '', 'malformed'],
    ['what somebody else has signed', signed({}, generateKeyPairSync('ed25519').privateKey), 'wrong_signature'],
    ['a live document of the same key', signLink({ format: 1, environment: 'test' }, KEYS.privateKey), 'malformed'],
    ['a document of another kind', signed({ kind: 'override-offers' }), 'malformed'],
    ['an id that leads out of its folder', signed({ id: '../../live/test' }), 'malformed'],
    ['another environment', signed({ environment: 'production' }), 'other_environment'],
    ['what has expired', signed({ expires_at: '2027-01-10T11:59:59.999Z' }), 'expired'],
    ['what holds for years', signed({ expires_at: '2029-01-11T00:00:00.000Z' }), 'holds_too_long'],
    [
      'what was made tomorrow',
      signed({ made_at: '2027-01-12T00:00:00.000Z', expires_at: '2027-01-13T00:00:00.000Z' }),
      'holds_too_long',
    ],
    ['what is longer than any link', 'a'.repeat(LINK_MOST + 1), 'too_long'],
  ])('%s', (_what, text, code) => {
    expect(read(text)).toEqual({ kind: 'refused', code });
  });
});
