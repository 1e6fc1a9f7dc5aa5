import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.ts';

describe('an address for counters', () => {
  it.each([
    ['https://cairn.test/password-reset?token=abc', 'https://cairn.test/password-reset'],
    [
      'https://cairn.test/de/login-via-token?utm_source=mail&token=abc#x',
      'https://cairn.test/de/login-via-token?utm_source=mail#x',
    ],
    ['https://cairn.test/meeting?key=abc&a=1', 'https://cairn.test/meeting?a=1'],
    ['https://cairn.test/tours?page=2&difficulty=1%2C2', 'https://cairn.test/tours?page=2&difficulty=1%2C2'],
    ['', ''],
  ])('%s is told as %s', (address, told) => {
    expect(withoutSecrets(address)).toBe(told);
  });
});
