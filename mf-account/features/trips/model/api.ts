import { tripsEndpoints } from '@cairn/shared-contracts/api/trips.endpoints';

export const { trips } = tripsEndpoints();
