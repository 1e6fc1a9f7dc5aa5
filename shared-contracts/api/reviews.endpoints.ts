import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './reviews.calls.ts';
import { deleteImage } from './uploads.calls.ts';

/** Writing a review by its one-time link (specification §2, /review/:uuid). Photos go by `useUpload`. */
export const reviewsEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    reviewInvitation: call(calls.reviewInvitation),
    sendReview: call(calls.sendReview),
    deleteImage: call(deleteImage),
  }));
