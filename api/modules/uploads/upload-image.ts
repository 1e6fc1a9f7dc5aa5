import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import { IMAGE_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import type { ReceivedFile } from '../../platform/http/receive-upload.ts';
import type { Services } from '../../platform/services.ts';
import { fetchPublic } from './fetch-public.ts';
import { prepareImage } from './image-file.ts';
import { keepUpload, storedPicture } from './upload-store.ts';

export interface ImageOf {
  bucket: string;
  userId: number | null;
}

/** Keeps an uploaded picture. @throws ApiError 415, 422 */
export async function uploadImage(
  services: Services,
  file: Pick<ReceivedFile, 'path' | 'type' | 'name'>,
  { bucket, userId }: ImageOf,
): Promise<UploadedImage> {
  const image = await prepareImage(file);
  try {
    const { row, token } = await keepUpload(services, {
      kind: 'image',
      bucket,
      userId,
      name: file.name,
      path: image.path,
      type: 'image/webp',
      size: image.size,
      look: image.look,
      isPublic: true,
    });
    const item = services.media(storedPicture(row, ''));
    return { id: row.id, token, ...item };
  } finally {
    await image.remove();
  }
}

/** Keeps the picture behind somebody's address. @throws ApiError 413, 415, 422 */
export async function uploadImageFrom(services: Services, url: string, of: ImageOf): Promise<UploadedImage> {
  const path = join(tmpdir(), `cairn-fetched-${randomUUID()}`);
  try {
    const { type } = await fetchPublic(url, path, { maxBytes: IMAGE_MAX_BYTES });
    return await uploadImage(services, { path, type, name: 'image' }, of);
  } finally {
    await rm(path, { force: true });
  }
}
