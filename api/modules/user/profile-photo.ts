import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { attachUploads, PICTURE_COLUMNS, storedPicture, uuidOfPicture } from '../uploads/upload-store.ts';
import { holdAccount } from './hold-account.ts';

/**
 * Takes a picture that the user has uploaded as their photo, or removes the photo. Uploads are pictures of pixels only: what is none,
 * is too large or is SVG was refused there.
 * @throws ApiError 404 image_not_found, also for a picture of somebody else or one that is shown elsewhere
 */
export async function changePhoto(services: Services, user: SessionUser, uploadId: number | null): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const avatar = uploadId === null ? null : await takePicture(services, trx, user, uploadId);
    await releasePhoto(trx, user.id);
    await trx
      .updateTable('users')
      .set({ avatar: avatar && JSON.stringify(avatar) })
      .where('id', '=', user.id)
      .execute();
  });
}

async function takePicture(services: Services, trx: Kysely<Database>, user: SessionUser, uploadId: number) {
  const row = await trx
    .selectFrom('uploads')
    .select(PICTURE_COLUMNS)
    .where('id', '=', uploadId)
    .where('user_id', '=', user.id)
    .where('kind', '=', 'image')
    .where('attached_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('image_not_found');
  await attachUploads(services, trx, [uploadId]);
  return storedPicture(row, '');
}

/** Nothing shows the photo any more: the cleaning of uploads removes the file. */
export async function releasePhoto(trx: Kysely<Database>, userId: number): Promise<void> {
  const { avatar } = await trx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const uuid = avatar && 'key' in avatar ? uuidOfPicture(avatar.key) : undefined;
  if (uuid === undefined) return;
  await trx.updateTable('uploads').set({ attached_at: null }).where('uuid', '=', uuid).execute();
}
