import { tourSearchEndpoints } from '@cairn/shared-contracts/api/tour-search.endpoints';

/** The search's calls, injected once. */
export const tourSearch = tourSearchEndpoints();
