import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { REVIEW_TEXT } from '@cairn/shared-contracts/domain/upload-limits';
import { maxLength, minLength, required } from '@cairn/shared-contracts/domain/validators';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useForm } from '@cairn/shared-contracts/ui/form';
import { useRef } from 'react';
import { reviews } from './api.ts';
import { EMPTY_REVIEW, type ReviewValues, toReviewBody } from './review-values.ts';

/** the page itself has the text for these: another tab was quicker, or it is too late by now */
const CHANGES_PAGE: ReadonlySet<string> = new Set(['review_exists', 'review_expired', 'review_not_found']);
const changesPage = (error: ApiError): boolean => error.kind === 'refused' && CHANGES_PAGE.has(error.code);

/**
 * The form of a review. What was typed stays until the review is there: over refusals, lost connections and reloads.
 * @param onChanged the invitation is no longer what it was; with the answer, when there is one
 */
export function useReviewForm(uuid: string, onChanged: (answer?: ReviewInvitation) => void) {
  const { t } = useTranslation('mf-tour');
  const [send] = reviews.sendReview.useMutation();
  /** files that are on their way: a review that is sent now would lose them */
  const uploading = useRef(0);
  const form = useForm<ReviewValues>({
    id: 'review',
    initial: EMPTY_REVIEW,
    mode: 'eager',
    // a story takes its time
    keepsDraft: true,
    rules: {
      rating: [required()],
      text: [required(), minLength(REVIEW_TEXT.min), maxLength(REVIEW_TEXT.max)],
      photos: [() => (uploading.current > 0 ? t('reviewForm.photosUploading') : undefined)],
    },
    onSubmit: async (values): Promise<ApiError | undefined> => {
      const answer = await send(toReviewBody(uuid, values));
      const error = answer.error && toApiError(answer.error);
      if (!error || changesPage(error)) {
        onChanged(answer.data);
        return undefined;
      }
      // the photos are named as the api names them
      if (error.kind === 'refused' && error.fields.images) {
        const { images, ...fields } = error.fields;
        return { ...error, fields: { ...fields, photos: images } };
      }
      return error;
    },
  });
  return { form, uploading };
}

export type ReviewFormControl = ReturnType<typeof useReviewForm>;
