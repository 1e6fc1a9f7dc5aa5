import { siteEndpoints } from '@cairn/shared-contracts/api/site.endpoints';

/** The configuration calls of this remote, injected once. */
export const site = siteEndpoints();
