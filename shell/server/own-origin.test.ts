import { describe, expect, it } from '@jest/globals';
import { ownOrigin } from './own-origin.ts';

const HOSTS = ['localhost', 'cairn.test', 'www.cairn.test'];

describe.each([
  ['https://cairn.test', 'cairn.test', 'https://cairn.test'],
  ['https://cairn.test', 'Cairn.test:443', 'https://cairn.test'],
  ['https://cairn.test', 'cairn.test:8443', 'https://cairn.test'],
  ['https://cairn.test', 'localhost:3000', 'http://localhost:3000'],
  ['https://cairn.test', '192.168.0.5:3000', undefined],
  ['https://cairn.test', 'evil.test', undefined],
  ['https://cairn.test', 'cairn.test.evil.test', undefined],
  ['https://cairn.test', 'cairn.test@evil.test', undefined],
  ['https://cairn.test', '', undefined],
  ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', '127.0.0.1:3100', 'http://127.0.0.1:3100'],
  ['http://localhost:3000', 'localhost:3100', 'http://localhost:3100'],
  ['http://localhost:3000', '[::1]:3000', 'http://[::1]:3000'],
  ['http://localhost:3000', 'days.localhost:3000', 'http://days.localhost:3000'],
  ['http://localhost:3000', '192.168.0.5:3000', 'http://192.168.0.5:3000'],
  ['http://localhost:3000', '198.51.100.7', undefined],
  ['http://localhost:3000', 'evil.test:3000', undefined],
  ['http://localhost:3000', 'localhost:3000/evil', undefined],
  ['http://localhost:3000', 'localhost:evil', undefined],
])('a site at %s, asked as %j', (publicUrl, host, origin) => {
  it(`answers at ${origin ?? 'none of its origins'}`, () => {
    const expected = origin ? { origin, isStrangeHost: false } : { origin: publicUrl, isStrangeHost: true };
    expect(ownOrigin(host, { publicUrl, hosts: HOSTS })).toEqual(expected);
  });
});

describe('another name of a site is sent to its one host', () => {
  it.each([
    ['https://cairn.test', 'www.cairn.test', HOSTS, 'https://cairn.test'],
    ['https://www.cairn.test', 'cairn.test', HOSTS, 'https://www.cairn.test'],
    // a port that a stranger names is none of the site's
    ['https://cairn.test', 'www.cairn.test:8443', HOSTS, 'https://cairn.test'],
    ['https://cairn.test:8443', 'www.cairn.test', HOSTS, 'https://cairn.test:8443'],
    ['https://cairn.test', 'www.days.test', ['days.localhost', 'days.test', 'www.days.test'], 'https://days.test'],
  ])('%s, asked as %s', (publicUrl, host, hosts, origin) => {
    expect(ownOrigin(host, { publicUrl, hosts })).toEqual({ origin, isStrangeHost: true });
  });

  it('which a variant has, too', () => {
    const hosts = ['days.localhost', 'days.test'];
    expect(ownOrigin('days.test', { publicUrl: 'https://cairn.test', hosts })).toEqual({
      origin: 'https://days.test',
      isStrangeHost: false,
    });
  });
});
