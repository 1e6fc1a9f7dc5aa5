import type { GivenPicture } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture, TourDetails } from '../../platform/stored-json.ts';
import { isTokenOf } from '../uploads/delete-token.ts';
import { attachUploads, storedPicture, uuidOfPicture } from '../uploads/upload-store.ts';

/** Where a tour shows pictures. */
export interface Pictured {
  images: readonly StoredPicture[];
  days: readonly { images: readonly StoredPicture[] }[];
  details: Pick<TourDetails, 'stays'>;
}

export const picturesOfStay = ({ image, images }: TourDetails['stays'][number]): StoredPicture[] =>
  images ?? (image ? [image] : []);

const allOf = ({ images, days, details }: Pictured): StoredPicture[] => [
  ...images,
  ...days.flatMap((day) => day.images),
  ...details.stays.flatMap(picturesOfStay),
];

const gone = () => new ApiError(422, 'photo_gone', { field: 'images' });

/**
 * Makes stored pictures of given ones: those that the tour shows already, and new ones, which stay from here on.
 * @throws ApiError 422 photo_gone for those of other tours, and for uploads that are gone, somebody else's, or part of something else
 */
export async function createTakePictures(
  services: Services,
  trx: Kysely<Database>,
  before: Pictured,
  given: readonly GivenPicture[],
): Promise<(pictures: readonly GivenPicture[]) => StoredPicture[]> {
  const known = new Map(allOf(before).map((picture) => [picture.key, picture]));
  const ids = [...new Set(given.flatMap(({ id }) => (id === undefined ? [] : [id])))];
  const uploads =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('uploads')
          .selectAll()
          .where('id', 'in', ids)
          .where('kind', '=', 'image')
          .where('bucket', '=', 'tour')
          .where('attached_at', 'is', null)
          .forUpdate()
          .execute();
  await attachUploads(services, trx, ids);
  const take = ({ key, id, token, alt }: GivenPicture): StoredPicture => {
    const shown = key === undefined ? undefined : known.get(key);
    if (shown) return { ...shown, alt };
    const upload = uploads.find((one) => one.id === id);
    if (!upload || !isTokenOf(upload.delete_hash, token ?? '')) throw gone();
    return storedPicture(upload, alt);
  };
  return (pictures) => pictures.map(take);
}

/** Uploads that the tour showed and shows no more are removed with all that nobody uses. */
export async function releasePictures(trx: Kysely<Database>, before: Pictured, after: Pictured): Promise<void> {
  const kept = new Set(allOf(after).map(({ key }) => key));
  const uuids = allOf(before).flatMap(({ key }) => (kept.has(key) ? [] : (uuidOfPicture(key) ?? [])));
  if (uuids.length === 0) return;
  await trx.updateTable('uploads').set({ attached_at: null }).where('uuid', 'in', uuids).execute();
}
