import { requestEndpoints } from '@cairn/shared-contracts/api/request.endpoints';
import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

export const tours = toursEndpoints();
export const requests = requestEndpoints();
