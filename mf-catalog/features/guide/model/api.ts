import { climateEndpoints } from '@cairn/shared-contracts/api/climate.endpoints';
import { organizerEndpoints } from '@cairn/shared-contracts/api/organizer.endpoints';

export const climate = climateEndpoints();
export const organizers = organizerEndpoints();
