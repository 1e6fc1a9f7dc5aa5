import { organizerEndpoints } from '@cairn/shared-contracts/api/organizer.endpoints';
import { placesEndpoints } from '@cairn/shared-contracts/api/places.endpoints';
import { priceExampleEndpoints } from '@cairn/shared-contracts/api/price-example.endpoints';

export const club = organizerEndpoints();
/** the countries that somebody may lead in */
export const places = placesEndpoints();
/** what a price is explained by on the page of those who may join */
export const prices = priceExampleEndpoints();
