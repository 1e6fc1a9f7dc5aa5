import { requestEndpoints } from '@cairn/shared-contracts/api/request.endpoints';
import { siteEndpoints } from '@cairn/shared-contracts/api/site.endpoints';

export const site = siteEndpoints();
export const requests = requestEndpoints();
