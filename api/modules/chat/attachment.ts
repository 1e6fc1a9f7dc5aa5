import type { ChatAttachment } from '@cairn/shared-contracts/api/chat.schema';
import { ATTACHMENT_KINDS, DELIVERY_STATUSES } from '@cairn/shared-contracts/domain/chat';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { attachUploads, storedPicture, type UploadRow } from '../uploads/upload-store.ts';
import { type ChatViewer, chatsOf } from './chat-side.ts';

/** A file as its message shows it. */
export function toAttachment({ media }: Pick<Services, 'media'>, row: UploadRow): ChatAttachment {
  const isImage = row.kind === 'image';
  const preview = isImage ? media(storedPicture(row, row.name)) : null;
  return {
    id: row.id,
    kind: ATTACHMENT_KINDS.find((kind) => kind === row.kind) ?? 'file',
    name: row.name,
    size: row.size,
    type: row.content_type,
    url: fileUrl(row),
    preview,
    duration: row.duration,
    waveform: row.waveform,
    download_status: DELIVERY_STATUSES.find((status) => status === row.download_status) ?? 'success',
  };
}

/** The files of messages, by their id. */
export async function uploadsOf(
  db: Kysely<Database>,
  messages: readonly { upload_id: number | null }[],
): Promise<ReadonlyMap<number, UploadRow>> {
  const ids = messages.flatMap(({ upload_id }) => (upload_id === null ? [] : [upload_id]));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('uploads').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Gives a file to a message: one that the sender has uploaded and used nowhere else.
 * @throws ApiError 404 file_not_found
 */
export async function takeUpload(
  services: Services,
  trx: Kysely<Database>,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const own = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('attached_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!own || (await attachUploads(services, trx, [id])) === 0) throw notFound('file_not_found');
}

/** Whether the viewer takes part in the chat that the file was sent in. */
export async function isInChatOf(db: Kysely<Database>, viewer: ChatViewer, uploadId: number): Promise<boolean> {
  const found = await chatsOf(db, viewer)
    .innerJoin('chat_messages as m', 'm.chat_id', 'c.id')
    .select('m.id')
    .where('m.upload_id', '=', uploadId)
    .executeTakeFirst();
  return found !== undefined;
}
