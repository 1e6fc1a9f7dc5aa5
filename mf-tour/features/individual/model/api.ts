import { individualTourEndpoints } from '@cairn/shared-contracts/api/individual-tour.endpoints';

export const individualTours = individualTourEndpoints();
