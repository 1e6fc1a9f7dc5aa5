import { type PublicSite, publicSite } from '@cairn/shared-contracts/domain/public-site';
import { ORGANIZERS_PATH, publishedFlag } from '@cairn/shared-contracts/domain/published-pages';
import { availableLocales } from '@cairn/shared-contracts/i18n/locales';
import { SiteError } from '@cairn/shared-contracts/node/site-file';
import { readSites, type SiteVariant } from '@cairn/shared-contracts/node/sites';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { type Env, isDemo } from './env.ts';
import { ownOrigin } from './own-origin.ts';

/** One site of many, as the shell serves it: languages, currencies, parts that are turned on. */
export interface Site {
  /** the api is told by X-Site */
  key: string;
  name: string;
  /** 'https://cairn.example', without a trailing slash */
  origin: string;
  /** asked by a host that is none of the site's: `origin` is the canonical one then */
  isStrangeHost: boolean;
  locales: Platform['locales'];
  currencies: readonly string[];
  defaultCurrency: string;
  flags: Readonly<Record<string, boolean>>;
  site: PublicSite;
  /** other origins that the configuration takes pictures and videos from */
  mediaHosts: readonly string[];
}

/** the variants of this process, by the host of a request: 'days.cairn.example:443' */
export interface ShellSites {
  of(host: string): Site;
}

/** of the landing's videos and pictures; what lies on the site itself needs no mention */
function mediaHosts({ landingVideos, seoBlockImages }: SiteVariant['config']): string[] {
  const addresses = [
    ...landingVideos.flatMap(({ desktop, mobile, poster }) => [desktop, mobile, poster ?? '']),
    ...seoBlockImages.map(({ url }) => url),
  ];
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}

/** @param showsDemo the ways into the demo: the outbox with the codes, the gallery of the kit */
function siteOf(
  { key, config }: SiteVariant,
  address: Pick<Site, 'origin' | 'isStrangeHost'>,
  showsDemo: boolean,
): Site {
  const { name, currencies, defaultCurrency, qrPayment, arrival, russianIsAvailable } = config;
  return {
    key,
    name,
    ...address,
    locales: availableLocales(russianIsAvailable).map(({ iso, name, prefix }) => ({ iso, name, prefix })),
    currencies,
    defaultCurrency,
    flags: {
      ...{ qrPayment, arrival, devOutbox: showsDemo, devKit: showsDemo },
      ...(config.organizer.forceHideOrganizers ? { [publishedFlag(ORGANIZERS_PATH)]: false } : {}),
    },
    site: publicSite(config),
    mediaHosts: mediaHosts(config),
  };
}

/**
 * Reads the variants.
 * @param near where deploy/sites may be: the working folder, the built shell
 * @throws SiteError
 */
export function shellSites(env: Env, near: readonly string[]): ShellSites {
  const sites = readSites({ dir: env.SITES_DIR, forced: env.SITE, near });
  return {
    of(host) {
      const variant = sites.choose({ host });
      const address = ownOrigin(host, { publicUrl: env.PUBLIC_URL, hosts: variant.config.hosts });
      return siteOf(variant, address, isDemo(env));
    },
  };
}

/** A bad configuration is one clear line on stderr and exit code 1, as a bad environment is. */
export function shellSitesOrExit(env: Env, near: readonly string[]): ShellSites {
  try {
    return shellSites(env, near);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`shell: ${error.message}\n`);
    process.exit(1);
  }
}
