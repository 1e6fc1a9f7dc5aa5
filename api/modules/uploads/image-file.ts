import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ReceivedFile } from '../../platform/http/receive-upload.ts';
import { lookAt, type PictureLook } from './picture-look.ts';
import { brokenImage, falseType, notAnImage, tooManyPixels } from './refusals.ts';

/** media types that claim a format, by the format as sharp names it */
const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  heif: ['image/avif'],
};
const MAX_PIXELS = 60_000_000;
/** wider and higher than any rendition of it */
const STORED_SIDE = 2_400;
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

export interface PreparedImage {
  /** WebP, upright, without what the camera wrote into it: place, time, owner */
  path: string;
  size: number;
  look: PictureLook;
  remove(): Promise<void>;
}

/** @throws ApiError 415 when the content is no picture, or another one than it claims; 413 when it is too large to be unpacked */
async function checkFormat({ path, type }: Pick<ReceivedFile, 'path' | 'type'>): Promise<void> {
  if (!type.startsWith('image/')) throw notAnImage();
  // the header alone is read here, whatever size it promises
  const header = await sharp(path, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const claims = CLAIMS[header?.format ?? ''];
  if (!header || !claims) throw notAnImage();
  if (!claims.includes(type)) throw falseType('image');
  if (header.width * header.height > MAX_PIXELS) throw tooManyPixels();
}

/**
 * Makes of an uploaded picture the one that is kept.
 * @throws ApiError 415 not_an_image, 415 file_type_mismatch, 413 too_many_pixels, 422 broken_image
 */
export async function prepareImage(file: Pick<ReceivedFile, 'path' | 'type'>): Promise<PreparedImage> {
  await checkFormat(file);
  const path = join(dirname(file.path), `cairn-image-${randomUUID()}.webp`);
  const remove = () => rm(path, { force: true });
  try {
    await sharp(file.path, OPTIONS)
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      // metadata stays behind unless it is asked for
      .webp({ quality: 88 })
      .toFile(path);
    const look = await lookAt(path);
    return { path, size: (await stat(path)).size, look, remove };
  } catch {
    await remove();
    // the header was fine, the rest is not
    throw brokenImage();
  }
}
