import { organizerEndpoints } from '@cairn/shared-contracts/api/organizer.endpoints';
import { tourSearchEndpoints } from '@cairn/shared-contracts/api/tour-search.endpoints';

export const organizers = organizerEndpoints();
/** for the few tours of an organizer's sheet */
export const organizerTours = tourSearchEndpoints();
