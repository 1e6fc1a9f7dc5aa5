import { DEFAULT_BOOKING_SEGMENT } from '@cairn/shared-contracts/domain/booking-paths';
import { match } from 'path-to-regexp';

/**
 * The ONE route table: which remote's route answers an address, and who may see it (specification §2). Patterns are
 * path-to-regexp 6, as the specification writes them; the first that matches wins, so the listing's catch-all stands last.
 */
export type Access =
  | 'open'
  /** guests are sent to /login?next=… */
  | 'login'
  /** 404 unless the site's configuration turns the flag on */
  | { flag: string };

export interface RouteEntry {
  id: string;
  pattern: string;
  /** 'mf-tour/tour', or a page of the shell itself */
  target: `mf-${string}/${string}` | `shell/${string}`;
  access: Access;
  /** parameters that the pattern's literal part stands for */
  fixed?: Readonly<Record<string, string>>;
  /** the squad has not released it yet: an honest page with status 501 */
  coming?: true;
}

const open = (
  id: string,
  pattern: string,
  target: RouteEntry['target'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  id,
  pattern,
  target,
  access: 'open',
  ...more,
});
const legal = (kind: string): RouteEntry => open(kind, `/${kind}/:version*`, 'mf-content/legal', { fixed: { kind } });

/**
 * The table of one site.
 * @param base first segment of the booking pages; the specification lets a site choose it
 */
export const routesOf = (base: string = DEFAULT_BOOKING_SEGMENT): readonly RouteEntry[] => [
  open('home', '/', 'mf-catalog/home'),
  open('join', '/join', 'mf-content/join', { coming: true }),
  open('about', '/about', 'mf-content/about', { coming: true }),
  open('destinations', '/destinations', 'mf-catalog/destinations'),
  open('collections', '/collections', 'mf-catalog/collections'),
  open('help-center', '/help-center/:slug?', 'mf-content/help', { coming: true }),
  open('favorites', '/favorites', 'mf-catalog/favorites'),
  open('tour-provider', '/tour-provider/:id(\\d+)', 'mf-content/organizer', { coming: true }),
  open('tour-providers', '/tour-providers', 'mf-content/organizers', { coming: true }),
  open('blog-article', '/blog/:slug(.+-\\d+)', 'mf-content/article'),
  open('blog', '/blog/:slug*', 'mf-content/blog'),
  legal('agreement'),
  legal('tour-provider-agreement'),
  legal('privacy'),
  legal('safety-rules'),
  open('contacts', '/contacts', 'mf-content/contacts', { coming: true }),
  open('sitemap', '/sitemap', 'mf-content/sitemap', { coming: true }),
  open('review', '/review/:uuid', 'mf-tour/review'),
  open('settings', '/settings', 'mf-account/settings', { access: 'login', coming: true }),
  open('login', '/login', 'mf-account/login'),
  open('login-via-token', '/login-via-token', 'mf-account/login-via-token', { coming: true }),
  open('register', '/register', 'mf-account/register'),
  open('email-confirm', '/email-confirm', 'mf-account/email-confirm', { access: 'login', coming: true }),
  open('chat', '/chat/:id(\\d+)?', 'mf-chat/chat', { access: 'login' }),
  open('redirect', '/redirect', 'shell/redirect'),
  open('short-link', '/r/:id(\\d+)', 'shell/short-link'),
  open('messenger', '/tg/:uuid', 'shell/messenger'),
  open('kit', '/dev/kit', 'shell/kit', { access: { flag: 'devKit' } }),
  open('employees-cookie', '/employees-cookie', 'shell/employees-cookie'),
  open('booking', `/${base}/:id(\\d+)`, 'mf-booking/booking', { access: 'login' }),
  open('booking-uuid', `/${base}/uuid/:uuid`, 'mf-booking/booking'),
  open('pay', `/${base}/pay/:id(\\d+)`, 'mf-booking/payment'),
  open('pay-uuid', `/${base}/pay/uuid/:uuid`, 'mf-booking/payment'),
  open('qr', `/${base}/qr/:id(\\d+)`, 'mf-booking/qr', { access: { flag: 'qrPayment' }, coming: true }),
  open('qr-uuid', `/${base}/qr/uuid/:uuid`, 'mf-booking/qr', { access: { flag: 'qrPayment' }, coming: true }),
  open('arrival', '/arrival/:uuid', 'mf-booking/arrival', { access: { flag: 'arrival' }, coming: true }),
  open('add-tourists', '/order/:id/add-tourists', 'mf-booking/add-tourists', { coming: true }),
  open('individual-tour', '/order/:uuid/individual-tour', 'mf-tour/individual'),
  open('payment-failed', '/payment-failed', 'mf-booking/payment-failed', { coming: true }),
  open('success', '/success', 'mf-booking/success', { coming: true }),
  open('climate', '/:slug*/climate-and-weather', 'mf-catalog/climate'),
  open('tour', '/:slug([^/]+-\\d+)', 'mf-tour/tour'),
  open('listing', '/:slug+', 'mf-catalog/listing'),
];

const matchersFor = (base: string) =>
  routesOf(base).map((entry) => ({ entry, test: match<Record<string, string | string[]>>(entry.pattern) }));

/** by the booking pages' segment: a process serves few sites, and compiles a table once for each */
const tables = new Map<string, ReturnType<typeof matchersFor>>();

function matchersOf(base: string) {
  const known = tables.get(base);
  if (known) return known;
  const built = matchersFor(base);
  tables.set(base, built);
  return built;
}

export interface RouteMatch {
  entry: RouteEntry;
  params: Record<string, string>;
}

/**
 * @param pathname decoded, without the locale's prefix; an empty segment ('//', '/a//b') is no address of the site
 * @param bookingBase as in {@link routesOf}
 */
export function matchRoute(pathname: string, bookingBase: string = DEFAULT_BOOKING_SEGMENT): RouteMatch | undefined {
  if (pathname.includes('//')) return undefined;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { entry, test } of matchersOf(bookingBase)) {
    const found = test(path);
    if (!found) continue;
    const params = Object.entries(found.params).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join('/') : value,
    ]);
    return { entry, params: { ...Object.fromEntries(params), ...entry.fixed } };
  }
  return undefined;
}
