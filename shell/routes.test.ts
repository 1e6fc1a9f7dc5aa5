import { describe, expect, it } from '@jest/globals';
import { type Access, matchRoute, routesOf } from './routes.ts';

const UUID = '0d9f7a52-5d1c-4a0e-9f5f-3b8f1a7c2e11';
const QR: Access = { flag: 'qrPayment' };
const ARRIVAL: Access = { flag: 'arrival' };

type Row = [address: string, target: string, params?: Record<string, string>, access?: Access];

/** specification §2, row by row */
const ADDRESSES: Row[] = [
  ['/', 'mf-catalog/home'],
  ['/join', 'mf-content/join'],
  ['/about', 'mf-content/about'],
  ['/destinations', 'mf-catalog/destinations'],
  ['/collections', 'mf-catalog/collections'],
  ['/georgia/climate-and-weather', 'mf-catalog/climate', { slug: 'georgia' }],
  ['/georgia/svaneti/climate-and-weather', 'mf-catalog/climate', { slug: 'georgia/svaneti' }],
  ['/climate-and-weather', 'mf-catalog/climate'],
  ['/help-center', 'mf-content/help'],
  ['/help-center/payment', 'mf-content/help', { slug: 'payment' }],
  ['/favorites', 'mf-catalog/favorites'],
  ['/tours', 'mf-catalog/listing', { slug: 'tours' }],
  ['/georgia', 'mf-catalog/listing', { slug: 'georgia' }],
  ['/georgia/svaneti', 'mf-catalog/listing', { slug: 'georgia/svaneti' }],
  ['/terskey-alatau-traverse-42', 'mf-tour/tour', { slug: 'terskey-alatau-traverse-42' }],
  ['/tour-provider/7', 'mf-content/organizer', { id: '7' }],
  ['/tour-providers', 'mf-content/organizers'],
  ['/blog', 'mf-content/blog'],
  ['/blog/gear', 'mf-content/blog', { slug: 'gear' }],
  ['/blog/gear/boots', 'mf-content/blog', { slug: 'gear/boots' }],
  ['/blog/how-boots-are-made-17', 'mf-content/article', { slug: 'how-boots-are-made-17' }],
  ...['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules'].flatMap((kind): Row[] => [
    [`/${kind}`, 'mf-content/legal', { kind }],
    [`/${kind}/2024-05-01`, 'mf-content/legal', { kind, version: '2024-05-01' }],
    [`/${kind}/old/3`, 'mf-content/legal', { kind, version: 'old/3' }],
  ]),
  ['/contacts', 'mf-content/contacts'],
  ['/sitemap', 'mf-content/sitemap'],
  [`/review/${UUID}`, 'mf-tour/review', { uuid: UUID }],
  ['/settings', 'mf-account/settings', {}, 'login'],
  ['/login', 'mf-account/login'],
  ['/login-via-token', 'mf-account/login-via-token'],
  ['/register', 'mf-account/register'],
  ['/email-confirm', 'mf-account/email-confirm', {}, 'login'],
  ['/chat', 'mf-chat/chat', {}, 'login'],
  ['/chat/12', 'mf-chat/chat', { id: '12' }, 'login'],
  ['/redirect', 'shell/redirect'],
  ['/r/901', 'shell/short-link', { id: '901' }],
  [`/tg/${UUID}`, 'shell/messenger', { uuid: UUID }],
  ['/dev/kit', 'shell/kit', {}, { flag: 'devKit' }],
  ['/employees-cookie', 'shell/employees-cookie'],
  ['/booking/31', 'mf-booking/booking', { id: '31' }, 'login'],
  [`/booking/uuid/${UUID}`, 'mf-booking/booking', { uuid: UUID }],
  ['/booking/pay/31', 'mf-booking/payment', { id: '31' }],
  [`/booking/pay/uuid/${UUID}`, 'mf-booking/payment', { uuid: UUID }],
  ['/booking/qr/31', 'mf-booking/qr', { id: '31' }, QR],
  [`/booking/qr/uuid/${UUID}`, 'mf-booking/qr', { uuid: UUID }, QR],
  [`/arrival/${UUID}`, 'mf-booking/arrival', { uuid: UUID }, ARRIVAL],
  ['/order/8/add-tourists', 'mf-booking/add-tourists', { id: '8' }],
  [`/order/${UUID}/individual-tour`, 'mf-tour/individual', { uuid: UUID }],
  ['/payment-failed', 'mf-booking/payment-failed'],
  ['/success', 'mf-booking/success'],
];

describe('route table', () => {
  it.each(ADDRESSES)('%s is %s', (address, target, params = {}, access = 'open') => {
    const found = matchRoute(address);
    expect({ target: found?.entry.target, params: found?.params, access: found?.entry.access }).toEqual({
      target,
      params,
      access,
    });
  });

  it('shows every entry of the table at some address', () => {
    const shown = new Set(ADDRESSES.map(([address]) => matchRoute(address)?.entry.id));
    expect(
      routesOf()
        .map(({ id }) => id)
        .filter((id) => !shown.has(id)),
    ).toEqual([]);
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
    const found = matchRoute(address);
    expect([found?.entry.target, found?.params.slug]).toEqual([target, slug]);
  });

  it.each(['//', '///', '//evil.example', '//evil.example/walk-42', '/georgia//svaneti', '/login//'])(
    '%s is no address',
    (address) => {
      expect(matchRoute(address)).toBeUndefined();
    },
  );

  it.each(['/booking/abc', '/chat/abc', '/r/abc', '/tour-provider/abc'])(
    '%s needs a number: it is left to the listing, which knows no such place',
    (address) => {
      expect(matchRoute(address)?.entry.id).toBe('listing');
    },
  );

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
    expect(matchRoute(address, base)?.entry.id).toBe(id);
  });
});
