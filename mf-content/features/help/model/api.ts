import { helpEndpoints } from '@cairn/shared-contracts/api/help.endpoints';
import { tourActionsEndpoints } from '@cairn/shared-contracts/api/tour-actions.endpoints';

export const help = helpEndpoints();
/** the request itself, and the search of its city */
export const requests = tourActionsEndpoints();
