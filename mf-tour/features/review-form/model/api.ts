import { reviewsEndpoints } from '@cairn/shared-contracts/api/reviews.endpoints';

export const reviews = reviewsEndpoints();
