import type { Access } from '../routing/route-entry.ts';

const UUID = '0d9f7a52-5d1c-4a0e-9f5f-3b8f1a7c2e11';
const QR: Access = { flag: 'qrPayment' };
const ARRIVAL: Access = { flag: 'arrival' };

/** an address, whose page it is, its parameters, and who may see it */
export type SpecifiedAddress = [address: string, target: string, params?: Record<string, string>, access?: Access];

/** specification §2, row by row */
export const SPECIFIED_ADDRESSES: SpecifiedAddress[] = [
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
  ...['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules'].flatMap((kind): SpecifiedAddress[] => [
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
  ['/employees-cookie', 'shell/employees-cookie'],
  ['/booking/31', 'mf-booking/booking', { id: '31' }, 'login'],
  [`/booking/uuid/${UUID}`, 'mf-booking/booking', { uuid: UUID }],
  ['/booking/pay/31', 'mf-booking/payment', { id: '31' }],
  [`/booking/pay/uuid/${UUID}`, 'mf-booking/payment', { uuid: UUID }],
  ['/booking/qr/31', 'mf-booking/qr', { id: '31' }, QR],
  [`/booking/qr/uuid/${UUID}`, 'mf-booking/qr', { uuid: UUID }, QR],
  [`/arrival/${UUID}`, 'mf-booking/arrival', { uuid: UUID }, ARRIVAL],
  ['/order/8/add-tourists', 'mf-booking/add-tourists', { id: '8' }, 'login'],
  [`/order/${UUID}/add-tourists`, 'mf-booking/add-tourists', { uuid: UUID }],
  ['/meeting-information', 'mf-booking/meeting'],
  [`/order/${UUID}/individual-tour`, 'mf-tour/individual', { uuid: UUID }],
  ['/payment-failed', 'mf-booking/payment-failed'],
  ['/success', 'mf-booking/success'],
];
