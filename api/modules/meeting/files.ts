import type { MeetFile } from '@cairn/shared-contracts/api/meeting.schema';
import { MEETING_FILES_MAX } from '@cairn/shared-contracts/domain/upload-limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid, notFound } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/http/receive-upload.ts';
import type { Services } from '../../platform/services.ts';
import { filePath } from '../uploads/file-url.ts';
import { removeUpload } from '../uploads/remove-upload.ts';
import { uploadPaper } from '../uploads/upload-file.ts';
import type { UploadKind, UploadRow } from '../uploads/upload-store.ts';
import { MEETING_BUCKET } from './file-access.ts';

const KIND: UploadKind = 'file';

const uploadsOf = (db: Kysely<Database>, requestId: number) =>
  db
    .selectFrom('meeting_files as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .select(['u.id', 'u.name', 'u.uuid', 'u.kind'])
    .where('f.request_id', '=', requestId)
    .orderBy('u.id');

const shown = ({ id, name, uuid }: Pick<UploadRow, 'id' | 'name' | 'uuid'>): MeetFile => ({
  ...{ id, name },
  url: filePath({ kind: KIND, uuid }),
});

/** Those that were uploaded last and are not saved yet are among them: a reload loses none. */
export const filesOf = async (db: Kysely<Database>, requestId: number): Promise<MeetFile[]> =>
  (await uploadsOf(db, requestId).execute()).map(shown);

/** Those that the information was saved with: what was only uploaded is nobody else's to read yet. */
export const savedFilesOf = async (db: Kysely<Database>, requestId: number): Promise<MeetFile[]> =>
  (await uploadsOf(db, requestId).where('u.attached_at', 'is not', null).execute()).map(shown);

async function refuseTooMany(db: Kysely<Database>, requestId: number): Promise<void> {
  const files = await uploadsOf(db, requestId).execute();
  if (files.length >= MEETING_FILES_MAX) throw invalid({ file: [broken('maxValue', { max: MEETING_FILES_MAX })] });
}

/** @throws ApiError 415, 422 when there are as many as there may be */
export async function addFile(services: Services, requestId: number, file: ReceivedFile): Promise<MeetFile> {
  const { db } = services;
  // before anything is kept; two at once are told apart below
  await refuseTooMany(db, requestId);
  const { id } = await uploadPaper(services, file, { isPublic: false, userId: null, bucket: MEETING_BUCKET });
  try {
    await db.transaction().execute(async (trx) => {
      await lockMeeting(trx, requestId);
      await refuseTooMany(trx, requestId);
      await trx.insertInto('meeting_files').values({ upload_id: id, request_id: requestId }).execute();
    });
  } catch (error) {
    const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
    if (row) await removeUpload(services, row);
    throw error;
  }
  return shown(await uploadsOf(db, requestId).where('u.id', '=', id).executeTakeFirstOrThrow());
}

/** @throws ApiError 404 file_not_found, for files of another booking too */
export async function removeFile(services: Services, requestId: number, fileId: number): Promise<void> {
  const row = await services.db
    .selectFrom('meeting_files as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .selectAll('u')
    .where('f.request_id', '=', requestId)
    .where('u.id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw notFound('file_not_found');
  await removeUpload(services, row);
}

/** Held by the transaction: files are counted and text is saved one after another. */
export const lockMeeting = (trx: Kysely<Database>, requestId: number) =>
  trx
    .selectFrom('meetings')
    .select('request_id')
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
