import { ApiError, notFound } from '../../platform/errors.ts';

export const individualTourNotFound = () => notFound('individual_tour_not_found');
export const individualTourExpired = () => new ApiError(410, 'individual_tour_expired');
