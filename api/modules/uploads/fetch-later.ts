import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import type { DeliveryStatus } from '@cairn/shared-contracts/domain/chat';
import { VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { publishDownload } from '../chat/events.ts';
import { checkedHost, fetchPublic } from './fetch-public.ts';
import { videoType } from './file-kinds.ts';
import { filePath } from './file-url.ts';
import type { FileOf } from './upload-file.ts';
import { announceUpload, storageKey, storageOf } from './upload-store.ts';

/** Outbox entry: a file is to be fetched from somebody's address. */
export const FETCH_UPLOAD = 'upload.fetch';

const nameOf = (url: string): string => basename(new URL(url).pathname) || 'video';

/** A video that is fetched after the answer; it may be sent in a chat meanwhile. @throws ApiError 422 address_refused */
export async function uploadVideoLater(services: Services, url: string, of: FileOf): Promise<UploadedFile> {
  await checkedHost(new URL(url));
  return services.db.transaction().execute(async (trx) => {
    const { row, token } = await announceUpload(services, trx, {
      ...{ kind: 'video', bucket: of.bucket ?? 'video', name: nameOf(url), type: '', size: 0, sourceUrl: url },
      ...{ isPublic: of.isPublic, userId: of.userId },
    });
    await services.outbox.add(trx, FETCH_UPLOAD, { upload_id: row.id });
    const { id, name } = row;
    return { id, token, kind: 'video', download_status: 'waiting', name, size: 0, type: '', url: filePath(row) };
  });
}

/** Says how far it is, to the chat that the file was sent in as well. */
async function note(
  services: Services,
  id: number,
  download_status: DeliveryStatus,
  found: { size?: number; content_type?: string } = {},
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('uploads')
      .set({ download_status, ...found })
      .where('id', '=', id)
      .execute();
    await publishDownload(services, trx, id);
  });
}

/** Fetches what was put off. What is refused once stays refused; what went wrong on the way is tried again. */
export async function fetchUpload(
  services: Services,
  id: number,
  fetch: typeof fetchPublic = fetchPublic,
): Promise<void> {
  const row = await services.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
  // deleted meanwhile, or fetched by the try before
  if (!row?.source_url || row.download_status === 'success' || row.download_status === 'failed') return;
  const path = join(tmpdir(), `cairn-fetched-${randomUUID()}`);
  await note(services, id, 'loading');
  try {
    const { type, size } = await fetch(row.source_url, path, { maxBytes: VIDEO_MAX_BYTES });
    const content_type = await videoType({ path, type, size, name: row.name });
    await storageOf(services).put(storageKey(row), path, content_type);
    await note(services, id, 'success', { size, content_type });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await note(services, id, 'failed');
  } finally {
    await rm(path, { force: true });
  }
}
