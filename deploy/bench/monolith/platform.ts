import type { Platform } from '@cairn/shared-contracts/remote/platform';
import type { Site } from '../../../shell/server/site.ts';

/** what a guest's page knows of the site, as shell/server/pages.ts says it */
export const platformOf = (site: Site, origin: string): Platform => ({
  locale: 'en-US',
  currency: site.defaultCurrency,
  origin,
  basename: '',
  units: 'metric',
  timeZone: 'UTC',
  locales: site.locales,
  currencies: site.currencies,
  siteName: site.name,
  flags: site.flags,
  site: site.site,
});
