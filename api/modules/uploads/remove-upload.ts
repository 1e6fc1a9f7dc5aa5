import { ORPHAN_HOURS } from '@cairn/shared-contracts/domain/upload-limits';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { forgetPicture } from '../media/forget-picture.ts';
import { isTokenOf } from './delete-token.ts';
import { pictureKey, storageKey, storageOf, type UploadRow } from './upload-store.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/** The file before its row: what fails is tried again by the cleaning. */
export async function removeUpload(services: Services, row: Pick<UploadRow, 'id' | 'kind' | 'uuid'>): Promise<void> {
  await storageOf(services).remove(storageKey(row));
  if (row.kind === 'image') await forgetPicture(services, pictureKey(row.uuid));
  await services.db.deleteFrom('uploads').where('id', '=', row.id).execute();
}

/**
 * Deletes what was uploaded, by the token that came with it.
 * @throws ApiError 404 image_not_found for a wrong token too, 409 image_in_use when something shows it
 */
export async function deleteByToken(services: Services, id: number, token: string): Promise<void> {
  const row = await services.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isTokenOf(row.delete_hash, token)) throw notFound('image_not_found');
  if (row.attached_at !== null) throw new ApiError(409, 'image_in_use');
  await removeUpload(services, row);
}

/** Removes what was uploaded a day ago and never used. @returns how many files */
export async function removeOrphans(services: Services): Promise<number> {
  const rows = await services.db
    .selectFrom('uploads')
    .select(['id', 'kind', 'uuid'])
    .where('attached_at', 'is', null)
    .where('created_at', '<', new Date(services.clock.now().getTime() - ORPHAN_HOURS * HOUR_MS))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const row of rows) await removeUpload(services, row);
  return rows.length;
}
