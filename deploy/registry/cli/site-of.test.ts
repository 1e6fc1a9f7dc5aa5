import { expect, it } from '@jest/globals';
import { siteOf } from './site-of.ts';

it.each([
  ['https://cairn.example/de', { PORT: '3430' }, 'https://cairn.example'],
  [undefined, { PUBLIC_URL: 'https://cairn.example', PORT: '3430' }, 'https://cairn.example'],
  [undefined, { PORT: '3430' }, 'http://localhost:3430'],
  [undefined, {}, 'http://localhost:3000'],
])('%s with %j is about %s', (named, env, site) => {
  expect(siteOf(named, env)).toBe(site);
});

it.each(['cairn.example', 'javascript:alert(1)', ''])('%j is no site', (named) => {
  expect(() => siteOf(named, {})).toThrow('--site takes the address of a site');
});
