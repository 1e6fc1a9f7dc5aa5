import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { compile } from 'path-to-regexp';
import { withBase } from '../routing/match-route.ts';
import { SPECIFICATION } from '../routing/specification.ts';
import { robotsTxt } from './robots.ts';

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
  return (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
};

describe('robots.txt', () => {
  it('names the sitemap of its site', () => {
    expect(robotsTxt(SITE)).toMatch(/^User-agent: \*\n/);
    expect(robotsTxt(SITE)).toMatch(/\n\nSitemap: https:\/\/cairn\.test\/sitemap\.xml\n$/);
  });

  it.each(SPECIFICATION.filter(({ access }) => access === 'login').map(({ pattern }) => pattern))(
    'refuses %s, which only its owner sees, in every language',
    (pattern) => {
      const path = compile(withBase(pattern, 'booking'))({ id: '7' });
      const isRefused = refusedBy(robotsTxt(SITE));
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
    expect(refusedBy(robotsTxt(SITE))(path)).toBe(isRefused);
  });

  it("a site's own name for booking pages is refused", () => {
    const site = sampleSite({ booking: { baseSegment: 'reserve' } });
    expect(refusedBy(robotsTxt({ ...SITE, site }))('/reserve/uuid/1')).toBe(true);
  });
});
