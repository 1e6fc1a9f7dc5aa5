import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { verificationOf } from './verification.ts';

const service = (over: object = {}) => sampleSite({ verificationService: over }).verificationService;

describe('what is said of an organizer’s identity', () => {
  it.each([
    ['checked by nobody in particular', true, {}, { kind: 'silent' }],
    [
      'checked, and how is told elsewhere',
      true,
      { link: '/safety-rules' },
      { kind: 'checked', by: '', link: '/safety-rules' },
    ],
    ['checked by a service with a name', true, { name: 'Sumsub' }, { kind: 'checked', by: 'Sumsub' }],
    ['checked by a company', true, { name: 'Sumsub', legalName: 'Sum Ltd' }, { kind: 'checked', by: 'Sum Ltd' }],
    ['unchecked, and the site keeps silent', false, {}, { kind: 'silent' }],
    [
      'unchecked, and the site says so',
      false,
      { allowMessagesAboutUnverifiedIdentity: true, link: '/safety-rules', linkText: 'How' },
      { kind: 'unchecked', link: '/safety-rules', linkText: 'How' },
    ],
  ])('%s', (_case, is_verified, over, said) => {
    expect(verificationOf({ is_verified }, service(over))).toMatchObject(said);
  });
});
