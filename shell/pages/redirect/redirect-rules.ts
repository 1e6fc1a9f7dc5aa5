import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** Where an address that came from outside (a query parameter, a short link) leads. */
export type RedirectTarget =
  /** a page of the site: path, query and hash */
  | { kind: 'internal'; path: string }
  /** another site that the configuration names */
  | { kind: 'allowed'; url: string; host: string }
  /** any other site: specification §8 blocks it */
  | { kind: 'blocked'; host: string }
  /** no address of a page at all */
  | { kind: 'invalid' };

/** addresses of the site that are no pages */
const NOT_PAGES = /^\/(api|cdn|assets|media|socket|dev|node-api|spa|crm)(\/|$)/;

/** where the messengers' own links lead */
const MESSENGER_HOSTS = [
  't.me',
  'telegram.me',
  'wa.me',
  'api.whatsapp.com',
  'vk.me',
  'vk.com',
  'm.me',
  'ok.ru',
  'instagram.com',
  'ig.me',
];

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');

export type LinkingSite = Pick<
  PublicSite,
  'crmLoginLink' | 'crmRegisterLink' | 'verificationService' | 'messengers' | 'socials'
>;

/** The hosts that the site links to by its configuration: back office, verification service, messengers, social networks. */
export function allowedHosts(site: LinkingSite): ReadonlySet<string> {
  const links = [
    site.crmLoginLink,
    site.crmRegisterLink,
    site.verificationService.link,
    ...[...site.messengers, ...site.socials].map(({ url }) => url),
  ];
  const hosts = links.flatMap((link) =>
    /^https?:/.test(link) && URL.canParse(link) ? [bare(new URL(link).host)] : [],
  );
  return new Set([...hosts, ...MESSENGER_HOSTS]);
}

/**
 * @param text as it came: never trusted
 * @param origin of the site, 'https://cairn.example'
 */
export function redirectTarget(text: string, origin: string, allowed: ReadonlySet<string>): RedirectTarget {
  if (!/^(\/|https?:\/\/)/i.test(text) || !URL.canParse(text, origin)) return { kind: 'invalid' };
  // the browser's own parser: it reads back slashes, tabs and dots as the browser will
  const url = new URL(text, origin);
  if (url.origin === new URL(origin).origin) {
    // '/.//host' is a path here and another site's address in a Location field
    if (url.pathname.startsWith('//') || NOT_PAGES.test(url.pathname)) return { kind: 'invalid' };
    return { kind: 'internal', path: url.pathname + url.search + url.hash };
  }
  // a name before the host is only there to look like another host
  if (url.username || url.password) return { kind: 'invalid' };
  return allowed.has(bare(url.host)) && url.protocol === 'https:'
    ? { kind: 'allowed', url: url.href, host: url.host }
    : { kind: 'blocked', host: url.host };
}
