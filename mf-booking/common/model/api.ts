import { siteEndpoints } from '@cairn/shared-contracts/api/site.endpoints';

export const site = siteEndpoints();
