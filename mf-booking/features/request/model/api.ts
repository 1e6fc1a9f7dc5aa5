import { individualTourEndpoints } from '@cairn/shared-contracts/api/individual-tour.endpoints';
import { requestEndpoints } from '@cairn/shared-contracts/api/request.endpoints';
import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';
import { waitlistEndpoints } from '@cairn/shared-contracts/api/waitlist.endpoints';

export const tours = toursEndpoints();
export const individualTours = individualTourEndpoints();
export const requests = requestEndpoints();
export const waitlists = waitlistEndpoints();
