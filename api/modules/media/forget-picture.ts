import { rm } from 'node:fs/promises';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@cairn/shared-contracts/domain/picture';
import type { Services } from '../../platform/services.ts';
import { storageOf } from '../uploads/upload-store.ts';
import { renditionFile, renditionKey, renditionsFolder } from './rendition-file.ts';

/** Removes what was drawn of a picture that is no more: here, and where processes have it from one another. */
export async function forgetPicture(services: Pick<Services, 'env'>, key: string): Promise<void> {
  const { env } = services;
  const folder = renditionsFolder(env);
  const renditions = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ key, width, format })));
  await Promise.all(renditions.map((rendition) => rm(renditionFile(folder, rendition), { force: true })));
  if (env.STORAGE === 'disk') return;
  await Promise.all(renditions.map((rendition) => storageOf(services).remove(renditionKey(rendition))));
}
