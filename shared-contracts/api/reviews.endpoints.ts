import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { ReviewBody, ReviewInvitation } from './reviews.schema.ts';

/** Writing a review by its one-time link (specification §2, /review/:uuid). Photos go by `useUpload` to /spa/upload-review-image. */
export const reviewsEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    reviewInvitation: build.query<ReviewInvitation, { uuid: string }>({
      query: (params) => ({ url: '/spa/review-invitation', params }),
    }),
    sendReview: build.mutation<ReviewInvitation, ReviewBody>({
      query: (body) => ({ url: '/spa/review', method: 'POST', body }),
    }),
    deleteImage: build.mutation<{ result: true }, { id: number; token: string }>({
      query: (params) => ({ url: '/spa/delete-image', method: 'POST', params, body: {} }),
    }),
  }));
