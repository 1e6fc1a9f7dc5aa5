import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

export const tours = toursEndpoints();
