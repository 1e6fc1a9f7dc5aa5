import { parse } from 'zod/mini';
import { type PublicSite, publicSite } from '../domain/public-site.ts';
import { type SiteInput, siteConfig } from '../domain/site.ts';

/** What pages know of a site whose configuration says only this. */
export const sampleSite = (config: SiteInput = {}): PublicSite => publicSite(parse(siteConfig, config));
