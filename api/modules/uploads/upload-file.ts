import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import { VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import type { ReceivedFile } from '../../platform/http/receive-upload.ts';
import type { Services } from '../../platform/services.ts';
import { fetchPublic } from './fetch-public.ts';
import { documentType, paperType, videoType, voiceType } from './file-kinds.ts';
import { filePath } from './file-url.ts';
import { keepUpload } from './upload-store.ts';

type FileKind = UploadedFile['kind'];

export interface FileOf {
  isPublic: boolean;
  userId: number | null;
  /** what it is for, where that is not its kind */
  bucket?: string;
}

/** What a voice note says of itself: seconds, and heights of its bars. */
export interface Voice {
  duration?: number | undefined;
  waveform?: readonly number[] | undefined;
}

async function keep(
  services: Services,
  file: ReceivedFile,
  kind: FileKind,
  type: string,
  { bucket = kind, ...of }: FileOf & Voice,
): Promise<UploadedFile> {
  const { path, name, size } = file;
  const { row, token } = await keepUpload(services, { ...of, kind, bucket, path, name, type, size });
  return { id: row.id, token, kind, download_status: 'success', name, size, type, url: filePath(row) };
}

/** @throws ApiError 415 */
export const uploadVoice = async (services: Services, file: ReceivedFile, of: FileOf & Voice): Promise<UploadedFile> =>
  keep(services, file, 'voice', await voiceType(file), of);

/** @throws ApiError 415 */
export const uploadFile = async (services: Services, file: ReceivedFile, of: FileOf): Promise<UploadedFile> =>
  keep(services, file, 'file', await documentType(file), of);

/** Without plain text. @throws ApiError 415 */
export const uploadPaper = async (services: Services, file: ReceivedFile, of: FileOf): Promise<UploadedFile> =>
  keep(services, file, 'file', await paperType(file), of);

/** @throws ApiError 415 */
export const uploadVideo = async (services: Services, file: ReceivedFile, of: FileOf): Promise<UploadedFile> =>
  keep(services, file, 'video', await videoType(file), of);

/** @throws ApiError 413, 415, 422 */
export async function uploadVideoFrom(services: Services, url: string, of: FileOf): Promise<UploadedFile> {
  const path = join(tmpdir(), `cairn-fetched-${randomUUID()}`);
  try {
    const { type, size } = await fetchPublic(url, path, { maxBytes: VIDEO_MAX_BYTES });
    return await uploadVideo(services, { path, type, size, name: basename(new URL(url).pathname) || 'video' }, of);
  } finally {
    await rm(path, { force: true });
  }
}
