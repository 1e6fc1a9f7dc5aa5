import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { compile } from 'path-to-regexp';
import { withBase } from '../routing/match-route.ts';
import { SPECIFICATION } from '../routing/specification.ts';
import { tableOf } from '../routing/table.ts';
import { robotsTxt } from './robots.ts';

const TABLE = tableOf([]);
const SITE = {
  origin: 'https://cairn.test',
  locales: [
    { iso: 'en-US', name: 'English', prefix: '' },
    { iso: 'de-DE', name: 'Deutsch', prefix: '/de' },
  ],
  site: sampleSite(),
};

const refusedBy = (text: string) => {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  // as robots read a rule: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3
  const tests = rules.map((rule) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`));
  return (path: string) => tests.some((test) => test.test(path));
};

describe('robots.txt', () => {
  it('names the sitemap of its site', () => {
    expect(robotsTxt(SITE, TABLE)).toMatch(/^User-agent: \*\n/);
    expect(robotsTxt(SITE, TABLE)).toMatch(/\n\nSitemap: https:\/\/cairn\.test\/sitemap\.xml\n$/);
  });

  it.each(SPECIFICATION.filter(({ access }) => access === 'login').map(({ pattern }) => pattern))(
    'refuses %s, which only its owner sees, in every language',
    (pattern) => {
      const path = compile(withBase(pattern, 'booking'))({ id: '7' });
      const isRefused = refusedBy(robotsTxt(SITE, TABLE));
      expect([path, `/de${path}`].map(isRefused)).toEqual([true, true]);
    },
  );

  it.each([
    ['/booking/uuid/1', true],
    ['/booking/pay/7', true],
    ['/de/favorites', true],
    ['/login?next=/x', true],
    ['/api/spa/tours', true],
    ['/', false],
    ['/tours', false],
    ['/chat', true],
    ['/success?id=7', true],
    ['/chatyr-dag-7', false],
    ['/registan-walk-7', false],
    ['/reviews-of-walks', false],
    ['/de/kyrgyzstan', false],
    ['/media/a/1200.jpg', false],
    ['/assets/shell/main.js', false],
  ])('%s refused: %s', (path, isRefused) => {
    expect(refusedBy(robotsTxt(SITE, TABLE))(path)).toBe(isRefused);
  });

  it("a site's own name for booking pages is refused", () => {
    const site = sampleSite({ booking: { baseSegment: 'reserve' } });
    expect(refusedBy(robotsTxt({ ...SITE, site }, TABLE))('/reserve/uuid/1')).toBe(true);
  });

  it("a new remote's pages for users are refused without a line of the shell, its open ones are not", () => {
    const login = (pattern: string) => ({ pattern, access: 'login' as const });
    const addresses = [
      login('/trips/:id?'),
      login('/albums/:id'),
      login('/walks/:id/notes'),
      login('/:anything'),
      { pattern: '/gear/:id' },
    ];
    const isRefused = refusedBy(robotsTxt(SITE, tableOf([{ name: 'mf-extra', routes: { page: { addresses } } }])));
    const refused = ['/trips', '/trips/7', '/de/trips?by=name', '/albums/7', '/walks/7/notes', '/de/walks/7/notes'];
    expect(refused.filter((path) => !isRefused(path))).toEqual([]);
    const open = ['/', '/trips-of-old-7', '/albums', '/walks/7', '/gear/7', '/tours', '/walk-7'];
    expect(open.filter(isRefused)).toEqual([]);
  });
});
