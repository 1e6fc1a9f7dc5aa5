import { organizerEndpoints } from '@cairn/shared-contracts/api/organizer.endpoints';

export const organizers = organizerEndpoints();
