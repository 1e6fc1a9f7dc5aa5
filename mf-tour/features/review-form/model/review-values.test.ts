import { describe, expect, it } from '@jest/globals';
import { aspectsOf, EMPTY_REVIEW, restoredPhotos, toReviewBody } from './review-values.ts';

const photo = (id: number) => ({
  id,
  token: `token-${id}`,
  image: `/media/upload/${id}/{size}.jpg`,
  alt: '',
  placeholder: '#000',
});
const uuid = '0d0e0000-0000-4000-8000-000000000001';

describe('a review as it is sent', () => {
  it('leaves out what was not rated, and what of a photo is only for the page', () => {
    const values = { ...EMPTY_REVIEW, rating: 5, organizer: 4, value: 1, text: '  Fine walk  ', photos: [photo(7)] };
    expect(toReviewBody(uuid, values)).toEqual({
      uuid,
      rating: 5,
      aspects: { organizer: 4, value: 1 },
      text: 'Fine walk',
      images: [{ id: 7, token: 'token-7' }],
    });
    expect(toReviewBody(uuid, { ...values, traveller: 'family' }).traveller).toBe('family');
  });

  it.each([
    [1, ['organizer', 'program', 'value']],
    [2, ['organizer', 'program', 'accommodation', 'value']],
  ])('of %d days rates %j', (days, aspects) => {
    expect(aspectsOf(days)).toEqual(aspects);
  });
});

describe('photos after a reload of the page', () => {
  it('are those that no file of this page brought', () => {
    expect(restoredPhotos([photo(1), photo(2)], [photo(2)])).toEqual([photo(1)]);
    expect(restoredPhotos([], [photo(2)])).toEqual([]);
  });
});
