import { comparisonEndpoints } from '@cairn/shared-contracts/api/comparison.endpoints';

/** The calls of a comparison, injected once. */
export const comparison = comparisonEndpoints();
