import { describe, expect, it } from '@jest/globals';
import { isLegalKind, LEGAL_KINDS, legalHref } from './legal-address.ts';

describe('the address of a document', () => {
  it.each(LEGAL_KINDS)('knows %s', (kind) => {
    expect(isLegalKind(kind)).toBe(true);
  });

  it.each([undefined, '', 'cookies', 'Privacy'])('does not know %s', (kind) => {
    expect(isLegalKind(kind)).toBe(false);
  });

  it('names a version only when it is an earlier one', () => {
    expect(legalHref('privacy')).toBe('/privacy');
    expect(legalHref('privacy', '2.1')).toBe('/privacy/2.1');
  });
});
