import type { ReviewBody } from '@cairn/shared-contracts/api/reviews.schema';
import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import { REVIEW_ASPECTS, type ReviewAspect, type Traveller } from '@cairn/shared-contracts/domain/review-parts';

/** What the form holds; a level is 1 Terrible to 5 Excellent. */
export type ReviewValues = Record<ReviewAspect, number | null> & {
  rating: number | null;
  /** '' says nothing */
  traveller: Traveller | '';
  text: string;
  photos: readonly UploadedImage[];
};

export const EMPTY_REVIEW: ReviewValues = {
  rating: null,
  organizer: null,
  program: null,
  accommodation: null,
  value: null,
  traveller: '',
  text: '',
  photos: [],
};

/** nobody sleeps anywhere on a tour of one day */
export const aspectsOf = (days: number): readonly ReviewAspect[] =>
  REVIEW_ASPECTS.filter((aspect) => aspect !== 'accommodation' || days > 1);

/** What is sent; aspects that were left out stay out. Only for values that passed the form's rules. */
export function toReviewBody(uuid: string, values: ReviewValues): ReviewBody {
  const aspects = REVIEW_ASPECTS.flatMap((aspect) => {
    const level = values[aspect];
    return level === null ? [] : [[aspect, level] as const];
  });
  return {
    uuid,
    rating: values.rating ?? 0,
    aspects: Object.fromEntries(aspects),
    ...(values.traveller === '' ? {} : { traveller: values.traveller }),
    text: values.text.trim(),
    images: values.photos.map(({ id, token }) => ({ id, token })),
  };
}

/** Photos of a form that the page has reloaded under: they are uploaded, but no file of this page. */
export const restoredPhotos = (
  photos: readonly UploadedImage[],
  chosen: readonly UploadedImage[],
): readonly UploadedImage[] => photos.filter(({ id }) => !chosen.some((own) => own.id === id));
