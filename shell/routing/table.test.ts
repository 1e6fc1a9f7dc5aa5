import { describe, expect, it } from '@jest/globals';
import { SPECIFIED_ADDRESSES } from '../testing/specified-addresses.ts';
import { matchRoute } from './match-route.ts';
import { SPECIFICATION } from './specification.ts';
import { type Claims, tableOf } from './table.ts';

const UUID = '0d9f7a52-5d1c-4a0e-9f5f-3b8f1a7c2e11';

const TABLE = tableOf([]);
const targetOf = (table: ReturnType<typeof tableOf>, address: string) => matchRoute(table, address)?.entry.target;

describe('the specification’s addresses, before any remote is live', () => {
  it.each(SPECIFIED_ADDRESSES)('%s is %s', (address, target, params = {}, access = 'open') => {
    const found = matchRoute(TABLE, address);
    expect({ target: found?.entry.target, params: found?.params, access: found?.entry.access }).toEqual({
      target,
      params,
      access,
    });
  });

  it('are all in the list', () => {
    const shown = new Set(SPECIFIED_ADDRESSES.map(([address]) => matchRoute(TABLE, address)?.entry.id));
    expect(SPECIFICATION.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each<[string, string, string, string | undefined]>([
    ['a slug with digits inside is a place', '/k2-base-camp', 'mf-catalog/listing', 'k2-base-camp'],
    ['digits without a dash are a place', '/route66', 'mf-catalog/listing', 'route66'],
    ['digits alone are a place', '/42', 'mf-catalog/listing', '42'],
    ['a dash and digits alone are a place', '/-42', 'mf-catalog/listing', '-42'],
    ['a deeper slug with digits is no tour', '/georgia/walk-42', 'mf-catalog/listing', 'georgia/walk-42'],
    ['a trailing slash changes nothing', '/walk-42/', 'mf-tour/tour', 'walk-42'],
    ['a trailing slash on a topic changes nothing', '/blog/gear/', 'mf-content/blog', 'gear'],
    ['a trailing slash on a literal page changes nothing', '/login/', 'mf-account/login', undefined],
    ['a decoded slug keeps its letters', '/алтай-42', 'mf-tour/tour', 'алтай-42'],
    ['spaces stay', '/new zealand', 'mf-catalog/listing', 'new zealand'],
    ['a page whose name only begins like another', '/blogger', 'mf-catalog/listing', 'blogger'],
    ['an address below a login page is not that page', '/settings-2', 'mf-tour/tour', 'settings-2'],
  ])('%s: %s', (_title, address, target, slug) => {
    const found = matchRoute(TABLE, address);
    expect([found?.entry.target, found?.params.slug]).toEqual([target, slug]);
  });

  it.each([
    '/privacy/\0',
    '/georgia\0',
    '/privacy/ ',
    '/blog/\u001f/x',
    '//',
    '///',
    '//evil.example',
    '//evil.example/walk-42',
    '/georgia//svaneti',
    '/login//',
  ])('%s is no address', (address) => {
    expect(matchRoute(TABLE, address)).toBeUndefined();
  });

  it.each([
    ...['/booking/abc', '/chat/abc', '/r/abc', '/tour-provider/abc'],
    ...['/booking/031', '/chat/01', '/r/0', '/tour-provider/01', '/trip/request/07', '/trip/pay/00'],
  ])('%s needs a number as the site writes it: it is left to the listing, which knows no such place', (address) => {
    expect(matchRoute(TABLE, address)?.entry.id).toBe('listing');
  });

  it.each([
    ['/trip/31', 'trip', 'booking'],
    [`/trip/uuid/${UUID}`, 'trip', 'booking-uuid'],
    [`/trip/pay/uuid/${UUID}`, 'trip', 'pay-uuid'],
    ['/trip/qr/31', 'trip', 'qr'],
    ['/booking/31', 'trip', 'listing'],
    [`/booking/uuid/${UUID}`, 'trip', 'listing'],
    ['/trip/31', 'booking', 'listing'],
    ['/tours', 'trip', 'listing'],
  ])('%s of a site whose bookings are under /%s is %s', (address, base, id) => {
    expect(matchRoute(TABLE, address, base)?.entry.id).toBe(id);
  });
});

describe('a table of what is live', () => {
  const extra = (...patterns: string[]): Claims => ({
    name: 'mf-extra',
    routes: { page: { addresses: patterns.map((pattern) => ({ pattern })) } },
  });

  it.each<[string, string, string]>([
    ['a new page', '/extra', '/extra'],
    ['a new page with a parameter', '/extra/:id', '/extra/7'],
    ['a page with digits at its end, before the tours', '/season-2027', '/season-2027'],
    ['a new page below a parameter', '/:place/guides', '/georgia/guides'],
    [
      'below a name of the specification’s that does not reach so deep',
      '/tour-provider/:id/reviews',
      '/tour-provider/7/reviews',
    ],
    ['an address that was still to come', '/about', '/about'],
    ['an address that is specified for another remote', '/help-center/:slug?', '/help-center/payment'],
  ])('%s is answered by the remote that declares it: %s', (_title, pattern, address) => {
    const table = tableOf([extra(pattern)]);
    expect(matchRoute(table, address)?.entry).toEqual({ id: 'page', pattern, access: 'open', target: 'mf-extra/page' });
    // nobody else's page moves
    for (const [specified, target] of SPECIFIED_ADDRESSES)
      if (matchRoute([{ ...SPECIFICATION[0], id: '', pattern, access: 'open', target: '' }], specified) === undefined)
        expect([specified, targetOf(table, specified)]).toEqual([specified, target]);
  });

  it('the specification comes first: what it has for somebody stays theirs', () => {
    const table = tableOf([extra('/blog/authors', '/:slug', '/review/:id')]);
    expect(targetOf(table, '/blog/authors')).toBe('mf-content/blog');
    expect(targetOf(table, '/walk-42')).toBe('mf-tour/tour');
    // the same pattern under another name of its parameter is that pattern
    expect(targetOf(table, '/review/7')).toBe('mf-extra/page');
    expect(
      targetOf(
        tableOf([
          extra('/review/:id'),
          { name: 'mf-tour', routes: { review: { addresses: [{ pattern: '/review/:uuid' }] } } },
        ]),
        '/review/7',
      ),
    ).toBe('mf-tour/review');
  });

  it('a remote’s own page comes before its own wider pattern', () => {
    const blog = {
      blog: { addresses: [{ pattern: '/blog/:slug*' }] },
      authors: { addresses: [{ pattern: '/blog/authors' }] },
    };
    const table = tableOf([{ name: 'mf-content', routes: blog }]);
    expect(targetOf(table, '/blog/authors')).toBe('mf-content/authors');
    expect(targetOf(table, '/blog/gear')).toBe('mf-content/blog');
  });

  it('of two patterns that nobody specified the more specific comes first, whoever is named first', () => {
    const one: Claims = { name: 'mf-a', routes: { any: { addresses: [{ pattern: '/shop/:rest*' }] } } };
    const other: Claims = { name: 'mf-b', routes: { cart: { addresses: [{ pattern: '/shop/cart' }] } } };
    for (const table of [tableOf([one, other]), tableOf([other, one])]) {
      expect(targetOf(table, '/shop/cart')).toBe('mf-b/cart');
      expect(targetOf(table, '/shop/boots')).toBe('mf-a/any');
    }
  });

  it('a release that does not name its addresses has those of the specification', () => {
    const old: Claims = { name: 'mf-content', routes: { blog: {}, about: {} } };
    const table = tableOf([old]);
    expect(targetOf(table, '/blog/gear')).toBe('mf-content/blog');
    expect(matchRoute(table, '/about')?.entry.coming).toBeUndefined();
    expect(matchRoute(tableOf([]), '/about')?.entry.coming).toBe(true);
  });

  it('two versions of a remote may have different pages: each visitor has the table of their own', () => {
    const version = (...names: string[]): Claims => ({
      name: 'mf-tour',
      routes: Object.fromEntries(names.map((name) => [name, { addresses: [{ pattern: `/${name}` }] }])),
    });
    expect(targetOf(tableOf([version('compare')]), '/compare')).toBe('mf-tour/compare');
    expect(targetOf(tableOf([version('trips')]), '/compare')).toBe('mf-catalog/listing');
  });
});
