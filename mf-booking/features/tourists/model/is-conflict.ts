import type { ApiError } from '@cairn/shared-contracts/remote/platform';

/** Somebody else has saved the tourist since this page read them. */
export const isConflictError = (error: ApiError): boolean => 'code' in error && error.code === 'tourist_changed';
