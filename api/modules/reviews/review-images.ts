import type { reviewBody } from '@cairn/shared-contracts/api/reviews.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture } from '../../platform/stored-json.ts';
import { isTokenOf } from '../uploads/delete-token.ts';
import { attachUploads, storedPicture } from '../uploads/upload-store.ts';

type Given = z.output<typeof reviewBody>['images'];

const gone = () => new ApiError(422, 'photo_gone', { field: 'images' });

/**
 * The uploaded photos of a review, in its order; from here on they stay.
 * @throws ApiError 422 photo_gone for photos that are gone, somebody else's, or part of another review
 */
export async function takePhotos(
  services: Services,
  trx: Kysely<Database>,
  given: Given,
  alt: string,
): Promise<StoredPicture[]> {
  if (given.length === 0) return [];
  // the same one twice is one photo
  const asked = new Map(given.map(({ id, token }) => [id, token]));
  const ids = [...asked.keys()];
  const rows = await trx
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', ids)
    .where('kind', '=', 'image')
    .where('bucket', '=', 'review')
    .where('attached_at', 'is', null)
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const photos = [...asked].map(([id, token]) => {
    const row = byId.get(id);
    if (!row || !isTokenOf(row.delete_hash, token)) throw gone();
    return storedPicture(row, alt);
  });
  await attachUploads(services, trx, ids);
  return photos;
}
