import type { Site } from '@cairn/shared-contracts/domain/site';
import { hostName, type SiteVariant } from '@cairn/shared-contracts/node/sites';
import type { Services } from '../../platform/services.ts';

/** what a booking remembers of the site that it is made on: '' for one that is not among this process's variants */
export const siteKeyOf = ({ sites }: Pick<Services, 'sites'>, site: Site): string =>
  sites.all.find(({ config }) => config === site)?.key ?? '';

/** The variant that a booking was made on; one that is gone since counts as the default. */
export const siteOfBooking = ({ sites, env }: Pick<Services, 'sites' | 'env'>, key: string): SiteVariant =>
  sites.choose({ key: key || undefined, host: new URL(env.PUBLIC_URL).host });

/**
 * 'https://days.cairn.example', without a trailing slash: PUBLIC_URL for the sites that it names, else the site's first host behind
 * the same protocol and port.
 */
export function originOf({ config }: Pick<SiteVariant, 'config'>, publicUrl: string): string {
  const url = new URL(publicUrl);
  const [first] = config.hosts;
  if (first !== undefined && !config.hosts.includes(hostName(url.host))) url.hostname = first;
  return url.origin;
}
