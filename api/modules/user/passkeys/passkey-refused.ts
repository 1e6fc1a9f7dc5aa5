import { ApiError } from '../../../platform/errors.ts';

/** the same whatever is wrong with it: a reason would only help whoever forges one */
export const passkeyRefused = () => new ApiError(422, 'passkey_refused');
