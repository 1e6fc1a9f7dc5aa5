import { ApiError, notFound } from '../../platform/errors.ts';

export const individualTourNotFound = () => notFound('Individual tour', 'individual_tour_not_found');
export const individualTourExpired = () =>
  new ApiError(410, 'individual_tour_expired', 'The offer has expired. Ask the organizer for a new one');
