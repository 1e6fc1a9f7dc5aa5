import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Services } from '../../../platform/services.ts';
import { originOf } from '../../request/site-of-booking.ts';

/** the site that a page asks from */
export interface PasskeySite {
  site: Site;
}

/** What passkeys of a site are bound to (WebAuthn level 3, §5.1.2): browsers offer them to no other. */
export interface RelyingParty {
  /** host name */
  id: string;
  name: string;
  /** of pages that may use them */
  origins: string[];
}

/** The host that the site is known by, and the pages on it and on those of its other hosts that lie below it. */
export function relyingPartyOf({ env }: Pick<Services, 'env'>, site: Site): RelyingParty {
  const origin = originOf({ config: site }, env.PUBLIC_URL);
  const id = new URL(origin).hostname;
  const origins = site.hosts
    .filter((host) => host === id || host.endsWith(`.${id}`))
    .map((host) => {
      const url = new URL(origin);
      url.hostname = host;
      return url.origin;
    });
  return { id, name: site.name, origins: [...new Set([origin, ...origins])] };
}
