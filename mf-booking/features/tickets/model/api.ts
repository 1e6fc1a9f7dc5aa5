import { tourActionsEndpoints } from '@cairn/shared-contracts/api/tour-actions.endpoints';

export const tourActions = tourActionsEndpoints();
