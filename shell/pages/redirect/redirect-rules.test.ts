import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { allowedHosts, redirectTarget } from './redirect-rules.ts';

const HOSTS = allowedHosts(
  sampleSite({
    crmLoginLink: 'https://crm.cairn.test/login',
    verificationService: { link: 'https://checks.test/about' },
    messengers: [{ source: 'viber', url: 'viber://chat?number=1' }],
    socials: [{ source: 'instagram', url: 'https://www.social.test/cairn' }],
  }),
);
const of = (text: string) => redirectTarget(text, 'https://cairn.test', HOSTS);

describe('an address from outside', () => {
  it.each([
    ['/', '/'],
    ['/tours?page=2#list', '/tours?page=2#list'],
    ['/de/walk-42', '/de/walk-42'],
    ['https://cairn.test/walk-42', '/walk-42'],
    ['HTTPS://CAIRN.TEST/walk-42', '/walk-42'],
    ['/a/../walk-42', '/walk-42'],
    ['/walk 42', '/walk%2042'],
  ])('%s is a page of the site', (text, path) => {
    expect(of(text)).toEqual({ kind: 'internal', path });
  });

  it.each([
    ['https://crm.cairn.test/login', 'crm.cairn.test'],
    ['https://checks.test/', 'checks.test'],
    ['https://social.test/cairn', 'social.test'],
    ['https://www.social.test/cairn', 'www.social.test'],
    ['https://t.me/cairn', 't.me'],
  ])('%s is allowed by the configuration', (text, host) => {
    expect(of(text)).toMatchObject({ kind: 'allowed', host });
  });

  it.each([
    ['https://evil.test/', 'evil.test'],
    ['//evil.test/walk-42', 'evil.test'],
    ['/\\evil.test', 'evil.test'],
    ['/\t/evil.test', 'evil.test'],
    ['https://cairn.test.evil.test/', 'cairn.test.evil.test'],
    ['https://notcrm.cairn.test/', 'notcrm.cairn.test'],
    ['http://crm.cairn.test/login', 'crm.cairn.test'],
    ['https://cairn.test:8443/', 'cairn.test:8443'],
  ])('%j is blocked', (text, host) => {
    expect(of(text)).toEqual({ kind: 'blocked', host });
  });

  it.each([
    '',
    'tours',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.test',
    'https://cairn.test//evil.test',
    'https://cairn.test@evil.test/',
    'https://crm.cairn.test:x@evil.test/',
    'https://',
    '/api/crm/api/user/logout',
    '/dev/outbox',
  ])('%j is none', (text) => {
    expect(of(text)).toEqual({ kind: 'invalid' });
  });
});
