import type { RouteEntry, RouteTable } from './route-entry.ts';

const page = (id: string, pattern: string, target: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  id,
  pattern,
  target,
  access: 'open',
  ...more,
});
const legal = (kind: string): RouteEntry => page(kind, `/${kind}/:version*`, 'mf-content/legal', { fixed: { kind } });

/**
 * The site's addresses as the specification lists them (§2), in the order in which they are looked at. It is no list of what there is:
 * that is what the live releases declare (table.ts). It says
 * - which of two patterns comes first,
 * - whose page an address is while its remote is away, or in a version from before releases said so: 503 in place of a wrong page,
 * - what is still to come: 501, until some remote declares it.
 */
export const SPECIFICATION: RouteTable = [
  page('home', '/', 'mf-catalog/home'),
  page('join', '/join', 'mf-content/join', { coming: true }),
  page('about', '/about', 'mf-content/about', { coming: true }),
  page('destinations', '/destinations', 'mf-catalog/destinations'),
  page('collections', '/collections', 'mf-catalog/collections'),
  page('help-center', '/help-center/:slug?', 'mf-content/help', { coming: true }),
  page('favorites', '/favorites', 'mf-catalog/favorites'),
  page('tour-provider', '/tour-provider/:id(\\d+)', 'mf-content/organizer', { coming: true }),
  page('tour-providers', '/tour-providers', 'mf-content/organizers', { coming: true }),
  page('blog-article', '/blog/:slug(.+-\\d+)', 'mf-content/article'),
  page('blog', '/blog/:slug*', 'mf-content/blog'),
  legal('agreement'),
  legal('tour-provider-agreement'),
  legal('privacy'),
  legal('safety-rules'),
  page('contacts', '/contacts', 'mf-content/contacts', { coming: true }),
  page('sitemap', '/sitemap', 'mf-content/sitemap', { coming: true }),
  page('review', '/review/:uuid', 'mf-tour/review'),
  page('settings', '/settings', 'mf-account/settings', { access: 'login' }),
  page('login', '/login', 'mf-account/login'),
  page('login-via-token', '/login-via-token', 'mf-account/login-via-token'),
  page('register', '/register', 'mf-account/register'),
  page('email-confirm', '/email-confirm', 'mf-account/email-confirm', { access: 'login' }),
  page('chat', '/chat/:id(\\d+)?', 'mf-chat/chat', { access: 'login' }),
  page('redirect', '/redirect', 'shell/redirect'),
  page('short-link', '/r/:id(\\d+)', 'shell/short-link'),
  page('messenger', '/tg/:uuid', 'shell/messenger'),
  page('employees-cookie', '/employees-cookie', 'shell/employees-cookie'),
  page('booking', '/{bookingBase}/:id(\\d+)', 'mf-booking/booking', { access: 'login' }),
  page('booking-uuid', '/{bookingBase}/uuid/:uuid', 'mf-booking/booking'),
  page('pay', '/{bookingBase}/pay/:id(\\d+)', 'mf-booking/payment'),
  page('pay-uuid', '/{bookingBase}/pay/uuid/:uuid', 'mf-booking/payment'),
  page('qr', '/{bookingBase}/qr/:id(\\d+)', 'mf-booking/qr', { access: { flag: 'qrPayment' }, coming: true }),
  page('qr-uuid', '/{bookingBase}/qr/uuid/:uuid', 'mf-booking/qr', { access: { flag: 'qrPayment' }, coming: true }),
  page('arrival', '/arrival/:uuid', 'mf-booking/arrival', { access: { flag: 'arrival' }, coming: true }),
  page('add-tourists', '/order/:id(\\d+)/add-tourists', 'mf-booking/add-tourists', { access: 'login' }),
  page('add-tourists-uuid', '/order/:uuid/add-tourists', 'mf-booking/add-tourists'),
  // its path is not shown there
  page('meeting', '/meeting-information', 'mf-booking/meeting'),
  page('individual-tour', '/order/:uuid/individual-tour', 'mf-tour/individual'),
  page('payment-failed', '/payment-failed', 'mf-booking/payment-failed', { coming: true }),
  page('success', '/success', 'mf-booking/success', { coming: true }),
  page('climate', '/:slug*/climate-and-weather', 'mf-catalog/climate'),
  page('tour', '/:slug([^/]+-\\d+)', 'mf-tour/tour'),
  page('listing', '/:slug+', 'mf-catalog/listing'),
];

/** pages of the shell itself */
export const OWN_PAGES: RouteTable = [
  page('redirect', '/redirect', 'shell/redirect'),
  page('short-link', '/r/:id(\\d+)', 'shell/short-link'),
  page('messenger', '/tg/:uuid', 'shell/messenger'),
  page('employees-cookie', '/employees-cookie', 'shell/employees-cookie'),
  page('experiments', '/dev/experiments', 'shell/experiments'),
  page('experiment', '/dev/experiment/:name', 'shell/experiment'),
  page('kit', '/dev/kit', 'shell/kit', { access: { flag: 'devKit' } }),
];
