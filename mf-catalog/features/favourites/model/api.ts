import { favouritesEndpoints } from '@cairn/shared-contracts/api/favourites.endpoints';

/** The favourite calls of this remote, injected once. */
export const favourites = favouritesEndpoints();
