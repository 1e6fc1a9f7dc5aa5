import { describe, expect, it } from '@jest/globals';
import { ownOrigin } from './own-origin.ts';

const HOSTS = ['localhost', 'cairn.test', 'www.cairn.test'];

describe.each([
  ['https://cairn.test', 'cairn.test', 'https://cairn.test'],
  ['https://cairn.test', 'Cairn.test:443', 'https://cairn.test'],
  ['https://cairn.test', 'www.cairn.test', 'https://www.cairn.test'],
  // a port that a stranger names is none of the site's
  ['https://cairn.test', 'www.cairn.test:8443', 'https://www.cairn.test'],
  ['https://cairn.test:8443', 'www.cairn.test', 'https://www.cairn.test:8443'],
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
    expect(ownOrigin(host, { publicUrl, hosts: HOSTS })).toBe(origin);
  });
});
