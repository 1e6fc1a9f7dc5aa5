import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { analyticsHosts, captchaHosts, PLAYERS, paymentHosts, union } from '../composition/outside-hosts.ts';
import { TRUSTED_POLICIES } from '../composition/trusted-policies.ts';

export interface PolicySource {
  /** the site's address, 'https://cairn.example' */
  origin: string;
  /** where browsers fetch artifacts: a path of the site, or another origin */
  cdn: string;
  site: Pick<PublicSite, 'metrics' | 'paymentSystems' | 'usesRecaptcha' | 'mapTiles'>;
  /** other origins with pictures and videos of the configuration */
  mediaHosts: readonly string[];
}

/** what a page brings along that has no nonce, by its hashes: "'sha256-…'" */
export interface SharedSources {
  scripts: readonly string[];
  styles: readonly string[];
}
const ALONE: SharedSources = { scripts: [], styles: [] };

type Directives = Record<string, readonly string[]>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** the store's origin, when it is another one than the site's */
const cdnOrigin = ({ cdn, origin }: PolicySource): string[] => {
  const store = new URL(cdn, origin).origin;
  return store === origin ? [] : [store];
};

/** of the map's pictures: a script fetches them */
const tileHosts = ({ mapTiles }: PolicySource['site']): string[] => (mapTiles ? [new URL(mapTiles.url).origin] : []);

/** of the socket: older browsers do not take 'self' for it */
const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * The Content-Security-Policy of a page. Scripts run by the page's nonce, or by their hashes where it is made for many, and what those load; styles come as files or with the nonce,
 * never as attributes (style-filter.ts); what a script writes into the page goes through a named Trusted Types policy.
 */
export function pagePolicy(source: PolicySource, nonce: string, shared: SharedSources = ALONE): string {
  const { origin, site } = source;
  const cdn = cdnOrigin(source);
  const outside = union([analyticsHosts(site), paymentHosts(site), captchaHosts(site)]);
  const upgrade: Directives = origin.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {};
  return written({
    'default-src': ["'none'"],
    'script-src': [...shared.scripts, `'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", ...cdn, ...shared.styles, `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...cdn, ...source.mediaHosts, ...outside.img],
    'font-src': ["'self'", ...cdn],
    'connect-src': ["'self'", socketOrigin(origin), ...cdn, ...tileHosts(source.site), ...outside.connect],
    'media-src': ["'self'", 'blob:', ...cdn, ...source.mediaHosts],
    'frame-src': [...PLAYERS, ...outside.frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...outside.form],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_POLICIES,
    ...upgrade,
  });
}

/** of answers that are no pages: opened by themselves they may do nothing */
export const CLOSED_POLICY = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** of code: a worker works under the policy that its own file came with */
export const CODE_POLICY = written({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** of a page whole in itself. @param style its own, by its hash @param scripts likewise: those may ask the site */
export const plainPolicy = ({ style, scripts = [] }: { style: string; scripts?: readonly string[] }): string =>
  written({
    'default-src': ["'none'"],
    ...(scripts.length > 0 ? { 'script-src': scripts, 'connect-src': ["'self'"] } : {}),
    'style-src': [style],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** of the service worker, which fetches released files besides. @param store a path of the site, or an address of another origin */
export const workerPolicy = (store: string): string =>
  URL.canParse(store)
    ? CODE_POLICY.replace("connect-src 'self'", `connect-src 'self' ${new URL(store).origin}`)
    : CODE_POLICY;

const MEDIA = ['self', ...PLAYERS.map((host) => `"${host}"`)].join(' ');

/** What a page and its frames may ask of the browser: an empty list is nobody. */
export function permissionsPolicy(): string {
  const nobody = [
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'midi',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ];
  const given: Record<string, string> = {
    // messages may be dictated
    microphone: 'self',
    // a map shows where its reader is, when asked
    geolocation: 'self',
    autoplay: MEDIA,
    fullscreen: MEDIA,
    'picture-in-picture': MEDIA,
    'encrypted-media': MEDIA,
    payment: 'self',
    'clipboard-write': 'self',
  };
  return [...nobody.map((name) => [name, '']), ...Object.entries(given)]
    .map(([name, allowed]) => `${name}=(${allowed})`)
    .join(', ');
}
