import { organizerEndpoints } from '@cairn/shared-contracts/api/organizer.endpoints';
import { placesEndpoints } from '@cairn/shared-contracts/api/places.endpoints';

export const club = organizerEndpoints();
/** the countries that somebody may lead in */
export const places = placesEndpoints();
