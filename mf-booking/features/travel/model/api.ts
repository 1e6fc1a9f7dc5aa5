import { travelEndpoints } from '@cairn/shared-contracts/api/travel.endpoints';

export const travel = travelEndpoints();
