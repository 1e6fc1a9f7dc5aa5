import { tourActionsEndpoints } from '@cairn/shared-contracts/api/tour-actions.endpoints';
import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

export const tours = toursEndpoints();
export const tourActions = tourActionsEndpoints();
