import type { ApiError } from '@cairn/shared-contracts/remote/platform';

/** a link that was used, is too old, or never was: nothing but a new one helps. Everything else may be tried again. */
export const isLinkDead = (error: ApiError | undefined): boolean =>
  error?.kind === 'refused' && (error.code === 'link_expired' || error.code === 'validation_failed');
