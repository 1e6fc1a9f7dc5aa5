import { describe, expect, it } from '@jest/globals';
import { type Compared, type Judged, judge } from './judge.ts';
import type { PageSeen } from './page-seen.ts';

const seen = (more: Partial<PageSeen> = {}): PageSeen => ({
  ...{ path: '/guides', status: 200, composition: ['mf-guides@1.1.0', 'mf-tour@1.0.0'], answeredMs: 400 },
  ...{ isHydrated: true, complaints: [], fallbacks: [], violations: [], files: [], shots: {} },
  ...more,
});
const compared = (candidate: Partial<PageSeen>, more: Partial<Compared> = {}): Compared => ({
  place: { path: '/guides', route: 'mf-guides/guides', isForMembers: false },
  candidate: seen(candidate),
  live: seen({ composition: ['mf-guides@1.0.0', 'mf-tour@1.0.0'] }),
  differences: { 390: 0, 1440: 0 },
  ...more,
});
const judged: Judged = {
  release: { name: 'mf-guides', version: '1.1.0' },
  liveVersion: '1.0.0',
  fileOf: (route) => `${route}.route.tsx`,
  ownerOf: (remote) => `squad of ${remote}`,
};
const MISMATCH = 'Minified React error #418; visit https://react.dev/errors/418?args[]=text';
const violation = { id: 'button-name', help: 'Buttons must have discernible text', nodes: ['<button>'] };

describe('what the slow gate has against a page', () => {
  it('has nothing against one that is as it was', () => {
    expect(judge([compared({})], judged)).toEqual([]);
  });

  it.each<[string, Partial<PageSeen>, Partial<Compared>, string, string]>([
    ['no answer', { status: undefined }, {}, 'render', '/guides did not answer within 10 s'],
    ['an error', { status: 500 }, {}, 'render', '/guides answers 500, and 200 with 1.0.0, which is live'],
    ['an error of a first version', { status: 503 }, { live: undefined }, 'render', '/guides answers 503'],
    ['a page that is gone', { status: 404 }, {}, 'render', '/guides answers 404, and 200 with 1.0.0, which is live'],
    [
      ...(['a page that goes without it', { composition: ['mf-tour@1.0.0'] }, {}, 'render'] as const),
      '/guides is composed without mf-guides@1.1.0: its part failed while the page was made',
    ],
    ['a part that is away', { fallbacks: ['mf-guides/tip'] }, {}, 'render', '/guides shows that mf-guides/tip is away'],
    ['a page that stays dead', { isHydrated: false }, {}, 'render', '/guides does not come alive in the browser'],
    [
      ...(['a hydration mismatch', { complaints: [MISMATCH] }, {}, 'hydration'] as const),
      `/guides is drawn anew in the browser: it is not what the server wrote (${MISMATCH})`,
    ],
    ['an error in the browser', { complaints: ['x is undefined'] }, {}, 'console', '/guides: x is undefined'],
    [
      ...(['a button without a name', { violations: [violation] }, {}, 'accessibility'] as const),
      '/guides: Buttons must have discernible text: <button>',
    ],
    [
      ...(['another look', {}, { differences: { 390: 0.12, 1440: 0.001 } }, 'looks'] as const),
      '/guides at 390 px: 12 % of its pixels are others than with 1.0.0, which is live',
    ],
  ])('%s', (_title, candidate, more, gate, reason) => {
    const findings = judge([compared(candidate, more)], judged);
    expect(findings).toEqual([expect.objectContaining({ gate, reason, file: 'mf-guides/guides.route.tsx' })]);
  });

  it.each<[string, Partial<PageSeen>]>([
    ['a complaint', { complaints: [MISMATCH] }],
    ['a violation', { violations: [violation] }],
    ['a neighbour that is away', { fallbacks: ['mf-tour/reviews'] }],
  ])('%s that is there with the live version too is not its fault', (_title, both) => {
    expect(judge([compared(both, { live: seen(both) })], judged)).toEqual([]);
  });

  it.each<[string, (version: string, port: number) => string]>([
    [
      'a file of its own that is missing',
      (version) => `Failed to load resource: a status of 404 (): /cdn/remotes/mf-guides/${version}/browser/map.svg`,
    ],
    ['a warning that names the version', (version) => `mf-guides@${version} wants more than it gets`],
    ['its container', (version) => `container mf_guides__${version.replaceAll('.', '_')} has no ./x`],
    ['the site', (_version, port) => `a font of http://localhost:${port}/fonts/a.woff2 was not used`],
    [
      'an error with its stack',
      (version, port) =>
        `Error: no map\n    at show (http://localhost:${port}/cdn/remotes/mf-guides/${version}/browser/c.${port}.js:1:${port})`,
    ],
  ])('a fault of before is no new one with another version’s files: %s', (_title, text) => {
    const live = seen({ complaints: [text('1.0.0', 41000)] });
    expect(judge([compared({ complaints: [text('1.1.0', 42000)] }, { live })], judged)).toEqual([]);
    const other = seen({ complaints: [`something else, ${text('1.0.0', 41000)}`] });
    const [found] = judge([compared({ complaints: [text('1.1.0', 42000)] }, { live: other })], judged);
    expect(found?.reason).toBe(`/guides: ${text('1.1.0', 42000)}`);
  });

  it('another look may be accepted, nothing else', () => {
    const one = compared({ complaints: ['x is undefined'] }, { differences: { 390: 0.5 } });
    expect(judge([one], { ...judged, accepted: 'new design' }).map(({ gate }) => gate)).toEqual(['console']);
  });

  it('names who answers for a page of somebody else', () => {
    const place = { path: '/alps-12', route: 'mf-tour/tour', isForMembers: false };
    expect(judge([compared({ complaints: ['oh'] }, { place })], judged)[0]?.owner).toBe('squad of mf-tour');
  });
});
