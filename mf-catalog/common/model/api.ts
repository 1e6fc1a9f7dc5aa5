import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

/** The tour calls of this remote, injected once. */
export const tours = toursEndpoints();
